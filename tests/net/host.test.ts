import { describe, expect, test } from 'vitest';
import { benches } from './table';

const { bench } = benches();

describe('sitting down', () => {
	test('seven guests in one tick get seven seats', async () => {
		const pages = await bench().seat('a', 'b', 'c', 'd', 'e', 'f', 'g');
		expect(pages.map(({ seat }) => seat)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
		expect(new Set(pages[0]!.last('lobby')!.lobby.seats.map(({ name }) => name)).size).toBe(7);
	});

	test('an open seat is taken before a new one', async () => {
		const table = bench();
		table.host.room.addBot();
		table.host.room.addBot();
		table.host.table.seats.push({ kind: 'open', name: '', token: null });
		table.host.room.move('2', -1);
		const [page] = await table.seat('a');
		expect(page!.seat).toBe('1');
		expect(page!.last('lobby')!.lobby.seats.map(({ kind }) => kind)).toEqual([
			'bot',
			'person',
			'bot'
		]);
	});

	test('a full table offers to watch', async () => {
		const table = bench();
		await table.seat('a', 'b', 'c', 'd', 'e', 'f', 'g');
		const [late] = await table.seat('late');
		expect(late!.last('refused')).toEqual({ t: 'refused', why: 'full', canWatch: true });
		expect(late!.last('welcome')).toBeUndefined();
		late!.hello('watch');
		await table.calm();
		expect(late!.last('welcome')!.seat).toBeNull();
		expect(late!.last('lobby')!.lobby.watchers).toBe(1);
	});

	test('a running table offers to watch, and a watcher sees no drawer', async () => {
		const table = bench();
		await table.match('a', 'b', 'c');
		const [late] = await table.seat('late');
		expect(late!.last('refused')).toEqual({ t: 'refused', why: 'running', canWatch: true });
		expect(late!.view).toBeUndefined();
		late!.hello('watch');
		await table.calm();
		expect(late!.view!.G).toMatchObject({ players: {} });
	});

	test('a name that somebody has is refused, and another one is not', async () => {
		const table = bench();
		await table.seat('Ana');
		const page = table.page('x');
		page.hello('seat', { name: '  ANA\u200b ' });
		await table.calm();
		expect(page.last('refused')).toMatchObject({ why: 'nameTaken' });
		page.hello('seat', { name: 'Anna' });
		await table.calm();
		expect(page.seat).toBe('1');
	});

	test('a guest that gives its seat up in the lobby leaves it open', async () => {
		const table = bench();
		const [ana, boris] = await table.seat('ana', 'boris');
		ana!.say({ t: 'bye', leave: true });
		await table.calm();
		expect(boris!.last('lobby')!.lobby.seats[0]).toMatchObject({ kind: 'open', name: '' });
	});

	test('a page that closes keeps its seat, marked as not here', async () => {
		const table = bench();
		const [ana, boris] = await table.seat('ana', 'boris');
		ana!.say({ t: 'bye' });
		await table.calm();
		expect(boris!.last('lobby')!.lobby.seats[0]).toMatchObject({ name: 'ana', presence: 'gone' });
	});
});

describe('starting', () => {
	test('too few are told so', async () => {
		const table = bench();
		await table.seat('a', 'b');
		table.host.table.seats.push({ kind: 'open', name: '', token: null });
		expect(table.host.start()).toBe('tooFew');
		expect(table.host.table.seed).toBeNull();
	});

	test('open seats are dropped, and the order of the lobby is the order of the table', async () => {
		const table = bench();
		const [a, b, c] = await table.seat('a', 'b', 'c');
		table.host.table.seats.push({ kind: 'open', name: '', token: null });
		table.host.room.move('2', -1);
		table.host.room.move('3', -1);
		expect(table.host.start()).toBeNull();
		await table.calm();
		expect([a, b, c].map((page) => page!.seat)).toEqual(['0', '2', '1']);
		expect(c!.view!.G).toMatchObject({ order: ['0', '1', '2'] });
		expect(Object.keys((c!.view!.G as { players: object }).players)).toEqual(['1']);
	});

	test('options that the game does not allow stop the start with its own sentence', async () => {
		const table = bench();
		await table.seat('a', 'b', 'c');
		table.host.table.options = { broken: true };
		expect(table.host.start()).toBe('these options are broken');
		expect(table.host.table.seed).toBeNull();
	});

	test('the seed has 256 bits and another value each time', async () => {
		const seeds = new Set<string | null>();
		for (let i = 0; i < 3; i++) {
			const table = bench();
			await table.match('a', 'b', 'c');
			expect(table.host.table.seed).toMatch(/^[0-9a-f]{64}$/);
			seeds.add(table.host.table.seed);
		}
		expect(seeds.size).toBe(3);
	});
});
