import { cards } from './en/cards';
import { coach } from './en/coach';
import { journal, notes } from './en/journal';
import { blocked, outcome } from './en/outcome';
import { questions } from './en/questions';
import { sides } from './en/sides';
import type { DarkMoonWords } from './shape';

/** Dark Moon in English. */
export default {
	cards,
	journal,
	notes,
	questions,
	blocked,
	outcome,
	coach,
	sides
} satisfies DarkMoonWords;
