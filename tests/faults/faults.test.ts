import { Audience } from '$lib/net/audience';
import { Room } from '$lib/net/room';
import { Running } from '$lib/net/running';
import { Talk } from '$lib/net/talk';
import type { Replay } from '$lib/replay/format';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { numbers } from '../net/fake-game';
import { faults, readWish } from './campaign';
import { indiscreet, withCanaries } from './canaries';
import type { Fault, Kind } from './plan';
import { run, type Order } from './run';
import type { FaultTable } from './table';

afterEach(() => void vi.restoreAllMocks());
vi.setConfig({ testTimeout: 300_000 });

const order = (seed: number, more: Partial<Order> = {}): Order => ({
	seed: String(seed),
	seats: 3,
	game: numbers,
	...more
});

const fault = (kind: Kind, at: number, lasts: number): Fault => ({
	kind,
	at,
	lasts,
	guest: 0,
	dice: 500
});

/** The laws that runs of these seeds break. */
async function broken(seeds: number, more: Partial<Order>): Promise<Set<string>> {
	const laws = new Set<string>();
	for (let seed = 1; seed <= seeds; seed++)
		for (const { law } of (await run(order(seed, more))).violations) laws.add(law);
	return laws;
}

test.each([0, 1, 2])('seeds by the dozen break no law, part %i of 3', async (part) => {
	const wish = readWish(['--game', 'numbers', '--seats', String(3 + (part % 2)), '--seeds', '70']);
	const lines: unknown[] = [];
	for await (const line of faults({ ...wish, seeds: wish.seeds.map((seed) => seed + part * 70) }))
		lines.push(line);
	expect(lines).toEqual([expect.objectContaining({ seeds: 70, violations: 0 })]);
});

test('one seed is one run', async () => {
	const [first, second, other] = [await run(order(7)), await run(order(7)), await run(order(8))];
	expect(second).toEqual(first);
	expect(other.trace).not.toBe(first.trace);
});

test('a run leaves the clock and the luck of the real world alone', async () => {
	const before = [setTimeout, Date.now, performance.now, crypto.getRandomValues, console.error];
	await run(order(1));
	expect([setTimeout, Date.now, performance.now, crypto.getRandomValues, console.error]).toEqual(
		before
	);
});

const crash = [12_000, 16_000, 20_000, 24_000].map((at) => fault('killHost', at, 1500));

test('S3 goes red when an action is answered before it is stored', async () => {
	const hasty = ({ house }: FaultTable) => {
		house.store = (saves) => ({
			owes: false,
			keepTable: (table) => saves.keepTable(table),
			keepMove: async (...move) => void saves.keepMove(...move)
		});
	};
	expect(await broken(3, { spoil: hasty, faults: crash, calmAt: 30_000 })).toContain('S3');
	expect(await broken(3, { faults: crash, calmAt: 30_000 })).toEqual(new Set());
});

test('S3 goes red when a repeated action is not known again', async () => {
	const doubled = [0, 1].map((guest) => ({ ...fault('noise', 3000, 30_000), guest, dice: 599 }));
	const more = { faults: doubled, calmAt: 35_000 };
	expect(await broken(4, more)).toEqual(new Set());
	vi.spyOn(Running.prototype, 'answered').mockReturnValue(undefined);
	expect(await broken(4, more)).toContain('S3');
});

test('S3 goes red when a line of talk that is said again is taken for another', async () => {
	const doubled = [0, 1].map((guest) => ({ ...fault('noise', 3000, 30_000), guest, dice: 599 }));
	const say = Talk.prototype.say;
	let copies = 0;
	vi.spyOn(Talk.prototype, 'say').mockImplementation(function (this: Talk, token, id, said) {
		return say.call(this, token, `${id}/${(copies += 1)}`, said);
	});
	expect(await broken(4, { faults: doubled, calmAt: 35_000 })).toContain('S3');
});

test('S3 goes red when a line of talk is acknowledged and told to nobody', async () => {
	vi.spyOn(Talk.prototype, 'after').mockReturnValue([]);
	expect(await broken(1, { faults: [] })).toEqual(new Set(['S3']));
});

test('S1 goes red when a line of talk is told as somebody else’s', async () => {
	const after = Talk.prototype.after;
	vi.spyOn(Talk.prototype, 'after').mockImplementation(function (this: Talk, n) {
		return after.call(this, n).map((line) => ({ ...line, name: 'Guest 1' }));
	});
	expect(await broken(1, { faults: [] })).toContain('S1');
});

