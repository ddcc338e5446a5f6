import { describe, expect, test } from 'vitest';
import { phones, type Phone } from './phone';
import { tokenOf } from './table';

const { match, pass, phone, table } = phones();

const seatOf = (seen: Phone, seat: string) => seen.shows.lobby!.seats[Number(seat)]!;

/** This phone's page closes and does not come back. */
async function goes(one: Phone) {
	one.broken = 'unreachable';
	one.guest.hide();
	await pass(10);
}

/** The phone's page is opened again. */
async function comes(one: Phone) {
	one.broken = null;
	one.guest.wake();
	await pass(400);
}

async function wishes(one: Phone, wish: 'nudge' | 'standIn' | 'wait', seat: string) {
	one.guest.wishFor(seat, wish);
	await pass(10);
}

/** Four people, of whom `d` has gone, and it is their vote that the table waits for. */
async function waiting() {
	const made = await match('a', 'b', 'c', 'd');
	const [a, b, c, d] = made.seated as [Phone, Phone, Phone, Phone];
	void a.say('say', 1);
	await pass(10);
	for (const voter of [a, b, c]) {
		void voter.say('castVote', 'yes');
		await pass(10);
	}
	await goes(d);
	return { ...made, a, b, c, d };
}

describe('a nudge', () => {
	test('shows everywhere, and on the phone that sleeps when it is back', async () => {
		const { a, b, d } = await waiting();
		await wishes(a, 'nudge', '3');
		expect(seatOf(b, '3').nudged).toBe(true);
		expect(seatOf(d, '3').nudged).toBe(false);
		await pass(60_000);
		await comes(d);
		expect(seatOf(d, '3').nudged).toBe(true);
		await pass(21_000);
		expect(seatOf(d, '3').nudged).toBe(false);
	});

	test('is over when the person answers', async () => {
		const { a, d } = await waiting();
		await wishes(a, 'nudge', '3');
		await comes(d);
		void d.say('castVote', 'yes');
		await pass(10);
		expect(seatOf(a, '3').nudged).toBe(false);
	});

	test('does not come again while one stands', async () => {
		const { a, b } = await waiting();
		await wishes(a, 'nudge', '3');
		await wishes(b, 'nudge', '3');
		expect(b.shows.refused).toBe('tooSoon');
		await wishes(b, 'nudge', '2');
		expect(b.shows.refused).toBeNull();
	});

	test('comes from a watcher too, and not from a stranger', async () => {
		const { a, bench } = await waiting();
		const late = phone(bench, 'late');
		await pass(10);
		await wishes(late, 'nudge', '3');
		expect(late.shows.refused).toBe('notSeated');
		expect(seatOf(a, '3').nudged).toBe(false);
		late.guest.ask({ want: 'watch' });
		await pass(10);
		await wishes(late, 'nudge', '3');
		expect(seatOf(a, '3').nudged).toBe(true);
	});
});

