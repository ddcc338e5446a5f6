import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { replaySchema } from '$lib/replay/format';
import { brokenChecks } from '$lib/replay/play';
import { readArguments, readOptions, simulate } from '../../src/cli/simulation';

const dir = mkdtempSync(join(tmpdir(), 'simulate-'));
afterAll(() => rmSync(dir, { recursive: true }));
const LONG = { timeout: 120_000 };

/** All lines of a run, but for how long it took. */
async function lines(...argv: string[]) {
	const told: Record<string, unknown>[] = [];
	for await (const { ms: _, gamesPerSecond: __, ...line } of simulate(readArguments(argv)))
		told.push(line);
	return told;
}

describe('a run', () => {
	test('tells every match and then their sum', LONG, async () => {
		const told = await lines('--bots', 'random', '--seats', '4', '--games', '3', '--seed', 'run');
		const summary = told.pop()!;
		expect(told.map(({ seed }) => seed)).toEqual(['run', 'run/1', 'run/2']);
		for (const line of told) {
			expect(line).toMatchObject({ game: 'dark-moon', seats: 4 });
			expect(['uninfected', 'infected']).toContain(line.winners);
			expect(line.moves).toBeGreaterThan(10);
			expect(line.turns).toBeGreaterThan(1);
			expect(line.by).toMatch(/^\w+$/);
		}
		const won = (side: string) => told.filter(({ winners }) => winners === side).length;
		expect(summary).toMatchObject({
			games: 3,
			uninfected: won('uninfected'),
			infected: won('infected')
		});
		const moves = told.reduce((sum, line) => sum + Number(line.moves), 0);
		expect(summary.movesPerGame).toBeCloseTo(moves / 3, 0);
	});

	test('can be told again, any of its matches alone', LONG, async () => {
		const run = () => lines('--bots', 'random', '--seats', '3', '--games', '2', '--seed', 'x');
		const [first, second] = await run();
		expect((await run()).slice(0, 2)).toEqual([first, second]);
		const alone = await lines('--bots', 'random', '--seats', '3', '--games', '1', '--seed', 'x/1');
		expect(alone[0]).toEqual(second);
	});

	test('writes replays that can be played', LONG, async () => {
		const variants = ['--option', 'variants=richPool,safeOrders'];
		await lines('--bots', 'random', '--games', '2', '--replay-dir', dir, ...variants);
		const files = readdirSync(dir);
		expect(files).toHaveLength(2);
		for (const file of files) {
			const replay = parse(replaySchema, JSON.parse(readFileSync(join(dir, file), 'utf8')));
			expect(replay.options).toEqual({ variants: ['richPool', 'safeOrders'] });
			expect(Object.keys(replay.checks)).toContain('end');
			expect(brokenChecks(darkMoon, replay)).toEqual([]);
		}
	});
});

describe('arguments', () => {
	test('have their defaults', () => {
		expect(readArguments([])).toMatchObject({ game: 'dark-moon', seats: 5, bots: 'sensible' });
		expect(readOptions(darkMoon, [])).toEqual({ variants: [] });
		expect(readOptions(darkMoon, ['variants='])).toEqual({ variants: [] });
	});

	test.each([
		[['--game', 'chess'], /no game "chess"/],
		[['--seats', 'few'], /--seats must be a whole number/],
		[['--games', '0'], /--games must be a whole number/],
		[['--bots', 'mean'], /--bots must be sensible or random/],
		[['--speed', '3'], /--speed/],
		[['play'], /play/],
		[['--seats', '9', '--games', '1'], /3 to 7 seats, not 9/],
		[['--option', 'variants'], /key=value/],
		[['--option', 'deck=black'], /no option "deck"/],
		[['--option', 'variants=noSuch'], /no variant called "noSuch"/],
		[['--seats', '3', '--option', 'variants=telepathicInfected'], /needs 5 or more/]
	])('%j are refused in a sentence', async (argv, sentence) => {
		await expect(lines(...argv)).rejects.toThrow(sentence);
	});

	test('that are wrong end the program with 2 and the sentence', LONG, async () => {
		const command = ['--mode', 'test', 'src/cli/simulate.ts', '--', '--seats', '9'];
		const run = promisify(execFile)('node_modules/.bin/vite-node', command);
		await expect(run).rejects.toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringMatching(/3 to 7 seats, not 9[^]*usage: npm run simulate/) as string
		});
	});
});
