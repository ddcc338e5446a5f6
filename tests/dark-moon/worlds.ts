import { darkMoon } from '$lib/games/dark-moon';
import type { State } from '$lib/games/dark-moon/rules/state';
import type { PlayerID } from '$lib/table/match';
import { scripted } from '../scenario';
import { twins, World, type Who } from '../twins';
import { arranged, type Given } from './given';

/** A seat, its move, the arguments. */
export type Answer = [PlayerID, string, ...unknown[]];

/** Deals an arranged match over a real host. */
const deal = (table: Given) => () => {
	const game = { ...arranged(table), plugins: [scripted(table.rolls ?? []).plugin] };
	const { seats = 3, variants = [] } = table;
	return World.deal({ ...darkMoon, game: game as never }, seats, { variants });
};

/** Two arranged worlds; an answer may be given for each of them. */
export const pair = (
	owners: Who[],
	common: Given,
	[one, other]: [Given, Given],
	answers: (Answer | [Answer, Answer])[]
) => {
	const said = (which: 0 | 1) =>
		answers.map((answer) => {
			const [seat, ...rest] = (Array.isArray(answer[0]) ? answer[which] : answer) as Answer;
			return (world: World) => world.say(seat, ...rest);
		});
	const arrangedAs = (own: Given): Given => ({
		...common,
		...own,
		state: (G) => (common.state?.(G), own.state?.(G))
	});
	return twins(
		{ owners, deal: deal(arrangedAs(one)), moves: said(0) },
		{ deal: deal(arrangedAs(other)), moves: said(1) }
	);
};
/** A change of the table before it starts. */
export const state = (change: (G: State) => void): Given => ({ state: change });
