import { describe, expect, test } from 'vitest';
import { benches, playOut, toldTo, tokenOf, type Bench, type Page } from './table';
import { take, ticketFor, tokens } from './tickets';

const { bench, made } = benches();

describe('nobody gets a seat by a ticket', () => {
	/** Nothing has come of `tried`: it was refused for `why`, and every seat is whose it was. */
	async function unmoved(table: Bench, before: unknown, phone: Page, why: string) {
		expect(phone.last('refused')).toMatchObject({ why });
		expect(phone.view).toBeUndefined();
		expect(tokens(table)).toEqual(before);
	}

	test('that is guessed, used or older than two minutes', async () => {
		let now = 0;
		const table = bench({ now: () => now });
		const [a, b] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		const close = secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
		await unmoved(table, tokens(table), await take(table, 'x', close), 'badTicket');
		await take(table, 'new', secret);
		await unmoved(table, tokens(table), await take(table, 'x', secret), 'badTicket');
		// Even if the seat comes back to the token that the used ticket was for.
		const phone = await take(table, 'new', secret);
		await take(table, 'a', await ticketFor(table, phone));
		await unmoved(table, tokens(table), await take(table, 'x', secret), 'badTicket');
		const other = await ticketFor(table, b!);
		now += 120_000;
		await unmoved(table, tokens(table), await take(table, 'x', other), 'badTicket');
	});

	test('that a newer one for the same seat has replaced', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const first = await ticketFor(table, a!);
		const second = await ticketFor(table, a!, 'm2');
		await unmoved(table, tokens(table), await take(table, 'x', first), 'badTicket');
		expect((await take(table, 'new', second)).seat).toBe('0');
	});

	test('that two phones show in one tick, but for the first', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const ticket = await ticketFor(table, a!);
		const phones = ['x', 'y'].map((name) => table.page(name));
		for (const phone of phones) phone.hello('return', { ticket });
		await table.calm();
		expect(phones.map((phone) => phone.last('welcome')?.seat)).toEqual(['0', undefined]);
		expect(phones[1]!.last('refused')).toMatchObject({ why: 'badTicket' });
	});

	test('from before a reload of the host', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		const reloaded = await table.reload();
		made.push(reloaded);
		await unmoved(reloaded, tokens(table), await take(reloaded, 'x', secret), 'badTicket');
		const back = reloaded.page('a');
		back.hello('return');
		await reloaded.calm();
		expect(back.seat).toBe('0');
	});

	test('after its person was removed, nor as somebody removed', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c', 'd');
		const [of, other] = [await ticketFor(table, a!), await ticketFor(table, b!)];
		table.host.remove('0');
		await table.calm();
		await unmoved(table, tokens(table), await take(table, 'x', of), 'badTicket');
		await unmoved(table, tokens(table), await take(table, 'a', other), 'removed');
	});

	test('besides the one they have: a seat that shows another’s ticket stays where it is', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		const before = tokens(table);
		const b = await take(table, 'b', secret);
		expect(b.seat).toBe('1');
		expect(b.view).toBeDefined();
		expect(b.all('refused')).toEqual([{ t: 'refused', why: 'hasSeat', canWatch: false }]);
		expect(tokens(table)).toEqual(before);
		expect((await take(table, 'new', secret)).seat).toBe('0');
		expect((await take(table, 'new', secret)).all('refused')).toEqual([]);
	});

	test.each([
		['a watcher', 'watch', 'notSeated'],
		['somebody unknown', 'return', 'notSeated']
	] as const)('as %s, who is refused one', async (_, want, why) => {
		const wanted: string[][] = [];
		const table = bench({ wanted: (seats) => wanted.push(seats) });
		await table.match('a', 'b', 'c');
		const other = table.page('w');
		other.hello(want);
		other.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		expect(other.ackOf('m1')).toMatchObject({ ok: false, why });
		expect(wanted.flat()).toEqual([]);
	});

	test('of the host, who is refused one, whoever asks', async () => {
		const table = bench();
		const [own] = await table.match('own', 'b', 'c');
		own!.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		own!.say({ t: 'bye' });
		await table.calm();
		expect(own!.ackOf('m1')).toMatchObject({ ok: false, why: 'hostStays' });
		expect(table.host.moving.give('0')).toBeNull();
	});

	test.each([
		['seat', { seat: '0' }],
		['token', { token: tokenOf('a') }]
	])('of a request that names another’s %s', async (_, forged) => {
		const table = bench();
		const [, b] = await table.match('a', 'b', 'c');
		b!.say({ t: 'ticket', id: 'm1', ...forged });
		await table.calm();
		expect(b!.ackOf('m1')).toEqual({ t: 'ack', id: 'm1', ok: false, why: 'badFrame' });
	});
});

test('nobody is ever sent the token that a seat has left, nor the one it has now', async () => {
	const table = bench();
	const [a, b, c] = await table.match('a', 'b', 'c');
	const watcher = table.page('w');
	watcher.hello('watch');
	const phone = await take(table, 'new', await ticketFor(table, a!));
	const old = table.page('a');
	old.hello('return');
	phone.talk('moved');
	await table.calm();
	const reloaded = await table.reload();
	made.push(reloaded);
	const later = ['new', 'b', 'c', 'a'].map((name) => reloaded.page(name));
	for (const page of later) page.hello('return');
	await reloaded.calm();
	expect(later.map(({ seat }) => seat)).toEqual(['0', '1', '2', undefined]);
	await playOut(reloaded, later);
	expect(later[0]!.last('replay')).toBeDefined();
	const told = toldTo([a!, b!, c!, watcher, phone, old, ...later]);
	for (const name of ['a', 'new']) expect(told).not.toContain(tokenOf(name));
});
