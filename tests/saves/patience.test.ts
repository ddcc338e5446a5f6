import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inMemory, type Drawers } from '$lib/saves/drawers';
import { patient } from '$lib/saves/patience';
import { Saves } from '$lib/saves/saves';
import { CODE, freshTable } from '../net/table';

const move = (id: string) => ({ seat: '0', move: 'say', args: [1], id });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that answers nothing while it is silent, and everything in order afterwards. */
function database() {
	const chest = { ...inMemory(), kept: true };
	let waiting: (() => void)[] | null = null;
	let refusing = false;
	const through = async <T>(work: () => Promise<T>): Promise<T> => {
		if (waiting) await new Promise<void>((go) => waiting!.push(go));
		if (refusing) throw new Error('QuotaExceededError');
		return work();
	};
	const db: Drawers = {
		...chest,
		get: (...at) => through(() => chest.get(...at)),
		moves: (code) => through(() => chest.moves(code)),
		put: (...entry) => through(() => chest.put(...entry)),
		change: (...changes) => through(() => chest.change(...changes))
	};
	return {
		chest,
		saves: new Saves(patient(db, 1000)),
		fallSilent: () => (waiting = []),
		refuse: (now: boolean) => (refusing = now),
		speak() {
			for (const go of waiting?.splice(0) ?? []) go();
			waiting = null;
		}
	};
}

/** What the database itself holds of the moves. */
const safe = async ({ chest }: ReturnType<typeof database>) =>
	(await chest.moves(CODE)).map(([, record]) => (record as { id: string }).id);

/** What has become of a promise by now. */
async function fate(promise: Promise<unknown>) {
	return Promise.race([
		promise.then(
			() => 'resolved',
			() => 'rejected'
		),
		vi.advanceTimersByTimeAsync(0).then(() => 'open')
	]);
}

describe('a database that falls silent', () => {
	test('holds a write up for no longer than its patience, and says first that nothing is kept', async () => {
		const db = database();
		await db.saves.keepTable(freshTable());
		expect(db.saves.kept).toBe(true);
		db.fallSilent();
		const write = db.saves.keepMove(CODE, 0, move('a'));
		await vi.advanceTimersByTimeAsync(999);
		expect(await fate(write)).toBe('open');
		const kept = write.then(() => db.saves.kept);
		await vi.advanceTimersByTimeAsync(1);
		expect(await kept).toBe(false);
		expect(db.saves.trouble).toEqual(['notKept']);
		expect(await fate(db.saves.keepMove(CODE, 1, move('b')))).toBe('resolved');
		expect((await db.saves.table(CODE))?.moves ?? []).toEqual([]);
		expect(await safe(db)).toEqual([]);
	});

	test('gets everything it has missed, in order, once it answers; then it keeps again', async () => {
		const db = database();
		await db.saves.keepTable(freshTable());
		db.fallSilent();
		const write = db.saves.keepMove(CODE, 0, move('a'));
		await vi.advanceTimersByTimeAsync(1000);
		await write;
		await db.saves.keepMove(CODE, 1, move('b'));
		db.speak();
		await vi.advanceTimersByTimeAsync(0);
		expect(db.saves.kept).toBe(true);
		await db.saves.keepMove(CODE, 2, move('c'));
		expect(await safe(db)).toEqual(['a', 'b', 'c']);
		expect(db.saves.trouble).toEqual([]);
	});

	test('is not believed to keep while it refuses what it has missed', async () => {
		const db = database();
		await db.saves.keepTable(freshTable());
		db.fallSilent();
		const write = db.saves.keepMove(CODE, 0, move('a'));
		await vi.advanceTimersByTimeAsync(1000);
		await write;
		db.refuse(true);
		db.speak();
		await vi.advanceTimersByTimeAsync(0);
		expect(db.saves.kept).toBe(false);
		await db.saves.keepMove(CODE, 1, move('b'));
		db.refuse(false);
		expect(db.saves.kept).toBe(false);
		await vi.advanceTimersByTimeAsync(1000);
		expect(db.saves.kept).toBe(true);
		expect(await safe(db)).toEqual(['a', 'b']);
	});

	test('does not get settings that were made without a look at the old ones', async () => {
		const db = database();
		const before = { name: 'Ana', signalling: null, stun: ['stun:a.example'], turn: null };
		await db.saves.keepSettings(before);
		db.fallSilent();
		const read = db.saves.settings();
		await vi.advanceTimersByTimeAsync(1000);
		await db.saves.keepSettings({ ...(await read), name: 'Bo' });
		expect((await db.saves.settings()).name).toBe('Bo');
		db.speak();
		await vi.advanceTimersByTimeAsync(0);
		expect(await db.saves.settings()).toEqual(before);
	});
});

test('a database that the browser has closed is not waited for', async () => {
	const chest = { ...inMemory(), kept: true };
	const gone = Object.assign(new Error('closed'), { name: 'InvalidStateError' });
	const saves = new Saves(patient({ ...chest, change: () => Promise.reject(gone) }, 1000));
	await saves.keepTable(freshTable());
	expect(saves.kept).toBe(false);
});

test('a write that is refused in time has not happened', async () => {
	const db = database();
	await db.saves.keepTable(freshTable());
	db.refuse(true);
	await expect(db.saves.keepMove(CODE, 0, move('a'))).rejects.toThrow('Quota');
	db.refuse(false);
	await db.saves.keepMove(CODE, 0, move('b'));
	expect(await safe(db)).toEqual(['b']);
});
