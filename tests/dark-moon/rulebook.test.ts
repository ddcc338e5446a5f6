import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../src/cli/rulebook';
import { RULE_IDS } from '../../src/lib/games/dark-moon/i18n';
import { RULEBOOKS } from '../../src/lib/games/dark-moon/i18n/rulebook';
import { rulesOf, searched, type Rulebook } from '../../src/lib/ui/rulebook';
import { finder } from '../../src/lib/ui/search';

const LANGUAGES = ['en', 'hr', 'ru'] as const;
const books = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (lang) => [lang, (await RULEBOOKS[lang]()).default]))
) as Record<(typeof LANGUAGES)[number], Rulebook>;

/** Everything of a book but its sentences: levels, ids, rows and columns of tables, rules cited. */
const bones = ({ lead, parts }: Rulebook) => [
	lead.length,
	...parts.map(({ anchor, level, title, blocks }) => ({
		anchor,
		level,
		number: /^\d+\./.exec(title)?.[0],
		blocks: blocks.map(({ id, html }) => ({
			id,
			rows: html.split('<tr>').length,
			cells: html.split(/<t[dh]>/).length,
			cites: [...html.matchAll(/href="#([^"]+)"/g)].map(([, cited]) => cited).sort()
		}))
	}))
];
const rules = (book: Rulebook) =>
	book.parts.flatMap(({ blocks }) => blocks).filter(({ id }) => id !== null);
const text = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&(?:#39|quot);/g, "'");

test.each(['hr', 'ru'] as const)('the rules in %s have the same bones as in English', (lang) => {
	expect(bones(books[lang])).toEqual(bones(books.en));
});

describe.each(LANGUAGES)('%s', (lang) => {
	test('every rule that a question follows is in the book', () => {
		const wanted = [...new Set(Object.values(RULE_IDS).flat())];
		expect(rulesOf(books[lang], wanted).map(({ id }) => id)).toEqual(wanted);
	});

	test('every rule is a whole sentence, and none has marks left over', () => {
		for (const { id, html } of rules(books[lang])) {
			expect(text(html), id!).toMatch(/^[\p{Lu}„«“"']/u);
			expect(text(html), id!).toMatch(/[.!?]$/);
			expect(text(html), id!).not.toMatch(/\*\*|__|\.\.| {2}| ,/);
		}
	});

	test('figures are those of English', () => {
		const figures = ({ html }: { html: string }) =>
			(text(html).replace(/−/g, '-').match(/-?\d+/g) ?? []).sort();
		const english = new Map(rules(books.en).map((rule) => [rule.id, figures(rule)]));
		const other = rules(books[lang]).filter(
			(rule) => JSON.stringify(figures(rule)) !== JSON.stringify(english.get(rule.id))
		);
		expect(other.map(({ id }) => id)).toEqual([]);
	});
});

test('Croatian and Russian are translated throughout', () => {
	const english = new Map(rules(books.en).map(({ id, html }) => [id, html]));
	for (const lang of ['hr', 'ru'] as const)
		for (const { id, html } of rules(books[lang])) expect(html).not.toBe(english.get(id));
	for (const { id, html } of rules(books.ru))
		expect(text(html).replace(/DM-|[RQD]-?\d\w*/g, ''), id!).not.toMatch(/[A-Za-z]/);
	for (const { id, html } of rules(books.hr)) expect(text(html), id!).not.toMatch(/[а-яё]/i);
});

test.each([
	['en', 'quarantined', 'DM-8.3'],
	['hr', 'kockicu sumnje', 'DM-4.8'],
	['hr', 'stitova', 'DM-6.8'],
	['ru', 'карантина', 'DM-8.3'],
	['ru', 'маркеры подозрения', 'DM-4.8'],
	['en', 'DM-6.4', 'DM-6.4'],
	['ru', '6.4', 'DM-6.4']
] as const)('a search in %s for "%s" finds %s', (lang, query, id) => {
	const found = searched(books[lang], finder(query)).flatMap(({ blocks }) => blocks);
	expect(found.map((block) => block.id)).toContain(id);
	expect(found.length).toBeLessThan(rules(books[lang]).length);
});

test('an id that stands twice is refused', () => {
	expect(() => rulebook('# A\n\n## B\n\n- **Q1** One.\n- **Q1** Two.\n')).toThrow('Q1');
});
test('a cited rule becomes a link, a word that only looks like one does not', () => {
	const book = rulebook('# A\n\n## B\n\n- **Q1** See Q2, not Q3 or FAQ2.\n- **Q2** Two.\n');
	expect(book.parts[0]!.blocks[0]!.html).toBe('See <a href="#Q2">Q2</a>, not Q3 or FAQ2.');
});
test('RULES.md is what the English page is made of', () => {
	const ids = [...readFileSync('src/lib/games/dark-moon/RULES.md', 'utf8').matchAll(/^- \*\*/gm)];
	expect(rules(books.en)).toHaveLength(ids.length);
});
