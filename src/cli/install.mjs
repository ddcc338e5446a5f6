import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {string} path */
const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether node_modules holds exactly what package-lock.json asks for. */
function installed() {
	try {
		const have = packages('node_modules/.package-lock.json');
		return Object.entries(packages('package-lock.json')).every(
			([path, { version, optional, peer }]) =>
				path === '' || have[path]?.version === version || ((optional || peer) && !have[path])
		);
	} catch {
		return false;
	}
}

/** Installs the packages when they are missing or stale; ends the process when that fails. */
export function install() {
	if (installed()) return;
	console.log('Installing packages ...');
	const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
		stdio: ['ignore', 'inherit', 'inherit'],
		shell: process.platform === 'win32'
	});
	if (status !== 0) {
		console.error('npm ci failed.');
		process.exit(1);
	}
}
