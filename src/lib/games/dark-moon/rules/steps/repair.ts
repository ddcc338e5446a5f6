import { done, first } from '$lib/table/steps';
import type { DieKind } from '../../content/dice';
import { KINDS } from '../../content/dice';
import { remove } from '../damage';
import { clearSpent, putBack, take } from '../dice';
import { tell } from '../journal';
import { count, drawerOf, handfuls, NO_DICE, room, takeable, tokensOf } from '../queries';
import type { Area, Dice, Step } from '../state';
import type { Todo } from '../todo';
import { entry } from './entry';

/** A positive die mends (DM-5.1); then the character's free die and the Sabotage payment (DM-5.7). */
export const settleRepair = {
	run: ({ G }, { by, area, freeDie, sabotaged }) => {
		const worked = (G.spent.at(-1)?.face ?? 0) > 0;
		clearSpent(G);
		tell(G, worked ? 'repairWorked' : 'repairFailed', { by, area });
		const steps: Todo[] = [];
		if (worked && area === 'shield') remove(G, area, null);
		else if (worked) steps.push({ step: 'removeToken', by, areas: [area], why: 'repair' });
		if (freeDie || sabotaged) steps.push({ step: 'afterRepair', by, freeDie, sabotaged });
		first(G, ...steps);
	}
} satisfies Step<'settleRepair'>;

/** Which token leaves the board (DM-5.1, DM-6.9, Strategic Compromise). */
export const removeToken = {
	asks: (G, { by, areas }) => (areas.some((area) => tokensOf(G, area) > 0) ? [by] : []),
	options: (G, _seat, { areas, why }) => [
		...areas.flatMap((area) => {
			const tokens: (string | null)[] =
				area === 'outpost'
					? G.outpost
					: area === 'lifeSupport'
						? G.fatigue
						: G.shields > 0
							? [null]
							: [];
			return tokens.map((token) => ({ move: 'remove', args: [area, token] }));
		}),
		...(why === 'bonus' ? [{ move: 'decline', args: [] }] : [])
	],
	moves: {
		remove: ({ G }, area: Area, token: string | null) => {
			done(G);
			remove(G, area, token);
		},
		decline: ({ G, playerID }) => {
			done(G);
			tell(G, 'bonusDeclined', { by: playerID });
		}
	}
} satisfies Step<'removeToken'>;

/** The free die and the two dice for a Sabotage token, in the order the player likes (Q26, Q27, Q22). */
export const afterRepair = {
	options: (G, seat, { freeDie, sabotaged }) => {
		const { dice } = drawerOf(G, seat);
		const pool = takeable(G, seat);
		const free = room(G, seat, dice);
		const owed = Math.min(2, count(dice));
		return [
			...(freeDie
				? [
						...KINDS.filter((kind) => pool[kind] > 0 && (kind === 'commander' || free > 0)).map(
							(kind) => ({ move: 'takeFree', args: [kind] })
						),
						{ move: 'declineFree', args: [] }
					]
				: []),
			...(sabotaged
				? handfuls(dice, owed, owed).map(({ strong, weak, commander }) => ({
						move: 'pay',
						args: [strong, weak, commander]
					}))
				: [])
		];
	},
	moves: {
		takeFree: ({ G, playerID: by }, kind: DieKind) => {
			const dice: Dice = { ...NO_DICE, [kind]: 1 };
			take(G, by, dice);
			tell(G, 'tookFreeDie', { by, dice });
			settle(G, 'freeDie');
		},
		declineFree: ({ G, playerID: by }) => {
			tell(G, 'tookFreeDie', { by, dice: { ...NO_DICE } });
			settle(G, 'freeDie');
		},
		pay: ({ G, playerID: by }, strong: number, weak: number, commander: number) => {
			const dice: Dice = { strong, weak, commander };
			putBack(G, by, dice);
			G.sabotage = null;
			tell(G, 'paidSabotage', { by, dice });
			settle(G, 'sabotaged');
		}
	}
} satisfies Step<'afterRepair'>;

/** Ticks off one of the two; what is left is asked again. */
function settle(G: Parameters<typeof clearSpent>[0], what: 'freeDie' | 'sabotaged') {
	const left = { ...entry(G, 'afterRepair'), [what]: false };
	done(G);
	if (left.freeDie || left.sabotaged) first(G, left);
}

/** Both dice positive: one Event cube (DM-5.3). */
export const settleLoneWolf = {
	run: ({ G }, { by }) => {
		const worked = G.spent.length === 2 && G.spent.every(({ face }) => face > 0);
		clearSpent(G);
		tell(G, worked ? 'wolfWorked' : 'wolfFailed', { by });
		if (worked) first(G, { step: 'addCube' });
	}
} satisfies Step<'settleLoneWolf'>;
