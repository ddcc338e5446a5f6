import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, mayInstall } from './chromium.mjs';

/** In the namespace `lo` is down at first. */
const UP = 'ip link set lo up && exec "$@"';

/**
 * The command, run in a network namespace that has only `lo`, so that nothing can leave it; the
 * command as it is where the machine does not allow that.
 * @param {string[]} command
 */
export function alone(command) {
	const hasIp = () => ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].some((path) => existsSync(path));
	if (process.platform === 'linux' && !hasIp() && mayInstall()) aptInstall('iproute2');
	for (const flags of [['-n'], ['-r', '-n']]) {
		const wrap = ['unshare', ...flags, 'sh', '-c', UP, 'sh'];
		const [program = '', ...args] = [...wrap, 'true'];
		if (spawnSync(program, args, { stdio: 'ignore' }).status === 0) return [...wrap, ...command];
	}
	console.log('No network namespace here: the browsers share the network of this machine.');
	return command;
}
