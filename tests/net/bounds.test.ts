import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanTalk, isBounded } from '$lib/net/bounds';

describe('names', () => {
	test.each([
		['  Ana \n Marija ', 'Ana Marija'],
		['Zoë\u200b\u200d', 'Zoë'],
		['\u202eevil\u202c', 'evil'],
		['<b>Boris</b> "x"', '<b>Boris</b> "x"'],
		['Иван\u0000\u0007', 'Иван'],
		['\ud800half', 'half'],
		['e\u0301', 'é'],
		['\u3164\u2800', '']
	])('%j becomes %j', (given, expected) => expect(cleanName(given)).toBe(expected));

	test('24 characters at most, counted as people count, never half a sign', () => {
		expect([...cleanName('🚀'.repeat(200))]).toEqual(Array(24).fill('🚀'));
		expect(cleanName(`${'a'.repeat(23)} b`)).toBe('a'.repeat(23));
		expect(cleanName('a\u0301\u0302\u0303\u0304\u0305'.repeat(3)).length).toBeLessThan(12);
	});

	test('cleaning twice changes nothing', () => {
		const name = fc.string({ unit: 'binary', maxLength: 60 });
		fc.assert(
			fc.property(name, (text) => {
				expect(cleanName(cleanName(text))).toBe(cleanName(text));
			})
		);
	});
});

describe('talk', () => {
	test.each([
		[' Well \n done ', 'Well done'],
		['\u202eevil\u202c \u200bword\u0007', 'evil word'],
		['<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
		['❤️ 👨‍👩‍👧 🤷🏽‍♀️ 🇭🇷', '❤️ 👨‍👩‍👧 🤷🏽‍♀️ 🇭🇷'],
		['a\u200db\ufe0f', 'ab'],
		['👨\u200d', '👨'],
		['z\u0301\u0302\u0303\u0304', 'ź\u0302\u0303'],
		['\u3164\u2800', '']
	])('%j becomes %j', (given, expected) => expect(cleanTalk(given)).toBe(expected));

	test('200 characters at most, and no picture is left half joined', () => {
		expect([...cleanTalk('🚀'.repeat(300))]).toEqual(Array(200).fill('🚀'));
		expect(cleanTalk(`${'a'.repeat(198)}👨‍👩‍👧`)).toBe(`${'a'.repeat(198)}👨`);
	});

	test('cleaning twice changes nothing', () => {
		const signs = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 5 }),
			fc.constantFrom('👨', '\u200d', '\ufe0f', '❤', '🏽', ' ', '\u0301')
		);
		fc.assert(
			fc.property(fc.array(signs, { maxLength: 300 }), (parts) => {
				const text = parts.join('');
				expect(cleanTalk(cleanTalk(text))).toBe(cleanTalk(text));
			})
		);
	});
});

test('bounds are exact', () => {
	const bounds = { depth: 2, values: 4, text: 3 };
	expect(isBounded([[0]], bounds)).toBe(true);
	expect(isBounded([[[0]]], bounds)).toBe(false);
	expect(isBounded([1, 2, 3], bounds)).toBe(true);
	expect(isBounded([1, 2, 3, 4], bounds)).toBe(false);
	expect(isBounded('abc', bounds)).toBe(true);
	expect(isBounded('abcd', bounds)).toBe(false);
	expect(isBounded({ abcd: 1 }, bounds)).toBe(false);
	expect(isBounded(() => 0, bounds)).toBe(false);
	expect(isBounded(NaN, bounds)).toBe(false);
});
