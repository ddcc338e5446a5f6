import { done, first } from '$lib/table/steps';
import { clearSpent } from '../dice';
import { tell } from '../journal';
import {
	count,
	difficulty,
	drawerOf,
	hasVariant,
	isFatigued,
	isRevealed,
	outAllowance,
	workOrder
} from '../queries';
import { AREAS, type Area, type Step } from '../state';
import type { Todo } from '../todo';
import { rollBehindScreen } from './roll';

/** "????": the kind is named before anyone declares (DM-6.1, Q84). */
export const chooseKind = {
	options: () => AREAS.map((area) => ({ move: 'nameKind', args: [area] })),
	moves: {
		nameKind: ({ G, playerID: by }, area: Area) => {
			G.task!.area = area;
			tell(G, 'kindChosen', { by, area });
			done(G);
		}
	}
} satisfies Step<'chooseKind'>;

/** In turn everybody declares, then whoever is IN rolls (DM-6.3, DM-6.4). */
export const workTogether = {
	run: ({ G }) => {
		const order = workOrder(G);
		first(
			G,
			...order.map((by): Todo => ({ step: 'join', by })),
			...order.map((by): Todo => ({ step: 'work', by })),
			{ step: 'settleMalfunction' }
		);
	}
} satisfies Step<'workTogether'>;

/** IN or OUT, in public; OUT takes dice at once (DM-6.3). */
export const join = {
	options: (G, seat) => [
		{ move: 'join', args: [true], ...(count(drawerOf(G, seat).dice) ? {} : { blocked: 'noDice' }) },
		{ move: 'join', args: [false] }
	],
	moves: {
		join: ({ G, playerID: by }, isIn: boolean) => {
			G.joined[by] = isIn;
			done(G);
			tell(G, isIn ? 'isIn' : 'isOut', { by });
			if (!isIn)
				first(G, { step: 'retrieve', by, upTo: outAllowance(G, by), must: false, why: 'out' });
		}
	}
} satisfies Step<'join'>;

/** All active dice are rolled when the turn to roll comes (DM-6.4); the fatigued submit one, once (DM-6.5). */
export const work = {
	run: (table, { by }) => {
		const { G } = table;
		if (!G.joined[by]) return;
		rollBehindScreen(table, by, G.players[by]!.dice);
		const one = isFatigued(G, by) || (isRevealed(G, by) && hasVariant(G, 'fatiguedInfected'));
		first(G, {
			step: 'submit',
			by,
			roll: 'malfunction',
			area: G.task!.area,
			atLeast: 1,
			atMost: one ? 1 : ALL,
			again: !one,
			ordered: false
		});
	}
} satisfies Step<'work'>;

/** More dice than anybody can hold: how many there are stays a secret. */
const ALL = 99;

/** The total against the difficulty; all OUT fails (DM-6.6). The dice go to the pool first (DM-3.4). */
export const settleMalfunction = {
	run: ({ G }) => {
		clearSpent(G);
		const success =
			Object.values(G.joined).includes(true) && G.success >= difficulty(G, G.task!.id);
		first(G, { step: 'settleTask', success });
	}
} satisfies Step<'settleMalfunction'>;
