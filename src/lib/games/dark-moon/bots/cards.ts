import type { PlayerID } from '$lib/table/match';
import type { EventId } from '../content/events';
import type { FinalId } from '../content/finals';
import { malfunction, type TaskId } from '../content/tasks';
import { players, successors, tokensOf } from '../rules/queries';
import type { Area } from '../rules/state';
import { managed } from './power';
import type { Sight, Taste } from './sight';
import { bestArea, cubeWorth, eventWorth, failureWorth, harm, relief, worstArea } from './worth';
import { suspicion } from './votes';

const sign = ({ side }: Sight) => (side === 'crew' ? 1 : -1);

/** A malfunction for the crew: the cube if it goes well, the damage if not. */
function malfunctionWorth(sight: Sight, id: TaskId): number {
	const { G } = sight;
	const row = malfunction(id)!;
	const area = row.area === 'any' ? bestArea(G) : row.area;
	const chance = managed(sight, id);
	const bonus = row.bonus ? relief(G, area) : 0;
	return chance * (cubeWorth(G) + bonus) - (1 - chance) * failureWorth(G, id, area);
}

const most = (numbers: number[]) => Math.max(-1, ...numbers);

/** A complication for the crew: whoever is asked agrees as far as one trusts them. */
function complicationWorth(sight: Sight, id: TaskId): number {
	const { G, me } = sight;
	const cube = cubeWorth(G);
	const others = players(G).filter((seat) => seat !== me);
	const trust = most(others.map((seat) => 1 - (sight.doubt[seat] ?? 0)));
	const ask = (area: Area, agrees: number) => agrees * cube - (1 - agrees) * harm(G, area, 1);
	switch (id) {
		case 'acceptableLoss':
			return cube - harm(G, bestArea(G), 1);
		case 'strategicCompromise':
			return cube + relief(G, worstArea(G)) - harm(G, bestArea(G), 2);
		case 'actOfTrustOutpost':
			return ask('outpost', trust) - 0.3;
		case 'actOfTrustShield':
			return ask('shield', trust) - 0.5;
		case 'failureToLead':
			return ask('shield', successors(G).length ? 0.6 : 1);
		case 'mandatoryQuarantine':
			return ask('lifeSupport', most(others.map((seat) => suspicion(sight, seat))) > 0 ? 0.8 : 0.2);
		default:
			return ask('outpost', 0.6) + 1;
	}
}

/** The Task that suits one's side best: nobody sees the other one. */
export const chooseTask: Taste<'chooseTask'> = (sight, { args }) => {
	const id = args[0] as TaskId;
	const worth = malfunction(id) ? malfunctionWorth(sight, id) : complicationWorth(sight, id);
	return sign(sight) * worth;
};

/** The kind that can take it best; a hidden Infected often names the one that hurts. */
export const chooseKind: Taste<'chooseKind'> = (sight, { args }) => {
	const { G, side } = sight;
	const id = G.task!.id;
	const cost = failureWorth(G, id, args[0] as Area);
	return side === 'hidden' && sight.mood < 0.6 ? cost : -cost;
};

/** The Event that helps one's side most for its cubes. */
export const selectEvent: Taste<'selectEvent'> = (sight, { args }) =>
	sign(sight) * eventWorth(args[0] as EventId);

const EXTRA: Partial<Record<FinalId, Area>> = {
	awaitRescue: 'shield',
	escape: 'outpost',
	findCure: 'lifeSupport'
};

/** The Final Event whose kind of damage is farthest from the end. */
export const pickFinal: Taste<'pickFinal'> = (sight, { args }) => {
	const area = EXTRA[args[0] as FinalId];
	return area ? -sign(sight) * tokensOf(sight.G, area) : -sign(sight) * 3;
};

/** The seats of a complication or a forced vote: those one trusts, or those one does not. */
export const pickSeat: Taste<'pickSeat'> = (sight, { args }, { why }) => {
	const seat = args[0] as PlayerID;
	const suspected = suspicion(sight, seat);
	switch (why) {
		case 'bloodTest':
			return -Math.abs(suspected);
		case 'mandatoryQuarantine':
		case 'forcedVote':
			return seat === sight.me ? -2 : suspected;
		case 'failureToLead':
		case 'passCommand':
			return seat === sight.me ? 1 : -suspected;
		default:
			return -suspected;
	}
};
