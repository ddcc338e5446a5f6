import { cards } from './hr/cards';
import { journal, notes } from './hr/journal';
import { blocked, outcome } from './hr/outcome';
import { questions } from './hr/questions';
import type { DarkMoonWords } from './shape';

/** Dark Moon in Croatian. */
export default { cards, journal, notes, questions, blocked, outcome } satisfies DarkMoonWords;
