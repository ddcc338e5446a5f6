import { describe, expect, test } from 'vitest';
import { benches, playOut, toldTo, tokenOf } from './table';

const { bench, made } = benches();

describe('whatever a frame says, it speaks for the seat of its link', () => {
	test.each([
		['seat', { seat: '0' }],
		['playerID', { playerID: '0' }],
		['token of the other seat', { token: tokenOf('a') }]
	])('an action with a forged %s is refused and nothing changes', async (_, forged) => {
		const table = bench();
		const [a, b, c] = await table.match('a', 'b', 'c');
		const before = toldTo([a!, c!]);
		const id = b!.act('say', [1], forged);
		await table.calm();
		expect(b!.ackOf(id)).toEqual({ t: 'ack', id, ok: false, why: 'badFrame' });
		expect(toldTo([a!, c!])).toBe(before);
		expect(table.host.table.seed).not.toBeNull();
	});

	test('an action of the seat that is asked, sent by another seat, is that of the other seat', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const id = b!.act('say', [1]);
		await table.calm();
		expect(b!.ackOf(id)).toMatchObject({ ok: false, why: 'notAsked' });
		expect(a!.view!.n).toBe(0);
	});

	test('a repeated action of somebody else is not answered with their answer', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const id = a!.act('say', [1]);
		await table.calm();
		b!.say({ t: 'act', id, question: b!.question, move: 'say', args: [1] });
		await table.calm();
		expect(b!.ackOf(id)).toMatchObject({ ok: false });
	});
});

describe('without the right token', () => {
	test('no hello: no action, no view, no lobby', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const stranger = table.page('stranger');
		stranger.act('say', [1], { question: 1 });
		stranger.say({ t: 'ping' });
		await table.calm();
		a!.act('say', [1]);
		await table.calm();
		expect(stranger.told.map(({ t }) => t).sort()).toEqual(['ack', 'pong']);
		expect(stranger.last('ack')).toMatchObject({ ok: false, why: 'notSeated' });
	});

	test('an unknown token that wants to return sees names, but no match', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const stranger = table.page('stranger');
		stranger.hello('return');
		await table.calm();
		a!.act('say', [1]);
		await table.calm();
		expect(stranger.told.map(({ t }) => t)).toEqual(['lobby', 'refused']);
		const id = stranger.act('say', [1], { question: 1 });
		await table.calm();
		expect(stranger.ackOf(id)).toMatchObject({ why: 'notSeated' });
	});

	test('a token given up in the lobby is worth nothing', async () => {
		const table = bench();
		const [a] = await table.seat('a', 'b', 'c', 'd');
		a!.say({ t: 'bye', leave: true });
		await table.calm();
		table.host.start();
		await table.calm();
		const again = table.page('a');
		again.hello('return');
		await table.calm();
		expect(again.last('refused')).toMatchObject({ why: 'running' });
		expect(again.view).toBeUndefined();
	});

	test('a watcher acts for nobody, whatever it sends', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const watcher = table.page('w');
		watcher.hello('watch');
		await table.calm();
		const before = toldTo(pages);
		const id = watcher.act('say', [1]);
		await table.calm();
		expect(watcher.ackOf(id)).toEqual({ t: 'ack', id, ok: false, why: 'notSeated' });
		expect(toldTo(pages)).toBe(before);
	});

	test('nobody is ever sent a token, nor the seed before the end', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const watcher = table.page('w');
		watcher.hello('watch');
		await table.calm();
		pages[0]!.act('say', [1]);
		await table.calm();
		const told = toldTo([...pages, watcher]);
		for (const name of ['a', 'b', 'c', 'w', 'own', 'peer'])
			expect(told).not.toContain(tokenOf(name));
		expect(told).not.toContain(table.host.table.seed);
		expect(told).not.toMatch(/"secret"|initialState|_undo/);
		await playOut(table, pages);
		for (const name of ['a', 'b', 'c', 'w', 'own', 'peer'])
			expect(toldTo([...pages, watcher])).not.toContain(tokenOf(name));
	});
});

