import { beforeEach, expect, test, vi } from 'vitest';
import { inMemory } from '$lib/saves/drawers';
import { Saves } from '$lib/saves/saves';
import { phones } from './phone';
import { benches, type Bench } from './table';

const { bench } = benches();
const { match, pass } = phones();

/** A bench whose store can be made to fail. */
function shaky() {
	const drawers = inMemory();
	const { change } = drawers;
	const store = { broken: false };
	drawers.change = (...changes) =>
		store.broken ? Promise.reject(new Error('QuotaExceededError')) : change(...changes);
	return { store, table: bench({ saves: new Saves(drawers) }) };
}

beforeEach(() => void vi.useRealTimers());

/** The host's next beat. */
const beat = ({ host }: Bench) => {
	(host as unknown as { look(): void }).look();
	return host.settled();
};

test('an action that cannot be stored has not happened; said again, it counts once', async () => {
	const { store, table } = shaky();
	const [a, b] = await table.match('a', 'b', 'c');
	store.broken = true;
	const told = b!.told.length;
	const id = 'once';
	a!.act('say', [2], { id });
	await table.calm();
	expect(a!.ackOf(id)).toBeUndefined();
	expect(b!.told).toHaveLength(told);
	expect((await table.stored()).moves).toEqual([]);
	store.broken = false;
	a!.act('say', [2], { id });
	a!.act('say', [2], { id });
	await table.calm();
	expect(a!.all('ack')).toEqual([
		{ t: 'ack', id, ok: true, n: 1 },
		{ t: 'ack', id, ok: true, n: 1 }
	]);
	expect(b!.view).toMatchObject({ n: 1, G: { said: [2] } });
	expect((await table.stored()).moves).toHaveLength(1);
});

test('another action goes through after one that could not be stored', async () => {
	const { store, table } = shaky();
	const [a] = await table.match('a', 'b', 'c');
	store.broken = true;
	a!.act('say', [2]);
	await table.calm();
	store.broken = false;
	const id = a!.act('say', [3]);
	await table.calm();
	expect(a!.ackOf(id)).toMatchObject({ ok: true, n: 1 });
	expect(a!.view).toMatchObject({ n: 1, G: { said: [3] } });
});

test('a match is not shown before its seed is stored, and shown as soon as it is', async () => {
	const { store, table } = shaky();
	const pages = await table.seat('a', 'b', 'c');
	store.broken = true;
	table.host.start();
	pages[0]!.hello();
	await table.calm();
	for (const { view } of pages) expect(view).toBeUndefined();
	store.broken = false;
	await beat(table);
	await table.calm();
	for (const { view } of pages) expect(view).toMatchObject({ n: 0 });
	expect((await table.stored()).table.seed).not.toBeNull();
});

test('a match that was stored along with a move is shown all the same', async () => {
	const { store, table } = shaky();
	const pages = await table.seat('a', 'b', 'c');
	store.broken = true;
	table.host.start();
	await table.calm();
	store.broken = false;
	pages[0]!.act('say', [1], { question: 1 });
	pages[0]!.act('say', [1], { question: 0 });
	await table.calm();
	expect((await table.stored()).moves).toHaveLength(1);
	await beat(table);
	await table.calm();
	for (const { view } of pages) expect(view).toMatchObject({ n: 1 });
});

test('a move is stored only with the table it belongs to', async () => {
	const { store, table } = shaky();
	const [a] = await table.match('a', 'b', 'c');
	store.broken = true;
	table.host.table.options.rich = true;
	table.host.changed();
	await table.calm();
	store.broken = false;
	a!.act('say', [1]);
	await table.calm();
	const { table: stored, moves } = await table.stored();
	expect(stored.options.rich).toBe(true);
	expect(moves).toHaveLength(1);
});

test('a replay that was lost on its way is asked for again', async () => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance']
	});
	const { bench: table, seated } = await match('a', 'b', 'c');
	const [phone] = seated;
	const over = { ...phone!.shows.view!, n: 9, over: { winners: 'x', by: 'y' } };
	const ends = phone!.links.at(-1)!;
	ends.host.send({ t: 'view', epoch: table.host.table.epoch, view: over });
	await pass(100);
	const welcomes = phone!.history.filter(({ as }) => as === 'seat').length;
	await pass(7000);
	expect(phone!.history.filter(({ as }) => as === 'seat').length).toBeGreaterThan(welcomes);
});

test('a match that begins while the lobby is being stored is not shown before it is safe itself', async () => {
	const drawers = inMemory();
	const { change } = drawers;
	const held: (() => void)[] = [];
	let holding = false;
	drawers.change = async (...changes) => {
		if (holding) await new Promise<void>((go) => held.push(go));
		return change(...changes);
	};
	const table = bench({ saves: new Saves(drawers) });
	const pages = await table.seat('a', 'b', 'c');
	holding = true;
	table.host.changed();
	await new Promise((resolve) => setImmediate(resolve));
	table.host.start();
	held.shift()!();
	for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
	for (const { view } of pages) expect(view).toBeUndefined();
	holding = false;
	for (const go of held.splice(0)) go();
	await table.calm();
	for (const { view } of pages) expect(view).toMatchObject({ n: 0 });
});
