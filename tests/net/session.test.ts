import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Link } from '$lib/net/link';

/** What stands in for the network: which host listens under which code. */
const network = vi.hoisted(() => ({
	hosts: new Map<string, (link: Link) => void>(),
	meetings: [] as unknown[]
}));

vi.mock('$lib/games', async () => {
	const { numbers } = await import('./fake-game');
	return { GAMES: { numbers: () => Promise.resolve({ ...numbers, title: 'Numbers' }) } };
});
vi.mock('$lib/net/links/listen', () => ({
	Listener: class {
		constructor(
			private readonly setup: {
				code: string;
				meeting: unknown;
				link(link: Link): void;
				state(state: string): void;
			}
		) {
			network.meetings.push(setup.meeting);
			network.hosts.set(setup.code, this.take);
			setup.state('open');
		}
		private readonly take = (link: Link) => this.setup.link(link);
		wake() {}
		close() {
			if (network.hosts.get(this.setup.code) === this.take) network.hosts.delete(this.setup.code);
		}
	}
}));
vi.mock('$lib/net/links/peerjs', async () => {
	const { memoryLinks } = await import('$lib/net/links/memory');
	return {
		reachTable: async (code: string) => {
			const host = network.hosts.get(code);
			if (!host) throw new Error('noSuchTable');
			const ends = memoryLinks();
			host(ends.host);
			return ends.guest;
		}
	};
});

// Each device loads its modules anew.
vi.setConfig({ testTimeout: 30_000 });

/** Another device: modules and saves of its own. */
async function device() {
	vi.resetModules();
	return import('$lib/session.svelte');
}

const settled = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 5 });

/** What a page is for these tests: it lives, it can be hidden, it has no database and no locks. */
beforeEach(() => {
	const page = new EventTarget();
	vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('location', new URL('http://umbra.test/'));
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('BroadcastChannel', undefined);
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
});
afterEach(() => {
	vi.unstubAllGlobals();
	network.hosts.clear();
	network.meetings.length = 0;
});

