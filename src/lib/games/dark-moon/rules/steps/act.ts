import type { PlayerID } from 'boardgame.io';
import type { Option } from '$lib/table/steps';
import { done, first } from '$lib/table/steps';
import type { Ability } from '../../content/characters';
import type { StationId } from '../../content/stations';
import { isInfected } from '../../content/statuses';
import { tell } from '../journal';
import {
	count,
	drawerOf,
	hasAbility,
	hasVariant,
	inForce,
	isDamaged,
	isQuarantined,
	isRevealed,
	players,
	seats,
	tokensOf
} from '../queries';
import { AREAS, type Area, type Step, type View } from '../state';
import type { Todo } from '../todo';
import { entry } from './entry';

const FREE_DIE: Record<Area, Ability> = {
	shield: 'shieldFreeDie',
	outpost: 'outpostFreeDie',
	lifeSupport: 'lifeSupportFreeDie'
};
const REPAIR_STATION: Record<Area, StationId | null> = {
	shield: 'shieldControl',
	lifeSupport: 'lifeSupport',
	outpost: null
};

/** Why a repair cannot be tried now (DM-5.1, DM-5.6). */
function noRepair(G: View, seat: PlayerID, area: Area): string | undefined {
	const { dice } = drawerOf(G, seat);
	const station = REPAIR_STATION[area];
	if (isQuarantined(G, seat)) return 'quarantined';
	if (tokensOf(G, area) === 0) return 'noDamage';
	if (station && isDamaged(G, station)) return station;
	if (count(dice) === 0) return 'noDice';
	if (inForce(G, 'weakDiceRepair') && dice.weak === 0) return 'noWeakDice';
	return undefined;
}

function noLoneWolf(G: View, seat: PlayerID): string | undefined {
	if (isQuarantined(G, seat)) return 'quarantined';
	if (isDamaged(G, 'hangarBay')) return 'hangarBay';
	if (count(drawerOf(G, seat).dice) < 2) return 'needsTwoDice';
	return undefined;
}

function noOrder(G: View, on: PlayerID, ordered: boolean): string | undefined {
	if (ordered) return 'ordered';
	if (isDamaged(G, 'communications')) return 'communications';
	if (isRevealed(G, on)) return 'isRevealed';
	return undefined;
}

const option = (move: string, args: unknown[], blocked?: string): Option =>
	blocked === undefined ? { move, args } : { move, args, blocked };

/** One action or none, on one's own turn or under an order (DM-4.2, DM-5). */
export const act = {
	options: (G, seat, { ordered }) => {
		const infected = isInfected(drawerOf(G, seat).status);
		const mayReveal = infected && !(ordered > 0 && hasVariant(G, 'safeOrders'));
		return [
			...AREAS.map((area) => option('repair', [area], noRepair(G, seat, area))),
			...players(G).map((on) =>
				option('callVote', [on], isDamaged(G, 'researchLab') ? 'researchLab' : undefined)
			),
			option('loneWolf', [], noLoneWolf(G, seat)),
			...seats(G)
				.filter((on) => on !== seat)
				.map((on) => option('order', [on], noOrder(G, on, ordered > 0))),
			...(mayReveal ? [option('reveal', [])] : []),
			option('pass', [])
		];
	},
	moves: {
		repair: ({ G, playerID: by }, area: Area) => {
			const ordered = entry(G, 'act').ordered > 0;
			done(G);
			tell(G, 'repairs', { by, area });
			first(
				G,
				{ step: 'gather', by, roll: 'repair', area, ordered },
				{
					step: 'settleRepair',
					by,
					area,
					// No ability under an order (DM-5.4); one who is fatigued now gets no die either way.
					freeDie: !ordered && hasAbility(G, by, FREE_DIE[area]),
					sabotaged: G.sabotage === area
				}
			);
		},
		callVote: ({ G, playerID: by }, on: PlayerID) => {
			done(G);
			tell(G, 'voteCalled', { by, on, why: 'action' });
			first(G, { step: 'castVote', on, caller: by, why: 'action' });
		},
		loneWolf: ({ G, playerID: by }) => {
			const ordered = entry(G, 'act').ordered > 0;
			done(G);
			tell(G, 'loneWolf', { by });
			first(
				G,
				{ step: 'gather', by, roll: 'loneWolf', area: null, ordered },
				{ step: 'settleLoneWolf', by }
			);
		},
		order: ({ G, playerID: by }, on: PlayerID) => {
			done(G);
			tell(G, 'ordered', { by, on });
			first(G, { step: 'obey', by: on });
		},
		reveal: ({ G, playerID: by }) => {
			const { ordered } = entry(G, 'act');
			done(G);
			const { status } = G.players[by]!;
			tell(G, 'revealed', { by, status });
			const powerless = isQuarantined(G, by) || hasVariant(G, 'nerfedRevealExtreme');
			const steps: Todo[] = [{ step: 'turnInfected', by }];
			if (!powerless && !hasVariant(G, 'nerfedRevealNormal'))
				steps.unshift({ step: 'rollForPower', by });
			if (!powerless) steps.unshift({ step: 'power', by, second: false });
			if (ordered === 0) G.todo = steps;
			else if (ordered === 1) G.todo.splice(0, 1, ...steps, { step: 'infectedAct', by });
			else first(G, ...steps);
		},
		pass: ({ G, playerID: by }) => {
			done(G);
			tell(G, 'passed', { by });
		}
	}
} satisfies Step<'act'>;

/** Under an order: up to two dice, or up to two actions, or nothing (DM-5.4). */
export const obey = {
	options: () => [option('takeTwo', []), option('doTwo', []), option('refuse', [])],
	moves: {
		takeTwo: ({ G, playerID: by }) => {
			done(G);
			tell(G, 'obeys', { by, how: 'dice' });
			first(G, { step: 'retrieve', by, upTo: 2, must: false, why: 'order' });
		},
		doTwo: ({ G, playerID: by }) => {
			done(G);
			tell(G, 'obeys', { by, how: 'actions' });
			first(G, { step: 'act', by, ordered: 1 }, { step: 'act', by, ordered: 2 });
		},
		refuse: ({ G, playerID: by }) => {
			done(G);
			tell(G, 'obeys', { by, how: 'nothing' });
		}
	}
} satisfies Step<'obey'>;
