import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/lib/games/dark-moon/content/characters';
import { EVENTS } from '../../src/lib/games/dark-moon/content/events';
import { FINALS } from '../../src/lib/games/dark-moon/content/finals';
import { STATIONS } from '../../src/lib/games/dark-moon/content/stations';
import { STATUSES } from '../../src/lib/games/dark-moon/content/statuses';
import { complication, TASKS, type TaskId } from '../../src/lib/games/dark-moon/content/tasks';
import { VARIANTS } from '../../src/lib/games/dark-moon/content/variants';
import { RULE_IDS, type DarkMoonWords, type Names } from '../../src/lib/games/dark-moon/i18n';
import en from '../../src/lib/games/dark-moon/i18n/en';
import hr from '../../src/lib/games/dark-moon/i18n/hr';
import ru from '../../src/lib/games/dark-moon/i18n/ru';
import { REMEMBERS, SAYS } from './said';

const LANGUAGES: [string, DarkMoonWords][] = [
	['en', en],
	['hr', hr],
	['ru', ru]
];
const GAME = 'src/lib/games/dark-moon';
const keys = (rows: object) => Object.keys(rows).sort();

/** Names written in a type of the rules: the members of an interface or of a union of strings. */
function declared(file: string, type: string): string[] {
	const source = readFileSync(`${GAME}/${file}`, 'utf8');
	const members = new RegExp(`export interface ${type} \\{\\n([^]*?)\\n\\}`).exec(source)?.[1];
	const union = new RegExp(`export type ${type} =([^;]*);`).exec(source)?.[1];
	const found = members
		? [...members.matchAll(/^\t(\w+):/gm)]
		: [...(union ?? '').matchAll(/'(\w+)'/g)];
	expect(found.length, type).toBeGreaterThan(0);
	return found.map(([, name]) => name!).sort();
}

const names: Names = {
	name: (seat) => ['Ana', 'Boris', 'Cira'][Number(seat)]!,
	printed: (id) => (complication(id) ? null : 7)
};

/** Every text of a dictionary that needs no parameters, with its path. */
function texts(words: unknown, path = ''): [string, string][] {
	if (typeof words === 'string') return [[path, words]];
	if (typeof words !== 'object' || words === null) return [];
	return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

function sound(text: unknown) {
	expect(typeof text).toBe('string');
	expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}|\.\.|^$/);
}

describe.each(LANGUAGES)('%s', (lang, words) => {
	test('every row of every table has words', () => {
		const { cards } = words;
		expect(keys(cards.characters)).toEqual(keys(CHARACTERS));
		expect(keys(cards.statuses)).toEqual(keys(STATUSES));
		expect(keys(cards.tasks)).toEqual(keys(TASKS));
		expect(keys(cards.complications)).toEqual(
			keys(TASKS).filter((id) => complication(id as TaskId) !== null)
		);
		expect(keys(cards.events)).toEqual(keys(EVENTS));
		expect(keys(cards.finals)).toEqual(keys(FINALS));
		expect(keys(cards.stations)).toEqual(keys(STATIONS));
		expect(keys(cards.variants)).toEqual(keys(VARIANTS));
		expect(keys(cards.infectedActions)).toEqual(declared('rules/todo.ts', 'InfectedAction'));
	});

	test('every step that asks, every entry of the journal and every reason has words', () => {
		expect(keys(words.questions)).toEqual(declared('rules/todo.ts', 'Asking'));
		expect(keys(words.coach)).toEqual(declared('rules/todo.ts', 'Asking'));
		expect(keys(words.journal)).toEqual(declared('rules/journal.ts', 'Says'));
		expect(keys(words.notes)).toEqual(declared('rules/journal.ts', 'Remembers'));
		expect(keys(words.blocked)).toEqual(declared('i18n/asking.ts', 'BlockedReason'));
	});

	test('every text is whole, and none shouts', () => {
		for (const [path, text] of texts(words)) {
			sound(text);
			const sentence = / /.test(text) && /\p{Lu}{2}/u.test(text);
			if (sentence) expect(text, path).toMatch(/\p{Ll}/u);
			if (/\.(text|play|succeeds|fails)$/.test(path) || path.startsWith('.blocked'))
				expect(text, path).toMatch(/[.!?]$/);
		}
	});

	test.each(keys(SAYS))('the journal tells %s', (say) => {
		const tell = words.journal[say as keyof typeof SAYS] as (p: object) => string;
		for (const details of SAYS[say as keyof typeof SAYS]) {
			const text = tell({ ...details, ...names });
			sound(text);
			expect(text).toMatch(/[.!?]$/);
		}
	});

	test.each(keys(REMEMBERS))('a private note tells %s', (say) => {
		const tell = words.notes[say as keyof typeof REMEMBERS] as (p: object) => string;
		for (const details of REMEMBERS[say as keyof typeof REMEMBERS])
			sound(tell({ ...details, ...names }));
	});

	test('malfunctions say what they bring', () => {
		for (const area of ['shield', 'outpost', 'lifeSupport', 'any'] as const)
			for (const consequence of [1, 2, 3])
				for (const bonus of [true, false]) {
					const p = { area, difficulty: 8, consequence, bonus };
					expect(words.cards.malfunction.text(p)).toContain('8');
					expect(words.cards.malfunction.fails(p)).toContain(String(consequence));
					sound(words.cards.malfunction.succeeds(p));
				}
		const p = { area: 'shield', difficulty: 8, consequence: 1 } as const;
		expect(words.cards.malfunction.succeeds({ ...p, bonus: true })).not.toBe(
			words.cards.malfunction.succeeds({ ...p, bonus: false })
		);
	});

	test('short labels of stations fit their plates', () => {
		for (const { short } of Object.values(words.cards.stations)) {
			expect(short.length).toBeLessThanOrEqual(5);
			expect(short).toBe(short.toLocaleUpperCase(lang));
		}
		const letters = Object.values(words.cards.dice).map(({ letter }) => letter);
		expect(new Set(letters).size).toBe(3);
	});
});