describe('playing alone', () => {
	test('starts at once with bots, without a network, and is resumed', async () => {
		const api = await device();
		const session = await api.playAlone('numbers', 'Ana', 4);
		await settled(() => expect(session.view?.n).toBe(0));
		expect(session).toMatchObject({ role: 'alone', seat: '0', link: 'open', signalling: 'off' });
		expect(session.lobby!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
		expect(network.hosts.size).toBe(0);
		await session.act('say', 2);
		expect(session.view!.n).toBeGreaterThanOrEqual(1);
		session.close(false);
		expect(await api.resumable()).toEqual([
			{ code: session.code, game: 'numbers', role: 'alone', over: false }
		]);
		const again = (await api.resume(session.code))!;
		await settled(() => expect((again.view?.G as { said: number[] } | undefined)?.said[0]).toBe(2));
		expect(again.role).toBe('alone');
		expect(api.current.session).toBe(again);
		again.leave();
		expect(api.current.session).toBeNull();
	});

	test('the number of seats is what the game allows', async () => {
		const api = await device();
		const session = await api.playAlone('numbers', 'Ana', 99);
		await settled(() => expect(session.lobby?.seats).toHaveLength(7));
		session.leave();
	});
});

describe('hosting', () => {
	test('leads to a lobby with a seat of its own, and open seats up to the least number', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', ' Ana ');
		await settled(() => expect(session.seat).toBe('0'));
		expect(session.lobby!.seats.map(({ name, kind }) => [name, kind])).toEqual([
			['Ana', 'person'],
			['', 'open'],
			['', 'open']
		]);
		await settled(() => expect(session.host!.signalling).toBe('open'));
		expect(api.current.session).toBe(session);
		session.leave();
	});

	test('the host may rename itself, only host, and play again', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		const names = () => session.lobby!.seats.map(({ name }) => name);
		await settled(() => expect(session.seat).toBe('0'));
		session.host!.rename('Boris\u202e');
		await settled(() => expect(names()[0]).toBe('Boris'));
		session.host!.play(null);
		await settled(() => expect(session.seat).toBeNull());
		expect(session.as).toBe('watch');
		session.host!.addBot();
		session.host!.addBot();
		session.host!.addBot();
		session.host!.rename('nobody');
		await settled(() => expect(names()).toEqual(['Bot 1', 'Bot 2', 'Bot 3']));
		session.host!.play('Bot 2');
		expect(session.refused).toBe('nameTaken');
		session.host!.play('Cira');
		await settled(() => expect(session.seat).toBe('3'));
		expect(session.refused).toBeNull();
		session.leave();
	});

	test('seats are added, moved, removed; options are kept; too few cannot start', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		const desk = session.host!;
		desk.setOptions({ rich: true });
		desk.removeSeat('2');
		desk.addBot();
		desk.moveSeat('0', 1);
		await settled(() => expect(session.seat).toBe('1'));
		expect(session.lobby).toMatchObject({
			options: { rich: true },
			seats: [{ kind: 'bot' }, { kind: 'person', name: 'Ana' }]
		});
		expect(desk.start()).toBe('tooFew');
		expect(session.refused).toBe('tooFew');
		desk.addBot();
		expect(desk.start()).toBeNull();
		await settled(() => expect(session.view).not.toBeNull());
		desk.setOptions({ rich: false });
		desk.addSeat();
		desk.moveSeat('0', 1);
		await session.act('say', 1);
		expect(session.lobby).toMatchObject({ started: true, options: { rich: true } });
		expect(session.lobby!.seats).toHaveLength(3);
		session.leave();
	});

	test('only hosting shows what lies on the table and no drawer', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		session.host!.play(null);
		for (let bots = 0; bots < 3; bots++) session.host!.addBot();
		session.host!.start();
		await settled(() => expect(session.view?.G).toMatchObject({ players: {} }));
		session.leave();
	});

	test('leaving the lobby ends the table; leaving a match keeps it for later', async () => {
		const api = await device();
		const lobby = await api.hostTable('numbers', 'Ana');
		await settled(() => expect(network.hosts.has(lobby.code)).toBe(true));
		lobby.leave();
		await settled(() => expect(network.hosts.has(lobby.code)).toBe(false));
		expect(await api.resume(lobby.code)).toBeNull();
		const match = await api.playAlone('numbers', 'Ana', 3);
		await settled(() => expect(match.view).not.toBeNull());
		match.leave();
		expect((await api.resumable()).map(({ code }) => code)).toEqual([match.code]);
	});

	test('an unknown game is an error', async () => {
		const api = await device();
		await expect(api.hostTable('chess', 'Ana')).rejects.toThrow('chess');
	});
});

