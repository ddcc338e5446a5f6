import Peer, { type DataConnection, type PeerOptions } from 'peerjs';
import { peerIdOf } from '../code';
import { LIMITS } from '../codec';
import { linkOver, type Link } from '../link';
import { randomHex } from '../token';

/** Time limits, ms: browsers report neither a silent server nor a path that does not exist. */
const SIGNALLING = 8000;
const JOINING = 10_000;
/** How long a closing link may take to send what is left, and the last of it to arrive, ms. */
const FLUSH = 2000;
const LINGER = 250;

/** Where to meet: the signalling server and what helps through a firewall. */
export type Meeting = Pick<PeerOptions, 'host' | 'port' | 'path' | 'secure' | 'config'>;

/** Registers under a name; `null` when the browser refuses to go there, as from https to http. */
export function peerAt(meeting: Meeting, name: string, token: string): Peer | null {
	try {
		return new Peer(name, { ...meeting, token, debug: 0 });
	} catch {
		return null;
	}
}

/** A link over a data connection. Every handler is set at once, before anything can come. */
export function linkOn(conn: DataConnection, limit: number): Link {
	return linkOver(limit, (events) => {
		let gone = false;
		const goOut = () => {
			if (gone) return;
			gone = true;
			events.closed();
		};
		conn.on('data', (data) => {
			if (data instanceof ArrayBuffer) events.frame(new Uint8Array(data));
			else events.frame(new Uint8Array(0));
		});
		conn.on('close', goOut);
		conn.on('error', () => {
			if (!conn.open) goOut();
		});
		watch(conn, (trouble) => events.trouble(trouble));
		const backlog = () => conn.dataChannel?.bufferedAmount ?? 0;
		return {
			send(frame) {
				if (conn.open) void conn.send(frame);
			},
			backlog,
			close: () => closeWhenSent(conn, backlog)
		};
	});
}

/** PeerJS closes abruptly: wait until what was sent is out. */
function closeWhenSent(conn: DataConnection, backlog: () => number) {
	const since = performance.now();
	const look = () => {
		const sent = backlog() === 0 || performance.now() - since > FLUSH;
		setTimeout(sent ? () => conn.close() : look, LINGER);
	};
	if (conn.open) look();
	else conn.close();
}

/** PeerJS reports few lost connections; the connection itself knows. `failed` may still heal. */
function watch(conn: DataConnection, tell: (trouble: boolean) => void) {
	const pc = conn.peerConnection as RTCPeerConnection | null;
	pc?.addEventListener('connectionstatechange', () => {
		const state = pc.connectionState;
		if (state === 'disconnected' || state === 'failed') tell(true);
		if (state === 'connected') tell(false);
	});
}

/**
 * Reaches the table with this code. Rejects with a reason: `noSignalling`, `noSuchTable`,
 * `unreachable`.
 */
export function reachTable(code: string, meeting: Meeting): Promise<Link> {
	return new Promise((resolve, reject) => {
		const peer = peerAt(meeting, `umbra-g-${randomHex(8)}`, randomHex(16));
		if (!peer) return reject(new Error('noSignalling'));
		let limit = setTimeout(() => fail('noSignalling'), SIGNALLING);
		let answered = false;
		const fail = (why: string) => {
			if (answered) return;
			answered = true;
			clearTimeout(limit);
			peer.destroy();
			reject(new Error(why));
		};
		peer.on('error', ({ type }) => {
			if (type === 'peer-unavailable') fail('noSuchTable');
			else if (type === 'browser-incompatible' || type === 'webrtc') fail('unreachable');
			else if (!peer.open) fail('noSignalling');
		});
		peer.on('open', () => {
			if (answered) return;
			clearTimeout(limit);
			limit = setTimeout(() => fail('unreachable'), JOINING);
			const conn = peer.connect(peerIdOf(code), { reliable: true, serialization: 'raw' });
			const link = linkOn(conn, LIMITS.toGuest);
			conn.on('close', () => {
				fail('unreachable');
				peer.destroy();
			});
			conn.on('open', () => {
				if (answered) return conn.close();
				answered = true;
				clearTimeout(limit);
				resolve(link);
			});
		});
	});
}