describe('seats that move to other phones', () => {
	const asked = [9000, 14_000].map((at, guest) => ({
		...fault('moveSeat', at, 0),
		guest,
		dice: 3
	}));
	const given = { ...fault('moveSeat', 12_000, 3000), dice: 1 };

	test('are moved, by a wish and by the host’s word alone', async () => {
		for (const [faults, moved] of [
			[asked, 2],
			[[given], 1]
		] as const)
			expect(await run(order(1, { faults: [...faults] }))).toMatchObject({
				violations: [],
				faults: { seatMoved: moved }
			});
	});

	test('S1 goes red when a ticket is told to more than the phone that asked', async () => {
		vi.spyOn(Audience.prototype, 'tellOne').mockImplementation(function (this: Audience, _, frame) {
			for (const client of this['clients']) client.send(frame);
		});
		expect(await broken(1, { faults: asked })).toContain('S1');
	});

	test('S1 goes red when everybody is told the token that a seat has left', async () => {
		const { handOver } = Room.prototype;
		vi.spyOn(Room.prototype, 'handOver').mockImplementation(function (this: Room, from, to) {
			const done = handOver.call(this, from, to);
			this.rename(to, from);
			return done;
		});
		const { violations } = await run(order(1, { faults: asked }));
		const leak = expect.stringMatching(/^lobby to .* holds [0-9a-f]{32}$/) as string;
		expect(violations).toContainEqual({ law: 'S1', what: leak });
	});

	test('S2 goes red when the old phone is sent away and the new one has nothing', async () => {
		vi.spyOn(Room.prototype, 'handOver').mockReturnValue(true);
		expect(await broken(1, { faults: asked })).toContain('S2');
	});
});

test('S1 goes red when a view tells what lies in another drawer', async () => {
	const game = indiscreet(withCanaries(numbers));
	expect(await broken(1, { game, faults: [] })).toContain('S1');
});

test('S2 goes red when a view is shown to the wrong seat', async () => {
	const view = Running.prototype.view;
	vi.spyOn(Running.prototype, 'view').mockImplementation(function (this: Running, seat) {
		return view.call(this, seat === '1' ? '2' : seat);
	});
	const laws = await broken(1, { faults: [] });
	expect(laws).toContain('S1');
	expect(laws).toContain('S2');
});

test('S4 goes red when nobody asks whether the table is open elsewhere', async () => {
	const anyone = ({ locks }: FaultTable) =>
		void Object.assign(locks, { generous: true, missing: false });
	const faults = [fault('secondHost', 9000, 0)];
	expect(await broken(1, { spoil: anyone, faults })).toContain('S4');
	expect(await broken(1, { faults })).toEqual(new Set());
});

describe('over plain http, where a second page may open the table of a frozen one', () => {
	const http = ({ locks }: FaultTable) => void (locks.missing = true);
	const faults = [fault('freezeHost', 9000, 12_000), fault('secondHost', 11_000, 0)];

	test('the frozen one stops when it thaws', async () => {
		expect(await broken(6, { spoil: http, faults, calmAt: 30_000 })).toEqual(new Set());
	});

	test('what the frozen one stores as it thaws is not lost to a page that has read the table before', async () => {
		const silent = [
			fault('freezeHost', 9000, 12_000),
			fault('diskSilent', 10_000, 13_000),
			fault('secondHost', 19_500, 0)
		];
		expect(await broken(6, { spoil: http, faults: silent, calmAt: 30_000 })).toEqual(new Set());
	});

	test('S4 goes red when it does not look whose the table is before it writes', async () => {
		const heedless = (table: FaultTable) => {
			http(table);
			table.disk.guarded = false;
		};
		expect(await broken(3, { spoil: heedless, faults, calmAt: 30_000 })).toContain('S4');
	});
});

test('a disk that never answers holds nothing up, and what it was not said to keep may be lost', async () => {
	const faults = [fault('diskSilent', 6000, 25_000), fault('killHost', 20_000, 2000)];
	expect(await broken(4, { faults, calmAt: 40_000 })).toEqual(new Set());
	const forEver = [fault('diskSilent', 6000, 1e9)];
	expect(await broken(2, { faults: forEver, calmAt: 8000 })).toEqual(new Set());
	// A whole match that no disk has: it is played again from the lobby.
	const whole = [fault('diskSilent', 850, 45_000), fault('killHost', 27_000, 2000)];
	expect(await broken(2, { faults: whole, calmAt: 50_000 })).toEqual(new Set());
});

test.each<[string, (replay: Replay) => object]>([
	['ends otherwise than the match', () => ({ checks: { end: 'otherwise' } })],
	['lacks a decision', ({ moves }) => ({ moves: moves.slice(1) })]
])('S5 goes red when the replay that is told %s', async (_, spoilt) => {
	const { replay } = Running.prototype;
	vi.spyOn(Running.prototype, 'replay').mockImplementation(function (this: Running) {
		const right = replay.call(this);
		return { ...right, ...spoilt(right) };
	});
	expect(await broken(1, { faults: [] })).toEqual(new Set(['S5']));
});

test('E0 goes red when something goes wrong that nobody catches', async () => {
	vi.spyOn(Talk.prototype, 'say').mockImplementation(() => {
		throw new Error('a bug');
	});
	expect(await broken(1, { faults: [] })).toContain('E0');
});

test('L1 goes red when nothing can be stored any more', async () => {
	const full = ({ house }: FaultTable) => {
		house.store = (saves) => ({
			owes: false,
			keepTable: (table) => saves.keepTable(table),
			keepMove: () => Promise.reject(new Error('full'))
		});
	};
	expect(await broken(1, { spoil: full, faults: [], calmAt: 1000 })).toEqual(new Set(['L1']));
});

test('a table whose store fails for a while waits, and loses nothing', async () => {
	const faults = [fault('diskFull', 6000, 9000), fault('killHost', 12_000, 4000)];
	expect(await broken(4, { faults, calmAt: 30_000 })).toEqual(new Set());
});
