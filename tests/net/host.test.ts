import { afterEach, describe, expect, test } from 'vitest';
import { Bench, playOut } from './table';

const benches: Bench[] = [];
const bench = (...args: ConstructorParameters<typeof Bench>) => {
	const made = new Bench(...args);
	benches.push(made);
	return made;
};
afterEach(() => benches.splice(0).forEach(({ host }) => host.close('away')));

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
		table.host.room.addSeat();
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
		expect(boris!.last('lobby')!.lobby.seats[0]).toMatchObject({ name: 'ana', here: false });
	});
});

describe('starting', () => {
	test('too few are told so', async () => {
		const table = bench();
		await table.seat('a', 'b');
		table.host.room.addSeat();
		expect(table.host.start()).toBe('tooFew');
		expect(table.host.table.seed).toBeNull();
	});

	test('open seats are dropped, and the order of the lobby is the order of the table', async () => {
		const table = bench();
		const [a, b, c] = await table.seat('a', 'b', 'c');
		table.host.room.addSeat();
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

describe('acting', () => {
	test('each seat sees its own drawer and no other', async () => {
		const pages = await bench().match('a', 'b', 'c');
		for (const { view, seat } of pages)
			expect(Object.keys((view!.G as { players: object }).players)).toEqual([seat]);
	});

	test('an action is answered, then everybody sees it', async () => {
		const table = bench();
		const [a, b, c] = await table.match('a', 'b', 'c');
		const id = a!.act('say', [2]);
		await table.calm();
		expect(a!.ackOf(id)).toEqual({ t: 'ack', id, ok: true, n: 1 });
		for (const page of [a, b, c]) expect(page!.view).toMatchObject({ n: 1, G: { said: [2] } });
		const order = a!.told.map(({ t }) => t);
		expect(order.lastIndexOf('ack')).toBeLessThan(order.lastIndexOf('view'));
	});

	test.each([
		['a move that is not offered', 'say', [9], {}, 'notAllowed'],
		['a move that is blocked', 'say', [4], {}, 'notAllowed'],
		['a move that does not exist', 'win', [], {}, 'notAllowed'],
		['an answer to another question', 'say', [1], { question: 77 }, 'questionPassed']
	])('%s is refused with a reason, and nothing changes', async (_, move, args, more, why) => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const before = b!.told.length;
		const id = a!.act(move, args, more);
		await table.calm();
		expect(a!.ackOf(id)).toEqual({ t: 'ack', id, ok: false, why });
		expect(b!.told.length).toBe(before);
		expect(table.host.table.seats).toHaveLength(3);
	});

	test('a seat that is not asked is told so', async () => {
		const table = bench();
		const [, b] = await table.match('a', 'b', 'c');
		const id = b!.act('say', [1]);
		await table.calm();
		expect(b!.ackOf(id)).toMatchObject({ ok: false, why: 'notAsked' });
	});

	test('votes in one tick all count', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c', 'd', 'e', 'f', 'g');
		pages[0]!.act('say', [1]);
		await table.calm();
		const ids = pages.map((page) => page.act('castVote', ['yes']));
		await table.calm();
		expect(pages.map((page, i) => page.ackOf(ids[i]!)!.ok)).toEqual(Array(7).fill(true));
		expect(pages[6]!.view).toMatchObject({ n: 8, G: { yes: [7], chosen: [] } });
	});

	test('the same action twice is applied once and gets the same answer', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const id = a!.act('say', [3]);
		await table.calm();
		a!.say({ t: 'act', id, question: a!.question, move: 'say', args: [3] });
		await table.calm();
		expect(a!.all('ack')).toEqual([
			{ t: 'ack', id, ok: true, n: 1 },
			{ t: 'ack', id, ok: true, n: 1 }
		]);
		expect(b!.view).toMatchObject({ n: 1, G: { said: [3] } });
	});

	test('a refused action that is repeated stays refused', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const act = {
			t: 'act',
			id: 'early',
			question: b!.question + 1,
			move: 'castVote',
			args: ['no']
		};
		b!.say(act);
		await table.calm();
		a!.act('say', [1]);
		await table.calm();
		b!.say(act);
		await table.calm();
		expect(b!.all('ack').map((ack) => ack.ok)).toEqual([false, false]);
	});

	test('an action is stored before it is acknowledged or shown', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		let store = () => {};
		const keepMove = table.saves.keepMove.bind(table.saves);
		table.saves.keepMove = async (...args) => {
			await new Promise<void>((resolve) => (store = resolve));
			await keepMove(...args);
		};
		const told = b!.told.length;
		const id = a!.act('say', [1]);
		for (let tick = 0; tick < 5; tick++) await new Promise((resolve) => setImmediate(resolve));
		expect(a!.ackOf(id)).toBeUndefined();
		expect(b!.told.length).toBe(told);
		expect((await table.stored()).moves).toHaveLength(0);
		store();
		await table.calm();
		expect(a!.ackOf(id)).toMatchObject({ ok: true });
		expect((await table.stored()).moves).toHaveLength(1);
	});

	test('bots answer for themselves until people are asked', async () => {
		const table = bench();
		const [a] = await table.seat('a');
		table.host.room.addBot();
		table.host.room.addBot();
		table.host.start();
		await table.calm();
		a!.act('say', [1]);
		await table.calm();
		expect(a!.view!.G).toMatchObject({ chosen: ['1', '2'] });
		await playOut(table, [a!]);
		expect(a!.view!.over).toEqual({ winners: 'infected', by: 'votes' });
	});

	test('a bot that breaks does not stop the table', async () => {
		const table = bench();
		const [a] = await table.seat('a');
		table.host.room.addBot();
		table.host.room.addBot();
		const { numbers } = await import('./fake-game');
		const { sensible, random } = numbers.bots;
		numbers.bots.sensible = () => ({ move: 'cheat', args: [] });
		numbers.bots.random = () => {
			throw new Error('no idea');
		};
		try {
			table.host.start();
			await table.calm();
			a!.act('say', [1]);
			await table.calm();
			expect(a!.view!.G).toMatchObject({ chosen: ['1', '2'] });
		} finally {
			numbers.bots = { sensible, random };
		}
	});
});