describe('a wish for another’s seat', () => {
	test.each([
		['seat', { by: '0' }],
		['token of the host', { token: tokenOf('own') }]
	])('with a forged %s is refused and nothing changes', async (_, forged) => {
		const table = bench();
		const [a, b, c] = await table.match('a', 'b', 'c');
		c!.say({ t: 'bye' });
		await table.calm();
		const before = toldTo([a!]);
		b!.say({ t: 'wish', id: 'w', wish: 'standIn', seat: '2', ...forged });
		await table.calm();
		expect(b!.ackOf('w')).toEqual({ t: 'ack', id: 'w', ok: false, why: 'badFrame' });
		expect(toldTo([a!])).toBe(before);
	});

	test('counts once per seat, is not shown with a view, and dies with the removed guest', async () => {
		const table = bench();
		const [a, b, c] = await table.match('a', 'b', 'c', 'd');
		c!.say({ t: 'bye' });
		await table.calm();
		const views = a!.all('view').length;
		for (const id of ['w1', 'w2', 'w3']) b!.say({ t: 'wish', id, wish: 'standIn', seat: '2' });
		await table.calm();
		expect(a!.last('lobby')!.lobby.seats[2]).toMatchObject({ votes: ['1'], standIn: false });
		expect(a!.all('view')).toHaveLength(views);
		table.host.remove('1');
		await table.calm();
		b!.say({ t: 'wish', id: 'w4', wish: 'standIn', seat: '2' });
		a!.say({ t: 'wish', id: 'w5', wish: 'standIn', seat: '2' });
		await table.calm();
		expect(b!.ackOf('w4')).toBeUndefined();
		expect(a!.last('lobby')!.lobby.seats[2]).toMatchObject({ votes: ['0'], standIn: false });
	});
});

describe('a removed guest', () => {
	test('is told so, loses the link, and does not get back in', async () => {
		const table = bench();
		const [a, b] = await table.seat('a', 'b', 'c', 'd');
		table.host.remove('0');
		await table.calm();
		expect(a!.last('bye')).toEqual({ t: 'bye', why: 'removed' });
		expect(a!.closed).toBe(true);
		expect(b!.seat).toBe('0');
		for (const want of ['seat', 'watch', 'return'] as const) {
			const again = table.page('a');
			again.hello(want);
			await table.calm();
			expect(again.told).toEqual([{ t: 'refused', why: 'removed', canWatch: false }]);
		}
	});

	test('stays barred when the host reloads', async () => {
		const table = bench();
		await table.match('a', 'b', 'c');
		table.host.remove('0');
		await table.calm();
		const reloaded = await table.reload();
		made.push(reloaded);
		const again = reloaded.page('a');
		again.hello('return');
		await reloaded.calm();
		expect(again.told).toEqual([{ t: 'refused', why: 'removed', canWatch: false }]);
	});

	test('in a running match leaves the seat to a bot, and the match goes on', async () => {
		const table = bench();
		const [, b] = await table.match('a', 'b', 'c');
		table.host.remove('0');
		await table.calm();
		expect(b!.last('lobby')!.lobby.seats[0]).toMatchObject({ kind: 'bot', name: 'a' });
		expect(b!.view!.G).toMatchObject({ chosen: ['0'] });
	});

	test('the host cannot bar itself', async () => {
		const table = bench();
		const [own] = await table.seat('own');
		table.host.remove('0');
		await table.calm();
		expect(table.host.table.barred).toEqual([]);
		expect(own!.closed).toBe(false);
	});
});

describe('two pages with one token', () => {
	test('the newer one takes over and the older one is told', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const newer = table.page('a');
		newer.hello('return', { page: 'another' });
		await table.calm();
		expect(a!.last('bye')).toEqual({ t: 'bye', why: 'takenOver' });
		expect(a!.closed).toBe(true);
		expect(newer.last('welcome')).toMatchObject({ seat: '0' });
		const id = newer.act('say', [2]);
		await table.calm();
		expect(newer.ackOf(id)).toMatchObject({ ok: true });
	});

	test('an older link of the same page is only closed', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const newer = table.page('a');
		newer.hello('return');
		await table.calm();
		expect(a!.last('bye')).toBeUndefined();
		expect(a!.closed).toBe(true);
		expect(newer.view!.n).toBe(0);
	});

	test('an action that is still on its way on the older link counts once', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const newer = table.page('a');
		const act = { t: 'act', id: 'same', question: a!.question, move: 'say', args: [3] };
		a!.say(act);
		newer.hello('return');
		newer.say(act);
		await table.calm();
		expect(newer.ackOf('same')).toMatchObject({ ok: true, n: 1 });
		expect(b!.view).toMatchObject({ n: 1, G: { said: [3] } });
	});
});
