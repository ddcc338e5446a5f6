import { GAMES, RULES } from '$lib/games';
import type { SavedMove, SavedTable } from '$lib/saves/saves';

/** Why a hosted table cannot be played on; ids of sentences. */
export type Unsound = 'unreadable' | 'unknownGame' | 'otherRules' | 'brokenMoves';

/** What is wrong with a save as far as it shows without playing it; `null`: nothing. */
export function misfit({ game, rules }: Pick<SavedTable, 'game' | 'rules'>): Unsound | null {
	if (!Object.hasOwn(GAMES, game)) return 'unknownGame';
	return RULES[game] === rules ? null : 'otherRules';
}

/** What is wrong with a save, found by playing it to where it stands; `null`: nothing. */
export async function unsoundness(table: SavedTable, moves: SavedMove[]): Promise<Unsound | null> {
	const wrong = misfit(table);
	if (wrong !== null || table.seed === null) return wrong;
	const [game, { Running }] = await Promise.all([GAMES[table.game]!(), import('$lib/net/running')]);
	try {
		Running.load(game, table, moves);
		return null;
	} catch {
		return 'brokenMoves';
	}
}
