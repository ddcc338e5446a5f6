import { inMemory, type Drawers, type Key, type Kind } from '$lib/saves/drawers';
import type { SavedMove, SavedTable } from '$lib/saves/saves';
import type { Chance } from '$lib/table/chance';
import type { Page, World } from './world';

/** Time a write takes, ms: until it is safe, and until the page hears of it. */
const SAFE = 12;
const HEARD = 8;

interface Write {
	page: Page;
	kind: Kind;
	key: Key;
	done: boolean;
}

/** What a device keeps beyond its pages: slow, sometimes full, and cut short when a page dies. */
export class Disk {
	full = false;
	/** Half-written records are left behind by a page that dies while it writes. */
	sloppy = false;
	private readonly chest: Drawers = inMemory();
	private writes: Write[] = [];
	/** The safe moves in order, and the table, as the laws look at them. */
	readonly moves = new Map<number, SavedMove>();
	table: SavedTable | null = null;

	constructor(
		private readonly world: World,
		private readonly luck: Chance
	) {}

	/** The drawers as a page has them. */
	of(page: Page): Drawers {
		page.mourners.push(() => this.orphaned(page));
		const { chest } = this;
		const read = <T>(work: () => Promise<T>) => this.slowly(page, work);
		return {
			...chest,
			kept: true,
			get: (kind, key) => read(() => chest.get(kind, key)),
			all: (kind) => read(() => chest.all(kind)),
			moves: (code) => read(() => chest.moves(code)),
			put: (kind, key, record) => this.write(page, kind, key, record),
			drop: (kind, key) =>
				read(() => {
					this.mirror(kind, key, undefined);
					return chest.drop(kind, key);
				})
		};
	}

	/** Power is lost: the newest move is gone although it was said to be safe. */
	forgetLast(): SavedMove | null {
		const last = Math.max(-1, ...this.moves.keys());
		const move = this.moves.get(last);
		if (!move || !this.table) return null;
		void this.chest.drop('moves', [this.table.code, last]);
		this.moves.delete(last);
		return move;
	}

	private slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			this.world.after(page, HEARD, () => void work().then(resolve, reject));
		});
	}

	private write(page: Page, kind: Kind, key: Key, record: unknown): Promise<void> {
		const copy = JSON.parse(JSON.stringify(record)) as unknown;
		return new Promise((resolve, reject) => {
			const write = { page, kind, key, done: false };
			this.writes.push(write);
			this.world.after(this.world.nature, SAFE + this.luck.die(SAFE), () => {
				if (write.done) return;
				write.done = true;
				this.writes = this.writes.filter((other) => other !== write);
				const { full } = this;
				if (!full) this.commit(kind, key, copy);
				this.world.after(page, this.luck.die(HEARD), () =>
					full ? reject(new Error('QuotaExceededError')) : resolve()
				);
			});
		});
	}

	private commit(kind: Kind, key: Key, record: unknown) {
		void this.chest.put(kind, key, record);
		this.mirror(kind, key, record);
	}

	private mirror(kind: Kind, key: Key, record: unknown) {
		if (kind === 'tables') this.table = (record as SavedTable | undefined) ?? null;
		if (kind !== 'moves') return;
		if (record === undefined) this.moves.delete(key[1] as number);
		else this.moves.set(key[1] as number, record as SavedMove);
	}

	/** What a dying page was writing is lost, is safe all the same, or is left half-written. */
	private orphaned(page: Page) {
		for (const write of this.writes.splice(0)) {
			if (write.page !== page) {
				this.writes.push(write);
				continue;
			}
			if (this.luck.die(3) > 1) continue;
			write.done = true;
			if (this.sloppy && write.kind === 'moves')
				void this.chest.put('moves', write.key, { seat: '0', move: 'sa' });
		}
	}
}
