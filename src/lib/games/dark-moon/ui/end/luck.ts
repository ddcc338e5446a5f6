import { FACES } from '../../content/dice';
import type { Rolled, State } from '../../rules/state';

/** The four different sides of every die; `low` and `high` are its two with a plus. */
const SIDES = ['minusTwo', 'minusOne', 'low', 'high'] as const;
export type Side = (typeof SIDES)[number];

/** How likely a fair die shows each side: the same for all three kinds. */
const FAIR: Record<Side, number> = { minusTwo: 1 / 2, minusOne: 1 / 6, low: 1 / 6, high: 1 / 6 };

/** Fewer dice than this say nothing: of each side at least five have to be expected. */
const ENOUGH = 30;

/** How dice fell, against what fair dice do. */
export interface Luck {
	dice: number;
	sides: { side: Side; rolled: number; expected: number }[];
	/** Chance that fair dice stray as far from the expectation, or farther (chi-square, 3 degrees of freedom). */
	chance: number;
	/** `few`: nothing can be said; `fair`; `odd`: one match in twenty; `rare`: one in a thousand. */
	verdict: 'few' | 'fair' | 'odd' | 'rare';
}

function sideOf({ kind, face }: Rolled): Side {
	if (face < 0) return face === -2 ? 'minusTwo' : 'minusOne';
	return face === Math.max(...FACES[kind]) ? 'high' : 'low';
}

/** Every die rolled in a finished match: behind screens, for shield tests and for powers. */
export function diceOf(G: State): Rolled[] {
	const behind = Object.values(G.players).flatMap(({ notes }) =>
		notes.flatMap((note) => (note.say === 'rolled' ? note.dice : []))
	);
	const open = G.journal.flatMap((entry): Rolled[] =>
		(entry.say === 'shieldTest' || entry.say === 'powerRoll') && entry.face !== null
			? [{ kind: 'strong', face: entry.face }]
			: []
	);
	return [...behind, ...open];
}

export function luckOf(dice: readonly Rolled[]): Luck {
	const fell = dice.map(sideOf);
	const sides = SIDES.map((side) => ({
		side,
		rolled: fell.filter((one) => one === side).length,
		expected: dice.length * FAIR[side]
	}));
	const strayed = sides.reduce(
		(sum, { rolled, expected }) => sum + (expected && (rolled - expected) ** 2 / expected),
		0
	);
	const chance = beyond(strayed);
	const verdict =
		dice.length < ENOUGH ? 'few' : chance >= 0.05 ? 'fair' : chance >= 0.001 ? 'odd' : 'rare';
	return { dice: dice.length, sides, chance, verdict };
}

/** Chance that chi-square with 3 degrees of freedom is `x` or more. */
export const beyond = (x: number): number =>
	Math.min(1, erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2));

/** The complementary error function for x >= 0, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
	const t = 1 / (1 + 0.3275911 * x);
	const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
	return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}
