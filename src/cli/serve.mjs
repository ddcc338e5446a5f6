import compression from 'compression';
import express from 'express';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { ExpressPeerServer } from 'peer';
import { WebSocketServer } from 'ws';

/**
 * What a server beside the page answers besides files: a PeerServer at /peerjs, and signalling.json,
 * by which the page finds it (a static host has no such file).
 * @param {any} httpServer the server whose upgrades carry the WebSockets of the PeerServer
 * @param {{ base?: string, peer?: Partial<import('peer').IConfig> }} [options] `base`: the sub-path
 * of the page, '' or '/x'; `peer`: options of the PeerServer (times in ms)
 */
export function signallingApp(httpServer, { base = '', peer = {} } = {}) {
	const app = express();
	app.disable('x-powered-by');
	const peers = ExpressPeerServer(httpServer, {
		...peer,
		path: '/',
		createWebSocketServer: (options) => onlyAt(String(options.path), httpServer)
	});
	// A visitor's broken frame is no reason to stop; without a listener it would end the process.
	peers.on('error', () => undefined);
	app.use('/peerjs', peers);
	app.get(`${base}/signalling.json`, (_request, response) => {
		response.set('cache-control', 'no-store').json({ path: '/peerjs' });
	});
	return app;
}

/**
 * A WebSocket server for one address that leaves the upgrades of all others alone, so that it can
 * share a server with Vite's.
 * @param {string} path
 * @param {any} httpServer
 */
function onlyAt(path, httpServer) {
	const sockets = new WebSocketServer({ noServer: true });
	/** @type {(...upgrade: [import('http').IncomingMessage, import('stream').Duplex, Buffer]) => void} */
	const upgrade = (request, socket, head) => {
		if (request.url?.split('?')[0] !== path) return;
		sockets.handleUpgrade(request, socket, head, (opened) =>
			sockets.emit('connection', opened, request)
		);
	};
	httpServer.on('upgrade', upgrade);
	return sockets;
}

/**
 * Serves a build as a static host does (folders end in a slash, unknown addresses get 404.html),
 * with a PeerServer on the same port unless `signalling` is false.
 * @param {object} [options]
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.host] address to listen on; all of them if not given
 * @param {string} [options.folder] the build
 * @param {string} [options.base] sub-path the build was made for, '' or '/x'
 * @param {boolean} [options.signalling]
 * @param {Partial<import('peer').IConfig>} [options.peer] options of the PeerServer (times in ms)
 * @returns {Promise<{ port: number, url: string, close(): Promise<void> }>} rejects with the
 * server's error when it cannot listen; `url` ends in a slash
 */
export async function serve({
	port = 0,
	host,
	folder = 'build',
	base = '',
	signalling = true,
	peer
} = {}) {
	const app = express();
	app.disable('x-powered-by');
	const server = createServer(app);
	const sockets = new Set();
	server.on('connection', (socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	await new Promise((done, fail) => {
		server.once('error', fail);
		server.listen(port, host, () => done(server.off('error', fail)));
	});

	if (signalling) app.use(signallingApp(server, { base, ...(peer ? { peer } : {}) }));
	app.use(compression());
	app.use(base || '/', express.static(folder, { setHeaders: cache }));
	const missing = readFileSync(join(folder, '404.html'), 'utf8');
	app.use((_request, response) => {
		response.status(404).type('html').send(missing);
	});

	const at = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
	return {
		port: at,
		url: `http://localhost:${at}${base}/`,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			})
	};
}

/**
 * Files whose name holds their hash are kept for ever, others asked for again.
 * @param {import('express').Response} response
 * @param {string} path
 */
function cache(response, path) {
	const kept = resolve(path).includes('/_app/immutable/');
	response.set('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
}
