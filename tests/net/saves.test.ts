import { describe, expect, test } from 'vitest';
import { inMemory, type Change, type Drawers } from '$lib/saves/drawers';
import { FIRST_SETTINGS, Saves, type HeldSeat, type Settings } from '$lib/saves/saves';
import { CODE, freshTable } from './table';

const move = (id: string) => ({ seat: '0', move: 'say', args: [1, { deep: ['x'] }], id });
const held: HeldSeat = {
	format: 1,
	code: CODE,
	token: 'a'.repeat(32),
	name: 'Ana',
	game: 'numbers',
	as: 'seat',
	over: false,
	at: 0
};

function chest() {
	const drawers = inMemory();
	return { drawers, saves: new Saves({ ...drawers, kept: true }) };
}

test('a table comes back as it was put in, with its moves in order', async () => {
	const { saves } = chest();
	const table = { ...freshTable(), seed: 'f'.repeat(64), barred: ['b'.repeat(32)], epoch: 3 };
	await saves.keepTable(table);
	for (let i = 0; i < 12; i++) await saves.keepMove(CODE, i, move(`m${i}`));
	const stored = await saves.table(CODE);
	expect(stored!.table).toEqual({ ...table, at: stored!.table.at });
	expect(stored!.moves).toEqual(Array.from({ length: 12 }, (_, i) => move(`m${i}`)));
	expect(saves.trouble).toEqual([]);
});

test('moves of one table are not those of another', async () => {
	const { saves } = chest();
	await saves.keepTable(freshTable());
	await saves.keepTable({ ...freshTable(), code: 'ABC235' });
	await saves.keepMove(CODE, 0, move('mine'));
	await saves.keepMove('ABC235', 0, move('theirs'));
	await saves.dropTable('ABC235');
	expect((await saves.table(CODE))!.moves).toEqual([move('mine')]);
	expect(await saves.table('ABC235')).toBeNull();
});

test('a table that is replaced leaves no move behind, spoilt or not', async () => {
	const { saves } = chest();
	await saves.keepTable(freshTable());
	for (const i of [0, 1, 3]) await saves.keepMove(CODE, i, move(`old${i}`));
	const changes: Change[] = [
		{ kind: 'tables', key: CODE, record: freshTable() },
		{ kind: 'moves', key: [CODE, 0], record: move('new0') }
	];
	expect(await saves.change(changes)).toBe(true);
	expect((await saves.table(CODE))!.moves.map(({ id }) => id)).toEqual(['new0']);
});

test('what is put in is a copy', async () => {
	const { saves } = chest();
	const table = freshTable();
	await saves.keepTable(table);
	table.barred.push('later');
	expect((await saves.table(CODE))!.table.barred).toEqual([]);
});

test('tables come newest first', async () => {
	const { saves, drawers } = chest();
	for (const [code, at] of [
		['AAAAAA', 5],
		['BBBBBB', 9],
		['CCCCCC', 7]
	] as const)
		await drawers.put('tables', code, { ...freshTable(), code, at });
	expect((await saves.tables()).map(({ code }) => code)).toEqual(['BBBBBB', 'CCCCCC', 'AAAAAA']);
});

