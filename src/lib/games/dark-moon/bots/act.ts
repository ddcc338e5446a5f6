import type { PlayerID } from '$lib/table/match';
import { STATUSES } from '../content/statuses';
import { extraTokens } from '../rules/damage';
import { count, hasVariant, isQuarantined, LIMIT, room, tokensOf } from '../rules/queries';
import { AREAS, type Area, type Dice } from '../rules/state';
import { repairWorth } from './power';
import type { Sight, Taste } from './sight';
import { cubeWorth, DIE, harm, isNearEnd } from './worth';
import { openWork } from './infected';
import { quarantineWorth } from './votes';

/** Two good dice out of so many (DM-5.3). */
const WOLF = [0, 0, 0.111, 0.259];

function wolfWorth({ G, dice }: Sight): number {
	return WOLF[Math.min(3, count(dice))]! * cubeWorth(G) - 2.2 * DIE;
}

/** The repairs that pay, the best first. */
function repairs({ G }: Sight, dice: Dice): number[] {
	return AREAS.map((area) => Math.max(0, repairWorth(G, area, dice))).sort((a, b) => b - a);
}

/** Dice that an order would bring a seat. */
function orderedDice({ G, hands }: Sight, seat: PlayerID): number {
	return Math.min(2, room(G, seat, hands[seat]!), G.pool.strong + G.pool.weak);
}

/** An order to somebody one trusts: two dice if poor, two repairs if rich. */
function orderWorth(sight: Sight, on: PlayerID): number {
	const { G, hands, doubt } = sight;
	const trust = 1 - (doubt[on] ?? 0);
	const [one = 0, two = 0] = isQuarantined(G, on) ? [] : repairs(sight, hands[on]!);
	return trust * Math.max(DIE * orderedDice(sight, on), 0.9 * (one + two)) - 0.3 * (1 - trust);
}

/** What the Infection Power does when it is used now (DM-9.1). */
function powerWorth({ G, me }: Sight): number {
	const area = STATUSES[G.players[me]!.status].power!;
	if (isQuarantined(G, me) || hasVariant(G, 'nerfedRevealExtreme')) return 0;
	const tokens = 1 + extraTokens(G, area);
	if (tokensOf(G, area) + tokens >= LIMIT) return 100;
	const twice = hasVariant(G, 'nerfedRevealNormal') ? 0 : 1 / 3;
	return harm(G, area, tokens) + twice * harm(G, area, 2 * tokens);
}

/** What a good name is still worth to an Infected who hides. */
const COVER = 14;

/** What is gained by coming out: the power and open work, against the Tasks and the trust lost. */
function revealWorth(sight: Sight): number {
	const { G, me, looks } = sight;
	const cover = isQuarantined(G, me) ? 0 : COVER * (1 - looks) * (isNearEnd(G) ? 0.5 : 1);
	return powerWorth(sight) + openWork(sight) - cover;
}

/** An Infected in hiding does as the crew does, with less zeal. */
const ZEAL = 0.4;

function openWorth(sight: Sight, move: string, [arg]: unknown[]): number {
	switch (move) {
		case 'repair':
			return repairWorth(sight.G, arg as Area, sight.dice);
		case 'loneWolf':
			return wolfWorth(sight);
		case 'order':
			return orderWorth(sight, arg as PlayerID);
		case 'callVote':
			return quarantineWorth(sight, arg as PlayerID);
		default:
			return 0;
	}
}

/** One action of a turn, or under an order. */
export const act: Taste<'act'> = (sight, { move, args }) => {
	if (move === 'reveal') return revealWorth(sight);
	const worth = openWorth(sight, move, args);
	return sight.side === 'hidden' ? ZEAL * worth : worth;
};

/** Under an order: whatever of the two brings more. */
export const obey: Taste<'obey'> = (sight, { move }) => {
	const { G, me, dice, side } = sight;
	if (move === 'refuse') return 0;
	if (move === 'takeTwo') return 0.1 + 1.3 * DIE * orderedDice(sight, me);
	const [one = 0, two = 0] = isQuarantined(G, me) ? [] : repairs(sight, dice);
	if (side === 'crew') return one + two;
	return hasVariant(G, 'safeOrders') ? ZEAL * (one + two) : Math.max(0, revealWorth(sight));
};
