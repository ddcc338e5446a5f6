import { dictionary } from '$lib/i18n/index.svelte';
import { LANGUAGES, type DarkMoonWords } from '../i18n';
import type { BoardWords } from '../i18n/board.en';

const game = dictionary<DarkMoonWords>(LANGUAGES);
const board = dictionary<BoardWords>({
	en: () => import('../i18n/board.en'),
	hr: () => import('../i18n/board.hr'),
	ru: () => import('../i18n/board.ru')
});

/** Dark Moon's words in the language now chosen; to be loaded before anything of the game is drawn. */
export const words = {
	/** Cards, journal, questions: what the rules say. */
	get game() {
		return game.words;
	},
	/** Labels of the board itself. */
	get board() {
		return board.words;
	},
	load: () => Promise.all([game.load(), board.load()])
};

/** What a card or token in somebody's hand is called. */
export function nameOfDrawn(id: string): string {
	const { tasks, events, stations, characters } = game.words.cards;
	if (id in tasks) return tasks[id as keyof typeof tasks];
	const named: Record<string, { name: string }> = { ...events, ...stations, ...characters };
	return named[id]!.name;
}
