import { chanceFrom } from '$lib/table/chance';
import {
	act,
	asked,
	createMatch,
	viewOf,
	type Bot,
	type Match,
	type PlayerID,
	type TableGame
} from '$lib/table/match';
import type { Replay } from './format';
import { digestOf, type Said } from './play';

/** How a match is dealt. */
export interface Deal {
	seats: number;
	seed: string;
	options: Record<string, unknown>;
}

/** A match in which bots alone have played. */
export interface Played {
	match: Match;
	moves: Said[];
}

/** More moves than any match takes. */
const MOST_MOVES = 20_000;

/**
 * Lets bots play a match to its end; the same deal gives the same match. `each` is told the match
 * after every move. Throws a sentence when a bot is refused, nobody is asked, or it never ends.
 */
export function playOut(
	game: TableGame,
	deal: Deal,
	botOf: (seat: PlayerID) => Bot,
	each: (match: Match, said: Said) => void = () => {}
): Played {
	const match = createMatch(game, deal);
	const chance = chanceFrom(`${deal.seed}/bots`);
	const moves: Said[] = [];
	while (match.state.ctx.gameover === undefined) {
		const waitsFor = asked(match);
		if (waitsFor.length === 0) throw new Error(`nobody is asked after ${moves.length} moves`);
		if (moves.length === MOST_MOVES) throw new Error(`no end after ${moves.length} moves`);
		const seat = chance.pick(waitsFor);
		const { move, args } = botOf(seat)(viewOf(match, seat), seat, chance);
		const why = act(match, seat, move, args);
		if (why) throw new Error(`${move}(${JSON.stringify(args)}) by seat ${seat} is refused: ${why}`);
		const said: Said = [seat, move, ...args];
		moves.push(said);
		each(match, said);
	}
	return { match, moves };
}

/** Digests of a match that bots play, after every `every` moves and at the end, in its replay. */
export function record(
	game: TableGame,
	deal: Deal,
	botOf: (seat: PlayerID) => Bot,
	every: number,
	each: (match: Match, said: Said) => void = () => {}
): Played & { replay: Replay } {
	const checks: Replay['checks'] = {};
	const played = playOut(game, deal, botOf, (match, said) => {
		if (match.n % every === 0) checks[match.n] = digestOf(match);
		each(match, said);
	});
	checks.end = digestOf(played.match);
	const { seats, seed, options } = deal;
	const replay: Replay = {
		format: 1,
		game: game.id,
		rules: game.rules,
		seed,
		seats: Array.from({ length: seats }, (_, seat) => `Bot ${seat + 1}`),
		options,
		moves: played.moves,
		checks
	};
	return { ...played, replay };
}
