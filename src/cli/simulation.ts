import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '$lib/games';
import type { Replay } from '$lib/replay/format';
import { playOut, record, type Deal } from '$lib/replay/record';
import { createMatch, viewOf, type TableGame } from '$lib/table/match';

/** What is to be played. */
export interface Wish {
	game: string;
	seats: number;
	games: number;
	seed: string;
	bots: keyof TableGame['bots'];
	/** Lobby options as they were typed, `key=value`. */
	option: string[];
	/** Where replays are written. */
	replayDir: string | null;
}

/** Something in the command line that cannot be done; the message says what. */
export class BadArguments extends Error {}

/** What the program says to somebody who needs help with it. */
export const USAGE =
	'usage: npm run simulate -- --game dark-moon --seats 5 --games 200 --seed abc' +
	' [--option key=value ...] [--bots sensible|random] [--replay-dir DIR]';

function wholeNumber(name: string, text: string): number {
	if (!/^\d{1,7}$/.test(text) || Number(text) < 1)
		throw new BadArguments(`--${name} must be a whole number above zero, not "${text}".`);
	return Number(text);
}

/** Reads a command line. Throws `BadArguments`. */
export function readArguments(argv: string[]): Wish {
	const { values } = parse(argv);
	const { game = 'dark-moon', seed = 'umbra', bots = 'sensible', option = [] } = values;
	if (!Object.hasOwn(GAMES, game))
		throw new BadArguments(
			`There is no game "${game}"; there is ${Object.keys(GAMES).join(', ')}.`
		);
	if (bots !== 'sensible' && bots !== 'random')
		throw new BadArguments(`--bots must be sensible or random, not "${bots}".`);
	return {
		game,
		seed,
		bots,
		option,
		seats: wholeNumber('seats', values.seats ?? '5'),
		games: wholeNumber('games', values.games ?? '100'),
		replayDir: values['replay-dir'] ?? null
	};
}

function parse(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				game: { type: 'string' },
				seats: { type: 'string' },
				games: { type: 'string' },
				seed: { type: 'string' },
				bots: { type: 'string' },
				option: { type: 'string', multiple: true },
				'replay-dir': { type: 'string' }
			}
		});
	} catch (error) {
		throw new BadArguments(error instanceof Error ? error.message : String(error));
	}
}

/** A value as the game's own default of that option is one: a list, a switch, a number or a text. */
function typed(key: string, text: string, like: unknown): unknown {
	if (Array.isArray(like)) return text.split(',').filter((item) => item !== '');
	if (typeof like === 'string') return text;
	if (typeof like === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
	if (typeof like === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
	throw new BadArguments(`The option ${key} cannot be "${text}".`);
}

/** The lobby's options with those that were typed. Throws `BadArguments`. */
export function readOptions(game: TableGame, pairs: string[]): Record<string, unknown> {
	const options = game.defaults();
	for (const pair of pairs) {
		const [key = '', ...value] = pair.split('=');
		if (value.length === 0) throw new BadArguments(`--option needs key=value, not "${pair}".`);
		if (!Object.hasOwn(options, key))
			throw new BadArguments(
				`${game.id} has no option "${key}"; it has ${Object.keys(options).join(', ')}.`
			);
		options[key] = typed(key, value.join('='), options[key]);
	}
	return options;
}

/** Why a match cannot be dealt so, as a sentence. */
function whyNot(game: TableGame, deal: Deal): string | null {
	try {
		createMatch(game, deal);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Writes a replay down, under a name that tells seats and seed. */
function keep(dir: string, replay: Replay) {
	mkdirSync(dir, { recursive: true });
	const name = `${replay.seats.length}-${replay.seed.replace(/[^\w-]+/g, '-')}.json`;
	writeFileSync(join(dir, name), `${JSON.stringify(replay)}\n`);
}

/** Moves between two digests of a written replay. */
const CHECK_EVERY = 100;

/** One match: its line, and its replay where one is wanted. */
function one(game: TableGame, deal: Deal, { bots, replayDir }: Wish) {
	const botOf = () => game.bots[bots];
	const begun = performance.now();
	const { match, moves } = playOut(game, deal, botOf);
	const ms = performance.now() - begun;
	if (replayDir !== null) keep(replayDir, record(game, deal, botOf, CHECK_EVERY).replay);
	const { over, turn: turns } = viewOf(match, null);
	const { winners, by } = over!;
	const { seats, seed } = deal;
	return { game: game.id, seats, seed, winners, by, turns, moves: moves.length, ms: round(ms, 1) };
}

/** One line for each match as it ends, then a summary. Throws `BadArguments`. */
export async function* simulate(wish: Wish): AsyncGenerator<Record<string, unknown>> {
	const game = await GAMES[wish.game]!();
	const { seats, games, seed } = wish;
	const options = readOptions(game, wish.option);
	const wrong = whyNot(game, { seats, seed, options });
	if (wrong) throw new BadArguments(wrong);
	const wins: Record<string, number> = { uninfected: 0, infected: 0 };
	let moves = 0;
	let ms = 0;
	for (let number = 0; number < games; number++) {
		// The first match has the seed as given, so that any line can be played again alone.
		const deal = { seats, seed: number === 0 ? seed : `${seed}/${number}`, options };
		const line = one(game, deal, wish);
		wins[line.winners] = (wins[line.winners] ?? 0) + 1;
		moves += line.moves;
		ms += line.ms;
		yield line;
	}
	yield {
		games,
		...wins,
		share: Object.fromEntries(Object.entries(wins).map(([side, n]) => [side, round(n / games, 3)])),
		movesPerGame: round(moves / games, 1),
		gamesPerSecond: round((games * 1000) / ms, 1)
	};
}

const round = (n: number, digits: number) => Number(n.toFixed(digits));
