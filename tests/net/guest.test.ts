import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guest, type GuestState } from '$lib/net/guest';
import { memoryLinks, type Wire } from '$lib/net/links/memory';
import type { Link } from '$lib/net/link';
import type { SavedMove } from '$lib/saves/saves';
import { Bench, calm, CODE, tokenOf } from './table';

const START: GuestState = {
	link: 'connecting',
	seat: null,
	as: null,
	lobby: null,
	view: null,
	refused: null,
	canWatch: false,
	pending: false,
	replay: null
};

/** A phone: a guest, what it shows, and the way to the host, which a test may break. */
class Phone {
	shows: GuestState = { ...START };
	readonly history: Partial<GuestState>[] = [];
	readonly guest: Guest;
	/** Why the host cannot be reached now. */
	broken: string | null = null;
	/** What happens to frames on the next link. */
	wire: Wire | undefined;
	tries = 0;
	links: { host: Link; guest: Link }[] = [];

	constructor(
		public bench: Bench,
		readonly name: string,
		broken: string | null = null,
		wire?: Wire
	) {
		this.broken = broken;
		this.wire = wire;
		this.guest = new Guest({
			connect: async () => {
				this.tries += 1;
				if (this.broken) throw new Error(this.broken);
				const ends = memoryLinks(this.wire);
				this.links.push(ends);
				this.bench.host.attach(ends.host);
				return ends.guest;
			},
			token: tokenOf(name),
			tell: (change) => {
				this.history.push(change);
				Object.assign(this.shows, change);
			}
		});
	}

	sit() {
		this.guest.ask({ want: 'seat', name: this.name });
	}

	say(move: string, ...args: unknown[]) {
		const { question } = this.shows.view!.G as { question: number };
		return this.guest.act(move, args, question);
	}

	get G() {
		return this.shows.view!.G as { said: number[]; chosen: string[]; question: number };
	}
}

const phones: Phone[] = [];
const benches: Bench[] = [];

const phone = (...args: ConstructorParameters<typeof Phone>) => {
	const made = new Phone(...args);
	phones.push(made);
	return made;
};
const table = (...args: ConstructorParameters<typeof Bench>) => {
	const made = new Bench(...args);
	benches.push(made);
	return made;
};
/** Lets `ms` pass; everything on its way arrives. */
async function pass(ms: number) {
	await vi.advanceTimersByTimeAsync(ms);
	for (const { host } of benches) await calm(host);
}

async function match(...names: string[]) {
	const bench = table();
	const seated = names.map((name) => phone(bench, name));
	for (const one of seated) {
		one.sit();
		await pass(10);
	}
	bench.host.start();
	await pass(10);
	return { bench, seated };
}

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance']
	});
});
afterEach(() => {
	for (const { guest } of phones.splice(0)) guest.close(false);
	for (const { host } of benches.splice(0)) host.close('away');
	vi.useRealTimers();
});

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

describe('losing the host', () => {
	test('a closed link is replaced at once, and the seat is the same', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		b!.links[0]!.host.close();
		await pass(10);
		expect(b!.shows).toMatchObject({ link: 'open', seat: '1', refused: null });
		expect(b!.tries).toBe(2);
	});

	test('a silent host is away within six to eight seconds, and back by itself', async () => {
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
		await pass(5_500);
		expect(b!.shows.link).toBe('open');
		await pass(2_500);
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
		expect(a!.shows.lobby!.seats[1]!.here).toBe(true);
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
		expect(a!.shows.lobby!.seats[1]!.here).toBe(true);
		cut = true;
		b!.broken = 'unreachable';
		await pass(9_000);
		expect(a!.shows.lobby!.seats[1]!.here).toBe(false);
		cut = false;
		await pass(3_000);
		expect(a!.shows.lobby!.seats[1]!.here).toBe(true);
	});
});

describe('the host reloads', () => {
	/** The host's page goes and comes back from what was stored; phones find the new one. */
	async function reload(bench: Bench, all: Phone[]) {
		bench.host.hide();
		bench.host.close('away');
		for (const one of all) one.broken = 'noSuchTable';
		await pass(3_000);
		const { table: saved, moves } = await bench.stored();
		const next = table({ saves: bench.saves, table: saved, moves: moves as never[] });
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

describe('the end of a link that is final', () => {
	test('taken over by another page: said, and no fight', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const second = phone(bench, 'a');
		await pass(60_000);
		expect(seated[0]!.shows).toMatchObject({ link: 'closed', refused: 'takenOver' });
		expect(seated[0]!.tries).toBe(1);
		expect(second.shows).toMatchObject({ link: 'open', seat: '0' });
		expect(second.shows.view!.n).toBe(0);
	});

	test('removed: said, and not tried again', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		void seated[0]!.say('say', 1);
		bench.host.remove('0');
		await pass(60_000);
		expect(seated[0]!.shows).toMatchObject({ link: 'closed', refused: 'removed', pending: false });
		expect(seated[0]!.tries).toBe(1);
	});

	test('ended by the host: said, and not tried again', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		bench.host.close('ended');
		await pass(60_000);
		expect(seated[1]!.shows).toMatchObject({ link: 'closed', refused: 'ended' });
		expect(seated[1]!.tries).toBe(1);
	});
});
