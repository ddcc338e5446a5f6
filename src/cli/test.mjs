// Everything that is checked, in one go: node src/cli/test.mjs [--only format,unit,...]
// Goes on to the end; the last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { alone } from './namespace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * @typedef {object} Step
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {boolean} [quiet] print only when it fails
 * @property {() => Count} [count] reads the report of a runner of tests; other commands count as one
 */

const reports = mkdtempSync(join(tmpdir(), 'umbra-test-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** @param {string} words */
const npx = (words) => ['npx', '--no-install', ...words.split(' ')];

/**
 * Tests in browsers, which reach nothing but this machine.
 * @param {string} words
 * @returns {Step}
 */
function browsers(words) {
	ensureChromium();
	return {
		command: alone(npx(words)),
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
		count: () => {
			const { expected, unexpected, flaky } = read(e2eReport).stats;
			return { passed: expected, failed: unexpected + flaky };
		}
	};
}

/** Steps that run only when they are named: they take long. */
const BY_NAME = ['long', 'figures', 'network', 'gallery'];

/** @type {Record<string, () => Step>} */
const STEPS = {
	format: () => ({ command: npx('prettier --check --log-level warn .') }),
	lint: () => ({ command: npx('eslint --config .config/eslint.config.js .') }),
	types: () => ({
		command: npx('svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human')
	}),
	dead: () => ({ command: npx('knip --config .config/knip.json') }),
	unit: () => ({
		command: npx(
			`vitest run --reporter=default --reporter=json --outputFile.json=${unitReport} --silent=passed-only`
		),
		count: () => {
			const { numPassedTests, numFailedTests } = read(unitReport);
			return { passed: numPassedTests, failed: numFailedTests };
		}
	}),
	build: () => ({
		command: npx('vite build'),
		env: { BASE_PATH: '', BUILD_FOLDER: 'build' },
		quiet: true
	}),
	'build-x': () => ({
		command: npx('vite build'),
		env: { BASE_PATH: '/x', BUILD_FOLDER: '.cache/x' },
		quiet: true
	}),
	e2e: () => browsers('playwright test -c tests/e2e --reporter=list,json'),
	long: () =>
		browsers('playwright test -c tests/e2e/long.config.ts seven access --reporter=list,json'),
	figures: () =>
		browsers('playwright test -c tests/e2e/long.config.ts figures --reporter=list,json'),
	network: () => browsers('playwright test -c tests/network --reporter=list,json'),
	gallery: () =>
		browsers('playwright test -c tests/e2e/long.config.ts gallery --reporter=list,json --workers=2')
};

/**
 * Runs a step to its end. One that ends badly without a failed test has at least one failure.
 * @param {Step} step
 * @returns {Count}
 */
function run({ command, env = {}, quiet = false, count }) {
	const [program = '', ...args] = command;
	const { status, stdout, stderr } = spawnSync(program, args, {
		stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
		encoding: 'utf8',
		maxBuffer: 1 << 26,
		shell: process.platform === 'win32',
		env: { ...process.env, ...env }
	});
	if (quiet && status !== 0) console.log(stdout, stderr);
	const bad = status === 0 ? 0 : 1;
	if (!count) return { passed: 1 - bad, failed: bad };
	try {
		const { passed, failed } = count();
		return { passed, failed: Math.max(failed, bad) };
	} catch (error) {
		console.error(`${command.join(' ')} left no report: ${error}`);
		return { passed: 0, failed: 1 };
	}
}

/**
 * The steps to run: those after --only, or all that are run every day.
 * @param {string[]} args
 */
function chosen(args) {
	const at = args.indexOf('--only');
	const daily = Object.keys(STEPS).filter((name) => !BY_NAME.includes(name));
	const names = at < 0 ? daily : (args[at + 1] ?? '').split(',');
	const unknown = names.filter((name) => !(name in STEPS));
	if (unknown.length > 0) {
		console.error(`--only takes ${Object.keys(STEPS).join(', ')}; not "${unknown.join(', ')}".`);
		process.exit(1);
	}
	return names;
}

const names = chosen(process.argv.slice(2));
install();
run({ command: npx('svelte-kit sync'), quiet: true });

/** @type {string[]} */
const lines = [];
const total = { passed: 0, failed: 0 };
for (const name of names) {
	console.log(`\n--- ${name} ---`);
	const start = performance.now();
	const { passed, failed } = run(/** @type {() => Step} */ (STEPS[name])());
	const seconds = ((performance.now() - start) / 1000).toFixed(0);
	total.passed += passed;
	total.failed += failed;
	lines.push(
		`${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(5)} s`
	);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
