import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Chromium to test with: `CHROMIUM`, the system's, or `undefined` for Playwright's own. */
export function chromium() {
	return [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
		(path) => path && existsSync(path)
	);
}

/** Whether this process may install packages of the system, as on a Debian machine for tests. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian; only where `mayInstall`.
 * @param {string[]} names
 */
export function aptInstall(...names) {
	console.log(`Installing ${names.join(', ')} ...`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const apt = (/** @type {string[]} */ args) =>
		spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
	apt(['update', '-qq']);
	apt(['install', '-y', '-qq', ...names]);
}

/** Installs a Chromium when there is none. */
export function ensureChromium() {
	if (chromium()) return;
	if (mayInstall()) aptInstall('chromium');
	if (!chromium()) {
		spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
	}
}
