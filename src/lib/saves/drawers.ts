import { openDB, type IDBPDatabase } from 'idb';

/** Where records lie: one list per kind. A move's key is `[code, number]`. */
export type Kind = 'tables' | 'moves' | 'held' | 'finished' | 'settings';
export type Key = string | [string, number];
/** A record to put in under its key; without a record, what lies there is dropped. */
export interface Change {
	kind: Kind;
	key: Key;
	record?: unknown;
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
	/** Makes all the changes, or none and rejects. */
	change(changes: Change[]): Promise<void>;
	/** The moves of a table with their numbers, in order. */
	moves(code: string): Promise<[number, unknown][]>;
	dropMoves(code: string): Promise<void>;
}

const NAME = 'umbra';
const VERSION = 2;
const KINDS: Kind[] = ['tables', 'moves', 'held', 'finished', 'settings'];
/** Some browsers neither open a database nor say that they will not. ms */
const OPENING = 3000;

const movesOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);

function inDatabase(db: IDBPDatabase): Drawers {
	return {
		kept: true,
		get: (kind, key) => db.get(kind, key),
		put: async (kind, key, record) => void (await db.put(kind, record, key)),
		drop: (kind, key) => db.delete(kind, key),
		all: (kind) => db.getAll(kind),
		keys: (kind) => db.getAllKeys(kind) as Promise<Key[]>,
		async change(changes) {
			const write = db.transaction(KINDS, 'readwrite');
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
		async change(changes) {
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

/** The device's drawers; in memory when it has no database or does not let us use it. */
export async function openDrawers(): Promise<Drawers> {
	if (typeof indexedDB === 'undefined') return inMemory();
	try {
		const opened = openDB(NAME, VERSION, {
			upgrade(db) {
				for (const kind of KINDS)
					if (!db.objectStoreNames.contains(kind)) db.createObjectStore(kind);
			}
		});
		const late = new Promise<null>((done) => setTimeout(() => done(null), OPENING));
		const db = await Promise.race([opened, late]);
		return db ? inDatabase(db) : inMemory();
	} catch {
		return inMemory();
	}
}
