import { Overtaken, type Change, type Drawers, type Guard } from './drawers';
import type { Content } from './file';
import { openDrawers, type Barrier } from './open';
import { Ownership } from './ownership';
import {
	FIRST_SETTINGS,
	readFinished,
	readHeld,
	readMoves,
	readSettings,
	readTable,
	type Finished,
	type HeldSeat,
	type SavedMove,
	type SavedTable,
	type Settings
} from './records';

export { Overtaken } from './drawers';
export type { Barrier } from './open';
export type * from './records';
export { FIRST_SETTINGS, FIRST_SIGNALS } from './records';

/** What can be wrong with what this device keeps; ids of sentences. */
export type Trouble = 'brokenSave' | 'notKept';

/**
 * Tables, seats and settings of this device. What cannot be read is not there, and nothing throws
 * but what a match depends on: a table or a move that could not be stored.
 */
export class Saves {
	private readonly troubles = new Set<Trouble>();
	private readonly ownership = new Ownership();
	/** There is a disk at all. */
	private readonly lasting: boolean;

	constructor(private readonly drawers: Drawers) {
		this.lasting = drawers.kept;
	}

	/** What has gone wrong so far: a record that could not be read, or nothing is kept. */
	get trouble(): Trouble[] {
		const [...seen] = this.troubles;
		return this.drawers.kept || seen.includes('notKept') ? seen : [...seen, 'notKept'];
	}

	/** Whether a table survives a reload of this page. */
	get kept(): boolean {
		return !this.trouble.includes('notKept');
	}

	/** This device keeps things, but not the newest: a disk is full or does not answer. */
	get owes(): boolean {
		return this.lasting && !this.kept;
	}

	/** A hosted table with its moves; `null` when there is none or it is spoilt. */
	async table(code: string): Promise<{ table: SavedTable; moves: SavedMove[] } | null> {
		const there = await this.safely(this.drawers.get('tables', code));
		const table = this.read(readTable, there);
		const stored = table && (await this.safely(this.drawers.moves(code)));
		if (!stored) return null;
		const moves = readMoves(stored);
		if (!moves) {
			this.troubles.add('brokenSave');
			return null;
		}
		this.ownership.read(table, there, moves.length, stored[moves.length]?.[1]);
		return { table, moves };
	}

	/** Whether something lies here under the code of a table, read or not. */
	async has(code: string): Promise<boolean> {
		return ((await this.safely(this.drawers.keys('tables'))) ?? []).includes(code);
	}

	async tables(): Promise<SavedTable[]> {
		const records = (await this.safely(this.drawers.all('tables'))) ?? [];
		return newestFirst(records.map((record) => this.read(readTable, record)));
	}

	/**
	 * Resolves when the table is stored; rejects when it could not be, with `Overtaken` when another
	 * page has opened the table since, or has stored something since it was read here: of two openings
	 * the first to be stored has the table, and a later one takes it over. `table` itself, as it was read.
	 */
	keepTable(table: SavedTable): Promise<void> {
		const record = this.ownership.signed(table);
		const change: Change = { kind: 'tables', key: table.code, record };
		return this.surely(change, this.ownership.mayOpen(table));
	}

	/**
	 * Resolves when the move is stored; rejects when it could not be, with `Overtaken` when another
	 * page has opened the table since. `number`: how many came before.
	 */
	keepMove(code: string, number: number, move: SavedMove): Promise<void> {
		const change: Change = { kind: 'moves', key: [code, number], record: move };
		return this.surely(change, this.ownership.mayPlay(code));
	}

	async dropTable(code: string): Promise<void> {
		await this.safely(this.drawers.drop('tables', code));
		await this.safely(this.drawers.dropMoves(code));
	}

	async held(code: string): Promise<HeldSeat | null> {
		return this.read(readHeld, await this.safely(this.drawers.get('held', code)));
	}

	async allHeld(): Promise<HeldSeat[]> {
		const records = (await this.safely(this.drawers.all('held'))) ?? [];
		return newestFirst(records.map((record) => this.read(readHeld, record)));
	}

	keepHeld(held: HeldSeat): Promise<void> {
		return this.write('held', held.code, { ...held, at: Date.now() });
	}

	async dropHeld(code: string): Promise<void> {
		await this.safely(this.drawers.drop('held', code));
	}

