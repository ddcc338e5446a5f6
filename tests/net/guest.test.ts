import { describe, expect, test } from 'vitest';
import type { Wire } from '$lib/net/links/memory';
import { phones } from './phone';
import { CODE } from './table';

const { match, pass, phone, table } = phones();

describe('sitting down', () => {
	test('looking in shows the lobby and refuses nothing', async () => {
		const bench = table();
		const ana = phone(bench, 'ana');
		await pass(10);
		expect(ana.shows).toMatchObject({ link: 'open', seat: null, as: null, refused: null });
		expect(ana.shows.lobby).toMatchObject({ code: CODE, started: false });
		ana.sit();
		await pass(10);
		expect(ana.shows).toMatchObject({ seat: '0', as: 'seat' });
	});

	test('asking before there is a link is remembered', async () => {
		const ana = phone(table(), 'ana');
		ana.sit();
		await pass(10);
		expect(ana.shows).toMatchObject({ seat: '0', link: 'open' });
	});

	test('asking while the first hello is on its way is not lost', async () => {
		const late: (() => void)[] = [];
		const ana = phone(table(), 'ana', null, (_, from, deliver) => {
			if (from === 'host') late.push(deliver);
			else queueMicrotask(deliver);
		});
		await pass(10);
		ana.sit();
		while (late.length) {
			late.splice(0).forEach((deliver) => deliver());
			await pass(10);
		}
		expect(ana.shows).toMatchObject({ seat: '0', as: 'seat', refused: null });
	});

	test('a running table refuses a seat, says so at once, and lets watch', async () => {
		const { bench } = await match('a', 'b', 'c');
		const late = phone(bench, 'late');
		await pass(10);
		expect(late.shows).toMatchObject({ refused: 'running', canWatch: true, view: null });
		late.guest.ask({ want: 'watch' });
		await pass(10);
		expect(late.shows).toMatchObject({ refused: null, as: 'watch', seat: null });
		expect(late.shows.view!.n).toBe(0);
	});

	test.each(['noSuchTable', 'unreachable', 'noSignalling'])(
		'%s is told, tried again, and forgotten once the host is found',
		async (why) => {
			const bench = table();
			const ana = phone(bench, 'ana', why);
			await pass(10);
			expect(ana.shows).toMatchObject({ refused: why, link: 'connecting' });
			ana.broken = null;
			await pass(400);
			ana.sit();
			await pass(10);
			expect(ana.shows).toMatchObject({ refused: null, link: 'open', seat: '0' });
		}
	);

	test('a host that answers nothing is unreachable after ten seconds, not for ever silent', async () => {
		const bench = table();
		const ana = phone(bench, 'ana', null, () => {});
		await pass(9_000);
		expect(ana.shows.refused).toBeNull();
		await pass(2_000);
		expect(ana.shows).toMatchObject({ refused: 'unreachable', link: 'connecting' });
	});

	test('tries pause longer and longer, and go on for ever', async () => {
		const ana = phone(table(), 'ana', 'unreachable');
		await pass(70_000);
		const before = ana.tries;
		expect(before).toBeLessThan(10);
		await pass(600_000);
		expect(ana.tries - before).toBeGreaterThanOrEqual(19);
		expect(ana.tries - before).toBeLessThanOrEqual(21);
		ana.guest.wake();
		await pass(10);
		expect(ana.tries - before).toBeGreaterThanOrEqual(20);
	});
});

describe('acting', () => {
	test('an action is pending until its view is there', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a] = seated;
		const done = a!.say('say', 2);
		expect(a!.shows.pending).toBe(true);
		await pass(10);
		await done;
		expect(a!.shows.pending).toBe(false);
		const settled = a!.history.findIndex(({ pending }) => pending === false);
		const seen = a!.history.findIndex(({ view }) => view?.n === 1);
		expect(seen).toBeGreaterThan(-1);
		expect(seen).toBeLessThan(settled);
	});

	test('a refusal is told, and cleared by the next action', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a] = seated;
		await Promise.all([a!.say('say', 9), pass(10)]);
		expect(a!.shows).toMatchObject({ refused: 'notAllowed', pending: false });
		void a!.say('say', 1);
		expect(a!.shows.refused).toBeNull();
		await pass(10);
		expect(a!.shows).toMatchObject({ refused: null, pending: false });
	});

	test('a second tap while one is under way is dropped', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		void a!.say('say', 1);
		void a!.say('say', 2);
		await pass(10);
		expect(b!.G.said).toEqual([1]);
		expect(a!.shows.refused).toBeNull();
	});

	test('an action whose answer is lost is sent again and applied once', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		let deaf = false;
		a!.wire = (_, from, deliver) => {
			if (from === 'guest' || !deaf) queueMicrotask(deliver);
		};
		a!.links[0]!.guest.close();
		await pass(500);
		expect(a!.shows.link).toBe('open');
		deaf = true;
		void a!.say('say', 3);
		await pass(10);
		expect(b!.G.said).toEqual([3]);
		expect(a!.shows.pending).toBe(true);
		deaf = false;
		await pass(6_000);
		expect(a!.shows).toMatchObject({ pending: false, refused: null });
		expect(a!.G.said).toEqual([3]);
		expect((await bench.stored()).moves).toHaveLength(1);
	});

	test('an action that is lost on its way is sent again', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a] = seated;
		let mute = false;
		a!.wire = (_, from, deliver) => {
			if (from === 'host' || !mute) queueMicrotask(deliver);
		};
		a!.links[0]!.guest.close();
		await pass(500);
		mute = true;
		void a!.say('say', 3);
		await pass(10);
		mute = false;
		await pass(6_000);
		expect(a!.shows).toMatchObject({ pending: false, refused: null });
		expect(a!.G.said).toEqual([3]);
	});

	test('a view that is lost is noticed and asked for', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		let lost = false;
		b!.wire = (frame, from, deliver) => {
			if (from === 'host' && lost && frame.length > 100) return;
			queueMicrotask(deliver);
		};
		b!.links[0]!.guest.close();
		await pass(500);
		lost = true;
		void a!.say('say', 1);
		await pass(10);
		expect(b!.shows.view!.n).toBe(0);
		lost = false;
		await pass(6_000);
		expect(b!.shows.view!.n).toBe(1);
	});

	test('a lobby that is lost when a phone is let in is asked for', async () => {
		const { bench: table } = await match('a', 'b', 'c');
		let lost = 0;
		const wire: Wire = (_, from, deliver) => {
			if (from === 'host' && (lost += 1) === 2) return;
			queueMicrotask(deliver);
		};
		const watcher = phone(table, 'w', null, wire);
		watcher.guest.ask({ want: 'watch' });
		await pass(10);
		expect(watcher.shows).toMatchObject({ as: 'watch', lobby: null });
		await pass(6_000);
		expect(watcher.shows.lobby!.seats).toHaveLength(3);
	});

	test('a view older than the one on the screen is not shown', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		const late: (() => void)[] = [];
		let hold = false;
		b!.wire = (_, from, deliver) => {
			if (from === 'host' && hold) late.push(deliver);
			else queueMicrotask(deliver);
		};
		b!.links[0]!.guest.close();
		await pass(500);
		hold = true;
		void a!.say('say', 1);
		await pass(10);
		hold = false;
		void a!.say('castVote', 'yes');
		await pass(10);
		expect(b!.shows.view!.n).toBe(2);
		late.forEach((deliver) => deliver());
		expect(b!.shows.view!.n).toBe(2);
	});
});
