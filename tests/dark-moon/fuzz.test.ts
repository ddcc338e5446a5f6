import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { variantRow, VARIANTS, type VariantId } from '$lib/games/dark-moon/content/variants';
import type { State } from '$lib/games/dark-moon/rules/state';
import { digestOf, play, type Said } from '$lib/replay/play';
import { record, type Deal } from '$lib/replay/record';
import { chanceFrom } from '$lib/table/chance';
import { createMatch, type Bot, type Match } from '$lib/table/match';
import { lawsHold, wrongAnswersAreRefused } from './laws';
import { Reached } from './reached';

/** Matches for each number of seats: of random bots, and of a mixed table with random variants. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 6);
/** More moves than a match of these bots takes. */
const BOUND = 3000;
/** Matches more, for each number of seats, if something has not been come across. */
const MORE = 12;
const LONG = 600_000;
/** Between two tries of answers that must be refused. */
const TRY_WRONG = 25;

const { random, sensible } = darkMoon.bots;
const SEATS = [3, 4, 5, 6, 7];
const reached = new Reached();

// The laws look at the whole state themselves; boardgame.io need not do so after every hook.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

/** Variants that go together, each with an even chance. */
function someVariants(seats: number, seed: string): VariantId[] {
	const chance = chanceFrom(seed);
	const wanted = chance.shuffle(Object.keys(VARIANTS) as VariantId[]);
	const taken: VariantId[] = [];
	for (const id of wanted) {
		const { seats: least = 0, not = [] } = variantRow(id);
		if (chance.die(2) === 1 && seats >= least && !not.some((other) => taken.includes(other)))
			taken.push(id);
	}
	return taken;
}

/** What the table asks now. */
const stepOf = (match: Match) => (match.state.G as unknown as State).todo[0]?.step ?? 'over';

/** Plays a match; `each` is told the match after every answer. */
function played(
	deal: Deal,
	botOf: (seat: string) => Bot,
	each = (_match: Match, _said: Said) => {}
) {
	let step = stepOf(createMatch(darkMoon, deal));
	const told = record(darkMoon, deal, botOf, 50, (match, said) => {
		reached.answer(step, said[1] as string);
		step = stepOf(match);
		each(match, said);
	});
	reached.match(told.match.state.G as unknown as State);
	return told;
}

/** Plays a match by the laws, and once more from its moves. */
function playByTheLaws(deal: Deal, botOf: (seat: string) => Bot) {
	let lately: [string, unknown[]][] = [];
	lawsHold(createMatch(darkMoon, deal));
	const { match, replay } = played(deal, botOf, (match, [, move, ...args]) => {
		lawsHold(match);
		if (match.n % TRY_WRONG === 0) wrongAnswersAreRefused(match, lately);
		lately = [...lately.slice(-8), [move as string, args]];
		if (match.n > BOUND) expect.fail(`no end after ${match.n} moves`);
	});
	expect(JSON.parse(JSON.stringify(match.state.G))).toEqual(match.state.G);
	expect(digestOf(play(darkMoon, replay))).toBe(replay.checks.end);
}

/** A table with variants, where one seat answers at random, in each match another one. */
function mixed(seats: number, game: number): [Deal, (seat: string) => Bot] {
	const seed = `mixed ${seats}/${game}`;
	const options = { variants: someVariants(seats, seed) };
	return [{ seats, seed, options }, (seat) => (Number(seat) === game % seats ? random : sensible)];
}

describe('whole matches by the laws of dice, cards and secrecy', () => {
	for (const seats of SEATS) {
		test(`random answers of ${seats}`, { timeout: LONG }, () => {
			for (let game = 0; game < GAMES; game++) {
				const deal = { seats, seed: `random ${seats}/${game}`, options: darkMoon.defaults() };
				playByTheLaws(deal, () => random);
			}
		});
		test(`a mixed table of ${seats} with variants`, { timeout: LONG }, () => {
			for (let game = 0; game < GAMES; game++) playByTheLaws(...mixed(seats, game));
		});
	}

	test('every card, token, variant and answer is come across', { timeout: LONG }, () => {
		// Some are rare: a few matches more may be needed.
		for (let game = GAMES; game < GAMES + MORE && reached.missed.length; game++)
			for (const seats of SEATS) played(...mixed(seats, game));
		expect(reached.missed).toEqual([]);
	});
});
