import type { Link } from '$lib/net/link';
import { meetingAt, type MeetingPoint } from '$lib/net/signalling';
import { newToken } from '$lib/net/token';
import { openSaves, type HeldSeat } from '$lib/saves/saves';
import { resumeHosted, type Resumed } from './hosting';
import { finishKeeper } from './keeping';
import { meetHere } from './meeting';
import { current, enter, Session } from './session.svelte';
import { misfit, type Unsound } from './soundness';

/** A table that this device can go back to. */
export interface Resumable {
	code: string;
	game: string;
	role: Session['role'];
	over: boolean;
	/** Why it cannot be played on, as far as it shows without playing; `null`: nothing is known. */
	wrong: Unsound | null;
}

/** After these this device has no seat at the table any more. */
const OVER = ['removed', 'moved', 'ended'];

/** Loads what it takes to reach a table, for the moment when it is needed. */
export const loadLinks = () => import('$lib/net/links/peerjs');

/**
 * Looks in at a table; then `join` or `watch`. A kept token goes straight back to its seat. With a
 * ticket the seat that it is for moves to this device.
 */
export async function joinTable(code: string, ticket?: string): Promise<Session> {
	const hosted = await resumeHosted(code);
	if (hosted.session) return hosted.session;
	const saves = await openSaves();
	const held: HeldSeat = (await saves.held(code)) ?? stranger(code);
	const keep = async (change: Partial<HeldSeat>) => {
		const before = JSON.stringify(held);
		Object.assign(held, change);
		if (JSON.stringify(held) !== before) await saves.keepHeld(held);
	};
	if (ticket !== undefined) await saves.keepHeld(held);
	const finish = finishKeeper(saves);
	const session: Session = new Session({
		role: 'guest',
		code,
		token: held.token,
		connect: reaching(code),
		asking: (name) => keep(name === null ? { as: 'watch' } : { as: 'seat', name }),
		changed() {
			session.kept = saves.kept;
			finish(session);
			const { as, lobby, view, link, refused } = session;
			if (link === 'closed' && OVER.includes(refused ?? '')) void saves.dropHeld(code);
			else if (as) void keep({ as, game: lobby?.game ?? held.game, over: Boolean(view?.over) });
		},
		end(_, left) {
			if (left && !session.lobby?.started) void saves.dropHeld(code);
		}
	});
	if (ticket !== undefined) session.takeOver(ticket);
	else if (held.as === 'watch') session.watch();
	return enter(session);
}

/**
 * Looks on at a table from a screen for everybody. Whatever seat this device holds there, this page is
 * a stranger to the table and gets nothing but what all may see; nothing of it is kept.
 */
export function watchTable(code: string): Session {
	const { session: here } = current;
	if (here?.code === code && here.host && here.seat === null && here.link !== 'closed') return here;
	const session = new Session({
		role: 'guest',
		code,
		token: newToken(),
		connect: reaching(code),
		end: () => {}
	});
	session.watch();
	return enter(session);
}

/** Makes links to the host of a table, by way of where the settings say tables meet. */
function reaching(code: string): () => Promise<Link> {
	let point: Promise<MeetingPoint> | null = null;
	return async () => {
		const { reachTable } = await loadLinks();
		try {
			return await reachTable(code, meetingAt(await (point ??= meetHere())));
		} catch (error) {
			point = null;
			throw error;
		}
	};
}

/** After a reload: hosts the table again, or sits down at it again. */
export async function resume(code: string): Promise<Resumed> {
	const hosted = await resumeHosted(code);
	if (hosted.session || hosted.wrong !== null) return hosted;
	const saves = await openSaves();
	return (await saves.held(code)) ? { session: await joinTable(code), wrong: null } : hosted;
}

/** Nobody has ever sat at a table with this device. */
export async function isNew(): Promise<boolean> {
	const { tables, held, finished } = await (await openSaves()).everything();
	return tables.length + held.length + finished.length === 0;
}

/** Tables to go back to, newest first, and those of this device that are spoilt. No match is played for it. */
export async function resumable(): Promise<Resumable[]> {
	const saves = await openSaves();
	const hosted = (await saves.tables()).map((table) => {
		const { code, game, role, over, at } = table;
		return { code, game, role, over, at, wrong: over ? null : misfit(table) };
	});
	const held = (await saves.allHeld()).flatMap(({ code, game, over, at }) =>
		game === null ? [] : [{ code, game, role: 'guest' as const, over, at, wrong: null }]
	);
	const unreadable = (await saves.unreadable()).map((code) => ({
		code,
		game: '',
		role: 'host' as const,
		over: false,
		wrong: 'unreadable' as const
	}));
	return [
		...[...hosted, ...held].sort((a, b) => b.at - a.at).map(({ at: _, ...table }) => table),
		...unreadable
	];
}

const stranger = (code: string): HeldSeat => ({
	format: 1,
	code,
	token: newToken(),
	name: '',
	game: null,
	as: null,
	over: false,
	at: 0
});
