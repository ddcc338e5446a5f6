import { describe, expect, test } from 'vitest';
import { FACES, KINDS, type DieKind } from '$lib/games/dark-moon/content/dice';
import type { Note } from '$lib/games/dark-moon/rules/journal';
import type { Drawer, Rolled } from '$lib/games/dark-moon/rules/state';
import { beyond, diceOf, luckOf } from '$lib/games/dark-moon/ui/end/luck';
import {
	chanceOfAtLeast,
	chanceOfAtMost,
	honestyOf,
	saidAs
} from '$lib/games/dark-moon/ui/end/odds';

/** Every way the dice can fall, each equally likely. */
const allRolls = (kinds: readonly DieKind[]): number[][] =>
	kinds.reduce<number[][]>(
		(rolls, kind) => rolls.flatMap((roll) => FACES[kind].map((face) => [...roll, face])),
		[[]]
	);
const share = <T>(list: readonly T[], fits: (one: T) => boolean) =>
	list.filter(fits).length / list.length;

const strong = (...faces: number[]): Rolled[] => faces.map((face) => ({ kind: 'strong', face }));
const rolled = (dice: Rolled[], sent: number[]): Note => ({
	at: 0,
	say: 'rolled',
	dice,
	sent,
	roll: 'malfunction',
	rerolled: false
});

describe('what an honest player shows', () => {
	const hands: DieKind[][] = [
		['strong'],
		['weak', 'weak'],
		['strong', 'weak', 'commander'],
		['strong', 'strong', 'weak', 'weak', 'commander']
	];

	test.each(hands)('is as likely as counting every roll says (%s, %s, %s, %s, %s)', (...hand) => {
		const kinds = hand.filter((kind) => KINDS.includes(kind));
		const rolls = allRolls(kinds);
		for (const face of [-2, -1, 0, 1, 2, 3, 4, 5])
			expect(chanceOfAtMost(kinds, face)).toBeCloseTo(
				share(rolls, (roll) => Math.max(...roll) <= face),
				12
			);
	});

	test('so often is as likely as counting every match says', () => {
		const hand: DieKind[][] = [['strong'], ['weak', 'weak'], ['commander', 'strong']];
		const matches = hand
			.map(allRolls)
			.reduce<number[][][]>(
				(all, rolls) => all.flatMap((match) => rolls.map((roll) => [...match, roll])),
				[[]]
			);
		const minuses = (match: number[][]) => match.filter((roll) => Math.max(...roll) < 0).length;
		const chances = hand.map((kinds) => chanceOfAtMost(kinds, 0));
		for (const least of [0, 1, 2, 3, 4])
			expect(chanceOfAtLeast(least, chances)).toBeCloseTo(
				share(matches, (match) => minuses(match) >= least),
				12
			);
	});

	test('is held against what a seat showed, where it had a choice', () => {
		const notes = [
			rolled(strong(4, -2), [1]),
			rolled(strong(-1, -2, -2), [0]),
			rolled(strong(2, 4), [0]),
			rolled(strong(-2), [0])
		];
		const honesty = honestyOf({ notes } as Drawer);
		expect(honesty).toMatchObject({ kept: 2, minus: 2 });
		expect(honesty.rolls.map(({ chance }) => chance)).toEqual([
			expect.closeTo(1 / 4, 12),
			expect.closeTo(8 / 27, 12),
			expect.closeTo(25 / 36, 12)
		]);
		expect(honesty.expected).toBeCloseTo(4 / 9 + 8 / 27 + 4 / 9, 12);
		expect(honesty.chance).toBeCloseTo(chanceOfAtLeast(2, [4 / 9, 8 / 27, 4 / 9]), 12);
	});

	test('is said in round figures', () => {
		expect([1, 0.254, 0.0096, 0.0094, 0.00042, 1e-9].map(saidAs)).toEqual([
			{ n: 100, of: 100 },
			{ n: 25, of: 100 },
			{ n: 1, of: 100 },
			{ n: 1, of: 110 },
			{ n: 1, of: 2400 },
			{ n: 1, of: 1_000_000 }
		]);
	});
});

