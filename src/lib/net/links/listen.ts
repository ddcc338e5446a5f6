import type { DataConnection, Peer } from 'peerjs';
import { peerIdOf } from '../code';
import { LIMITS } from '../codec';
import type { Link } from '../link';
import { randomHex } from '../token';
import { linkOn, peerAt, type Meeting } from './peerjs';

/** How the host stands to the signalling server; the table lives on without it. */
export type Signalling = 'connecting' | 'open' | 'lost';

/** What listening for guests needs. */
export interface ListenSetup {
	code: string;
	/** Proves that the code is ours; the same after a reload. */
	token: string;
	meeting: Meeting;
	link(link: Link): void;
	state(state: Signalling): void;
}

/** Time limit for the server's first answer; how often and how long an echo may take, ms. */
const OPENING = 8000;
const ECHO_EVERY = 5000;
const ECHO_LATE = 12_000;
/** While the first answer is due, an echo is tried this often, ms. */
const ECHO_AT_FIRST = 500;
/** Pauses between tries, s; the last one for ever. */
const PAUSES = [0.5, 1, 2, 4, 8, 15];
/** Connections at once, so that nobody fills the host's memory by knocking. */
const MOST_CONNECTIONS = 48;

/**
 * Listens for guests under a room code and keeps the registration alive: an echo to our own name
 * proves it end to end, for the server says nothing when a token takes its name back, and the
 * browser says nothing when the way there is lost. Live links do not depend on it: a lost
 * registration gets a new `Peer`, and the old one stays as long as it carries links.
 */
export class Listener {
	private peer: Peer | null = null;
	private readonly older = new Set<Peer>();
	private tries = 0;
	private echoed = 0;
	private state: Signalling = 'connecting';
	private timers: ReturnType<typeof setTimeout>[] = [];
	private closed = false;

	constructor(private readonly setup: ListenSetup) {
		this.register();
	}

	/** Looks at once whether the registration still holds, and tries anew if it does not. */
	wake() {
		if (this.closed) return;
		if (this.state === 'open') return this.echo();
		this.tries = 0;
		this.again(0);
	}

	/** Stops listening; live links are closed with it. */
	close() {
		this.closed = true;
		this.clearTimers();
		for (const peer of [...this.older, this.peer]) peer?.destroy();
	}

	private register() {
		const { code, token, meeting } = this.setup;
		this.clearTimers();
		if (this.peer) this.retire(this.peer);
		const peer = peerAt(meeting, peerIdOf(code), token);
		this.peer = peer;
		if (!peer) return this.lost();
		const ours = (then: () => void) => () => {
			if (peer === this.peer && !this.closed) then();
		};
		peer.on('connection', (conn) => this.admit(conn));
		peer.on(
			'open',
			ours(() => this.proved())
		);
		peer.on(
			'disconnected',
			ours(() => this.lost())
		);
		peer.on(
			'close',
			ours(() => this.lost())
		);
		// What matters of an error is told by the events above; the rest is a guest's affair.
		peer.on('error', () => {});
		peer.socket.on('message', (message: unknown) => {
			if (peer === this.peer && isEcho(message, peer.id)) this.proved();
		});
		this.after(OPENING, () => this.lost());
		this.every(ECHO_AT_FIRST, () => this.echo());
	}

	private proved() {
		this.echoed = performance.now();
		if (this.state === 'open' && this.tries === 0) return;
		this.tries = 0;
		this.become('open');
		this.clearTimers();
		this.every(ECHO_EVERY, () => {
			if (performance.now() - this.echoed > ECHO_LATE) this.lost();
			else this.echo();
		});
	}

	private echo() {
		const { peer } = this;
		if (!peer?.id) return;
		// A candidate without a connection: every PeerServer passes it on, PeerJS ignores it.
		peer.socket.send({ type: 'CANDIDATE', dst: peer.id, payload: { echo: randomHex(4) } });
	}

	private lost() {
		if (this.peer) this.retire(this.peer);
		this.become('lost');
		const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
		this.tries += 1;
		this.again(pause * 1000);
	}

	private again(ms: number) {
		this.clearTimers();
		this.after(ms, () => this.register());
	}

	/** A peer without a server goes on carrying its links; without links it goes. */
	private retire(peer: Peer) {
		this.peer = null;
		peer.disconnect();
		this.older.add(peer);
		for (const old of this.older) {
			if (!old.destroyed && connectionsOf(old) > 0) continue;
			old.destroy();
			this.older.delete(old);
		}
	}

	private admit(conn: DataConnection) {
		const crowd = [...this.older, this.peer].reduce((n, peer) => n + connectionsOf(peer), 0);
		if (conn.serialization !== 'raw' || !conn.reliable || crowd > MOST_CONNECTIONS)
			return conn.close();
		const link = linkOn(conn, LIMITS.toHost);
		conn.on('open', () => this.setup.link(link));
		const late = setTimeout(() => {
			if (!conn.open) conn.close();
		}, OPENING * 2);
		conn.on('close', () => clearTimeout(late));
	}

	private become(state: Signalling) {
		if (state === this.state) return;
		this.state = state;
		this.setup.state(state);
	}

	private after(ms: number, then: () => void) {
		this.timers.push(setTimeout(then, ms));
	}

	private every(ms: number, then: () => void) {
		this.timers.push(setInterval(then, ms));
	}

	private clearTimers() {
		for (const timer of this.timers.splice(0)) clearTimeout(timer);
	}
}

const connectionsOf = (peer: Peer | null): number =>
	Object.values(peer?.connections ?? {}).reduce((n, list: unknown[]) => n + list.length, 0);

/** Whether a message of the server is our own, come back. */
function isEcho(message: unknown, id: string): boolean {
	const { type, src, payload } = message as { type?: string; src?: string; payload?: object };
	return type === 'CANDIDATE' && src === id && payload !== undefined && 'echo' in payload;
}
