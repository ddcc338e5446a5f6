import { expect, test, vi } from 'vitest';
import { inMemory } from '$lib/saves/drawers';
import { Saves } from '$lib/saves/saves';
import { device } from '../net/device';
import { hosted } from './given';
import { carrier } from './phones';

const move = (seat: string, name: string, ...args: unknown[]) => ({
	seat,
	move: name,
	args,
	id: `${seat}${name}`
});
const opening = [move('0', 'say', 1), move('1', 'castVote', 'yes')];

/** A device on which this table was left behind. */
async function left(table: object, moves: object[] = opening) {
	const phone = await carrier();
	const whole = { ...hosted([]).table, role: 'alone', ...table };
	await phone.saves.change([
		{ kind: 'tables', key: whole.code, record: whole },
		...moves.map((record, i) => ({
			kind: 'moves' as const,
			key: [whole.code, i] as [string, number],
			record
		}))
	]);
	return { phone, code: whole.code };
}

test.each<[string | null, object, object[]]>([
	[null, {}, opening],
	[null, { seed: null }, []],
	['otherRules', { rules: 2 }, opening],
	['otherRules', { rules: 2, seed: null }, []],
	['unknownGame', { game: 'chess' }, opening],
	['unknownGame', { game: 'toString' }, opening],
	['brokenMoves', {}, [move('0', 'say', 7)]],
	['brokenMoves', {}, [move('1', 'castVote', 'yes')]],
	['brokenMoves', { options: { broken: true } }, []],
	['unreadable', { format: 2 }, opening],
	['unreadable', { seats: 'none' }, opening]
])('a save is found to be: %s', async (wrong, table, moves) => {
	const { phone, code } = await left(table, moves);
	const found = await phone.resume(code);
	expect(found.wrong).toBe(wrong);
	if (wrong) expect(found.session).toBeNull();
	else expect(found.session!.code).toBe(code);
	found.session?.close(false);
	const shown = wrong === 'brokenMoves' ? null : wrong;
	expect(await phone.resumable()).toMatchObject([{ code, wrong: shown }]);
});

test('to list tables no match is read or played, and one that is spoilt is told when it is opened', async () => {
	const { phone, code } = await left({}, [move('0', 'say', 7)]);
	const whole = vi.spyOn(phone.saves, 'table');
	expect(await phone.resumable()).toMatchObject([{ code, wrong: null }]);
	expect(whole).not.toHaveBeenCalled();
	expect(await phone.resume(code)).toEqual({ session: null, wrong: 'brokenMoves' });
	expect(whole).toHaveBeenCalled();
});

test('a table with a move missing is told as spoilt when it is opened, saved as it lies here, and not among all', async () => {
	const { phone, code } = await left({});
	await phone.saves.change([{ kind: 'moves', key: [code, 0] }]);
	expect(await phone.resume(code)).toEqual({ session: null, wrong: 'unreadable' });
	expect(JSON.parse(await phone.tableAsFile(code, '0.1.0'))).toMatchObject({
		umbra: 'unread',
		moves: [opening[1]]
	});
	expect((await phone.saves.everything()).tables).toEqual([]);
	await phone.forgetTable(code);
	expect(await phone.resumable()).toEqual([]);
});

test('a match that is over has no faults to show', async () => {
	const { phone } = await left({ over: true, rules: 2 });
	expect(await phone.resumable()).toMatchObject([{ over: true, wrong: null }]);
});

test('a spoilt table can be saved to a file and forgotten', async () => {
	const { phone, code } = await left({ rules: 2 });
	const text = await phone.tableAsFile(code, '0.1.0');
	const other = await carrier();
	expect(await other.loadFile(text)).toMatchObject({ loaded: { tables: 1 } });
	await phone.forgetTable(code);
	expect(await phone.resumable()).toEqual([]);
	expect(await phone.saves.raw(code)).toEqual({ table: undefined, moves: [] });
});

test('one that cannot be read is saved as it lies here, and is no file to load', async () => {
	const { phone, code } = await left({ format: 2 });
	const text = await phone.tableAsFile(code, '0.1.0');
	expect(JSON.parse(text)).toMatchObject({ table: { format: 2, code }, moves: opening });
	expect(await phone.loadFile(text)).toEqual({ why: 'fileForeign' });
	await phone.forgetTable(code);
	expect(await phone.resumable()).toEqual([]);
});

test('a device without a database has nothing to say', async () => {
	const api = await device();
	expect(await api.resumable()).toEqual([]);
	expect(await new Saves(inMemory()).unreadable()).toEqual([]);
});
