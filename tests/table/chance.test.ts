import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chanceFrom, chancePlugin } from '$lib/table/chance';

/** The 32-bit words a seed gives, computed apart from the code under test. */
function words(seed: string, n: number): number[] {
	const found: number[] = [];
	for (let block = 0; found.length < n; block++) {
		const bytes = createHash('sha256').update(`${seed}:${block}`).digest();
		for (let at = 0; at < 32; at += 4) found.push(bytes.readUInt32BE(at));
	}
	return found.slice(0, n);
}
const SEEDS = Array.from({ length: 400 }, (_, n) => `seed ${n}`);

afterEach(() => vi.restoreAllMocks());

describe('a stream', () => {
	test('the same seed gives the same luck, whatever the clock and Math.random say', () => {
		const game = () => {
			const chance = chanceFrom('abc');
			return [
				chance.die(6),
				chance.shuffle([1, 2, 3, 4, 5]),
				chance.pick('abcdef'.split('')),
				chance.die(20)
			];
		};
		const once = game();
		const never = () => {
			throw new Error('luck must come from the seed');
		};
		vi.spyOn(Math, 'random').mockImplementation(never);
		vi.spyOn(Date, 'now').mockImplementation(never);
		expect(game()).toEqual(once);
	});
	test('other seeds give other luck', () => {
		const rolls = (seed: string) => {
			const chance = chanceFrom(seed);
			return Array.from({ length: 20 }, () => chance.die(6)).join('');
		};
		expect(new Set(SEEDS.map(rolls)).size).toBe(SEEDS.length);
	});
	test('two streams of one seed do not share their position', () => {
		const [a, b] = [chanceFrom('x'), chanceFrom('x')];
		a.die(6);
		a.die(6);
		expect([b.die(1000), b.die(1000)]).toEqual(words('x', 2).map((word) => (word % 1000) + 1));
	});
	test('words follow each other over the edges of blocks, none left out or used twice', () => {
		const chance = chanceFrom('blocks');
		const drawn = Array.from({ length: 40 }, () => chance.die(2 ** 32) - 1);
		expect(drawn).toEqual(words('blocks', 40));
	});
});

describe('a die', () => {
	test('shows every side from 1 up to the last, and nothing else', () => {
		for (const sides of [1, 2, 3, 6, 10]) {
			const chance = chanceFrom(`sides ${sides}`);
			const seen = new Set(Array.from({ length: 300 }, () => chance.die(sides)));
			expect([...seen].sort((a, b) => a - b)).toEqual(
				Array.from({ length: sides }, (_, n) => n + 1)
			);
		}
	});
	test('each side has the same number of words; those of the uneven rest are drawn again', () => {
		// Half, or a quarter, of all words must be refused with so many sides.
		for (const sides of [2 ** 31 + 1, 3 * 2 ** 30]) {
			let refused = 0;
			for (const seed of SEEDS.slice(0, 100)) {
				const drawn = words(seed, 40);
				const first = drawn.findIndex((word) => word < sides);
				refused += first;
				expect(chanceFrom(seed).die(sides)).toBe(drawn[first]! + 1);
			}
			expect(refused).toBeGreaterThan(10);
		}
	});
	test('a refused word is gone: the next draw goes on behind it', () => {
		const sides = 2 ** 31 + 1;
		const fit = words('on and on', 60).filter((word) => word < sides);
		const chance = chanceFrom('on and on');
		expect([1, 2, 3, 4].map(() => chance.die(sides) - 1)).toEqual(fit.slice(0, 4));
	});
	test('of six sides: no word below the last whole six is refused', () => {
		const chance = chanceFrom('six');
		expect(Array.from({ length: 100 }, () => chance.die(6))).toEqual(
			words('six', 100).map((word) => (word % 6) + 1)
		);
	});
});

describe('a shuffle', () => {
	test('is a copy with the same cards', () => {
		const cards = Object.freeze(['a', 'b', 'c', 'd', 'd']);
		const shuffled = chanceFrom('cards').shuffle(cards);
		expect(shuffled).not.toBe(cards);
		expect([...shuffled].sort()).toEqual(['a', 'b', 'c', 'd', 'd']);
	});
	test('every order belongs to one way to draw, so each is as likely as the others', () => {
		const orders = new Map<string, string>();
		for (const seed of SEEDS) {
			const [a, b, c] = words(seed, 3) as [number, number, number];
			const way = [a % 4, b % 3, c % 2].join();
			const order = chanceFrom(seed).shuffle([1, 2, 3, 4]).join('');
			expect(orders.get(way) ?? order).toBe(order);
			orders.set(way, order);
		}
		expect(orders.size).toBe(24);
		expect(new Set(orders.values()).size).toBe(24);
	});
	test('of none or one takes no luck', () => {
		const chance = chanceFrom('short');
		expect([chance.shuffle([]), chance.shuffle(['x'])]).toEqual([[], ['x']]);
		expect(chance.die(2 ** 32) - 1).toBe(words('short', 1)[0]);
	});
});

test('a pick is the element the word says, and every one can be picked', () => {
	const list = ['a', 'b', 'c'];
	const picked = SEEDS.map((seed) => chanceFrom(seed).pick(list));
	expect(picked).toEqual(SEEDS.map((seed) => list[words(seed, 1)[0]! % 3]));
	expect(new Set(picked).size).toBe(3);
});

describe('in a match', () => {
	const begin = (seed: string) => chancePlugin.setup!({ G: {}, ctx: {}, game: { seed } } as never);
	const at = (data: ReturnType<typeof begin>) =>
		chancePlugin.api!({ G: {}, ctx: {}, game: {}, data } as never);
	const flushed = (api: ReturnType<typeof at>) => chancePlugin.flush!({ api } as never);

	test('the position is plain JSON and goes on where it was', () => {
		let data = begin('match');
		const drawn: number[] = [];
		for (let move = 0; move < 12; move++) {
			const chance = at(JSON.parse(JSON.stringify(data)) as typeof data);
			drawn.push(chance.die(100), chance.die(100));
			data = flushed(chance);
		}
		expect(drawn).toEqual(words('match', 24).map((word) => (word % 100) + 1));
		expect(JSON.parse(JSON.stringify(data))).toEqual(data);
	});
	test('a move that is thrown away leaves the position as it was', () => {
		const data = begin('match');
		at(data).die(6);
		expect(at(data).die(100)).toBe(at(data).die(100));
	});
	test('no seat sees the seed or the position', () => {
		expect(chancePlugin.playerView!({ data: begin('match') } as never)).toBeNull();
	});
});