describe('what cannot be read is left out, and said', () => {
	test.each<[string, unknown]>([
		['nothing of ours', 'text'],
		['a newer format', { ...freshTable(), format: 2 }],
		['a seat without a kind', { ...freshTable(), seats: [{ name: 'x', token: null }] }],
		['a table without a code', { ...freshTable(), code: undefined }]
	])('a table that is %s', async (_, record) => {
		const { saves, drawers } = chest();
		await drawers.put('tables', CODE, record);
		expect(await saves.table(CODE)).toBeNull();
		expect(await saves.tables()).toEqual([]);
		expect(saves.trouble).toEqual(['brokenSave']);
	});

	test.each<[string, (drawers: Drawers) => Promise<void>]>([
		['is missing', (drawers) => drawers.drop('moves', [CODE, 1])],
		['is the first, and is missing', (drawers) => drawers.drop('moves', [CODE, 0])],
		['cannot be read', (drawers) => drawers.put('moves', [CODE, 1], { seat: 0 })],
		[
			'is missing before a half-written one',
			async (drawers) => {
				await drawers.drop('moves', [CODE, 2]);
				await drawers.put('moves', [CODE, 3], { seat: 0 });
			}
		]
	])('a table of whose moves one %s; nothing of it is touched', async (_, spoil) => {
		const { saves, drawers } = chest();
		await saves.keepTable(freshTable());
		for (const i of [0, 1, 2, 3]) await saves.keepMove(CODE, i, move(`m${i}`));
		await spoil(drawers);
		const { moves } = await saves.raw(CODE);
		expect(await saves.table(CODE)).toBeNull();
		expect(await saves.has(CODE)).toBe(true);
		expect(saves.trouble).toEqual(['brokenSave']);
		expect(await saves.raw(CODE)).toMatchObject({ moves });
		expect((await saves.everything()).tables).toEqual([]);
	});

	test('but for a move that was half-written when its page died: the next takes its place', async () => {
		const { saves, drawers } = chest();
		await saves.keepTable(freshTable());
		for (const i of [0, 1]) await saves.keepMove(CODE, i, move(`m${i}`));
		await drawers.put('moves', [CODE, 2], { seat: '0', move: 'sa' });
		expect((await saves.table(CODE))!.moves.map(({ id }) => id)).toEqual(['m0', 'm1']);
		expect(saves.trouble).toEqual([]);
		await saves.keepMove(CODE, 2, move('m2'));
		expect((await saves.table(CODE))!.moves.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2']);
	});

	test('settings: the first ones are there instead', async () => {
		const { saves, drawers } = chest();
		await drawers.put('settings', 'settings', { name: 7 });
		expect(await saves.settings()).toEqual(FIRST_SETTINGS);
	});

	test('a held seat', async () => {
		const { saves, drawers } = chest();
		await drawers.put('held', CODE, { ...held, token: 5 });
		expect(await saves.held(CODE)).toBeNull();
		expect(await saves.allHeld()).toEqual([]);
	});
});

test('settings and held seats come back', async () => {
	const { saves } = chest();
	const settings: Settings = {
		name: 'Ana',
		signalling: { host: 'peers.example', port: 443, path: '/p', secure: true },
		stun: [],
		turn: { urls: 'turn:t.example', username: 'u', credential: 'c' }
	};
	await saves.keepSettings(settings);
	await saves.keepHeld(held);
	expect(await saves.settings()).toEqual(settings);
	expect(await saves.held(CODE)).toMatchObject({ token: held.token, as: 'seat' });
	await saves.dropHeld(CODE);
	expect(await saves.held(CODE)).toBeNull();
});

describe('a device that keeps nothing', () => {
	test('is told apart by a flag, and works as long as the page lives', async () => {
		const saves = new Saves(inMemory());
		expect(saves.kept).toBe(false);
		expect(saves.trouble).toEqual(['notKept']);
		expect(saves.owes).toBe(false);
		await saves.keepTable(freshTable());
		expect((await saves.table(CODE))!.table.code).toBe(CODE);
	});

	test('that breaks in the middle throws for nothing but what a match depends on', async () => {
		const broken = () => Promise.reject(new Error('quota'));
		const drawers: Drawers = {
			kept: true,
			get: broken,
			put: broken,
			drop: broken,
			all: broken,
			keys: broken,
			change: broken,
			moves: broken,
			dropMoves: broken
		};
		const saves = new Saves(drawers);
		expect(saves.kept).toBe(true);
		expect(saves.owes).toBe(false);
		await expect(saves.keepTable(freshTable())).rejects.toThrow('quota');
		await expect(saves.keepMove(CODE, 0, move('m'))).rejects.toThrow('quota');
		await saves.keepSettings(FIRST_SETTINGS);
		await saves.dropTable(CODE);
		expect(await saves.table(CODE)).toBeNull();
		expect(await saves.tables()).toEqual([]);
		expect(await saves.settings()).toEqual(FIRST_SETTINGS);
		expect(saves.kept).toBe(false);
		expect(saves.owes).toBe(true);
	});
});
