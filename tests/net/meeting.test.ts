import { describe, expect, test, vi } from 'vitest';
import { device } from './device';

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

	test('beside the app while its server is down, also after a reload; no longer once it is gone', async () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('localStorage', {
			getItem: (name: string) => kept.get(name) ?? null,
			setItem: (name: string, value: string) => kept.set(name, value),
			removeItem: (name: string) => kept.delete(name)
		});
		const there = await meetings(async () => Response.json({ path: '/peerjs' }));
		const down = () => Promise.reject(new TypeError('no answer'));
		expect(await meetings(down)).toEqual(there);
		expect(await meetings(down)).toEqual(there);
		const gone = async () => new Response('', { status: 404 });
		expect(await meetings(gone)).toMatchObject({ kind: 'public' });
		expect(await meetings(down)).toMatchObject({ kind: 'public' });
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