describe('a bot sits in', () => {
	test('when more than half of the seated people want it', async () => {
		const { a, b, c } = await waiting();
		await wishes(a, 'standIn', '3');
		await wishes(a, 'standIn', '3');
		await wishes(b, 'standIn', '3');
		expect(seatOf(c, '3')).toMatchObject({ standIn: false, votes: ['0', '1'] });
		expect(a.shows.view!.asked).toEqual({ 3: 'vote' });
		await wishes(c, 'standIn', '3');
		expect(seatOf(a, '3')).toMatchObject({ kind: 'person', standIn: true });
		await pass(500);
		expect(a.shows.view!.current).toBe('1');
	});

	test('at once when the host wants it, who need not play', async () => {
		const { a, bench } = await waiting();
		const host = phone(bench, 'own');
		host.guest.ask({ want: 'watch' });
		await pass(10);
		await wishes(host, 'standIn', '3');
		await pass(500);
		expect(seatOf(a, '3').standIn).toBe(true);
		expect(a.shows.view!.current).toBe('1');
	});

	test('not for somebody who is here, nor for oneself, nor in the lobby', async () => {
		const { a, b, bench } = await waiting();
		await wishes(a, 'standIn', '1');
		expect(a.shows.refused).toBe('isHere');
		await wishes(a, 'standIn', '0');
		expect(a.shows.refused).toBe('notAllowed');
		await wishes(a, 'standIn', '9');
		expect(a.shows.refused).toBe('notAllowed');
		expect(b.shows.lobby!.seats.some(({ standIn }) => standIn)).toBe(false);
		const lobby = table();
		const [x, y] = ['x', 'y'].map((name) => phone(lobby, name)) as [Phone, Phone];
		for (const one of [x, y]) one.sit();
		await pass(10);
		await goes(y);
		await wishes(x, 'standIn', '1');
		expect(x.shows.refused).toBe('notAllowed');
		expect(bench.host.table.seats.some(({ standIn }) => standIn)).toBe(false);
	});

	test('not by the wish of a watcher', async () => {
		const { a, bench } = await waiting();
		const late = phone(bench, 'late');
		late.guest.ask({ want: 'watch' });
		await pass(10);
		await wishes(late, 'standIn', '3');
		expect(late.shows.refused).toBe('notSeated');
		expect(seatOf(a, '3')).toMatchObject({ standIn: false, votes: [] });
	});

	test('until the person is back, whose seat it is again at once', async () => {
		const { a, b, c, d, bench } = await waiting();
		for (const one of [a, b, c]) await wishes(one, 'standIn', '3');
		await pass(500);
		await comes(d);
		expect(seatOf(a, '3')).toMatchObject({ standIn: false, votes: [], presence: 'here' });
		expect((await bench.stored()).table.seats[3]!.standIn).toBeUndefined();
		void b.say('say', 2);
		await pass(10);
		for (const voter of [a, b, c]) {
			void voter.say('castVote', 'yes');
			await pass(10);
		}
		await pass(5_000);
		expect(a.shows.view!.asked).toEqual({ 3: 'vote' });
		void d.say('castVote', 'no');
		await pass(10);
		expect(a.shows.view!.current).toBe('2');
	});

	test('even when the phone only slept and is heard again', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b, c] = seated as [Phone, Phone, Phone];
		let cut = false;
		c.wire = (_, __, deliver) => {
			if (!cut) queueMicrotask(deliver);
		};
		c.links[0]!.guest.close();
		await pass(500);
		cut = true;
		c.broken = 'unreachable';
		await pass(6_000);
		for (const one of [a, b]) await wishes(one, 'standIn', '2');
		expect(seatOf(a, '2')).toMatchObject({ presence: 'asleep', standIn: true });
		cut = false;
		await pass(2_000);
		expect(seatOf(a, '2')).toMatchObject({ presence: 'here', standIn: false });
	});

	test('and goes on after the host has reloaded', async () => {
		const { a, b, c, bench } = await waiting();
		for (const one of [a, b, c]) await wishes(one, 'standIn', '3');
		bench.host.close('away');
		const { table: saved, moves } = await bench.stored();
		const next = table({ saves: bench.saves, table: saved, moves: moves as never[] });
		for (const one of [a, b, c]) one.bench = next;
		await pass(5_000);
		expect(seatOf(a, '3').standIn).toBe(true);
	});
});

describe('rather waiting', () => {
	test('takes a vote back', async () => {
		const { a, b, c } = await waiting();
		await wishes(a, 'standIn', '3');
		await wishes(b, 'standIn', '3');
		await wishes(a, 'wait', '3');
		await wishes(c, 'standIn', '3');
		expect(seatOf(a, '3')).toMatchObject({ standIn: false, votes: ['1', '2'] });
	});

	test('ends a bot only by the word of the host', async () => {
		const { a, b, c, bench } = await waiting();
		for (const one of [a, b, c]) await wishes(one, 'standIn', '3');
		await wishes(a, 'wait', '3');
		expect(a.shows.refused).toBe('notAllowed');
		expect(seatOf(a, '3').standIn).toBe(true);
		bench.host.table.ownToken = tokenOf('b');
		await wishes(b, 'wait', '3');
		expect(seatOf(a, '3')).toMatchObject({ standIn: false, votes: [] });
	});
});

test('a bot that sits in sees the seat’s own view and nothing more', async () => {
	const { a, b, c } = await match('a', 'b', 'c').then(({ seated }) => ({
		a: seated[0] as Phone,
		b: seated[1] as Phone,
		c: seated[2] as Phone
	}));
	const { numbers } = await import('./fake-game');
	const { sensible } = numbers.bots;
	const seen: { players: object; seat: string }[] = [];
	numbers.bots.sensible = (view, seat, chance) => {
		seen.push({ players: (view.G as { players: object }).players, seat });
		return sensible(view, seat, chance);
	};
	try {
		await goes(a);
		for (const one of [b, c]) await wishes(one, 'standIn', '0');
		await pass(500);
	} finally {
		numbers.bots.sensible = sensible;
	}
	expect(seen.map(({ seat }) => seat)).toEqual(['0', '0']);
	for (const { players } of seen) expect(Object.keys(players)).toEqual(['0']);
});