describe('counting', () => {
	const shields = (words: DarkMoonWords) =>
		[1, 2, 5, 11, 21].map((n) => words.cards.tokensOf({ area: 'shield', n }));
	const strong = (words: DarkMoonWords) =>
		[1, 2, 5, 11, 21].map((n) => words.cards.handful({ strong: n, weak: 0, commander: 0 }));

	test('English', () => {
		expect(shields(en)).toEqual([
			'1 Shield token',
			'2 Shield tokens',
			'5 Shield tokens',
			'11 Shield tokens',
			'21 Shield tokens'
		]);
		expect([1, 2, 5, 21].map(en.cards.cubes)).toEqual(['1 cube', '2 cubes', '5 cubes', '21 cubes']);
	});

	test('Croatian', () => {
		expect(shields(hr)).toEqual([
			'1 oznaka štita',
			'2 oznake štita',
			'5 oznaka štita',
			'11 oznaka štita',
			'21 oznaka štita'
		]);
		expect(strong(hr)).toEqual(['1 jaku', '2 jake', '5 jakih', '11 jakih', '21 jaku']);
		expect(hr.cards.handful({ strong: 2, weak: 1, commander: 1 })).toBe(
			'2 jake, 1 slabu i plavu kocku'
		);
	});

	test('Russian', () => {
		expect(shields(ru)).toEqual([
			'1 жетон щита',
			'2 жетона щита',
			'5 жетонов щита',
			'11 жетонов щита',
			'21 жетон щита'
		]);
		expect([1, 2, 5, 21].map(ru.cards.cubes)).toEqual([
			'1 маркер',
			'2 маркера',
			'5 маркеров',
			'21 маркер'
		]);
		expect(strong(ru)).toEqual(['1 мощный', '2 мощных', '5 мощных', '11 мощных', '21 мощный']);
	});
});

describe('no language is left in another', () => {
	/** Proper names and abbreviations that are the same. */
	const SAME =
		/^\.cards\.(characters\.\w+\.name|stations\.researchLab\.short|dice\.weak\.letter|dice\.strong\.letter)$/;
	const english = new Map(texts(en));

	test.each([
		['Croatian', hr],
		['Russian', ru]
	])('%s', (_, words) => {
		for (const [path, text] of texts(words)) {
			if (!SAME.test(path)) expect(text, path).not.toBe(english.get(path));
			expect(text, path).not.toMatch(
				/\b(the|of|die|dice|token|shield|Infected|Event|Task|Commander|quarantine|player)\b/
			);
		}
	});

	test('Russian is written in Cyrillic', () => {
		for (const [path, text] of texts(ru)) {
			expect(text, path).toMatch(/\p{Script=Cyrillic}/u);
			expect(text, path).not.toMatch(/\p{Script=Latin}/u);
		}
	});
});

test('the end is headed as everybody expects it', () => {
	expect(en.outcome.heading).toEqual({
		uninfected: 'The Uninfected win',
		infected: 'The Infected win'
	});
	for (const [, words] of LANGUAGES)
		expect(keys(words.outcome.by)).toEqual(
			keys({ finalEvent: 0, shields: 0, outpost: 0, lifeSupport: 0, codes: 0 })
		);
});

test('the rules at hand of every step are in RULES.md', () => {
	const rules = readFileSync(`${GAME}/RULES.md`, 'utf8');
	expect(keys(RULE_IDS)).toEqual(declared('rules/todo.ts', 'Asking'));
	for (const ids of Object.values(RULE_IDS)) {
		expect(ids.length).toBeGreaterThan(0);
		for (const id of ids) expect(rules, id).toContain(`- **${id}** `);
	}
});
