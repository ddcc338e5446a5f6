import { describe, expect, test } from 'vitest';
import { benches, toldTo, tokenOf } from './table';

const { bench } = benches();

describe('talk', () => {
	test.each([
		['seat', { seat: '0' }],
		['name', { name: 'a' }],
		['number', { n: 1 }],
		['token of the other seat', { token: tokenOf('a') }]
	])('with a forged %s is refused and nobody hears it', async (_, forged) => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const others = [pages[0]!, pages[2]!];
		const before = toldTo(others);
		const id = pages[1]!.talk('I am a', forged);
		await table.calm();
		expect(pages[1]!.ackOf(id)).toEqual({ t: 'ack', id, ok: false, why: 'badFrame' });
		expect(toldTo(others)).toBe(before);
	});

	test('of a repeated id of somebody else is a line of one’s own', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const id = a!.talk('mine');
		await table.calm();
		b!.say({ t: 'say', id, said: { text: 'mine too' } });
		await table.calm();
		expect(a!.heard).toEqual(['a: mine', 'b: mine too']);
	});

	test('is not for watchers, strangers, unknown and given-up tokens, and nobody hears theirs', async () => {
		const table = bench();
		const pages = await table.seat('a', 'b', 'c', 'd');
		pages[3]!.say({ t: 'bye', leave: true });
		await table.calm();
		table.host.start();
		await table.calm();
		const [watcher, stranger, unknown, gone] = ['w', 's', 'u', 'd'].map((name) => table.page(name));
		watcher!.hello('watch');
		unknown!.hello('return');
		gone!.hello('return');
		await table.calm();
		const before = toldTo(pages);
		const who = [watcher!, stranger!, unknown!, gone!];
		const ids = who.map((page) => page.talk('hello?'));
		await table.calm();
		expect(who.map((page, i) => page.ackOf(ids[i]!))).toMatchObject([
			{ ok: false, why: 'onlySeats' },
			...Array(3).fill({ ok: false, why: 'notSeated' })
		]);
		expect(toldTo(pages)).toBe(before);
		pages[0]!.talk('among us');
		await table.calm();
		expect(who.map(({ heard }) => heard)).toEqual([['a: among us'], [], [], []]);
	});

	test('of a removed guest is heard by nobody, and nothing more is told to them', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c', 'd');
		table.host.remove('1');
		await table.calm();
		b!.talk('let me back');
		a!.talk('good riddance');
		await table.calm();
		expect(a!.heard).toEqual(['a: good riddance']);
		expect(b!.heard).toEqual([]);
		const again = table.page('b');
		again.hello('return');
		await table.calm();
		const id = again.talk('let me back');
		await table.calm();
		expect(again.ackOf(id)).toMatchObject({ ok: false, why: 'notSeated' });
		expect(again.heard).toEqual([]);
	});
});
