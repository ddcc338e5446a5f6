import type { SeatView } from '$lib/table/match';
import type { GamePlugin } from '../game';
import { random, sensible } from './bots';
import { RULEBOOKS } from './i18n/rulebook';
import { darkMoon as game, options } from './rules/game';
import type { View } from './rules/state';
import { ui } from './ui';
import { RULES } from './version';

/** Dark Moon as it stands on the shelf. */
export const darkMoon: GamePlugin = {
	id: 'dark-moon',
	title: 'Dark Moon',
	rulebooks: RULEBOOKS,
	rules: RULES,
	seats: { min: 3, max: 7 },
	game,
	defaults: () => ({ variants: [] }),
	options: (view: SeatView, seat) => options(view.G as View, seat),
	bots: { sensible, random },
	ui
};