describe('the end', () => {
	test('everybody gets the whole match, and nobody before', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const watcher = table.page('w');
		watcher.hello('watch');
		await table.calm();
		const everybody = [...pages, watcher];
		await playOut(table, pages);
		for (const page of everybody) {
			const at = page.told.findIndex(({ t }) => t === 'replay');
			const early = JSON.stringify(page.told.slice(0, at).filter(({ t }) => t !== 'view'));
			expect(page.told.slice(0, at).some((frame) => frame.t === 'view' && frame.view.over)).toBe(
				true
			);
			expect(early).not.toContain(table.host.table.seed);
			expect(page.last('replay')!.replay).toMatchObject({
				game: 'numbers',
				seed: table.host.table.seed,
				seats: ['a', 'b', 'c']
			});
		}
		const late = table.page('late');
		late.hello('watch');
		await table.calm();
		expect(late.last('replay')!.replay).toEqual(watcher.last('replay')!.replay);
	});

	test('the replay plays to the same end', async () => {
		const { brokenChecks, play } = await import('$lib/replay/play');
		const { numbers } = await import('./fake-game');
		const table = bench();
		const pages = await table.match('a', 'b', 'c', 'd');
		await playOut(table, pages);
		const { replay } = pages[0]!.last('replay')!;
		expect(play(numbers, replay).state.ctx.gameover).toEqual(pages[0]!.view!.over);
		expect(brokenChecks(numbers, replay)).toEqual([]);
		const other = { ...replay, seed: 'f'.repeat(64) };
		expect(brokenChecks(numbers, other)).toEqual(['end']);
	});
});
