import { describe, expect, test } from 'vitest';
import type { SavedMove } from '$lib/saves/saves';
import { phones, type Phone } from './phone';
import { CODE, type Bench } from './table';

const { match, pass, phone, table } = phones();

describe('losing the host', () => {
	test('a silent host is away, and back by itself', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		let cut = false;
		b!.wire = (_, __, deliver) => {
			if (!cut) queueMicrotask(deliver);
		};
		b!.links[0]!.guest.close();
		await pass(500);
		cut = true;
		b!.broken = 'unreachable';
		await pass(2_000);
		expect(b!.shows.link).toBe('open');
		await pass(4_000);
		expect(b!.shows).toMatchObject({ link: 'away', refused: null });
		cut = false;
		await pass(2_500);
		expect(b!.shows.link).toBe('open');
		expect(b!.links).toHaveLength(2);
	});

	test('while the old link is silent a new one is tried, and the old one then closed', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		b!.links[0]!.guest.close();
		b!.wire = (_, __, deliver) => {
			if (b!.links.length > 2) queueMicrotask(deliver);
		};
		await pass(20_000);
		expect(b!.shows).toMatchObject({ link: 'open', seat: '1' });
		expect(a!.shows.lobby!.seats[1]!.presence).toBe('here');
		void a!.say('say', 1);
		await pass(10);
		expect(b!.history.filter(({ view }) => view?.n === 1)).toHaveLength(1);
		expect(bench.host.table.seats).toHaveLength(3);
	});

	test('an action tapped while the host is away goes out when it is back', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		a!.broken = 'unreachable';
		a!.links[0]!.host.close();
		await pass(10);
		expect(a!.shows.link).toBe('away');
		void a!.say('say', 2);
		await pass(5_000);
		expect(a!.shows.pending).toBe(true);
		a!.broken = null;
		await pass(5_000);
		expect(a!.shows).toMatchObject({ pending: false, refused: null, link: 'open' });
		expect(b!.G.said).toEqual([2]);
	});

	test('an action whose question has passed meanwhile is taken back with a reason', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const [a] = seated;
		a!.broken = 'unreachable';
		a!.links[0]!.host.close();
		await pass(10);
		void a!.say('say', 2);
		const other = phone(bench, 'a');
		await pass(10);
		void other.say('say', 3);
		await pass(10);
		other.guest.close(false);
		a!.broken = null;
		await pass(5_000);
		expect(a!.shows).toMatchObject({ pending: false, refused: 'questionPassed' });
		expect(a!.G.said).toEqual([3]);
	});

	test('who has slept asks at once', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		b!.broken = 'unreachable';
		b!.links[0]!.host.close();
		await pass(60_000);
		const tries = b!.tries;
		b!.broken = null;
		b!.guest.wake();
		await pass(10);
		expect(b!.tries).toBe(tries + 1);
		expect(b!.shows.link).toBe('open');
	});

	test('a silent guest is seen as away by all, and as here when it is heard again', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		let cut = false;
		b!.wire = (_, __, deliver) => {
			if (!cut) queueMicrotask(deliver);
		};
		b!.links[0]!.guest.close();
		await pass(500);
		expect(a!.shows.lobby!.seats[1]!.presence).toBe('here');
		cut = true;
		b!.broken = 'unreachable';
		await pass(9_000);
		expect(a!.shows.lobby!.seats[1]!.presence).toBe('asleep');
		cut = false;
		await pass(3_000);
		expect(a!.shows.lobby!.seats[1]!.presence).toBe('here');
	});
});

describe('the host reloads', () => {
	/** The host's page goes and comes back from what was stored; phones find the new one. */
	async function reload(bench: Bench, all: Phone[], lost = 0) {
		bench.host.hide();
		bench.host.close('away');
		for (const one of all) one.broken = 'noSuchTable';
		await pass(3_000);
		const { table: saved, moves } = await bench.stored();
		const next = table({
			saves: bench.saves,
			table: saved,
			moves: moves.slice(0, moves.length - lost) as never[]
		});
		for (const one of all) {
			one.bench = next;
			one.broken = null;
		}
		return next;
	}

	test('everybody is back in the same seat with the same view, under the same code', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		void seated[0]!.say('say', 1);
		await pass(10);
		void seated[1]!.say('castVote', 'no');
		await pass(10);
		const before = seated.map(({ shows }) => structuredClone(shows.view));
		const next = await reload(bench, seated);
		expect(seated.map(({ shows }) => shows.link)).toEqual(['away', 'away', 'away']);
		await pass(20_000);
		expect(seated.map(({ shows }) => shows.link)).toEqual(['open', 'open', 'open']);
		expect(seated.map(({ shows }) => shows.seat)).toEqual(['0', '1', '2']);
		expect(seated.map(({ shows }) => shows.view)).toEqual(before);
		expect(next.host.table).toMatchObject({ code: CODE, epoch: 2 });
		void seated[2]!.say('castVote', 'no');
		await pass(10);
		expect(seated[0]!.G.chosen).toEqual(['1', '2']);
	});

	test('an action that was stored but not acknowledged counts once', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		const keepMove = bench.saves.keepMove.bind(bench.saves);
		bench.saves.keepMove = async (code: string, number: number, move: SavedMove) => {
			await keepMove(code, number, move);
			bench.host.close('away');
		};
		void a!.say('say', 3);
		await pass(10);
		expect(a!.shows.pending).toBe(true);
		bench.saves.keepMove = keepMove;
		const next = await reload(bench, seated);
		await pass(20_000);
		expect(a!.shows).toMatchObject({ pending: false, refused: null });
		expect(b!.G.said).toEqual([3]);
		expect((await next.stored()).moves).toHaveLength(1);
	});

	test('a host that has lost its last action is believed all the same', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		void seated[0]!.say('say', 1);
		await pass(10);
		void seated[1]!.say('castVote', 'no');
		await pass(10);
		await reload(bench, seated, 1);
		await pass(20_000);
		expect(seated.map(({ shows }) => shows.view!.n)).toEqual([1, 1, 1]);
		void seated[1]!.say('castVote', 'yes');
		await pass(10);
		expect(seated[2]!.G.chosen).toEqual(['1']);
	});

	test('in the lobby the seats stay with their phones', async () => {
		const bench = table();
		const ana = phone(bench, 'ana');
		ana.sit();
		await pass(10);
		bench.host.room.addBot();
		bench.host.changed();
		await pass(10);
		await reload(bench, [ana]);
		await pass(20_000);
		expect(ana.shows.lobby!.seats.map(({ name }) => name)).toEqual(['ana', 'Bot 1']);
		expect(ana.shows).toMatchObject({ seat: '0', as: 'seat' });
	});

	test('after the end everybody still gets the replay', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		for (const [turn, player] of seated.entries()) {
			void player.say('say', 1);
			await pass(10);
			for (const voter of seated) void voter.say('castVote', 'yes');
			await pass(10);
			expect(player.shows.view!.n).toBe((turn + 1) * 4);
		}
		const { replay } = seated[0]!.shows;
		expect(replay).not.toBeNull();
		await reload(bench, seated);
		seated[1]!.shows.replay = null;
		await pass(20_000);
		expect(seated[1]!.shows.replay).toEqual(replay);
	});
});
