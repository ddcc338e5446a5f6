import { viewOf, type Match, type PlayerID, type SeatView, type TableGame } from '$lib/table/match';
import type { Replay } from './format';
import { deal, digestOf, playNext } from './play';

/** Why a replay cannot be walked through; ids of sentences. */
export type Unwalkable = 'otherRules' | 'brokenMoves' | 'altered' | 'notOver';

/** Whose eyes a match is seen through: a seat's, a watcher's (`null`), or anybody's with open cards. */
export type Eyes = PlayerID | 'open' | null;

/** A finished match that can be looked at after any of its moves. */
export interface Walk {
	readonly replay: Replay;
	/** How many moves there are; after 0 of them the match has just been dealt. */
	readonly length: number;
	/** What was to be seen after `n` moves. A seat's eyes stay what they were when the match ends. */
	view(n: number, eyes: Eyes): SeatView;
}

/** Moves played before the page may breathe. */
const AT_ONCE = 4;

/**
 * Plays a whole replay, holding its digests against it, and keeps every moment. Only a match that is
 * over is shown: whoever holds the seed of a running one would see everybody's secrets. `breathe`
 * lets others have their turn now and then.
 */
export async function walkThrough(
	game: TableGame,
	replay: Replay,
	breathe: () => Promise<void> = () => new Promise((go) => setTimeout(go))
): Promise<{ walk: Walk } | { why: Unwalkable }> {
	if (replay.rules !== game.rules) return { why: 'otherRules' };
	const length = replay.moves.length;
	const states: Match['state'][] = [];
	let match: Match;
	try {
		match = deal(game, replay);
		states.push(match.state);
		while (match.n < length) {
			playNext(match, replay);
			states.push(match.state);
			const hash = replay.checks[match.n];
			if (hash !== undefined && hash !== digestOf(match)) return { why: 'altered' };
			if (match.n % AT_ONCE === 0) await breathe();
		}
	} catch {
		return { why: 'brokenMoves' };
	}
	const { end } = replay.checks;
	if (end !== undefined && end !== digestOf(match)) return { why: 'altered' };
	if (match.state.ctx.gameover === undefined) return { why: 'notOver' };
	const view = (n: number, eyes: Eyes): SeatView => {
		const state = states[n]!;
		if (eyes === 'open') return { ...viewOf({ ...match, state, n }, null), G: state.G };
		const running = { ...state, ctx: { ...state.ctx, gameover: undefined } };
		return viewOf({ ...match, state: running, n }, eyes);
	};
	return { walk: { replay, length, view } };
}
