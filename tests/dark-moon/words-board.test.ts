import { describe, expect, test } from 'vitest';
import en, { type BoardWords } from '../../src/lib/games/dark-moon/i18n/board.en';
import hr from '../../src/lib/games/dark-moon/i18n/board.hr';
import ru from '../../src/lib/games/dark-moon/i18n/board.ru';

/** Something for every parameter that a label may ask for. */
const GIVEN = {
	n: 2,
	of: 3,
	filled: 1,
	turn: 4,
	space: 2,
	limit: 4,
	least: 3,
	expected: '1.5',
	percent: '25',
	total: '7',
	name: 'ANA',
	who: 'ANA',
	character: 'LUBA',
	status: 'X1',
	what: 'X2',
	die: 'X3',
	task: 'X4',
	other: 'X5',
	sum: '+5',
	kept: '+4',
	sent: '-1',
	state: 'current',
	damaged: true,
	begun: true,
	infected: true
};

/** Every text of the board, labels with parameters filled in. */
function texts(words: unknown, path = ''): [string, string][] {
	if (typeof words === 'string') return [[path, words]];
	if (typeof words === 'function')
		return path === '.listed'
			? [[path, words(['X1', 'X2'])]]
			: path === '.shieldScale'
				? texts(words(['', '', 'X2', 'X3', 'X4', 'X5']), path)
				: texts(words(GIVEN), path);
	return Object.entries(words as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

const english = new Map(texts(en));
/** Labels made of names and figures alone. */
const SAME = /^\.(seat|you|mine|standing\.sent)$/;

describe.each<[string, BoardWords]>([
	['en', en],
	['hr', hr],
	['ru', ru]
])('the board in %s', (lang, words) => {
	test('has every label, whole', () => {
		const found = texts(words);
		expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
		for (const [path, text] of found)
			expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}|^$/);
	});

	test('speaks its own language', () => {
		if (lang === 'en') return expect(words.regions.move).toBe('Your move');
		for (const [path, text] of texts(words)) {
			if (!SAME.test(path)) expect(text, path).not.toBe(english.get(path));
			expect(text, path).not.toMatch(/\b(the|of|die|dice|token|roll|turn|Infected|Task)\b/);
			if (lang === 'ru' && !SAME.test(path))
				expect(text.replace(/ANA|LUBA|X\d/g, ''), path).not.toMatch(/\p{Script=Latin}/u);
		}
	});
});

describe('counting on the board', () => {
	test('Croatian', () =>
		expect([1, 2, 5, 21].map((n) => hr.end.luck.count({ n }))).toEqual([
			'1 kocka bačena',
			'2 kocke bačene',
			'5 kocaka bačeno',
			'21 kocka bačena'
		]));

	test('Russian', () => {
		expect([1, 2, 5, 21].map((n) => ru.secondsLeft({ n }))).toEqual([
			'осталась 1 секунда',
			'осталось 2 секунды',
			'осталось 5 секунд',
			'осталась 21 секунда'
		]);
		expect([1, 2, 5, 21].map((n) => ru.end.honesty.kept({ n, of: 30 }))).toEqual([
			'Кубик лучше оставался за ширмой 1 раз из 30.',
			'Кубик лучше оставался за ширмой 2 раза из 30.',
			'Кубик лучше оставался за ширмой 5 раз из 30.',
			'Кубик лучше оставался за ширмой 21 раз из 30.'
		]);
	});
});
