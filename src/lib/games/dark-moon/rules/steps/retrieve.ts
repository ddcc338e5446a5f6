import { done } from '$lib/table/steps';
import { putBack, take } from '../dice';
import { tell } from '../journal';
import { count, drawerOf, excess, handfuls, room, takeable } from '../queries';
import type { Dice, Step } from '../state';
import { entry } from './entry';

/** Dice from the pool: at the start of a turn, when OUT, by an order, by Restore Comm (DM-3.7, DM-4.1). */
export const retrieve = {
	// At the start of a turn it is asked even if nothing can be taken: the hand stays a secret (D-5).
	asks: (G, { by, why }) => (why === 'turn' || count(takeable(G, by)) > 0 ? [by] : []),
	options: (G, seat, { upTo, must }) => {
		const free = room(G, seat, drawerOf(G, seat).dice);
		const pool = takeable(G, seat);
		const slots = Math.min(free, pool.strong + pool.weak);
		return handfuls(pool, 0, upTo ?? slots + pool.commander)
			.filter(({ strong, weak, commander }) =>
				must ? strong + weak === slots && commander === pool.commander : strong + weak <= slots
			)
			.map(({ strong, weak, commander }) => ({
				move: 'takeDice',
				args: [strong, weak, commander]
			}));
	},
	moves: {
		takeDice: ({ G, playerID }, strong: number, weak: number, commander: number) => {
			const dice: Dice = { strong, weak, commander };
			const { why } = entry(G, 'retrieve');
			take(G, playerID, dice);
			if (count(dice) > 0 || why !== 'turn') tell(G, 'retrieved', { by: playerID, dice });
			done(G);
		}
	}
} satisfies Step<'retrieve'>;

/** Dice over a lowered limit go to the pool, owner's choice (DM-3.6); asked whether or not there are any (D-5). */
export const discardExcess = {
	options: (G, seat) => {
		const { dice } = drawerOf(G, seat);
		const over = excess(G, seat, dice);
		return handfuls({ ...dice, commander: 0 }, over, over).map(({ strong, weak }) => ({
			move: 'discard',
			args: [strong, weak]
		}));
	},
	moves: {
		discard: ({ G, playerID }, strong: number, weak: number) => {
			const dice: Dice = { strong, weak, commander: 0 };
			putBack(G, playerID, dice);
			if (count(dice) > 0) tell(G, 'discarded', { by: playerID, dice });
			done(G);
		}
	}
} satisfies Step<'discardExcess'>;
