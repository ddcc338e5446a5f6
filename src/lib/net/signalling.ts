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

/** Where this device keeps the server beside `url`, for the time when it does not answer. */
const keptAs = (url: string) => `umbra-beside:${new URL(url, location.href).href}`;

/**
 * The server beside the app. One that was there and is silent now is still the one: people who
 * come back while it is down must not look for the table elsewhere.
 */
async function lookBeside(url: string): Promise<MeetingPoint['server'] | null> {
	const known = keptAs(url);
	let told: string | null;
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(LOOKING), cache: 'no-store' });
		told = answer.ok ? await answer.text() : null;
	} catch {
		told = read(known);
	}
	const server = told === null ? null : serverOf(told, url);
	keep(known, server && told);
	return server;
}

function serverOf(told: string, url: string): MeetingPoint['server'] | null {
	try {
		const { path, host, port, secure } = v.parse(besideSchema, JSON.parse(told));
		const here = new URL(url, location.href);
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

function read(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

function keep(name: string, told: string | null) {
	try {
		if (told === null) localStorage.removeItem(name);
		else localStorage.setItem(name, told);
	} catch {
		// Where nothing is kept, nothing is known next time.
	}
}
