import { cards } from './hr/cards';
import { coach } from './hr/coach';
import { journal, notes } from './hr/journal';
import { blocked, outcome } from './hr/outcome';
import { questions } from './hr/questions';
import { sides } from './hr/sides';
import type { DarkMoonWords } from './shape';

/** Dark Moon in Croatian. */
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
