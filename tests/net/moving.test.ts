import { describe, expect, test } from 'vitest';
import { phones } from './phone';
import { benches, toldTo, tokenOf, type Bench, type Page } from './table';

const { bench, made } = benches();

/** Somebody asks, the host allows it; the secret of the ticket. */
async function ticketFor(table: Bench, page: Page, id = 'm1'): Promise<string> {
	page.say({ t: 'ticket', id });
	await table.calm();
	table.host.moving.answer(page.seat!, true);
	await table.calm();
	return page.last('ticket')!.secret;
}

/** A phone that shows a ticket in its hello. */
async function take(table: Bench, name: string, ticket: string, more: object = {}) {
	const phone = table.page(name);
	phone.hello('return', { ticket, ...more });
	await table.calm();
	return phone;
}

const tokens = ({ host }: Bench) => host.table.seats.map(({ token }) => token);

describe('a seat moves to another phone', () => {
	test('once the host has allowed it, and the old phone is told and has nothing any more', async () => {
		const wanted: string[][] = [];
		const table = bench({ wanted: (seats) => wanted.push(seats) });
		const [a, b] = await table.match('a', 'b', 'c');
		a!.talk('mine');
		a!.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		expect(wanted.at(-1)).toEqual(['0']);
		expect(a!.last('ticket')).toBeUndefined();
		table.host.moving.answer('0', true);
		await table.calm();
		expect(wanted.at(-1)).toEqual([]);
		const { secret, lasts } = a!.last('ticket')!;
		expect(secret).toMatch(/^[0-9a-f]{32}$/);
		expect(lasts).toBeGreaterThan(60_000);
		expect(toldTo([b!])).not.toContain(secret);
		const phone = await take(table, 'new', secret);
		expect(phone.last('welcome')).toMatchObject({ seat: '0' });
		expect(a!.last('bye')).toEqual({ t: 'bye', why: 'moved' });
		expect(a!.closed).toBe(true);
		expect(tokens(table)).toEqual(['new', 'b', 'c'].map(tokenOf));
		expect((await table.stored()).table.seats[0]!.token).toBe(tokenOf('new'));
		const id = phone.act('say', [2]);
		await table.calm();
		expect(phone.ackOf(id)).toMatchObject({ ok: true });
		expect(b!.last('talk')!.lines).toMatchObject([
			{ seat: '0', name: 'a', said: { text: 'mine' } }
		]);
		const again = table.page('a');
		again.hello('return');
		await table.calm();
		expect(again.told).toEqual([{ t: 'refused', why: 'moved', canWatch: false }]);
	});

	test('in the lobby too, and whatever its place is by then', async () => {
		const table = bench();
		const [a] = await table.seat('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		table.host.room.move('0', 1);
		table.host.changed();
		const phone = await take(table, 'new', secret);
		expect(phone.seat).toBe('1');
		expect(tokens(table)).toEqual(['b', 'new', 'c'].map(tokenOf));
	});

	test('and a welcome that is lost is asked for again with the same token', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		await take(table, 'new', secret);
		const again = await take(table, 'new', secret);
		expect(again.last('welcome')).toMatchObject({ seat: '0' });
	});

	test('that asks twice asks the host once, and hears the same ticket', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		a!.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		expect(a!.all('ticket').map((one) => one.secret)).toEqual([secret, secret]);
	});

	test('not when the host refuses, however often that is asked with one id', async () => {
		const wanted: string[][] = [];
		const table = bench({ wanted: (seats) => wanted.push(seats) });
		const [a] = await table.match('a', 'b', 'c');
		a!.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		table.host.moving.answer('0', false);
		a!.say({ t: 'ticket', id: 'm1' });
		await table.calm();
		expect(a!.all('ack').map((ack) => !ack.ok && ack.why)).toEqual([
			'ticketDenied',
			'ticketDenied'
		]);
		expect(wanted.at(-1)).toEqual([]);
		table.host.moving.answer('0', true);
		await table.calm();
		expect(a!.last('ticket')).toBeUndefined();
	});

	test('of somebody away by the host’s word alone, whose old phone hears of it when it is back', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		expect(table.host.moving.give('0')).toBeNull();
		a!.say({ t: 'bye' });
		await table.calm();
		const { secret } = table.host.moving.give('0')!;
		expect(toldTo([a!, b!])).not.toContain(secret);
		const phone = await take(table, 'new', secret);
		expect(phone.seat).toBe('0');
		const back = table.page('a');
		back.hello('return');
		await table.calm();
		expect(back.last('refused')).toMatchObject({ why: 'moved' });
	});

	test('not when the host could not store it: both phones are as before', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		a!.talk('mine');
		const secret = await ticketFor(table, a!);
		const { keepTable } = table.saves;
		table.saves.keepTable = () => Promise.reject(new Error('full'));
		const phone = await take(table, 'new', secret);
		expect(phone.last('refused')).toMatchObject({ why: 'notStored' });
		expect(tokens(table)[0]).toBe(tokenOf('a'));
		expect(table.host.table.talk![0]!.by).toBe(tokenOf('a'));
		expect(a!.closed).toBe(false);
		table.saves.keepTable = keepTable;
		expect((await take(table, 'new', secret)).seat).toBe('0');
	});
});

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
		expect((await take(table, 'b', secret)).seat).toBe('1');
		expect(tokens(table)).toEqual(before);
		expect((await take(table, 'new', secret)).seat).toBe('0');
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

describe('on a phone', () => {
	const { match, pass, phone } = phones();

	test('a wish to move is under way until the host has decided, over a lost link too', async () => {
		const { bench: table, seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		a!.guest.askToMove();
		expect(a!.shows.move).toEqual({ is: 'asked' });
		await pass(10);
		a!.links[0]!.host.close();
		table.host.moving.answer('0', true);
		await pass(6000);
		const { move } = a!.shows;
		expect(move).toMatchObject({ is: 'allowed' });
		b!.guest.askToMove();
		await pass(10);
		table.host.moving.answer('1', false);
		await pass(10);
		expect(b!.shows.move).toEqual({ is: 'refused', why: 'ticketDenied' });
		const other = phone(table, 'new');
		other.guest.ask({ want: 'return', ticket: move?.is === 'allowed' ? move.secret : '' });
		await pass(10);
		expect(other.shows).toMatchObject({ seat: '0', as: 'seat', refused: null });
		expect(a!.shows).toMatchObject({ link: 'closed', refused: 'moved' });
	});

	test('a ticket that is good no more is shown once, and says so', async () => {
		const { bench: table } = await match('a', 'b', 'c');
		const other = phone(table, 'new');
		other.guest.ask({ want: 'return', ticket: 'b'.repeat(32) });
		await pass(10);
		expect(other.shows).toMatchObject({ seat: null, as: null, refused: 'badTicket' });
		expect(other.guest['place'].hello()).not.toHaveProperty('ticket');
	});
});
