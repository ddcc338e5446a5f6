import type { Chance } from '$lib/table/chance';
import type { Option, PlayerID, SeatView } from '$lib/table/match';
import { isInfected } from '../content/statuses';
import { isRevealed } from '../rules/queries';
import type { Dice, View } from '../rules/state';
import type { Asking, Todo } from '../rules/todo';
import { doubtOf, openDoubt, readJournal, type Doubt } from './doubt';
import type { Hands } from './hands';

/** Whose side a bot is on, and whether the table knows. */
export type Side = 'crew' | 'hidden' | 'revealed';

/** All a bot knows when it is asked: its own view and what follows from it. */
export interface Sight {
	G: View;
	me: PlayerID;
	side: Side;
	dice: Dice;
	hands: Hands;
	/** What it thinks of the others. */
	doubt: Doubt;
	/** What the others must think of it. */
	looks: number;
	/** From 0 to 1, anew for each question: how daring it feels. */
	mood: number;
}

/** How much a bot likes an answer to a step; the one it likes best is given. */
export type Taste<Name extends Asking> = (
	sight: Sight,
	option: Option,
	todo: Extract<Todo, { step: Name }>
) => number;

function sideOf(G: View, me: PlayerID): Side {
	if (isRevealed(G, me)) return 'revealed';
	return isInfected(G.players[me]!.status) ? 'hidden' : 'crew';
}

/** Looks at the table from a seat. */
export function look(view: SeatView, me: PlayerID, chance: Chance): Sight {
	const G = view.G as View;
	const memory = readJournal(G);
	return {
		G,
		me,
		side: sideOf(G, me),
		dice: G.players[me]!.dice,
		hands: memory.hands,
		doubt: doubtOf(G, memory, me),
		looks: openDoubt(G, memory)[me] ?? 1,
		mood: chance.die(1000) / 1000
	};
}
