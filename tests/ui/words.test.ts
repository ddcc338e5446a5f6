import { expect, test } from 'vitest';
import { i18n, nearest, plural, sentence, type Lang } from '$lib/i18n/index.svelte';
import en from '$lib/i18n/en';
import hr from '$lib/i18n/hr';
import ru from '$lib/i18n/ru';
import { REASONS } from '$lib/net/protocol';

type Leaf = [path: string, value: unknown];

/** Every word of a dictionary with the path to it. */
function leaves(value: unknown, path = ''): Leaf[] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** What a leaf says; a sentence with blanks is filled for some numbers. */
function said(value: unknown): string[] {
	if (typeof value !== 'function') return [String(value)];
	return [0, 1, 2, 5, 21].map((n) =>
		String(
			value({
				n,
				of: n,
				name: 'Ana',
				game: 'Dark Moon',
				what: 'it',
				codes: 'ABC234',
				id: 'DM-1.1',
				time: '0.2 s',
				app: '1.0',
				own: '1.0',
				host: '1.1'
			})
		)
	);
}

const languages: Record<Lang, unknown> = { en, hr, ru };

test.each(['hr', 'ru'] as const)('%s has the words of English, no more and no fewer', (lang) => {
	const paths = (of: unknown) => leaves(of).map(([path, value]) => `${path}: ${typeof value}`);
	expect(paths(languages[lang])).toEqual(paths(en));
});

test.each(['en', 'hr', 'ru'] as const)('nothing in %s is empty or unfinished', (lang) => {
	for (const [path, value] of leaves(languages[lang]))
		for (const text of said(value)) {
			expect(text.trim(), path).not.toBe('');
			expect(text, path).not.toMatch(/undefined|NaN|#|TODO/);
		}
});

test.each(['hr', 'ru'] as const)('%s is translated', (lang) => {
	const english = new Map(leaves(en));
	/** Names, and words that are the same everywhere. */
	const alike = /\.title$|\.bot$/;
	const same = leaves(languages[lang]).filter(
		([path, value]) => typeof value === 'string' && value === english.get(path) && !alike.test(path)
	);
	expect(same).toEqual([]);
});

test('Russian is written in Cyrillic', () => {
	for (const [path, value] of leaves(ru))
		if (!/games\..*\.title$/.test(path))
			for (const text of said(value)) expect(text, path).toMatch(/\p{Script=Cyrillic}/u);
});

test('every reason for which a table refuses has a sentence', () => {
	for (const reason of REASONS) expect(Object.keys(en.refused)).toContain(reason);
});

test('plurals follow each language', () => {
	const count = (lang: Lang, words: { players: (p: { n: number }) => string }) =>
		[1, 2, 5, 21, 22].map((n) => words.players({ n })).join(', ') + ` (${lang})`;
	expect(count('en', en)).toBe('1 player, 2 players, 5 players, 21 players, 22 players (en)');
	expect(count('hr', hr)).toBe('1 igrač, 2 igrača, 5 igrača, 21 igrač, 22 igrača (hr)');
	expect(count('ru', ru)).toBe('1 игрок, 2 игрока, 5 игроков, 21 игрок, 22 игрока (ru)');
});

test('a missing form falls back to "other"', () => {
	expect(plural('ru', 5, { one: '# a', other: '# b' })).toBe('5 b');
});

test.each([
	[['hr-HR', 'en'], 'hr'],
	[['de-AT', 'ru-RU', 'en'], 'ru'],
	[['bs'], 'hr'],
	[['de', 'fr'], 'en'],
	[[], 'en']
] as const)('a browser that asks for %j gets %s', (wanted, got) => {
	expect(nearest(wanted)).toBe(got);
});

test('the language can be changed, and a reason never leaves the person without words', async () => {
	await i18n.start();
	expect(i18n.app.shelf.host).toBe('Host a game');
	await i18n.set('hr');
	expect([i18n.lang, i18n.app.shelf.host]).toEqual(['hr', hr.shelf.host]);
	expect(sentence('full')).toBe(hr.refused.full);
	expect(sentence('aReasonOfTomorrow')).toBe(hr.failed);
});

test('of two changes of language the later one holds', async () => {
	await Promise.all([i18n.set('ru'), i18n.set('en')]);
	expect([i18n.lang, i18n.app.close]).toEqual(['en', en.close]);
});
