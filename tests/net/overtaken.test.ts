import { expect, test, vi } from 'vitest';
import { Host } from '$lib/net/host';
import { inMemory } from '$lib/saves/drawers';
import { Overtaken, Saves, type SavedTable } from '$lib/saves/saves';
import { device, settled } from './device';
import { numbers } from './fake-game';
import { benches, CODE, freshTable } from './table';

const { bench, made } = benches();

/** Two pages of one device, each with saves of its own over the same drawers. */
const pages = () => {
	const drawers = inMemory();
	return [new Saves(drawers), new Saves(drawers)] as const;
};
const move = { seat: '0', move: 'say', args: [1], id: 'x' };

test('a page whose table another page has opened since writes nothing more', async () => {
	const [old, newer] = pages();
	const table = { ...freshTable(), epoch: 1 };
	await old.keepTable(table);
	await old.keepMove(CODE, 0, move);
	await newer.keepTable({ ...table, epoch: 2 });
	await expect(old.keepMove(CODE, 1, move)).rejects.toThrow(Overtaken);
	await expect(old.keepTable({ ...table, over: true })).rejects.toThrow(Overtaken);
	expect(old.trouble).not.toContain('brokenSave');
	await newer.keepMove(CODE, 1, { ...move, id: 'y' });
	const stored = (await newer.table(CODE))!;
	expect(stored.moves.map(({ id }) => id)).toEqual(['x', 'y']);
	expect(stored.table).toMatchObject({ epoch: 2, over: false });
});

test('of two pages that open a table in the same moment one has it', async () => {
	const [one, other] = pages();
	await one.keepTable({ ...freshTable(), epoch: 1 });
	const table = (await other.table(CODE))!.table;
	const opening = { ...table, epoch: table.epoch + 1 };
	await other.keepTable(opening);
	await expect(one.keepTable({ ...opening })).rejects.toThrow(Overtaken);
	await other.keepTable({ ...opening, over: true });
});

test.each([
	['a move', (old: Saves) => old.keepMove(CODE, 1, { ...move, id: 'y' })],
	['a line of talk, or a seat', (old: Saves, table: SavedTable) => old.keepTable(table)]
])('a page does not take a table over when %s was stored since it read it', async (_, store) => {
	const [old, newer] = pages();
	const table = { ...freshTable(), epoch: 1 };
	await old.keepTable(table);
	await old.keepMove(CODE, 0, move);
	const read = (await newer.table(CODE))!.table;
	read.epoch += 1;
	table.seats.push({ kind: 'bot', name: 'Bot', token: null });
	await store(old, table);
	await expect(newer.keepTable(read)).rejects.toThrow(Overtaken);
	const again = (await newer.table(CODE))!.table;
	again.epoch += 1;
	await newer.keepTable(again);
	await newer.keepTable(again);
	await expect(old.keepTable(table)).rejects.toThrow(Overtaken);
});

test('a page that waited for another to let go of the table reads what that has stored meanwhile', async () => {
	const { resume } = await device();
	const { openSaves } = await import('$lib/saves/saves');
	const saves = await openSaves();
	const seat = (i: number) => ({ kind: 'person' as const, name: `P${i}`, token: `${i}` });
	const table = { ...freshTable(), seats: [0, 1, 2].map(seat), seed: 'seed' };
	await saves.keepTable(table);
	const request = async (_: string, __: object, use: () => Promise<void>) => {
		await saves.keepMove(CODE, 0, move);
		await use();
	};
	vi.stubGlobal('navigator', { locks: { request } });
	const { session } = await resume(CODE);
	await settled(() => expect(session!.view?.n).toBe(1));
	session!.close(false);
});

test('a host that has been overtaken answers nothing more, lets everybody go, and says why', async () => {
	const table = bench();
	const [a, b] = await table.match('a', 'b', 'c');
	const { table: saved, moves } = await table.stored();
	const drawers = (table.saves as unknown as { drawers: ReturnType<typeof inMemory> }).drawers;
	const second = bench({ saves: new Saves(drawers), table: saved, moves: moves as never[] });
	await second.calm();
	const told = b!.told.length;
	const id = a!.act('say', [1]);
	await table.calm();
	expect(a!.ackOf(id)).toBeUndefined();
	expect(a!.told.at(-1)).toEqual({ t: 'bye', why: 'away' });
	expect(b!.told.slice(told)).toEqual([{ t: 'bye', why: 'away' }]);
	expect(a!.closed && b!.closed).toBe(true);
	const again = second.page('a');
	again.hello('return');
	await second.calm();
	again.say({ t: 'act', id, question: again.question, move: 'say', args: [1] });
	await second.calm();
	expect(again.ackOf(id)).toMatchObject({ ok: true, n: 1 });
	expect((await second.stored()).moves).toHaveLength(1);
});

test('a host that wakes up looks whether it has been overtaken, and its page is told', async () => {
	let time = 0;
	const [mine, theirs] = pages();
	const reasons: string[] = [];
	const host = new Host({
		app: '1.0',
		...{ game: numbers, table: freshTable(), store: mine, now: () => time },
		overtaken: (why) => reasons.push(why)
	});
	await host.settled();
	await theirs.keepTable({ ...freshTable(), epoch: 2 });
	const look = () => {
		(host as unknown as { look(): void }).look();
		return host.settled();
	};
	time += 1000;
	await look();
	expect(reasons).toEqual([]);
	time += 60_000;
	await look();
	expect(reasons).toEqual(['takenOver']);
	host.close('away');
	expect(made).toHaveLength(0);
});
