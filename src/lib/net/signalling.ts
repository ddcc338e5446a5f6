import * as v from 'valibot';
import type { Settings } from '$lib/saves/saves';
import type { Meeting } from './links/peerjs';

/** How long the file beside the app may take, ms. */
const LOOKING = 1500;
/** What PeerJS uses when nobody says otherwise; shown in the settings. */
const PUBLIC_SERVER = { host: '0.peerjs.com', port: 443, path: '/', secure: true };
const PUBLIC_STUN = ['stun:stun.l.google.com:19302'];

const besideSchema = v.object({
	path: v.pipe(v.string(), v.maxLength(200)),
	host: v.optional(v.string()),
	port: v.optional(v.number()),
	secure: v.optional(v.boolean())
});

/** Where tables meet: the user's own server, the one beside the app, or the public one. */
export interface MeetingPoint {
	kind: 'own' | 'beside' | 'public';
	server: { host: string; port: number; path: string; secure: boolean };
	stun: string[];
	turn: Settings['turn'];
}

/**
 * Where to meet. `besideUrl`: address of `signalling.json`, which a server that brings a PeerServer
 * along has and a static host has not.
 */
export async function meetingPoint(settings: Settings, besideUrl: string): Promise<MeetingPoint> {
	const { signalling, stun, turn } = settings;
	if (signalling) return { kind: 'own', server: signalling, stun: stun ?? PUBLIC_STUN, turn };
	const beside = await lookBeside(besideUrl);
	return beside
		? { kind: 'beside', server: beside, stun: stun ?? [], turn }
		: { kind: 'public', server: PUBLIC_SERVER, stun: stun ?? PUBLIC_STUN, turn };
}

/** A meeting point as PeerJS takes it. */
export function meetingAt({ server, stun, turn }: MeetingPoint): Meeting {
	const iceServers: RTCIceServer[] = stun.map((urls) => ({ urls }));
	if (turn) iceServers.push(turn);
	return { ...server, config: { iceServers } };
}

async function lookBeside(url: string): Promise<MeetingPoint['server'] | null> {
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(LOOKING), cache: 'no-store' });
		if (!answer.ok) return null;
		const { path, host, port, secure } = v.parse(besideSchema, await answer.json());
		const here = new URL(answer.url || url, location.href);
		const isSecure = secure ?? here.protocol === 'https:';
		return {
			host: host ?? here.hostname,
			port: port ?? (Number(here.port) || (isSecure ? 443 : 80)),
			path,
			secure: isSecure
		};
	} catch {
		return null;
	}
}
