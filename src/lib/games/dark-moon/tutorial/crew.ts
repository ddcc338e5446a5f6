import type { Bot, Option, PlayerID } from '$lib/table/match';
import { dicedFrom } from '../rules/queries';
import { options } from '../rules/game';
import type { View } from '../rules/state';
import type { Asking } from '../rules/todo';

/** How much a bot of a lesson likes an answer. */
export type Cue = (option: Option, own: { G: View; seat: PlayerID }) => number;
/** What the bots of a chapter like beyond the common part. */
export type Cues = Partial<Record<Asking, Cue>>;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sends dice, once: `likes` says how much, by the faces that are sent. */
const sends =
	(likes: (faces: number[]) => number): Cue =>
	({ move, args: [places, again] }, { G, seat }) =>
		move === 'submit' && !again
			? likes(dicedFrom(G.players[seat]!.roll, places as number[]).map(({ face }) => face))
			: -Infinity;

/** Everything that helps, or the least harm. */
export const sendsBest = sends(sum);
/** One die that looks like bad luck; the best one stays behind. */
export const sendsUnluckily = sends(([face, ...more]) =>
	more.length ? -99 : face === -1 ? 9 : -face!
);
/** Likes one answer; `args` may be the first few of its arguments. */
export const says =
	(move: string, ...args: unknown[]): Cue =>
	(option) =>
		option.move === move && args.every((arg, i) => option.args[i] === arg) ? 1 : 0;
/** One part for each seat that has one of its own, another for all the rest. */
export const bySeat =
	(parts: Record<PlayerID, Cue>, rest: Cue): Cue =>
	(option, own) =>
		(parts[own.seat] ?? rest)(option, own);

const COMMON: Cues = {
	retrieve: ({ args }) => sum(args as number[]) + 0.1 * (args[0] as number),
	act: says('pass'),
	join: says('join', true),
	submit: sendsBest
};

/** A bot that knows its part by heart: the first of the answers it likes best, from its own view. */
export function crewOf(cues: Cues): Bot {
	return (view, seat) => {
		const G = view.G as View;
		const own = { G, seat };
		const open = options(G, seat).filter(({ blocked }) => !blocked);
		const step = view.asked[seat] as Asking;
		const cue = cues[step] ?? COMMON[step] ?? (() => 0);
		const liked = open.map((option) => cue(option, own));
		return open[liked.indexOf(Math.max(...liked))]!;
	};
}
