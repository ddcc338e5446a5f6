import type { PlayerID } from 'boardgame.io';
import { first } from '$lib/table/steps';
import { tell } from './journal';
import type { Dice, State } from './state';

/** Moves dice between a drawer and the pool: positive numbers come from the pool. */
export function take(G: State, seat: PlayerID, dice: Dice) {
	const own = G.players[seat]!.dice;
	for (const kind of ['strong', 'weak', 'commander'] as const) {
		own[kind] += dice[kind];
		G.pool[kind] -= dice[kind];
	}
}

/** Puts dice of a drawer on the pool. */
export const putBack = (G: State, seat: PlayerID, dice: Dice) =>
	take(G, seat, { strong: -dice.strong, weak: -dice.weak, commander: -dice.commander });

/** Spent dice go to the Available pool (DM-3.4). */
export function clearSpent(G: State) {
	for (const { kind } of G.spent) G.pool[kind] += 1;
	G.spent = [];
}

/** A limit may have fallen: the owner discards what is over it (DM-3.6). */
export const checkLimit = (G: State, seat: PlayerID) =>
	first(G, { step: 'discardExcess', by: seat });

/** Hands out a Die token, for good (DM-3.5). */
export function changeLimit(G: State, seat: PlayerID, by: 1 | -1) {
	G.crew[seat]!.tokens += by;
	tell(G, 'dieToken', { seat, by });
}
