import type { IDBPDatabase } from 'idb';

/** Where records lie: one list per kind. A move's key is `[code, number]`. */
export type Kind = 'tables' | 'moves' | 'held' | 'finished' | 'settings';
export type Key = string | [string, number];
/** A record to put in under its key; without a record, what lies there is dropped. */
export interface Change {
	kind: Kind;
	key: Key;
	record?: unknown;
}

/** What must lie under keys for changes to be made. */
export interface Guard {
	at: [Kind, Key][];
	/** Gets what lies there, in the order of `at`. */
	allows(...there: unknown[]): boolean;
}

/** Changes were not made: another page has what they are about, or this one is too old for it. */
export class Overtaken extends Error {
	constructor(readonly why: 'takenOver' | 'newerApp') {
		super(why);
	}
}

/** A chest of records under keys. */
export interface Drawers {
	/** Whether what is put in survives the page. */
	readonly kept: boolean;
	get(kind: Kind, key: Key): Promise<unknown>;
	put(kind: Kind, key: Key, record: unknown): Promise<void>;
	drop(kind: Kind, key: Key): Promise<void>;
	all(kind: Kind): Promise<unknown[]>;
	keys(kind: Kind): Promise<Key[]>;
	/** Makes all the changes, or none and rejects; with `Overtaken` when the guard does not allow them. */
	change(changes: Change[], guard?: Guard): Promise<void>;
	/** The moves of a table with their numbers, in order. */
	moves(code: string): Promise<[number, unknown][]>;
	dropMoves(code: string): Promise<void>;
}

export const KINDS: Kind[] = ['tables', 'moves', 'held', 'finished', 'settings'];

const movesOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);

/** Drawers that last: records in the browser's database. */
export function inDatabase(db: IDBPDatabase): Drawers {
	return {
		kept: true,
		get: (kind, key) => db.get(kind, key),
		put: async (kind, key, record) => void (await db.put(kind, record, key)),
		drop: (kind, key) => db.delete(kind, key),
		all: (kind) => db.getAll(kind),
		keys: (kind) => db.getAllKeys(kind) as Promise<Key[]>,
		async change(changes, guard) {
			const write = db.transaction(KINDS, 'readwrite');
			const looks = guard?.at.map(([kind, key]) => write.objectStore(kind).get(key)) ?? [];
			const there: unknown[] = await Promise.all(looks);
			if (guard && !guard.allows(...there)) {
				write.abort();
				await write.done.catch(() => {});
				throw new Overtaken('takenOver');
			}
			const all = changes.map(({ kind, key, record }) =>
				record === undefined
					? write.objectStore(kind).delete(key)
					: write.objectStore(kind).put(record, key)
			);
			await Promise.all([...all, write.done]);
		},
		async moves(code) {
			const read = db.transaction('moves');
			const [keys, records] = await Promise.all([
				read.store.getAllKeys(movesOf(code)),
				read.store.getAll(movesOf(code))
			]);
			return records.map((record, i) => [(keys[i] as [string, number])[1], record as unknown]);
		},
		dropMoves: (code) => db.delete('moves', movesOf(code))
	};
}

/** Drawers that last as long as the page: for browsers without a database, and for tests. */
export function inMemory(): Drawers {
	const records = new Map<string, { kind: Kind; key: Key; record: unknown }>();
	const name = (kind: Kind, key: Key) => JSON.stringify([kind, key]);
	const list = (kind: Kind) => [...records.values()].filter((entry) => entry.kind === kind);
	const movesIn = (code: string) => list('moves').filter(({ key }) => key[0] === code);
	const copy = (record: unknown) => structuredClone(record);
	return {
		kept: false,
		get: async (kind, key) => copy(records.get(name(kind, key))?.record),
		put: async (kind, key, record) =>
			void records.set(name(kind, key), { kind, key, record: copy(record) }),
		drop: async (kind, key) => void records.delete(name(kind, key)),
		all: async (kind) => list(kind).map(({ record }) => copy(record)),
		keys: async (kind) => list(kind).map(({ key }) => key),
		async change(changes, guard) {
			const there = guard?.at.map(([kind, key]) => records.get(name(kind, key))?.record) ?? [];
			if (guard && !guard.allows(...there)) throw new Overtaken('takenOver');
			const copies = changes.map((change) => copy(change) as Change);
			for (const { kind, key, record } of copies)
				if (record === undefined) records.delete(name(kind, key));
				else records.set(name(kind, key), { kind, key, record });
		},
		moves: async (code) =>
			movesIn(code)
				.map(({ key, record }): [number, unknown] => [key[1] as number, copy(record)])
				.sort(([a], [b]) => a - b),
		dropMoves: async (code) =>
			movesIn(code).forEach(({ kind, key }) => records.delete(name(kind, key)))
	};
}
