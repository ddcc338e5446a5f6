import type { PlayerID } from '$lib/table/match';
import type { TaskId } from '../content/tasks';
import { count, difficulty, inForce, isFatigued, isRevealed } from '../rules/queries';
import type { Area, Dice, Open } from '../rules/state';
import type { Sight } from './sight';
import { DIE, relief } from './worth';

/** Points that so many dice bring on average when all are used well. */
const POINTS = [0, -0.3, 1, 2.8, 5, 7.4];
export const pointsOf = (dice: number) => POINTS[Math.min(dice, POINTS.length - 1)]!;

/** Points that `dice` of a seat add to a malfunction. */
export function powerOf(G: Open, seat: PlayerID, dice: Dice): number {
	const n = count(dice);
	if (n === 0) return 0;
	if (isRevealed(G, seat)) return -1.5 * n;
	return isFatigued(G, seat) ? Math.min(2, pointsOf(n)) : pointsOf(n);
}

/** Points to expect from another seat, honest or not. */
export function expected({ G, hands, doubt }: Sight, seat: PlayerID): number {
	const honest = powerOf(G, seat, hands[seat]!);
	if (isRevealed(G, seat)) return honest;
	const lies = doubt[seat] ?? 0;
	return honest * (1 - lies) - 2 * lies;
}

/** Chance that a total reaches a difficulty; `rolls`: how many seats have yet to roll. */
export function chanceOf(total: number, wanted: number, rolls: number): number {
	if (rolls === 0) return total >= wanted ? 1 : 0;
	return 1 / (1 + Math.exp((wanted - total) / (1.8 * Math.sqrt(rolls))));
}

/** Chance that the whole crew manages a malfunction of this difficulty. */
export function managed(sight: Sight, id: TaskId): number {
	const { G, me, dice, side } = sight;
	const others = Object.keys(G.crew).filter((seat) => seat !== me);
	const own = side === 'crew' ? powerOf(G, me, dice) : -1;
	const helpers = others.filter((seat) => isRevealed(G, seat) || count(sight.hands[seat]!) > 1);
	const total = helpers.reduce((sum, seat) => sum + expected(sight, seat), own);
	return chanceOf(0.85 * total, difficulty(G, id), helpers.length + 1);
}

/** Repairs may use only Weak dice now. */
const weakOnly = (G: Open) => inForce(G, 'weakDiceRepair');

/** Chance of a good face among so many dice (1.1: two faces of six). */
export const goodAmong = (dice: number) => 1 - (2 / 3) ** dice;

/** A repair by somebody with these dice, for the crew. */
export function repairWorth(G: Open, area: Area, dice: Dice): number {
	const rolled = Math.min(3, weakOnly(G) ? dice.weak : count(dice));
	return rolled === 0 ? 0 : goodAmong(rolled) * (relief(G, area) + 1) - DIE;
}
