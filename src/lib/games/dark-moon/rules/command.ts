import type { PlayerID } from 'boardgame.io';
import type { StatusId } from '../content/statuses';
import { checkLimit } from './dice';
import { note, tell } from './journal';
import { allRevealed, clockwise, isQuarantined, isRevealed } from './queries';
import type { State } from './state';

/** Gives the title away; the blue die goes to the pool (DM-3.7). */
export function setCommander(G: State, seat: PlayerID) {
	if (seat === G.commander) return;
	const { dice } = G.players[G.commander]!;
	G.pool.commander += dice.commander;
	dice.commander = 0;
	G.commander = seat;
	tell(G, 'newCommander', { seat });
}

/** Puts a player into quarantine (DM-8.3); a Commander's title passes (DM-8.4, Q61, Q62). */
export function quarantine(G: State, on: PlayerID, caller: PlayerID) {
	if (isQuarantined(G, on)) return tell(G, 'staysIn', { on });
	G.crew[on]!.quarantined = true;
	tell(G, 'quarantined', { on });
	if (on === G.commander) {
		const callerCan = !isQuarantined(G, caller) && !isRevealed(G, caller);
		const next = callerCan
			? caller
			: clockwise(G, on).find((seat) => !isRevealed(G, seat) && !isQuarantined(G, seat));
		// With nobody free the last one put in keeps the title (DM-8.4).
		if (next !== undefined) setCommander(G, next);
	}
	checkLimit(G, on);
}

/** Releases a player; the first one released takes the title from a quarantined Commander (DM-8.4). */
export function release(G: State, on: PlayerID) {
	if (!isQuarantined(G, on)) return tell(G, 'staysFree', { on });
	G.crew[on]!.quarantined = false;
	tell(G, 'released', { on });
	if (isQuarantined(G, G.commander)) setCommander(G, on);
}

/** Takes everything off the board that a revealed Infected no longer has (DM-9.1). */
export function strip(G: State, seat: PlayerID, status: StatusId) {
	const member = G.crew[seat]!;
	member.revealed = status;
	member.quarantined = false;
	member.tokens = 0;
	if (seat === G.commander) {
		const left = clockwise(G, seat).filter((other) => !isRevealed(G, other));
		const next = left.find((other) => !isQuarantined(G, other)) ?? left[0];
		if (next !== undefined) setCommander(G, next);
	}
	if (allRevealed(G)) {
		G.suspicion = null;
		tell(G, 'allRevealed', {});
	}
}

/** Lets a seat see another's Status card and remember it (DM-11). */
export function learnStatus(G: State, seat: PlayerID, about: PlayerID) {
	const { status } = G.players[about]!;
	G.players[seat]!.learnt[about] = status;
	note(G, seat, 'blood', { seat: about, status });
}

/** Lets an Infected know a partner, but not the partner's card (D-11). */
export function learnPartner(G: State, seat: PlayerID, partner: PlayerID) {
	G.players[seat]!.learnt[partner] = 'infected';
	note(G, seat, 'partner', { seat: partner });
}
