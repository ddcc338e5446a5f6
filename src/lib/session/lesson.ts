import { GAMES } from '$lib/games';
import type { LessonTable } from '$lib/games/game';
import { newCode } from '$lib/net/code';
import { memoryLinks } from '$lib/net/links/memory';
import { newTable } from '$lib/net/room';
import { newToken } from '$lib/net/token';
import { openSaves, type SavedTable } from '$lib/saves/saves';
import { APP } from './edition';
import { Session } from './session.svelte';

/** How long the bots of a lesson seem to think, ms. */
const PACE = 900;

/**
 * A real match of the game that nobody else can reach: no network, and nothing of it is kept among
 * the tables of this device. It is not the page's table, which stays as it is.
 */
export async function openLesson(gameId: string, lesson: LessonTable): Promise<Session> {
	const plugin = await GAMES[gameId]!();
	const { Host } = await import('$lib/net/host');
	const { bot } = lesson;
	const table = seated(plugin, (await (await openSaves()).settings()).name, lesson);
	const host = new Host({
		game: { ...plugin, bots: { sensible: bot, random: bot } },
		table,
		app: APP,
		moves: lesson.moves.map((spoken, i) => ({ ...spoken, id: `lesson-${i}` })),
		store: {
			owes: false,
			keepTable: () => Promise.resolve(),
			keepMove: (_code, _number, { seat, move, args }) => lesson.keep({ seat, move, args })
		},
		pace: PACE
	});
	const session = new Session({
		role: 'alone',
		code: '',
		token: table.ownToken,
		connect() {
			const ends = memoryLinks();
			host.attach(ends.host, true);
			return Promise.resolve(ends.guest);
		},
		permits: (move, args) => lesson.permits(move, args),
		hide: () => host.hide(),
		end: () => host.close('away')
	});
	session.watch();
	return session;
}

/** The table as if it had been gathered and dealt: the person first, who may be nameless. */
function seated(
	game: Parameters<typeof newTable>[0]['game'],
	name: string,
	{ crew, seed, options }: LessonTable
): SavedTable {
	const ownToken = newToken();
	const set = { code: newCode(), peerToken: newToken(), ownToken, role: 'alone' } as const;
	const table = newTable({ ...set, game, name, seats: 1 });
	for (const name of crew) table.seats.push({ kind: 'bot', name, token: null });
	return Object.assign(table, { options, seed });
}
