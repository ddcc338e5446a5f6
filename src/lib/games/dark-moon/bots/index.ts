import type { Bot } from '$lib/table/match';
import { options } from '../rules/game';
import type { View } from '../rules/state';

export { sensible } from './sensible';

/** Any legal answer: for the fuzz. */
export const random: Bot = (view, seat, chance) =>
	chance.pick(options(view.G as View, seat).filter((option) => !option.blocked));
