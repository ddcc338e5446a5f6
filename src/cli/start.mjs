// Builds the app and serves it with a PeerServer on one port: node src/cli/start.mjs [PORT=4173]
import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { install } from './install.mjs';

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
	console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`);
	process.exit(1);
}

install();
console.log('Building ...');
const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
	stdio: ['ignore', 'pipe', 'pipe'],
	encoding: 'utf8',
	maxBuffer: 1 << 26,
	env: { ...process.env, BASE_PATH: '', BUILD_FOLDER: 'build' }
});
if (build.status !== 0) {
	console.error(build.stdout, build.stderr);
	process.exit(1);
}

const { serve } = await import('./serve.mjs');
const { encodeQR } = await import('qr');
const server = await serve({ port }).catch((error) => {
	console.error(
		error.code === 'EADDRINUSE'
			? `Port ${port} is in use. Choose another one: PORT=4174 npm start`
			: error
	);
	process.exit(1);
});

const lan = Object.values(networkInterfaces())
	.flatMap((list) => list ?? [])
	.filter(({ family, internal }) => family === 'IPv4' && !internal)
	.map(({ address }) => `http://${address}:${server.port}/`);

if (lan[0]) console.log(encodeQR(lan[0], process.stdout.isTTY ? 'term' : 'ascii'));
console.log('Umbra is open. Phones on the same network:');
for (const address of [...lan, `http://localhost:${server.port}/`]) console.log(`  ${address}`);
console.log('Ctrl-C ends it.');

for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => void server.close().then(() => process.exit(0)));
}
