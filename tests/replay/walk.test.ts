import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { State, View } from '$lib/games/dark-moon/rules/state';
import { replaySchema, type Replay } from '$lib/replay/format';
import { play } from '$lib/replay/play';
import { walkThrough, type Walk } from '$lib/replay/walk';
import { viewOf } from '$lib/table/match';

const golden = parse(
	replaySchema,
	JSON.parse(readFileSync('tests/replays/dark-moon/4-golden-1.json', 'utf8'))
);
const atOnce = async () => {};
const attempt = (replay: Replay) => walkThrough(darkMoon, replay, atOnce);

beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

describe('a finished match is walked through', () => {
	let walk: Walk;
	beforeAll(async () => {
		const tried = await attempt(golden);
		if ('why' in tried) throw new Error(tried.why);
		walk = tried.walk;
	});

	test('and every moment is as a seat saw it then', () => {
		for (const n of [0, 1, 50, 137, walk.length - 1]) {
			const match = play(darkMoon, golden, n);
			for (const eyes of [null, '0', '3']) expect(walk.view(n, eyes)).toEqual(viewOf(match, eyes));
		}
	});

	test('with open cards everything lies there, at any moment', () => {
		const G = walk.view(50, 'open').G as State;
		expect(Object.keys(G.players)).toEqual(['0', '1', '2', '3']);
		expect(G.secret.tasks.length).toBeGreaterThan(0);
		expect(walk.view(50, 'open').over).toBeNull();
		expect(walk.view(walk.length, 'open').over).not.toBeNull();
	});

	test('and the eyes of a seat learn nothing more when it is over', () => {
		const view = walk.view(walk.length, '2');
		expect(Object.keys((view.G as View).players)).toEqual(['2']);
		expect(view.G).not.toHaveProperty('secret');
		expect(Object.keys((walk.view(walk.length, null).G as View).players)).toEqual([]);
	});
});

describe('a replay is not opened', () => {
	test('before its match was over', async () => {
		const moves = golden.moves.slice(0, 150);
		expect(await attempt({ ...golden, moves, checks: {} })).toEqual({ why: 'notOver' });
	});

	test('when it is of other rules', async () => {
		expect(await attempt({ ...golden, rules: 99 })).toEqual({ why: 'otherRules' });
	});

	test('when a move in it is not possible', async () => {
		const moves = golden.moves.toSpliced(20, 1);
		expect(await attempt({ ...golden, moves })).toEqual({ why: 'brokenMoves' });
		expect(await attempt({ ...golden, seats: ['Ana'] })).toEqual({ why: 'brokenMoves' });
		expect(await attempt({ ...golden, moves: [...golden.moves, ['0', 'read']] })).toEqual({
			why: 'brokenMoves'
		});
	});

	test('when it no longer fits its digests', async () => {
		const altered = (at: string) => ({ ...golden, checks: { ...golden.checks, [at]: 'ffffffff' } });
		expect(await attempt(altered('100'))).toEqual({ why: 'altered' });
		expect(await attempt(altered('end'))).toEqual({ why: 'altered' });
	});
});
