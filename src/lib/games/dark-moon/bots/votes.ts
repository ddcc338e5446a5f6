import type { PlayerID } from '$lib/table/match';
import { isQuarantined, players } from '../rules/queries';
import type { Ballot } from '../rules/state';
import type { VoteFor } from '../rules/todo';
import type { Sight, Taste } from './sight';

/** Nobody accuses oneself, and an Infected no partner. */
const isOwn = ({ G, me, side }: Sight, seat: PlayerID) =>
	seat === me ||
	(side === 'hidden' && (G.players[me]!.learnt[seat] ?? 'uninfected') !== 'uninfected');

/** How suspicious a seat seems beyond what everybody is at the start: above 0, quarantine pays. */
export function suspicion(sight: Sight, seat: PlayerID): number {
	const { G, doubt } = sight;
	if (isOwn(sight, seat)) return -1;
	const left = G.infected - (Object.keys(G.crew).length - players(G).length);
	const usual = left / Math.max(1, players(G).length - 1);
	return (doubt[seat] ?? 0) - Math.max(0.5, usual + 0.1);
}

/** What moving a seat in or out of quarantine by a vote is worth to the crew. */
export function quarantineWorth(sight: Sight, seat: PlayerID): number {
	const suspected = suspicion(sight, seat);
	return isQuarantined(sight.G, seat) ? -3 * suspected - 0.5 : 5 * suspected;
}

/** With Mandatory Quarantine a vote that puts nobody away costs a token. */
const pull = (why: VoteFor) => (why === 'mandatory' ? 0.15 : 0);

/** Weak for the suspected, Strong for the trusted, nothing in between. */
export const castVote: Taste<'castVote'> = (sight, { args }, { on, why }) => {
	const ballot = args[0] as Ballot;
	const suspected = suspicion(sight, on) + pull(why);
	const daring = sight.side === 'hidden' && on !== sight.me ? 0.15 : 0;
	if (ballot === 'none') return 0;
	return ballot === 'weak' ? suspected + daring : -suspected - 0.1 - daring;
};

/** The Commander decides as it would have voted. */
export const breakTie: Taste<'breakTie'> = (sight, { args: [into] }, { on, why }) => {
	const suspected = suspicion(sight, on) + pull(why) + (sight.side === 'hidden' ? 0.15 : 0);
	return into ? suspected : -suspected;
};

/** Blood Testing: the most suspicious in, or the cleared out. */
export const decideQuarantine: Taste<'decideQuarantine'> = (sight, { args }) => {
	const on = args[0] as PlayerID;
	const suspected = suspicion(sight, on);
	const sign = sight.side === 'hidden' && on !== sight.me ? -1 : 1;
	return sign * (isQuarantined(sight.G, on) ? -suspected : suspected);
};
