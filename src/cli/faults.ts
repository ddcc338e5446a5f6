import { BadWish, faults, readWish, USAGE } from '../../tests/faults/campaign';

// boardgame.io searches the whole state after every hook for what is not JSON, unless told that it is live.
process.env.NODE_ENV = 'production';

/** Plays whole matches while everything goes wrong; a line for each broken law, then a summary, also when stopped. */
try {
	const wish = readWish(process.argv.slice(2));
	let enough = false;
	for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (enough = true));
	for await (const line of faults(wish, () => enough)) {
		process.stdout.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
		if (typeof line !== 'string' && line.violations > 0) process.exitCode = 1;
	}
} catch (error) {
	if (!(error instanceof BadWish)) throw error;
	process.stderr.write(`${error.message}\n${USAGE}\n`);
	process.exitCode = 2;
}
