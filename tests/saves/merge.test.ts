import { expect, test } from 'vitest';
import { nothing, type Content } from '$lib/saves/file';
import { merge } from '$lib/saves/merge';
import { FIRST_SETTINGS } from '$lib/saves/saves';
import { CODE } from '../net/table';
import { everything, finished, held, hosted } from './given';

const holding = (...tables: Content['tables']): Content => ({ ...nothing(), tables });
const recordOf = (result: ReturnType<typeof merge>, kind: string) =>
	result.changes.find((change) => change.kind === kind)?.record;

test('an empty device takes everything', () => {
	const { changes, loaded } = merge(nothing(), everything());
	expect(loaded).toEqual({
		tables: 1,
		held: 1,
		finished: 1,
		settings: true,
		further: [],
		open: []
	});
	expect(changes.map(({ kind, key }) => [kind, key])).toEqual([
		['tables', CODE],
		['moves', [CODE, 0]],
		['moves', [CODE, 1]],
		['held', held.code],
		['finished', finished.id],
		['settings', 'settings']
	]);
});

test('a device that has it all takes nothing', () => {
	const { changes, loaded } = merge(everything(), everything());
	expect(changes).toEqual([]);
	expect(loaded).toMatchObject({ tables: 0, held: 0, finished: 0, settings: false });
	expect(loaded.further).toEqual([CODE]);
});

test('the file that has gone on from here wins, and guests believe it', () => {
	const here = holding(hosted(['a'], { epoch: 9 }));
	const result = merge(here, holding(hosted(['a', 'b'], { epoch: 3 })));
	expect(result.loaded.tables).toBe(1);
	expect(recordOf(result, 'tables')).toMatchObject({ code: CODE, epoch: 9 });
});

test('on a new device the table is opened with a number that no old opening has', () => {
	const result = merge(nothing(), holding(hosted(['a'], { epoch: 3 })));
	expect((recordOf(result, 'tables') as { epoch: number }).epoch).toBeGreaterThan(1000);
});

test.each<[string, Content['tables'][number], Content['tables'][number]]>([
	['further here', hosted(['a', 'b']), hosted(['a'], { epoch: 9 })],
	['the same', hosted(['a']), hosted(['a'], { epoch: 9 })],
	['started here', hosted([]), hosted([], { seed: null, epoch: 9 })],
	['gone another way, opened later here', hosted(['a'], { epoch: 5 }), hosted(['b', 'c'])],
	['another match, opened later here', hosted(['a'], { epoch: 5 }), hosted(['b'], { seed: 'x' })]
])('a table stays as it is: %s', (_, ours, theirs) => {
	const { changes, loaded } = merge(holding(ours), holding(theirs));
	expect(changes).toEqual([]);
	expect(loaded.further).toEqual([CODE]);
});

test.each<[string, Content['tables'][number], Content['tables'][number]]>([
	['a lobby here, begun there', hosted([], { seed: null, epoch: 9 }), hosted([])],
	['gone another way, opened later there', hosted(['a', 'x', 'y']), hosted(['b'], { epoch: 5 })]
])('a table is replaced: %s', (_, ours, theirs) => {
	expect(merge(holding(ours), holding(theirs)).loaded.tables).toBe(1);
});

test('a table that is open now is not touched', () => {
	const { changes, loaded } = merge(nothing(), holding(hosted(['a'])), [CODE]);
	expect(changes).toEqual([]);
	expect(loaded).toMatchObject({ tables: 0, open: [CODE], further: [] });
});

test('a held seat stays under its own key; none is taken at a table hosted here', () => {
	const other = { ...held, token: 'c'.repeat(32) };
	const file = (code: string): Content => ({ ...nothing(), held: [{ ...other, code }] });
	expect(merge({ ...nothing(), held: [held] }, file(held.code)).changes).toEqual([]);
	expect(merge(holding(hosted([])), file(CODE)).changes).toEqual([]);
});

test('settings of this device are only replaced while nobody has set any', () => {
	const file = { ...nothing(), settings: { ...FIRST_SETTINGS, name: 'Ana' } };
	expect(merge({ ...nothing(), settings: FIRST_SETTINGS }, file).loaded.settings).toBe(true);
	const own = { ...FIRST_SETTINGS, name: 'Eva' };
	expect(merge({ ...nothing(), settings: own }, file).loaded.settings).toBe(false);
});
