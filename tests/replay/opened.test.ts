import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchAsFile } from '$lib/session/carrying';
import { Session } from '$lib/session/session.svelte';
import { matchesIn, walkOf } from '$lib/session/walking';
import { nothing, writeFile } from '$lib/saves/file';
import type { Replay } from '$lib/replay/format';
import { finished, hosted, SEED } from '../saves/given';

const LONG = { timeout: 60_000 };
const text = readFileSync('tests/replays/dark-moon/3-golden-1.json', 'utf8');
const golden = JSON.parse(text) as Replay;
const why = (text: string) => {
	const found = matchesIn(text);
	return 'why' in found ? found.why : null;
};

beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

describe('a file of finished matches', () => {
	test('may be a replay alone, or a file of saves with one or several of them', () => {
		expect(matchesIn(text)).toMatchObject({ matches: [{ replay: { seed: golden.seed } }] });
		expect(matchesIn(matchAsFile(finished, '1'))).toMatchObject({ matches: [{ id: finished.id }] });
		const two = [finished, { ...finished, id: 'another' }];
		const several = writeFile({ ...nothing(), finished: two }, '1', new Date(0));
		expect(matchesIn(several)).toMatchObject({ matches: [{}, {}] });
	});

	test('shows names as clean as those of strangers', () => {
		const seats = ['\u202eAna', '\u200b', 'Cira'];
		expect(matchesIn(JSON.stringify({ ...golden, seats }))).toMatchObject({
			matches: [{ replay: { seats: ['Ana', '?', 'Cira'] } }]
		});
	});

	test('is shown whole or not at all', () => {
		expect(why(text.slice(0, 500))).toBe('fileTruncated');
		expect(why('{"some": "thing"}')).toBe('fileForeign');
		expect(why('no json')).toBe('fileForeign');
		expect(why(JSON.stringify({ ...golden, format: 2 }))).toBe('fileNewer');
		expect(why(JSON.stringify({ ...golden, moves: [1] }))).toBe('fileAltered');
		expect(why(writeFile(nothing(), '1', new Date(0)))).toBe('noMatch');
	});
});

describe('a running match', () => {
	const running = hosted(['m0']);

	test('stays closed, although the file of its host holds every secret', () => {
		expect(why(writeFile({ ...nothing(), tables: [running] }, '1', new Date(0)))).toBe('running');
	});

	test('is not seen beside finished ones', () => {
		const both = writeFile(
			{ ...nothing(), tables: [running], finished: [finished] },
			'1',
			new Date(0)
		);
		expect(JSON.stringify(matchesIn(both))).not.toContain(SEED);
	});

	test('is refused even when somebody makes a replay of it', LONG, async () => {
		expect(await walkOf({ ...golden, moves: golden.moves.slice(0, 90), checks: {} })).toEqual({
			why: 'notOver'
		});
	});

	test('cannot be walked through at its table', LONG, async () => {
		const walk = (over: { winners: string; by: string } | null) =>
			Session.prototype.walk.call({ replay: golden, view: { over } } as Session);
		expect(await walk(null)).toBeNull();
		expect((await walk({ winners: 'infected', by: 'shields' }))?.length).toBe(golden.moves.length);
	});
});

test('a match of an unknown game or of other rules is not played', LONG, async () => {
	expect(await walkOf({ ...golden, game: 'chess' })).toEqual({ why: 'unknownGame' });
	expect(await walkOf({ ...golden, game: 'constructor' })).toEqual({ why: 'unknownGame' });
	expect(await walkOf({ ...golden, rules: 2 })).toEqual({ why: 'otherRules' });
});
