import { GAMES } from '$lib/games';
import type { GamePlugin, Told } from '$lib/games/game';
import type { Replay } from '$lib/replay/format';
import type { Unwalkable, Walk } from '$lib/replay/walk';
import { isSecret, readFile, type FileTrouble } from '$lib/saves/file';
import type { Finished } from '$lib/saves/saves';
import { withCleanNames } from './carrying';

export type { Walk } from '$lib/replay/walk';

/** Why a file or a match of it is not shown; ids of sentences. */
export type Unshown = FileTrouble | Unwalkable | 'unknownGame' | 'running' | 'noMatch';

/**
 * The finished matches of a file, or why there is nothing to show. Of a file of everything only they
 * are looked at; one that holds a running match alone stays closed. Never throws.
 */
export function matchesIn(text: string): { matches: Finished[] } | { why: Unshown } {
	const file = readFile(text);
	if ('why' in file) return file;
	const { finished, tables } = withCleanNames(file.content);
	if (finished.length) return { matches: finished };
	return { why: tables.some(({ table }) => isSecret(table)) ? 'running' : 'noMatch' };
}

/** A match that can be walked through, and its game; or why not. Rejects when the game does not load. */
export async function walkOf(
	replay: Replay
): Promise<{ game: GamePlugin; walk: Walk } | { why: Unshown }> {
	const load = Object.hasOwn(GAMES, replay.game) ? GAMES[replay.game] : undefined;
	if (!load) return { why: 'unknownGame' };
	const [game, { walkThrough }] = await Promise.all([load(), import('$lib/replay/walk')]);
	const opened = await walkThrough(game, replay);
	return 'walk' in opened ? { game, walk: opened.walk } : opened;
}

/** What everybody may see at the end of a match, and its game; null when it cannot be played. */
export async function endOf(
	replay: Replay
): Promise<{ game: GamePlugin; end: Told['end'] } | null> {
	const opened = await walkOf(replay);
	if ('why' in opened) return null;
	const { game, walk } = opened;
	return { game, end: walk.view(walk.length, 'open') };
}
