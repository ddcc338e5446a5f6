import { cards } from './ru/cards';
import { coach } from './ru/coach';
import { journal, notes } from './ru/journal';
import { blocked, outcome } from './ru/outcome';
import { questions } from './ru/questions';
import { sides } from './ru/sides';
import type { DarkMoonWords } from './shape';

/** Dark Moon in Russian. */
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
