import { BadArguments, readArguments, simulate, USAGE } from './simulation';

// boardgame.io searches the whole state after every hook for what is not JSON, unless told that it is live.
process.env.NODE_ENV = 'production';

/** Plays whole matches headless with bots: a JSON line for each, then a summary. */
try {
	for await (const line of simulate(readArguments(process.argv.slice(2))))
		process.stdout.write(`${JSON.stringify(line)}\n`);
} catch (error) {
	if (!(error instanceof BadArguments)) throw error;
	process.stderr.write(`${error.message}\n${USAGE}\n`);
	process.exitCode = 2;
}
