import { describe, expect, test } from 'vitest';
import { brokenChecks, play } from '$lib/replay/play';
import { numbers } from './fake-game';
import { benches, playOut } from './table';

const { bench } = benches();

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