describe('how the dice fell', () => {
	/** Dice with so many of each side: −2, −1, lower plus, higher plus. */
	const fell = (...counts: [number, number, number, number]): Rolled[] =>
		counts.flatMap((n, side) =>
			Array.from({ length: n }, (_, i) => {
				const kind = KINDS[i % 3]!;
				return { kind, face: FACES[kind][side + 2]! };
			})
		);

	test('is counted by sides, whatever the kind of die', () => {
		expect(luckOf(fell(15, 6, 4, 5)).sides).toEqual([
			{ side: 'minusTwo', rolled: 15, expected: 15 },
			{ side: 'minusOne', rolled: 6, expected: 5 },
			{ side: 'low', rolled: 4, expected: 5 },
			{ side: 'high', rolled: 5, expected: 5 }
		]);
	});

	test('is called fair, odd or rare, and nothing when there are too few', () => {
		expect(luckOf([]).verdict).toBe('few');
		expect(luckOf(fell(29, 0, 0, 0)).verdict).toBe('few');
		expect(luckOf(fell(150, 50, 50, 50))).toMatchObject({
			verdict: 'fair',
			chance: expect.closeTo(1, 6)
		});
		expect(luckOf(fell(160, 45, 48, 47)).verdict).toBe('fair');
		expect(luckOf(fell(150, 70, 40, 40)).verdict).toBe('odd');
		expect(luckOf(fell(0, 100, 100, 100)).verdict).toBe('rare');
	});

	test('chi-square is that of the printed tables', () => {
		for (const [x, chance] of [
			[0, 1],
			[2.366, 0.5],
			[7.815, 0.05],
			[11.345, 0.01],
			[16.266, 0.001]
		] as const)
			expect(beyond(x)).toBeCloseTo(chance, 4);
	});

	test('chi-square is near what counting every outcome of 36 dice says', () => {
		const logs = [0];
		for (let n = 1; n <= 36; n++) logs.push(logs[n - 1]! + Math.log(n));
		const strayed = ([a, b, c, d]: number[]) =>
			(a! - 18) ** 2 / 18 + ((b! - 6) ** 2 + (c! - 6) ** 2 + (d! - 6) ** 2) / 6;
		const outcomes: { chance: number; strayed: number }[] = [];
		for (let a = 0; a <= 36; a++)
			for (let b = 0; a + b <= 36; b++)
				for (let c = 0; a + b + c <= 36; c++) {
					const counts = [a, b, c, 36 - a - b - c];
					const ways = logs[36]! - counts.reduce((sum, n) => sum + logs[n]!, 0);
					const chance = Math.exp(ways + a * Math.log(1 / 2) + (36 - a) * Math.log(1 / 6));
					outcomes.push({ chance, strayed: strayed(counts) });
				}
		const falls: Parameters<typeof fell>[] = [
			[18, 6, 6, 6],
			[21, 5, 4, 6],
			[14, 11, 6, 5],
			[25, 2, 2, 7]
		];
		for (const counts of falls) {
			const least = strayed(counts);
			const exact = outcomes
				.filter(({ strayed }) => strayed >= least - 1e-9)
				.reduce((sum, { chance }) => sum + chance, 0);
			expect(Math.abs(luckOf(fell(...counts)).chance - exact)).toBeLessThan(0.02);
		}
	});

	test('counts every die of a match once: behind screens and in the open', () => {
		const G = {
			players: { '0': { notes: [rolled(strong(4, -2), [1])] }, '1': { notes: [] } },
			journal: [
				{ say: 'shieldTest', face: -1, failed: false },
				{ say: 'shieldTest', face: null, failed: false },
				{ say: 'powerRoll', by: '1', face: 2, again: true },
				{ say: 'submitted', by: '0', dice: strong(-2), roll: 'malfunction' }
			]
		} as unknown as Parameters<typeof diceOf>[0];
		expect(diceOf(G).map(({ face }) => face)).toEqual([4, -2, -1, 2]);
	});
});
