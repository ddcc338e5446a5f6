import type { RulesWords } from '../en/rules';
import { plural } from '../plural';

/** The page of rules and the sheet that shows one of them. */
export default {
	title: 'Правила',
	search: 'Поиск по правилам',
	searchHint: 'Слово в любой форме или номер, например 6.4.',
	found: (p) =>
		plural('ru', p.n, {
			one: 'Найдено # правило.',
			few: 'Найдено # правила.',
			many: 'Найдено # правил.',
			other: 'Найдено # правила.'
		}),
	none: 'Ничего не подходит. Попробуйте другое слово.',
	contents: 'Содержание',
	rule: (p) => `Правило ${p.id}`,
	whole: 'Полностью',
	all: 'Все правила',
	cards: 'Все карты и жетоны'
} satisfies RulesWords;
