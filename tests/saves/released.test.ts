import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { play } from '$lib/replay/play';
import { inMemory } from '$lib/saves/drawers';
import { readFile, type Content } from '$lib/saves/file';
import { merge } from '$lib/saves/merge';
import { nothing } from '$lib/saves/file';
import { Saves } from '$lib/saves/saves';
import { unsoundness } from '$lib/session/soundness';

/** What the devices of each release have written; such files are added and never changed. */
const FOLDER = 'tests/saves/released';
const files = readdirSync(FOLDER);
const read = (name: string) => readFile(readFileSync(`${FOLDER}/${name}`, 'utf8'));

test('the first format is among them', () => {
	expect(files).toContain('format-1.json');
});

test.each(files)('%s is loaded whole', async (name) => {
	const result = read(name) as { content: Content };
	expect(result).toHaveProperty('content');
	const saves = new Saves(inMemory());
	const { changes, loaded } = merge(nothing(), result.content);
	expect(await saves.change(changes)).toBe(true);
	expect(loaded).toMatchObject({ tables: 1, held: 1, finished: 1, settings: true });
	const kept = await saves.everything();
	expect(kept.held).toEqual(result.content.held);
	expect(kept.finished).toEqual(result.content.finished);
	expect(kept.settings).toEqual(result.content.settings);
	expect(kept.tables[0]!.moves).toEqual(result.content.tables[0]!.moves);
	expect(kept.tables[0]!.moves.length).toBeGreaterThan(20);
});

test.each(files)('%s is played on, or it is said that the rules have changed', async (name) => {
	const { content } = read(name) as { content: Content };
	const [{ table, moves }] = content.tables as [Content['tables'][number]];
	const wrong = await unsoundness(table, moves);
	expect(wrong).toBe(table.rules === darkMoon.rules ? null : 'otherRules');
});

test.each(files)('the match in %s ends as it did, or is of other rules', (name) => {
	const { content } = read(name) as { content: Content };
	const { replay, winners } = content.finished[0]!;
	if (replay.rules !== darkMoon.rules) expect(() => play(darkMoon, replay)).toThrow(/rules/);
	else expect(play(darkMoon, replay).state.ctx.gameover).toMatchObject({ winners });
});
