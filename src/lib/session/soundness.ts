import { GAMES } from '$lib/games';
import type { SavedMove, SavedTable } from '$lib/saves/saves';

/** Why a hosted table cannot be played on; ids of sentences. */
export type Unsound = 'unreadable' | 'unknownGame' | 'otherRules' | 'brokenMoves';

/** What is wrong with a save, found by playing it to where it stands; `null`: nothing. */
export async function unsoundness(table: SavedTable, moves: SavedMove[]): Promise<Unsound | null> {
	const load = Object.hasOwn(GAMES, table.game) ? GAMES[table.game] : undefined;
	if (!load) return 'unknownGame';
	const game = await load();
	if (game.rules !== table.rules) return 'otherRules';
	if (table.seed === null) return null;
	const { Running } = await import('$lib/net/running');
	try {
		Running.load(game, table, moves);
		return null;
	} catch {
		return 'brokenMoves';
	}
}
