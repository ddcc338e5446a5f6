import type { GamePlugin } from './game';

/** The shelf: every game, loaded when it is taken down. */
export const GAMES: Record<string, () => Promise<GamePlugin>> = {
	'dark-moon': async () => (await import('./dark-moon')).darkMoon
};