describe('guests', () => {
	async function tableOf(...names: string[]) {
		const hosting = await device();
		const host = await hosting.hostTable('numbers', 'Ana');
		await settled(() => expect(network.hosts.has(host.code)).toBe(true));
		const guests = [];
		for (const name of names) {
			const api = await device();
			const session = await api.joinTable(host.code);
			session.join(name);
			await settled(() => expect(session.seat).not.toBeNull());
			guests.push({ api, session });
		}
		return { hosting, host, guests };
	}

	test('join, play and come back to the same seat after a reload', async () => {
		const { host, guests } = await tableOf('Boris', 'Cira');
		const [boris] = guests;
		expect(host.host!.start()).toBeNull();
		await settled(() => expect(boris!.session.view?.n).toBe(0));
		expect(boris!.session).toMatchObject({ role: 'guest', seat: '1', as: 'seat' });
		expect(await boris!.api.resumable()).toMatchObject([{ code: host.code, role: 'guest' }]);
		boris!.session.close(false);
		const again = (await boris!.api.resume(host.code))!;
		await settled(() => expect(again.view?.n).toBe(0));
		expect(again.seat).toBe('1');
		host.leave();
	});

	test('the host reloads and all are back under the same code', async () => {
		const { hosting, host, guests } = await tableOf('Boris', 'Cira');
		host.host!.start();
		await settled(() => expect(host.view).not.toBeNull());
		await host.act('say', 3);
		host.close(false);
		await settled(() => expect(guests[0]!.session.link).toBe('away'));
		const again = (await hosting.resume(host.code))!;
		for (const { session } of guests) await settled(() => expect(session.link).toBe('open'));
		await settled(() => expect(again.view?.G).toMatchObject({ said: [3] }));
		expect(again).toMatchObject({ role: 'host', seat: '0', code: host.code });
		const [boris] = guests;
		await boris!.session.act('castVote', 'yes');
		expect(boris!.session).toMatchObject({ refused: null });
		expect(again.view!.G).toMatchObject({ chosen: ['1'] });
		again.leave();
	});

	test('an own table is hosted again, not joined, when its code is typed in', async () => {
		const { hosting, host } = await tableOf();
		expect(await hosting.joinTable(host.code)).toBe(host);
		host.leave();
	});

	test('a watcher comes back as a watcher', async () => {
		const { host } = await tableOf('Boris', 'Cira');
		host.host!.start();
		const api = await device();
		const session = await api.joinTable(host.code);
		await settled(() => expect(session).toMatchObject({ refused: 'running', canWatch: true }));
		session.watch();
		await settled(() => expect(session.view).not.toBeNull());
		session.close(false);
		const again = (await api.resume(host.code))!;
		await settled(() => expect(again.view).not.toBeNull());
		expect(again).toMatchObject({ as: 'watch', seat: null, refused: null });
		host.leave();
	});

	test('leaving the lobby opens the seat again and forgets the table', async () => {
		const { host, guests } = await tableOf('Boris');
		const [boris] = guests;
		boris!.session.leave();
		await settled(() => expect(host.lobby!.seats[1]).toMatchObject({ kind: 'open' }));
		expect(await boris!.api.resumable()).toEqual([]);
		host.leave();
	});

	test('who is removed, or whose table is ended, is told and has nothing to go back to', async () => {
		const { host, guests } = await tableOf('Boris', 'Cira');
		const [boris, cira] = guests;
		host.host!.removeSeat('1');
		await settled(() =>
			expect(boris!.session).toMatchObject({ link: 'closed', refused: 'removed' })
		);
		host.leave();
		await settled(() => expect(cira!.session).toMatchObject({ link: 'closed', refused: 'ended' }));
		for (const { api } of guests)
			await vi.waitFor(async () => expect(await api.resumable()).toEqual([]));
	});

	test('a code of no table is told', async () => {
		const api = await device();
		const session = await api.joinTable('ZZZZZZ');
		await settled(() => expect(session.refused).toBe('noSuchTable'));
		expect(session.link).toBe('connecting');
		session.leave();
		expect(await api.resume('ZZZZZZ')).toBeNull();
	});
});

describe('where tables meet', () => {
	const meetings = async (answer: () => Promise<Response>) => {
		vi.stubGlobal('fetch', answer);
		const api = await device();
		return api.whereToMeet();
	};

	test('beside the app, when its server brings a PeerServer along: no STUN of others', async () => {
		const point = await meetings(async () => Response.json({ path: '/peerjs' }));
		expect(point).toMatchObject({ kind: 'beside', stun: [], turn: null });
		expect(point.server).toEqual({ host: 'umbra.test', port: 80, path: '/peerjs', secure: false });
	});

	test.each<[string, () => Promise<Response>]>([
		['a static host without the file', async () => new Response('', { status: 404 })],
		['a page in its place', async () => new Response('<html></html>')],
		['another file in its place', async () => Response.json({ name: 'x' })],
		['no network', () => Promise.reject(new TypeError('offline'))]
	])('the public service, with %s', async (_, answer) => {
		expect(await meetings(answer)).toMatchObject({
			kind: 'public',
			server: { host: '0.peerjs.com' },
			stun: ['stun:stun.l.google.com:19302']
		});
	});

	test("the user's own server before all others", async () => {
		vi.stubGlobal('fetch', async () => Response.json({ path: '/peerjs' }));
		await device();
		const { openSaves } = await import('$lib/saves/saves');
		const server = { host: 'peers.example', port: 9000, path: '/', secure: true };
		const turn = { urls: 'turn:t.example', username: 'u', credential: 'c' };
		const saves = await openSaves();
		await saves.keepSettings({ name: '', signalling: server, stun: ['stun:s.example'], turn });
		const { whereToMeet } = await import('$lib/session.svelte');
		const { meetingAt } = await import('$lib/net/signalling');
		const point = await whereToMeet();
		expect(point).toMatchObject({ kind: 'own', server });
		expect(meetingAt(point)).toEqual({
			...server,
			config: { iceServers: [{ urls: 'stun:s.example' }, turn] }
		});
	});
});
