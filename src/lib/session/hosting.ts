import { GAMES } from '$lib/games';
import type { GamePlugin } from '$lib/games/game';
import { cleanName } from '$lib/net/bounds';
import { claimTable } from '$lib/net/claim';
import { newCode } from '$lib/net/code';
import { deskOf } from '$lib/net/desk';
import type { Host } from '$lib/net/host';
import type { Listener } from '$lib/net/links/listen';
import { memoryLinks } from '$lib/net/links/memory';
import { newTable } from '$lib/net/room';
import { meetingAt } from '$lib/net/signalling';
import { newToken } from '$lib/net/token';
import { openSaves, type SavedMove, type SavedTable } from '$lib/saves/saves';
import { APP } from './edition';
import { finishKeeper } from './keeping';
import { deviceKeeper, Screen } from './lasting';
import { meetHere } from './meeting';
import { current, enter, Session } from './session.svelte';
import { unsoundness, type Unsound } from './soundness';

/** How long bots seem to think, ms. */
const BOT_PACE = 400;

interface OwnTable {
	game: GamePlugin;
	table: SavedTable;
	moves: SavedMove[];
}

/** Opens a new table and sits down at it; guests may come at once. */
export async function hostTable(gameId: string, name: string): Promise<Session> {
	const game = await gameOf(gameId);
	return enter(await open(setUp(game, 'host', name, game.seats.min)));
}

/** A match of one person and bots, without any network. */
export async function playAlone(gameId: string, name: string, seats: number): Promise<Session> {
	const game = await gameOf(gameId);
	const session = await open(setUp(game, 'alone', name, 1));
	const size = Math.min(Math.max(seats, game.seats.min), game.seats.max);
	for (let bots = 1; bots < size; bots++) session.host?.addBot();
	session.host?.start();
	return enter(session);
}

/** What came of going back to a table: it is open, it is spoilt, or this device has none (both `null`). */
export type Resumed = { session: Session; wrong: null } | { session: null; wrong: Unsound | null };

/** Opens a table of this device again. Rejects when what it takes to play does not load. */
export async function resumeHosted(code: string): Promise<Resumed> {
	const opened = (session: Session): Resumed => ({ session, wrong: null });
	const { session } = current;
	if (session?.code === code && session.link !== 'closed') return opened(session);
	const saves = await openSaves();
	const before = await saves.table(code);
	if (!before) return { session: null, wrong: (await saves.has(code)) ? 'unreadable' : null };
	// What opening takes comes side by side; one that fails is told where it is waited for.
	const { game } = before.table;
	void Promise.allSettled([gameOf(game), import('$lib/net/running'), import('$lib/net/host')]);
	const letGo = await claimTable(code);
	if (!letGo) return opened(enter(elsewhere(before.table)));
	try {
		// Until it let go, another page may have played on, or ended the table.
		const saved = await saves.table(code);
		const wrong = saved && (await unsoundness(saved.table, saved.moves));
		if (saved && wrong === null) {
			const game = await gameOf(saved.table.game);
			return opened(enter(await open({ ...saved, game }, letGo)));
		}
		letGo();
		return { session: null, wrong };
	} catch (error) {
		letGo();
		throw error;
	}
}

async function gameOf(id: string): Promise<GamePlugin> {
	const load = GAMES[id];
	if (!load) throw new Error(`no game named ${id}`);
	return load();
}

function setUp(game: GamePlugin, role: SavedTable['role'], name: string, seats: number): OwnTable {
	const table = newTable({
		code: newCode(),
		role,
		game,
		peerToken: newToken(),
		ownToken: newToken(),
		name: cleanName(name) || 'Host',
		seats
	});
	return { game, table, moves: [] };
}

/** Another page of this device has the table open. */
function elsewhere({ role, code, ownToken }: SavedTable): Session {
	const connect = () => Promise.reject(new Error('takenOver'));
	const session = new Session({ role, code, token: ownToken, connect, end: () => {} });
	session.close(false, 'takenOver');
	return session;
}

/** Opens a table of this device and takes this page's place at it. `letGo` gives the claim back. */
async function open({ game, table, moves }: OwnTable, letGo?: () => void): Promise<Session> {
	const saves = await openSaves();
	const { Host } = await import('$lib/net/host');
	const host = new Host({
		...{ game, table, moves, store: saves, app: APP, pace: BOT_PACE },
		unlike: (gap) => (session.unlike = gap),
		wanted: (seats) => (session.wanting = seats),
		overtaken: (why) => session.close(false, why)
	});
	const claim = letGo ?? (await claimTable(table.code));
	const { role, code } = table;
	const finish = finishKeeper(saves);
	let stopListening = () => {};
	let wakeListener = () => {};
	const screen = new Screen((state) => (session.screen = state));
	const lookAfter = deviceKeeper(screen);
	const session: Session = new Session({
		role,
		code,
		token: table.ownToken,
		async connect() {
			const ends = memoryLinks();
			host.attach(ends.host, true);
			return ends.guest;
		},
		changed() {
			session.kept = saves.kept;
			finish(session);
			if (role === 'host') lookAfter(table.seed !== null, table.over);
		},
		wake: () => wakeListener(),
		hide: () => host.hide(),
		end(_, left) {
			const inLobby = table.seed === null;
			host.close(left && (inLobby || table.over) ? 'ended' : 'away');
			stopListening();
			screen.stop();
			if (left && inLobby) void saves.dropTable(code);
			claim?.();
		}
	});
	session.host = deskOf(
		host,
		() => session.signalling,
		(why) => (session.refused = why)
	);
	session.watch();
	if (role === 'alone') return session;
	const listening = listen(host, session);
	stopListening = () => void listening.then((listener) => listener.close());
	wakeListener = () => void listening.then((listener) => listener.wake());
	return session;
}

/** Lets guests in over the network. */
async function listen(host: Host, session: Session): Promise<Listener> {
	session.signalling = 'connecting';
	const { Listener } = await import('$lib/net/links/listen');
	return new Listener({
		code: host.table.code,
		token: host.table.peerToken,
		meeting: meetingAt(await meetHere()),
		link: (link) => host.attach(link),
		state: (state) => (session.signalling = state)
	});
}
