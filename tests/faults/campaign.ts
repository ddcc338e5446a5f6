import { parseArgs } from 'node:util';
import { GAMES } from '$lib/games';
import type { TableGame } from '$lib/table/match';
import { numbers } from '../net/fake-game';
import { run } from './run';

/** What is to be run. */
export interface Wish {
	seats: number;
	seeds: number[];
	/** One seed alone is told in full. */
	alone: boolean;
	/** `mixed`: a small game, and with every fiftieth seed a real one. */
	game: string;
}

/** The last line of a campaign. */
export interface Summary {
	seeds: number;
	violations: number;
	faults: Record<string, number>;
	seconds: number;
}

/** Something in the command line that cannot be done; the message says what. */
export class BadWish extends Error {}

export const USAGE =
	'usage: npm run faults -- [--seeds 1000] [--from 1] [--seed N] [--seats 5] [--game mixed|numbers|dark-moon]';

const REAL_EVERY = 50;

function whole(name: string, text: string, least: number, most: number): number {
	const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
	if (!(number >= least && number <= most))
		throw new BadWish(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
	return number;
}

/** Reads a command line. Throws `BadWish`. */
export function readWish(argv: string[]): Wish {
	const text = { type: 'string' } as const;
	const options = { seats: text, seeds: text, seed: text, from: text, game: text };
	let values: Partial<Record<keyof typeof options, string>>;
	try {
		({ values } = parseArgs({ args: argv, options }));
	} catch (error) {
		throw new BadWish(error instanceof Error ? error.message : String(error));
	}
	const { game = 'mixed', seed } = values;
	if (game !== 'mixed' && game !== 'numbers' && !Object.hasOwn(GAMES, game))
		throw new BadWish(`There is no game "${game}".`);
	const from = whole('from', values.from ?? '1', 0, 1e9);
	const many = whole('seeds', values.seeds ?? '1000', 1, 1e7);
	return {
		game,
		seats: whole('seats', values.seats ?? '5', 3, 7),
		alone: seed !== undefined,
		seeds:
			seed === undefined
				? Array.from({ length: many }, (_, i) => from + i)
				: [whole('seed', seed, 0, 1e9)]
	};
}

/** The game of a seed. */
async function gameOf(wish: Wish, seed: number): Promise<TableGame> {
	const [first] = Object.keys(GAMES);
	const real = wish.game === 'mixed' ? (seed % REAL_EVERY === 0 ? first! : null) : wish.game;
	return real === null || real === 'numbers' ? numbers : GAMES[real]!();
}

/** Runs every seed, or until it is `enough`: a line that runs it again for each that breaks a law, a summary at the end. */
export async function* faults(wish: Wish, enough = () => false): AsyncGenerator<string | Summary> {
	const { seats, seeds } = wish;
	const began = performance.now();
	const sums: Record<string, number> = {};
	let broken = 0;
	let done = 0;
	for (const seed of seeds) {
		if (enough()) break;
		done += 1;
		const game = await gameOf(wish, seed);
		const { violations, faults, plan, moves } = await run({ seed: String(seed), seats, game });
		for (const [kind, n] of Object.entries(faults)) sums[kind] = (sums[kind] ?? 0) + n;
		if (wish.alone) yield `${plan}\n${game.id}, ${moves} moves`;
		const [first, ...more] = violations;
		if (!first) continue;
		broken += 1;
		const again = `npm run faults -- --seed ${seed} --seats ${seats}`;
		const as = wish.game === 'mixed' ? '' : ` --game ${wish.game}`;
		yield `${again}${as}  # ${first.law}: ${first.what}${more.length ? ` (and ${more.length} more)` : ''}`;
		if (wish.alone) yield more.map(({ law, what }) => `${law}: ${what}`).join('\n');
	}
	const seconds = Math.round((performance.now() - began) / 100) / 10;
	yield { seeds: done, violations: broken, faults: sums, seconds };
}
