import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from '$lib/net/link';
import { memoryLinks } from '$lib/net/links/memory';
import type { MeetingPoint } from '$lib/net/signalling';
import { LONGEST, tryConnection, type Finding, type Part, type Rig } from '$lib/net/trial';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const POINT: MeetingPoint = {
	kind: 'own',
	server: { host: 'meet.example', port: 443, path: '/', secure: true },
	stun: ['stun:s.example'],
	turn: { urls: 'turn:t.example', username: 'u', credential: 'p' }
};

/** What a browser tells of the servers it asks: kinds of candidates, and codes of errors. */
type Told = ('host' | 'srflx' | 'relay' | number | 'end')[];

class FakeConnection extends EventTarget {
	closed = false;
	constructor(private readonly told: Told) {
		super();
	}
	createDataChannel() {}
	async setLocalDescription() {
		for (const one of this.told) {
			const error = typeof one === 'number';
			const candidate = one === 'end' ? null : { type: one };
			this.dispatchEvent(
				Object.assign(new Event(error ? 'icecandidateerror' : 'icecandidate'), {
					candidate,
					errorCode: one
				})
			);
		}
	}
	close() {
		this.closed = true;
	}
}

/** What the network of a test does; `silence` where nothing ever comes. */
interface World {
	door?: 'open' | 'lost' | 'silence';
	reach?: 'link' | 'unreachable' | 'silence' | 'late';
	stun?: Told | 'unreadable';
	turn?: Told | 'unreadable';
	point?: Partial<MeetingPoint>;
}

/** Starts a trial in such a world. */
function begin({ door = 'open', reach = 'link', stun, turn, point }: World = {}) {
	const found: Partial<Record<Part, Finding['is']>> = {};
	const connections: FakeConnection[] = [];
	const links: Link[] = [];
	const state = { doors: 0, asked: [] as RTCConfiguration[] };
	const never = new Promise<never>(() => {});
	const rig: Rig = {
		listen(setup) {
			state.doors += 1;
			if (door !== 'silence') setTimeout(() => setup.state(door), 200);
			return { close: () => (state.doors -= 1) };
		},
		reach() {
			if (reach === 'silence') return never;
			if (reach === 'unreachable') return Promise.reject(new Error(reach));
			const { guest } = memoryLinks();
			links.push(guest);
			const due = reach === 'late' ? LONGEST + 500 : 0;
			return new Promise((done) => setTimeout(() => done(guest), due));
		},
		connection(config) {
			state.asked.push(config);
			const told =
				config.iceTransportPolicy === 'relay' ? (turn ?? ['relay']) : (stun ?? ['host', 'srflx']);
			if (told === 'unreadable') throw new SyntaxError();
			const connection = new FakeConnection(told);
			connections.push(connection);
			return connection as unknown as RTCPeerConnection;
		},
		now: () => performance.now()
	};
	const stop = new AbortController();
	let over = false;
	const took: Partial<Record<Part, number>> = {};
	void tryConnection({ ...POINT, ...point }, rig, stop.signal, (part, finding) => {
		expect(found[part], `${part} is told once`).toBeUndefined();
		found[part] = finding.is;
		if (finding.is === 'works') took[part] = finding.ms;
	}).then(() => (over = true));
	return { found, took, connections, links, state, stop, isOver: () => over };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const WORKS = { signalling: 'works', stun: 'works', turn: 'works', pair: 'works' };

test('what works is told with the time it took, and nothing is left open', async () => {
	const trial = begin();
	await pass(250);
	expect(trial.isOver()).toBe(true);
	expect(trial.found).toEqual(WORKS);
	expect(trial.took.signalling).toBe(200);
	expect(trial.state.doors).toBe(0);
	expect(trial.connections.map(({ closed }) => closed)).toEqual([true, true]);
});

test('exactly the servers entered are asked, TURN for nothing but a relayed address', async () => {
	const { state } = begin();
	await pass(250);
	expect(state.asked).toEqual([
		{ iceServers: [{ urls: 'stun:s.example' }], iceTransportPolicy: 'all' },
		{ iceServers: [POINT.turn], iceTransportPolicy: 'relay' }
	]);
});

test('servers that are not set are not asked', async () => {
	const trial = begin({ point: { stun: [], turn: null } });
	await pass(250);
	expect(trial.found).toEqual({ ...WORKS, stun: 'unset', turn: 'unset' });
	expect(trial.state.asked).toEqual([]);
});

test.each<[string, World, Partial<Record<Part, Finding['is']>>]>([
	['a dead signalling server', { door: 'lost' }, { signalling: 'silent', pair: 'skipped' }],
	['two connections that do not meet', { reach: 'unreachable' }, { pair: 'silent' }],
	['a STUN server that is not there', { stun: ['host', 701, 'end'] }, { stun: 'silent' }],
	['a TURN server that is not there', { turn: [701, 'end'] }, { turn: 'silent' }],
	['a wrong TURN password', { turn: [401, 'end'] }, { turn: 'refused' }],
	['a TURN server refused over one of two ways', { turn: [401, 'relay'] }, { turn: 'works' }],
	['a STUN address that is none', { stun: 'unreadable' }, { stun: 'unreadable' }],
	['TURN without a user', { turn: 'unreadable' }, { turn: 'unreadable' }]
])('%s is told as such', async (_, world, differs) => {
	const trial = begin(world);
	await pass(250);
	expect(trial.isOver()).toBe(true);
	expect(trial.found).toEqual({ ...WORKS, ...differs });
});

test('where nothing ever answers, it ends by itself and says so', async () => {
	const trial = begin({ door: 'silence', stun: [], turn: [] });
	await pass(LONGEST - 1);
	expect(trial.found).toEqual({});
	await pass(1);
	expect(trial.isOver()).toBe(true);
	expect(trial.found).toEqual({
		signalling: 'silent',
		stun: 'silent',
		turn: 'silent',
		pair: 'skipped'
	});
	expect(trial.state.doors).toBe(0);
});

test('it can be stopped, and then asks nobody any more', async () => {
	const trial = begin({ reach: 'silence', turn: [] });
	await pass(250);
	trial.stop.abort();
	await pass(0);
	expect(trial.isOver()).toBe(true);
	expect(trial.found).toEqual({ ...WORKS, turn: 'stopped', pair: 'stopped' });
	expect(trial.state.doors).toBe(0);
	expect(trial.connections.every(({ closed }) => closed)).toBe(true);
});

test('a connection that comes after the end is closed', async () => {
	const trial = begin({ reach: 'late' });
	await pass(LONGEST);
	expect(trial.found).toEqual({ ...WORKS, pair: 'silent' });
	const closed = vi.fn();
	trial.links[0]!.onClose(closed);
	expect(closed).not.toHaveBeenCalled();
	await pass(1000);
	expect(closed).toHaveBeenCalled();
});
