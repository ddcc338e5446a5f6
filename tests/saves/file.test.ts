import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest } from '$lib/replay/digest';
import { nothing, readFile, writeFile } from '$lib/saves/file';
import { everything, finished, SEED } from './given';

const NOW = new Date('2030-01-02T03:04:05Z');
const text = writeFile(everything(), '0.1.0', NOW);
const file = () => JSON.parse(text) as Record<string, unknown> & { content: object };
/** A file as somebody who knows our digest would forge it. */
const forged = (content: object) =>
	JSON.stringify({ ...file(), content, digest: digest(content, 64) });

test('a file gives back what was put in', () => {
	expect(readFile(text)).toEqual({ content: everything() });
	expect(readFile(writeFile(nothing(), '0.1.0', NOW))).toEqual({ content: nothing() });
	expect(readFile(`\uFEFF${text}\n`)).toEqual({ content: everything() });
});

test('names and words of every script come back', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (name) => {
			const content = everything();
			content.tables[0]!.table.seats[0]!.name = name.toWellFormed();
			expect(readFile(writeFile(content, '0.1.0', NOW))).toEqual({ content });
		})
	);
});

test('it says what it is and who wrote it', () => {
	expect(file()).toMatchObject({ umbra: 'saves', format: 1, version: '0.1.0' });
	expect(file().at).toBe('2030-01-02T03:04:05.000Z');
});

test('a glance at it reads no secret of a running match', () => {
	expect(text).not.toContain(SEED);
	expect(text).not.toContain(everything().tables[0]!.table.ownToken);
	expect(text).not.toContain('"say","args"');
});

test('wherever it is cut off, it is refused as cut off', () => {
	fc.assert(
		fc.property(fc.integer({ min: 12, max: text.length - 1 }), (length) => {
			expect(readFile(text.slice(0, length))).toEqual({ why: 'fileTruncated' });
		})
	);
});

test('one changed sign of its content is enough to refuse it', () => {
	const from = text.indexOf('"content"');
	fc.assert(
		fc.property(fc.integer({ min: from, max: text.length - 1 }), (at) => {
			const other = text[at] === 'x' ? 'y' : 'x';
			const result = readFile(text.slice(0, at) + other + text.slice(at + 1));
			expect(result).toHaveProperty('why');
		})
	);
	expect(readFile(text.replace('"Ana"', '"Eva"'))).toEqual({ why: 'fileAltered' });
});

describe('refused with a reason of its own', () => {
	test.each<[string, string, string]>([
		['nothing', '', 'fileForeign'],
		['a letter', 'Dear Ana,', 'fileForeign'],
		['JSON of somebody else', '{"name":"x","version":"1"}', 'fileForeign'],
		['a list', '[1,2]', 'fileForeign'],
		['a picture', '\u0089PNG\r\n', 'fileForeign'],
		['a newer format', JSON.stringify({ ...file(), format: 2 }), 'fileNewer'],
		['a newer format of another shape', '{"umbra":"saves","format":9,"content":"?"}', 'fileNewer'],
		['a newer replay', JSON.stringify({ ...finished.replay, format: 2 }), 'fileNewer'],
		['a replay without names', JSON.stringify({ ...finished.replay, seats: [] }), 'fileAltered'],
		['a file without a digest', JSON.stringify({ ...file(), digest: undefined }), 'fileAltered'],
		['a well-made file of wrong shape', forged({ ...file().content, held: [1] }), 'fileAltered'],
		['tables that are no text', forged({ ...file().content, tables: 'é' }), 'fileAltered'],
		[
			'a key that touches a prototype',
			text.replace('"settings":{', '"settings":{"__proto__":{"kept":true},'),
			'fileAltered'
		]
	])('%s', (_, given, why) => {
		expect(readFile(given)).toEqual({ why });
	});

	test.each<[string, (content: ReturnType<typeof everything>) => void]>([
		['a code that is none', ({ tables }) => (tables[0]!.table.code = '../x')],
		['a name without end', ({ tables }) => (tables[0]!.table.seats[0]!.name = 'A'.repeat(49))],
		['a held seat without end', ({ held }) => (held[0]!.name = 'A'.repeat(49))],
		[
			'eleven seats',
			({ tables }) => {
				const [table] = tables;
				table!.table.seats = Array.from({ length: 11 }, () => table!.table.seats[0]!);
			}
		]
	])('%s', (_, spoil) => {
		const content = everything();
		spoil(content);
		expect(readFile(writeFile(content, '0.1.0', NOW))).toEqual({ why: 'fileAltered' });
	});

	test('any text at all, without an error', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (given) => {
				expect(readFile(given)).toHaveProperty('why');
			})
		);
	});
});

test('a single replay, as the end of a match hands it out, is read too', () => {
	const result = readFile(JSON.stringify(finished.replay)) as { content: object };
	expect(result.content).toMatchObject({
		tables: [],
		finished: [{ id: finished.id, replay: finished.replay }]
	});
});
