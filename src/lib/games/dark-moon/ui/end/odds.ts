import { FACES, type DieKind } from '../../content/dice';
import type { Drawer } from '../../rules/state';
import { bestSent, heldBack, rollsWithChoice, type Roll } from './story';

/** Exact chance that the best of these dice shows `face` or less: what an honest player would show. */
export const chanceOfAtMost = (kinds: readonly DieKind[], face: number): number =>
	kinds.reduce(
		(chance, kind) => (chance * FACES[kind].filter((side) => side <= face).length) / 6,
		1
	);

/** Exact chance that at least `least` of independent events happen; `chances`: one for each of them. */
export function chanceOfAtLeast(least: number, chances: readonly number[]): number {
	let exactly = [1];
	for (const p of chances)
		exactly = Array.from(
			{ length: exactly.length + 1 },
			(_, k) => (exactly[k] ?? 0) * (1 - p) + (exactly[k - 1] ?? 0) * p
		);
	return exactly.slice(least).reduce((sum, p) => sum + p, 0);
}

/** What a seat showed of its rolls, against somebody who shows the best die of the same dice. */
export interface Honesty {
	/** Rolls that left a choice, each with the chance that an honest player shows no better die. */
	rolls: { roll: Roll; chance: number }[];
	/** How often a better die was kept back. */
	kept: number;
	/** How often no die with a plus was shown. */
	minus: number;
	/** How often an honest player shows none, on average. */
	expected: number;
	/** Chance that an honest player shows none as often, or more often. */
	chance: number;
}

export function honestyOf(drawer: Drawer): Honesty {
	const rolls = rollsWithChoice(drawer);
	const kinds = (roll: Roll) => roll.dice.map(({ kind }) => kind);
	const minuses = rolls.map((roll) => chanceOfAtMost(kinds(roll), 0));
	const minus = rolls.filter((roll) => bestSent(roll) < 0).length;
	return {
		rolls: rolls.map((roll) => ({ roll, chance: chanceOfAtMost(kinds(roll), bestSent(roll)) })),
		kept: rolls.filter((roll) => heldBack(roll) > 0).length,
		minus,
		expected: minuses.reduce((sum, p) => sum + p, 0),
		chance: chanceOfAtLeast(minus, minuses)
	};
}

/** A chance as a person says it: "3 of 100", "1 of 250". */
export function saidAs(chance: number): { n: number; of: number } {
	if (chance >= 0.0095) return { n: Math.round(chance * 100), of: 100 };
	const round = (of: number) => {
		const step = 10 ** Math.max(0, Math.floor(Math.log10(of)) - 1);
		return Math.round(of / step) * step;
	};
	return { n: 1, of: chance < 1e-6 ? 1_000_000 : round(1 / chance) };
}
