import type { Guard } from './drawers';
import type { SavedTable } from './records';

/**
 * Which page of a device has a hosted table: one that has opened it and stored that. It takes it over
 * from the page before only if it knows the newest of it; whatever the other has stored since it was
 * read would be lost.
 */
export class Ownership {
	/** Tells this page's records of a table from those of other pages. */
	private readonly page = crypto.getRandomValues(new Uint32Array(4)).join('-');
	/** What lay there of a table when it was read. */
	private readonly seen = new WeakMap<
		SavedTable,
		{ record: string; moves: number; next: string | undefined }
	>();

	/** Notes that a table has been read from `record`, with so many moves; `next`: what lay after them. */
	read(table: SavedTable, record: unknown, moves: number, next: unknown) {
		const [was, after] = [JSON.stringify(record), JSON.stringify(next) as string | undefined];
		this.seen.set(table, { record: was, moves, next: after });
	}

	/** A table as a record of this page. */
	signed(table: SavedTable) {
		return { ...table, at: Date.now(), page: this.page };
	}

	/** Whether this page may store a table: it has it, or opens it. */
	mayOpen(table: SavedTable): Guard {
		const { code, epoch } = table;
		const { record, moves = 0, next } = this.seen.get(table) ?? {};
		const isFree = (there: { epoch?: unknown }, after: unknown) =>
			record === undefined
				? !((there.epoch as number) >= epoch)
				: JSON.stringify(after) === next && JSON.stringify(there) === record;
		const at: Guard['at'] = [
			['tables', code],
			['moves', [code, moves]]
		];
		return { at, allows: (there, after) => this.has(there) || isFree(there as object, after) };
	}

	/** Whether this page may store a move of a table: it has it. */
	mayPlay(code: string): Guard {
		return { at: [['tables', code]], allows: (there) => this.has(there) };
	}

	/** Whether a record is this page's, or none. */
	private has(there: unknown): boolean {
		const isRecord = typeof there === 'object' && there !== null;
		return !isRecord || (there as { page?: unknown }).page === this.page;
	}
}
