import express from 'express';
import { ExpressPeerServer } from 'peer';

/**
 * An express app with a PeerServer at /peerjs and /signalling.json, which tells the page where it
 * is (a static host has no such file).
 * @param {any} httpServer the server whose upgrades carry the WebSockets of the PeerServer
 * @param {Partial<import('peer').IConfig>} [options] options of the PeerServer (times in ms)
 */
export function signallingApp(httpServer, options = {}) {
	const app = express();
	app.disable('x-powered-by');
	const peers = ExpressPeerServer(httpServer, { ...options, path: '/' });
	app.use('/peerjs', peers);
	app.get('/signalling.json', (_request, response) => {
		response.json({ path: '/peerjs' });
	});
	return { app, peers };
}