	async allFinished(): Promise<Finished[]> {
		const records = (await this.safely(this.drawers.all('finished'))) ?? [];
		return newestFirst(records.map((record) => this.read(readFinished, record)));
	}

	/** Keeps a match that is over; what is already known of it stays. */
	async keepFinished(finished: Finished): Promise<void> {
		const known = await this.safely(this.drawers.get('finished', finished.id));
		if (known === undefined) await this.write('finished', finished.id, finished);
	}

	async dropFinished(id: string): Promise<void> {
		await this.safely(this.drawers.drop('finished', id));
	}

	/** Codes of tables that cannot be read. */
	async unreadable(): Promise<string[]> {
		const codes: string[] = [];
		for (const code of (await this.safely(this.drawers.keys('tables'))) ?? [])
			if (
				typeof code === 'string' &&
				!readTable(await this.safely(this.drawers.get('tables', code)))
			)
				codes.push(code);
		return codes;
	}

	/** What lies here of a table, read or not. */
	async raw(code: string): Promise<{ table: unknown; moves: unknown[] }> {
		const table = await this.safely(this.drawers.get('tables', code));
		const moves = (await this.safely(this.drawers.moves(code))) ?? [];
		return { table, moves: moves.map(([, move]) => move) };
	}

	/** Everything that can be read on this device. */
	async everything(): Promise<Content> {
		const tables: Content['tables'] = [];
		for (const { code } of await this.tables()) {
			const whole = await this.table(code);
			if (whole) tables.push(whole);
		}
		const [held, finished] = await Promise.all([this.allHeld(), this.allFinished()]);
		return { tables, held, finished, settings: await this.settings() };
	}

	/** Makes all the changes and resolves with `true`, or makes none. No move outlives its table. */
	async change(changes: Change[]): Promise<boolean> {
		try {
			const old: Change[] = [];
			for (const { kind, key } of changes)
				if (kind === 'tables')
					for (const [number] of await this.drawers.moves(key as string))
						old.push({ kind: 'moves', key: [key as string, number] });
			await this.drawers.change([...old, ...changes]);
			return true;
		} catch {
			return false;
		}
	}

	async settings(): Promise<Settings> {
		const record = await this.safely(this.drawers.get('settings', 'settings'));
		return this.read(readSettings, record) ?? { ...FIRST_SETTINGS };
	}

	keepSettings(settings: Settings): Promise<void> {
		return this.write('settings', 'settings', settings);
	}

	private read<T>(reader: (data: unknown) => T | null, record: unknown): T | null {
		if (record === undefined || record === null) return null;
		const read = reader(record);
		if (!read) this.troubles.add('brokenSave');
		return read;
	}

	private async write(...entry: Parameters<Drawers['put']>): Promise<void> {
		await this.noting(() => this.drawers.put(entry[0], entry[1], plain(entry[2]))).catch(() => {});
	}

	/** Stores what belongs to a hosted table, if the guard lets it. */
	private surely(change: Change, guard: Guard): Promise<void> {
		const record = plain(change.record);
		return this.noting(() => this.drawers.change([{ ...change, record }], guard));
	}

	private async noting(write: () => Promise<void>): Promise<void> {
		try {
			await write();
			this.troubles.delete('notKept');
		} catch (error) {
			if (!(error instanceof Overtaken)) this.troubles.add('notKept');
			throw error;
		}
	}

	private async safely<T>(reading: Promise<T>): Promise<T | undefined> {
		try {
			return await reading;
		} catch {
			this.troubles.add('notKept');
			return undefined;
		}
	}
}

const newestFirst = <T extends { at: number }>(records: (T | null)[]): T[] =>
	records.filter((record) => record !== null).sort((a, b) => b.at - a.at);

/** Through JSON: what a component hands in may be a proxy, which no database takes. */
const plain = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

let opened: Promise<Saves> | null = null;
let barrier: Barrier | null = null;
let tell: (by: Barrier) => void = () => {};

/** The saves of this device, opened once. */
export const openSaves = (): Promise<Saves> =>
	(opened ??= openDrawers((by) => tell((barrier = by))).then((drawers) => new Saves(drawers)));

/** Tells when another version of the app stands between this page and what the device keeps. */
export function whenBarred(listener: (by: Barrier) => void) {
	tell = listener;
	if (barrier) listener(barrier);
}
