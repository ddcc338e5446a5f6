import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { State } from '$lib/games/dark-moon/rules/state';
import { placesOf, stopAt, stopsOf } from '$lib/games/dark-moon/ui/end/stops';
import { chaptersOf } from '$lib/games/dark-moon/ui/end/story';
import { replaySchema } from '$lib/replay/format';
import { walkThrough, type Walk } from '$lib/replay/walk';

describe('a walk through a match', () => {
	let walk: Walk;
	let places: Map<string, number>;
	beforeAll(async () => {
		vi.stubEnv('NODE_ENV', 'production');
		const text = readFileSync('tests/replays/dark-moon/7-golden-1.json', 'utf8');
		const tried = await walkThrough(darkMoon, parse(replaySchema, JSON.parse(text)));
		if ('why' in tried) throw new Error(tried.why);
		walk = tried.walk;
		places = placesOf(walk);
	});
	afterAll(() => vi.unstubAllEnvs());

	test('halts wherever something happened, and tells everything once', () => {
		const stops = stopsOf(walk, 'open', places);
		const { journal, players } = walk.view(walk.length, 'open').G as State;
		const all = chaptersOf(journal, players).flatMap(({ lines }) => lines);
		expect(new Set(stops.flatMap(({ lines }) => lines.map(({ id }) => id)))).toEqual(
			new Set(all.map(({ id }) => id))
		);
		expect(stops.flatMap(({ lines }) => lines)).toHaveLength(all.length);
		const at = stops.map(({ n }) => n);
		expect(at).toEqual([...new Set(at)].sort((a, b) => a - b));
		expect(at[0]).toBe(0);
		expect(at.at(-1)).toBe(walk.length);
	});

	test('tells no line before it had happened', () => {
		for (const { n, lines } of stopsOf(walk, 'open', places)) {
			const G = walk.view(n, 'open').G as State;
			const before = n === 0 ? null : (walk.view(n - 1, 'open').G as State);
			for (const { entry, note, seat } of lines) {
				const has = (G: State) =>
					note ? G.players[seat!]!.notes.includes(note) : G.journal.includes(entry!);
				expect(has(G)).toBe(true);
				expect(before !== null && has(before)).toBe(false);
			}
		}
	});

	test('tells a seat nothing that it did not see', () => {
		const lines = stopsOf(walk, '2', places).flatMap(({ lines }) => lines);
		const notes = lines.filter(({ note }) => note);
		expect(notes.length).toBeGreaterThan(0);
		expect(notes.every(({ seat }) => seat === '2')).toBe(true);
		const watched = stopsOf(walk, null, places).flatMap(({ lines }) => lines);
		expect(watched.every(({ note }) => note === null)).toBe(true);
	});

	test('stands at the last halt that had come', () => {
		const stops = [0, 3, 4, 9].map((n) => ({
			n,
			chapter: { turn: 0, by: null, lines: [] },
			lines: []
		}));
		expect([0, 2, 3, 8, 9, 20].map((n) => stopAt(stops, n))).toEqual([0, 0, 1, 2, 3, 3]);
	});
});
