import { inMemory, Overtaken } from '$lib/saves/drawers';
import type { Change, Drawers, Guard, Key, Kind } from '$lib/saves/drawers';
import type { SavedMove, SavedTable } from '$lib/saves/saves';
import type { Chance } from '$lib/table/chance';
import type { Page, World } from './world';

/** Time a write takes, ms: until it is safe, and until the page hears of it. */
const SAFE = 12;
const HEARD = 8;

/** A move that is half-written. */
const HALF = { seat: '0', move: 'sa' };

interface Write {
	page: Page;
	changes: Change[];
	done: boolean;
}

/** What a device keeps beyond its pages: slow, sometimes full, and cut short when a page dies. */
export class Disk {
	full = false;
	/** Half-written records are left behind by a page that dies while it writes. */
	sloppy = false;
	/** Whether it looks at the guard of a change; not: to try the laws. */
	guarded = true;
	private readonly chest: Drawers = inMemory();
	private writes: Write[] = [];
	/** The safe moves in order, and the table, as the laws look at them. */
	readonly moves = new Map<number, SavedMove>();
	private readonly halves = new Set<number>();
	table: SavedTable | null = null;
	/** The page that has the table: the last that opened it. */
	private owner: Page | null = null;
	/** What waits for a disk that does not answer. */
	private stuck: (() => void)[] | null = null;

	/** `intruded` is told of a write to the table of a page that has it no more. */
	constructor(
		private readonly world: World,
		private readonly luck: Chance,
		private readonly intruded: (by: Page) => void
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
			put: (kind, key, record) => this.write(page, [{ kind, key, record }]),
			change: (changes, guard) => this.write(page, changes, guard),
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
		// Later writes are lost before it is.
		for (const write of this.writes) write.done ||= write.page.dead;
		for (const number of [last, ...this.halves]) {
			const key: Key = [this.table.code, number];
			void this.chest.drop('moves', key);
			this.mirror('moves', key, undefined);
		}
		return move;
	}

	/** From now on it neither reads nor writes nor says why not. */
	fallSilent() {
		this.stuck ??= [];
	}

	/** It does what it has been asked meanwhile, and answers again. */
	speak() {
		const { stuck } = this;
		this.stuck = null;
		for (const go of stuck ?? []) go();
	}

	private slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			this.whenAwake(() => this.world.after(page, HEARD, () => void work().then(resolve, reject)));
		});
	}

	private whenAwake(go: () => void) {
		if (this.stuck) this.stuck.push(go);
		else go();
	}

	private write(page: Page, changes: Change[], guard?: Guard): Promise<void> {
		const copies = changes.map((change) => JSON.parse(JSON.stringify(change)) as Change);
		return new Promise((resolve, reject) => {
			const write = { page, changes: copies, done: false };
			const settle = () => {
				if (write.done) return;
				write.done = true;
				this.writes = this.writes.filter((other) => other !== write);
				const wrong = this.commit(page, copies, guard);
				this.world.after(page, this.luck.die(HEARD), () => (wrong ? reject(wrong) : resolve()));
			};
			this.writes.push(write);
			this.whenAwake(() => this.world.after(this.world.nature, SAFE + this.luck.die(SAFE), settle));
		});
	}

	private commit(page: Page, changes: Change[], guard?: Guard): Error | null {
		if (this.full) return new Error('QuotaExceededError');
		const there = guard?.at.map(([kind, key]) =>
			kind === 'tables' ? this.table : this.moveAt(key[1] as number)
		);
		if (this.guarded && there && !guard!.allows(...there)) return new Overtaken('takenOver');
		for (const { kind, key, record } of changes) {
			this.watch(page, kind, record);
			void this.chest.put(kind, key, record);
			this.mirror(kind, key, record);
		}
		return null;
	}

	private watch(page: Page, kind: Kind, record: unknown) {
		const opens = kind === 'tables' && (record as SavedTable).epoch > (this.table?.epoch ?? -1);
		if (opens) this.owner = page;
		else if (page !== this.owner && (kind === 'tables' || kind === 'moves')) this.intruded(page);
	}

	/** What lies there as a move. */
	private moveAt(number: number): unknown {
		return this.moves.get(number) ?? (this.halves.has(number) ? HALF : undefined);
	}

	private halve(key: Key) {
		this.halves.add(key[1] as number);
		void this.chest.put('moves', key, HALF);
	}

	private mirror(kind: Kind, key: Key, record: unknown) {
		if (kind === 'tables') this.table = (record as SavedTable | undefined) ?? null;
		if (kind !== 'moves') return;
		this.halves.delete(key[1] as number);
		if (record === undefined) this.moves.delete(key[1] as number);
		else this.moves.set(key[1] as number, record as SavedMove);
	}

	/** What a dying page was writing is lost, is safe all the same, or is left half-written. */
	private orphaned(page: Page) {
		for (const write of this.writes.splice(0)) {
			if (write.page !== page || this.luck.die(3) > 1) {
				this.writes.push(write);
				continue;
			}
			write.done = true;
			for (const { kind, key } of this.sloppy ? write.changes : [])
				if (kind === 'moves') this.halve(key);
		}
	}
}
