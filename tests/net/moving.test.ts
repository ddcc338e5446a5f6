import { inMemory } from '$lib/saves/drawers';
import { Saves } from '$lib/saves/saves';
import { describe, expect, test, vi } from 'vitest';
import { phones } from './phone';
import { benches, toldTo, tokenOf } from './table';
import { take, ticketFor, tokens } from './tickets';

const { bench, made } = benches();

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
		expect(phone.last('talk')!.lines).toMatchObject([
			{ seat: '0', name: 'a', said: { text: 'mine' } }
		]);
		const again = table.page('a');
		again.hello('return');
		await table.calm();
		expect(again.told).toEqual([{ t: 'refused', why: 'moved', canWatch: false }]);
	});

	test('and the old phone hears so after a reload of the host, until it has the seat again', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		await take(table, 'new', await ticketFor(table, a!));
		const reloaded = await table.reload();
		made.push(reloaded);
		const old = reloaded.page('a');
		old.hello('return');
		await reloaded.calm();
		expect(old.last('refused')).toMatchObject({ why: 'moved' });
		const phone = reloaded.page('new');
		phone.hello('return');
		await reloaded.calm();
		expect((await take(reloaded, 'a', await ticketFor(reloaded, phone))).seat).toBe('0');
		expect(reloaded.host.table.moved).toEqual([tokenOf('new')]);
	});

	test('and of the phones that seats have left the host remembers the newest', async () => {
		const { room } = bench().host;
		room.take(tokenOf('p0'), 'p');
		for (let i = 0; i < 200; i++) room.handOver(tokenOf(`p${i}`), tokenOf(`p${i + 1}`));
		expect(room.table.moved).toHaveLength(64);
		expect(room.hasMoved(tokenOf('p199'))).toBe(true);
		expect(room.hasMoved(tokenOf('p200'))).toBe(false);
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

	test('not of somebody who is back before the other phone shows the ticket, and a new one can be given', async () => {
		let now = 0;
		const table = bench({ now: () => now });
		const [a] = await table.match('a', 'b', 'c');
		a!.say({ t: 'bye' });
		await table.calm();
		const { secret } = table.host.moving.give('0')!;
		const back = table.page('a');
		back.hello('return');
		await table.calm();
		const late = await take(table, 'new', secret);
		expect(late.last('refused')).toMatchObject({ why: 'ticketVoid' });
		expect(tokens(table)[0]).toBe(tokenOf('a'));
		expect(back.closed).toBe(false);
		// A phone that slept is back as soon as it is heard.
		for (let looks = 0; looks < 3; looks++) {
			now += 2000;
			table.host['look']();
		}
		const again = table.host.moving.give('0');
		expect(again).not.toBeNull();
		back.say({ t: 'ping' });
		expect((await take(table, 'new', again!.secret)).last('refused')).toMatchObject({
			why: 'ticketVoid'
		});
		back.say({ t: 'bye' });
		await table.calm();
		const { secret: third } = table.host.moving.give('0')!;
		expect((await take(table, 'new', third)).seat).toBe('0');
	});

	test('not when the disk does not answer, which has both phones as before too', async () => {
		const saves = new Saves(inMemory());
		const owes = vi.spyOn(saves, 'owes', 'get').mockReturnValue(false);
		const table = bench({ saves });
		const [a] = await table.match('a', 'b', 'c');
		const secret = await ticketFor(table, a!);
		owes.mockReturnValue(true);
		const phone = await take(table, 'new', secret);
		expect(phone.last('refused')).toMatchObject({ why: 'notStored' });
		expect((await table.stored()).table.seats[0]!.token).toBe(tokenOf('a'));
		expect(a!.closed).toBe(false);
		owes.mockReturnValue(false);
		expect((await take(table, 'new', secret)).seat).toBe('0');
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
		expect(table.host.table.moved).toEqual([]);
		expect(a!.closed).toBe(false);
		table.saves.keepTable = keepTable;
		expect((await take(table, 'new', secret)).seat).toBe('0');
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

	test('with a seat of its own another’s ticket changes nothing, and a sentence says so', async () => {
		const { bench: table, seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		a!.guest.askToMove();
		await pass(10);
		table.host.moving.answer('0', true);
		await pass(10);
		const { move } = a!.shows;
		b!.guest.ask({ want: 'return', ticket: move?.is === 'allowed' ? move.secret : '' });
		await pass(10);
		expect(b!.shows).toMatchObject({ link: 'open', seat: '1', as: 'seat', refused: 'hasSeat' });
		await b!.say('say', 1);
		await pass(10);
		expect(b!.shows).toMatchObject({ as: 'seat', pending: false });
		expect(a!.shows).toMatchObject({ link: 'open', seat: '0' });
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
