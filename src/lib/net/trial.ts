import { newCode } from './code';
import type { Link } from './link';
import type { ListenSetup } from './links/listen';
import type { Meeting } from './links/peerjs';
import { meetingAt, type MeetingPoint } from './signalling';
import { newToken } from './token';

/** What is tried: the servers, and whether two connections of this page meet by way of them. */
export const PARTS = ['signalling', 'stun', 'turn', 'pair'] as const;
export type Part = (typeof PARTS)[number];

/**
 * What came of a part. `works`: after so many ms; `unset`: there is no such server; `silent`: no
 * answer; `refused`: it does not take the user and the password; `unreadable`: the browser cannot
 * use what was entered; `skipped`: an earlier part has failed; `stopped`: by the person.
 */
export type Finding =
	| { is: 'works'; ms: number }
	| { is: 'trying' | 'unset' | 'silent' | 'refused' | 'unreadable' | 'skipped' | 'stopped' };

/** What a trial works with. */
export interface Rig {
	/** Lets others in under a code. */
	listen(setup: ListenSetup): { close(): void };
	/** Goes to the table with this code. */
	reach(code: string, meeting: Meeting): Promise<Link>;
	/** Throws when the browser cannot use the servers. */
	connection(config: RTCConfiguration): RTCPeerConnection;
	/** A clock that only grows, ms. */
	now(): number;
}

/** The whole trial ends after this, ms. */
export const LONGEST = 10_000;

/** The code that plays uses, and the browser's own connections. */
export async function browserRig(): Promise<Rig> {
	const [{ Listener }, { reachTable }] = await Promise.all([
		import('./links/listen'),
		import('./links/peerjs')
	]);
	return {
		listen: (setup) => new Listener(setup),
		reach: reachTable,
		connection: (config) => new RTCPeerConnection(config),
		now: () => performance.now()
	};
}

/** Tries a meeting point and tells what it finds, part by part. Ends by itself, or when `stop` says so. */
export async function tryConnection(
	point: MeetingPoint,
	rig: Rig,
	stop: AbortSignal,
	tell: (part: Part, finding: Finding) => void
): Promise<void> {
	const end = new AbortController();
	const finish = () => end.abort();
	const late = setTimeout(finish, LONGEST);
	stop.addEventListener('abort', finish);
	if (stop.aborted) finish();
	const since = rig.now();
	/** Tells what comes of a part; what has not come by the end is silent, or was stopped. */
	const part = async (name: Part, outcome: Promise<Finding['is']>) => {
		const unanswered = aborted(end.signal).then(() => (stop.aborted ? 'stopped' : 'silent'));
		const is = await Promise.race([outcome, unanswered]);
		tell(name, is === 'works' ? { is, ms: rig.now() - since } : ({ is } as Finding));
		return is;
	};
	const stun = point.stun.map((urls) => ({ urls }));
	await Promise.all([
		meet(meetingAt(point), rig, end.signal, part),
		part('stun', answered(stun, 'srflx', rig, end.signal)),
		part('turn', answered(point.turn ? [point.turn] : [], 'relay', rig, end.signal))
	]);
	clearTimeout(late);
	stop.removeEventListener('abort', finish);
	end.abort();
}

const aborted = (signal: AbortSignal) =>
	new Promise<void>((done) => {
		if (signal.aborted) done();
		signal.addEventListener('abort', () => done());
	});

/** A table of nobody's is opened under a new code, and this page goes to it as a guest would. */
async function meet(
	meeting: Meeting,
	rig: Rig,
	end: AbortSignal,
	part: (name: Part, outcome: Promise<Finding['is']>) => Promise<Finding['is']>
) {
	const code = newCode();
	let door: { close(): void } | null = null;
	const opened = new Promise<Finding['is']>((done) => {
		const state = (is: string) => is !== 'connecting' && done(is === 'open' ? 'works' : 'silent');
		door = rig.listen({ code, token: newToken(), meeting, link: (link) => link.close(), state });
	});
	void aborted(end).then(() => door?.close());
	const signalling = await part('signalling', opened);
	const isThere = signalling === 'works';
	const missing = signalling === 'stopped' ? 'stopped' : 'skipped';
	await part('pair', isThere ? reached(rig.reach(code, meeting)) : Promise.resolve(missing));
}

const reached = (link: Promise<Link>): Promise<Finding['is']> =>
	link.then(
		(open) => {
			open.close();
			return 'works';
		},
		() => 'silent'
	);

/** Whether one of these servers gives this page an address of the kind that only it can give. */
function answered(
	iceServers: RTCIceServer[],
	kind: 'srflx' | 'relay',
	rig: Rig,
	end: AbortSignal
): Promise<Finding['is']> {
	if (iceServers.length === 0) return Promise.resolve('unset');
	return new Promise((done) => {
		let pc: RTCPeerConnection;
		try {
			pc = rig.connection({ iceServers, iceTransportPolicy: kind === 'relay' ? 'relay' : 'all' });
		} catch {
			return done('unreadable');
		}
		let otherwise: Finding['is'] = 'silent';
		pc.addEventListener('icecandidate', ({ candidate }) => {
			if (candidate?.type === kind) done('works');
			else if (candidate === null) done(otherwise);
		});
		pc.addEventListener('icecandidateerror', ({ errorCode }) => {
			if (isRefusal(errorCode)) otherwise = 'refused';
		});
		void aborted(end).then(() => pc.close());
		pc.createDataChannel('');
		pc.setLocalDescription().catch(() => done('silent'));
	});
}

/** Codes of a server's own; 7xx are the browser's word for no answer. */
const isRefusal = (code: number) => code >= 400 && code < 500;
