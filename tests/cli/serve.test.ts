import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from '../../src/cli/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'umbra-serve-'));
mkdirSync(join(folder, 'join'));
mkdirSync(join(folder, '_app/immutable'), { recursive: true });
writeFileSync(join(folder, 'index.html'), 'home');
writeFileSync(join(folder, '404.html'), 'not here');
writeFileSync(join(folder, 'join/index.html'), 'join');
writeFileSync(join(folder, '_app/immutable/a.js'), '1');

let site: Awaited<ReturnType<typeof serve>>;
afterEach(() => site.close());
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test.each(['', '/x'])('serves a build as a static host does, under "%s"', async (base) => {
	site = await serve({ folder, base });
	expect(site.url).toBe(`http://localhost:${site.port}${base}/`);
	expect(await (await get('')).text()).toBe('home');
	expect(await (await get('join/')).text()).toBe('join');

	const slash = await get('join?x=1');
	expect([slash.status, slash.headers.get('location')]).toEqual([301, `${base}/join/?x=1`]);

	const missing = await get('no/such/page');
	expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
});

test('only names with a hash are kept', async () => {
	site = await serve({ folder });
	expect((await get('')).headers.get('cache-control')).toBe('no-cache');
	expect((await get('_app/immutable/a.js')).headers.get('cache-control')).toMatch(/immutable/);
});

test('text goes out packed', async () => {
	writeFileSync(join(folder, '_app/immutable/b.js'), 'let x = 1;\n'.repeat(1000));
	site = await serve({ folder });
	const script = await get('_app/immutable/b.js');
	expect(script.headers.get('content-encoding')).toBe('gzip');
	expect(await script.text()).toHaveLength(11_000);
});

test.each(['', '/x'])('the page finds the PeerServer beside it, under "%s"', async (base) => {
	site = await serve({ folder, base });
	expect(await (await get('signalling.json')).json()).toEqual({ path: '/peerjs' });
	const id = await fetch(`http://localhost:${site.port}/peerjs/peerjs/id`);
	expect(await id.text()).toMatch(/^[\w-]{36}$/);
});

test('a static host has no signalling', async () => {
	site = await serve({ folder, signalling: false });
	expect((await get('signalling.json')).status).toBe(404);
});

test('two phones meet at the PeerServer, and a broken frame harms nobody', async () => {
	site = await serve({ folder });
	const [ana, boris] = await Promise.all(['ana', 'boris'].map(peer));
	ana!.socket.send('no json at all');
	ana!.socket.send(JSON.stringify({ type: 'OFFER', dst: 'boris', payload: 'hello' }));
	expect(await boris!.next()).toEqual({
		type: 'OFFER',
		src: 'ana',
		dst: 'boris',
		payload: 'hello'
	});
	ana!.socket.close();
	boris!.socket.close();
});

test('closing ends open connections, so that the port is free again', async () => {
	site = await serve({ folder });
	const { socket } = await peer('ana');
	const closed = new Promise((done) => socket.addEventListener('close', done));
	await site.close();
	await closed;
	site = await serve({ folder, port: site.port });
	expect((await get('')).status).toBe(200);
});

/** A client of the PeerServer that has been let in. */
async function peer(id: string) {
	const socket = new WebSocket(
		`ws://localhost:${site.port}/peerjs/peerjs?key=peerjs&id=${id}&token=t`
	);
	const next = () =>
		new Promise<unknown>((done) =>
			socket.addEventListener('message', ({ data }) => done(JSON.parse(String(data))), {
				once: true
			})
		);
	expect(await next()).toEqual({ type: 'OPEN' });
	return { socket, next };
}
