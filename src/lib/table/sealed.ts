import type { PlayerID } from 'boardgame.io';

/** Choices made in secret and opened together: votes, trades, scans. */
export interface Sealed {
	/** Who has chosen: everyone may see this. */
	chosen: PlayerID[];
	secret: { sealed: Record<PlayerID, unknown> };
}

/** Lays down a choice, face down. */
export function seal(G: Sealed, by: PlayerID, choice: unknown) {
	G.chosen.push(by);
	G.secret.sealed[by] = choice;
}

/** Turns all choices over and clears the table for the next ones. */
export function openSealed<T>(G: Sealed): Record<PlayerID, T> {
	const opened = G.secret.sealed as Record<PlayerID, T>;
	G.secret.sealed = {};
	G.chosen = [];
	return opened;
}
