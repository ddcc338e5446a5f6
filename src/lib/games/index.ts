import { RULES as darkMoonRules } from './dark-moon/version';
import type { GamePlugin } from './game';

/** The shelf: every game, loaded when it is taken down. */
export const GAMES: Record<string, () => Promise<GamePlugin>> = {
	'dark-moon': async () => (await import('./dark-moon')).darkMoon
};

/** The version of each game's rules, known before the game is taken down. */
export const RULES: Record<string, number> = { 'dark-moon': darkMoonRules };
