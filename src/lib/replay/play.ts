import { act, createMatch, viewOf, type Match, type TableGame } from '$lib/table/match';
import { digest } from './digest';
import type { Replay } from './format';

/** What one seat said: seat, move, arguments. */
export type Said = Replay['moves'][number];

/** The match of a replay as it was dealt. Throws a sentence when it is of another game or of other rules. */
export function deal(game: TableGame, replay: Replay): Match {
	if (replay.game !== game.id) throw new Error(`a replay of ${replay.game}, not of ${game.id}`);
	if (replay.rules !== game.rules)
		throw new Error(`a replay of rules ${replay.rules}, we play rules ${game.rules}`);
	const { seed, options } = replay;
	return createMatch(game, { seats: replay.seats.length, seed, options });
}

/** Plays the next move of a replay. Throws a sentence when it is refused. */
export function playNext(match: Match, replay: Replay): void {
	const [seat, move, ...args] = replay.moves[match.n]!;
	const why = act(match, seat as string, move as string, args);
	if (why) throw new Error(`move ${match.n} (seat ${seat}: ${move}) is refused: ${why}`);
}

/**
 * The match a replay tells, after its first `upTo` moves (default: all). Throws a sentence when it
 * is of other rules or a move is refused.
 */
export function play(game: TableGame, replay: Replay, upTo = replay.moves.length): Match {
	const match = deal(game, replay);
	const end = Math.min(upTo, replay.moves.length);
	while (match.n < end) playNext(match, replay);
	return match;
}

/** A short hash of all that anybody can see of a match. */
export function digestOf(match: Match): string {
	const seats = Array.from({ length: match.seats }, (_, seat) => String(seat));
	return digest([null, ...seats].map((seat) => viewOf(match, seat)));
}

/** The names of checks of a replay that do not hold: numbers of moves, or `end`. */
export function brokenChecks(game: TableGame, replay: Replay): string[] {
	return Object.entries(replay.checks)
		.filter(([at, hash]) => {
			const upTo = at === 'end' ? replay.moves.length : Number(at);
			return digestOf(play(game, replay, upTo)) !== hash;
		})
		.map(([at]) => at);
}
