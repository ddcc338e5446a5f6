import { Overtaken, type SavedMove, type SavedTable } from '$lib/saves/saves';
import type { TableStore } from './store';

/** Keeps a table and its moves in a store that may fail for a while. */
export class Keeping {
	/** The table as it is now could not be stored. */
	behind = false;

	/** `overtaken` is told when the table is another page's now: this one must stop. */
	constructor(
		private readonly store: TableStore,
		private readonly saved: SavedTable,
		private readonly overtaken: (why: Overtaken['why']) => void
	) {}

	/** Stores the table, or leaves it `behind`, to be tried again. */
	async table(): Promise<void> {
		try {
			await this.heeding(this.store.keepTable(this.saved));
			this.behind = false;
		} catch {
			this.behind = true;
		}
	}

	/** The end of this page does not take the table back to what it was before. */
	get isSafe(): boolean {
		return !this.behind && !this.store.owes;
	}

	/** Stores a move, which is worth nothing without its table. Rejects when it could not be stored. */
	async move(number: number, move: SavedMove): Promise<void> {
		// It stays behind: what waits for the table hears of it from `table` alone.
		if (this.behind) await this.heeding(this.store.keepTable(this.saved));
		await this.heeding(this.store.keepMove(this.saved.code, number, move));
	}

	private heeding(write: Promise<void>): Promise<void> {
		return write.catch((error: unknown) => {
			if (error instanceof Overtaken) this.overtaken(error.why);
			throw error;
		});
	}
}
