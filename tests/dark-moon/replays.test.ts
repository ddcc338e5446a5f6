import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { replaySchema, type Replay } from '$lib/replay/format';
import { brokenChecks, digestOf, play } from '$lib/replay/play';
import { viewOf } from '$lib/table/match';

// Golden matches, written by `npm run simulate -- ... --replay-dir tests/replays/dark-moon`. When a
// rule changes on purpose they are written anew, and the difference is the change.
const HERE = 'tests/replays/dark-moon';
const LONG = { timeout: 120_000 };
const replays = readdirSync(HERE).map((file): [string, Replay] => [
	file,
	parse(replaySchema, JSON.parse(readFileSync(`${HERE}/${file}`, 'utf8')))
]);

// As in a build: boardgame.io need not search the state for what is not JSON.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

describe('golden matches', () => {
	test('are of several sizes, with variants and without, won by either side', LONG, () => {
		const wins = replays.map(([, replay]) => viewOf(play(darkMoon, replay), null).over!.winners);
		expect(new Set(wins).size).toBe(2);
		expect(new Set(replays.map(([, { seats }]) => seats.length)).size).toBe(5);
		expect(new Set(replays.map(([, { options }]) => JSON.stringify(options))).size).toBeGreaterThan(
			2
		);
	});

	test.each(replays)('%s is played as it was written', LONG, (_, replay) => {
		expect(Object.keys(replay.checks)).toEqual(expect.arrayContaining(['100', 'end']));
		expect(brokenChecks(darkMoon, replay)).toEqual([]);
	});

	test('a match played otherwise is noticed', LONG, () => {
		const [, replay] = replays[0]!;
		const at = replay.moves.findIndex(([, move, isIn]) => move === 'join' && isIn === true);
		const played = (isIn: boolean): Replay => {
			const moves = replay.moves.slice(0, at + 1);
			moves[at] = [moves[at]![0], 'join', isIn];
			return { ...replay, moves, checks: { end: digestOf(play(darkMoon, replay, at + 1)) } };
		};
		expect(brokenChecks(darkMoon, played(true))).toEqual([]);
		expect(brokenChecks(darkMoon, played(false))).toEqual(['end']);
	});
});
