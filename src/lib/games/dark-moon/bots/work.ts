import type { PlayerID } from '$lib/table/match';
import {
	count,
	dicedFrom,
	difficulty,
	kindsOf,
	outAllowance,
	room,
	takeable,
	workOrder
} from '../rules/queries';
import type { Rolled } from '../rules/state';
import { chanceOf, expected, goodAmong, pointsOf, powerOf } from './power';
import type { Sight, Taste } from './sight';
import { DIE, isNearEnd, stake } from './worth';

/** Seats that come after this one in the order of work. */
function after({ G, me }: Sight): PlayerID[] {
	const order = workOrder(G);
	return order.slice(order.indexOf(me) + 1);
}

const hangsOnTask = ({ G }: Sight) => stake(G, G.task!.id, G.task!.area!);

/** Dice there would be to take for one who stays OUT (DM-6.3). */
function takenWhenOut({ G, me, dice }: Sight): number {
	const pool = takeable(G, me);
	return Math.min(outAllowance(G, me), room(G, me, dice), pool.strong + pool.weak);
}

/** How likely the task goes well with and without this seat. */
function joinGain(sight: Sight): number {
	const { G, me, dice } = sight;
	const sure = Object.keys(G.joined).filter((seat) => G.joined[seat]);
	const maybe = after(sight).filter((seat) => count(sight.hands[seat]!) > 1);
	const others =
		sure.reduce((sum, seat) => sum + expected(sight, seat), 0) +
		0.7 * maybe.reduce((sum, seat) => sum + expected(sight, seat), 0);
	const wanted = difficulty(G, G.task!.id);
	const rolls = sure.length + maybe.length + 1;
	return chanceOf(others + powerOf(G, me, dice), wanted, rolls) - chanceOf(others, wanted, rolls);
}

/** IN when it makes a difference worth the dice, OUT when poor or when there are enough. */
export const join: Taste<'join'> = (sight, { args: [isIn] }) => {
	if (!isIn) return DIE * takenWhenOut(sight);
	if (sight.side === 'revealed') return 1;
	const spent = 0.8 * count(sight.dice);
	return joinGain(sight) * hangsOnTask(sight) - DIE * spent;
};

const total = (dice: Rolled[]) => dice.reduce((sum, { face }) => sum + face, 0);

/** How bad it looks to send this sum out of so many dice, for one who hides. */
function shame({ G, looks }: Sight, rolled: number, sum: number): number {
	const weight = (0.5 + looks) * (isNearEnd(G) ? 0.5 : 1);
	return sum > 0 ? -0.3 * weight : 4 * goodAmong(rolled) * weight;
}

/** What the task will come to when these dice are sent, and the rest perhaps rolled again. */
function outlook(sight: Sight, sum: number, rest: number, again: boolean): number {
	const { G } = sight;
	const later = after(sight).filter((seat) => G.joined[seat]);
	const others = later.reduce((points, seat) => points + expected(sight, seat), 0);
	const mine = again ? pointsOf(rest) : 0;
	const rolls = later.length + (again ? 1 : 0);
	return chanceOf(G.success + sum + mine + others, difficulty(G, G.task!.id), rolls);
}

/** For a malfunction: what is needed and not more; a hidden Infected spoils it where that is cheap. */
const toMalfunction: Taste<'submit'> = (sight, { args }) => {
	const { roll } = sight.G.players[sight.me]!;
	const [places, again] = args as [number[], boolean];
	const sent = dicedFrom(roll, places);
	const rest = roll.length - sent.length;
	const sum = total(sent);
	if (sight.side === 'revealed') return again ? 0.4 * rest - sum : -sum;
	const kept = DIE * (again ? 0.2 * rest : rest) + 0.05 * kindsOf(sent).weak;
	const goesWell = outlook(sight, sum, rest, again) * hangsOnTask(sight);
	if (sight.side === 'crew') return goesWell + kept + 0.02 * sum;
	return kept - goesWell - shame(sight, roll.length, sum);
};

/** For an action of one's own: good faces, of the weaker dice. */
const toOwnRoll: Taste<'submit'> = ({ G, me, side, mood }, { args }, { roll: why }) => {
	const { roll } = G.players[me]!;
	const sent = dicedFrom(roll, args[0] as number[]);
	const good = sent.filter(({ face }) => face > 0).length;
	const spoils = side === 'hidden' && mood < (why === 'testCommander' ? 0.5 : 0.3);
	return (spoils ? -good : good) + 0.1 * kindsOf(sent).weak;
};

/** Luba rolls again when nothing good lies there. */
const rerollWorth = ({ G, me, side }: Sight) => {
	const good = G.players[me]!.roll.filter(({ face }) => face > 0).length;
	return side === 'crew' && good === 0 ? 1000 : -1000;
};

/** Which dice go on the table, and whether the rest is rolled again. */
export const submit: Taste<'submit'> = (sight, option, todo) => {
	if (option.move === 'reroll') return rerollWorth(sight);
	return (todo.roll === 'malfunction' ? toMalfunction : toOwnRoll)(sight, option, todo);
};
