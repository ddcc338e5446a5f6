import type { PlayerID } from 'boardgame.io';
import { openSealed, seal } from '$lib/table/sealed';
import { done, first } from '$lib/table/steps';
import { TASKS } from '../../content/tasks';
import { quarantine, release } from '../command';
import { putBack } from '../dice';
import { tell } from '../journal';
import { drawerOf, hasVariant, isQuarantined, NO_DICE, players, VOTE_SPACE } from '../queries';
import type { Ballot, State, Step } from '../state';
import type { VoteFor } from '../todo';
import { entry } from './entry';

/** Everybody who is not revealed commits a ballot; all are opened together (DM-8.1). */
export const castVote = {
	asks: (G) => players(G).filter((seat) => !G.chosen.includes(seat)),
	options: (G, seat) => {
		const { dice } = drawerOf(G, seat);
		return [
			{ move: 'vote', args: ['strong'], ...(dice.strong ? {} : { blocked: 'noStrong' }) },
			{ move: 'vote', args: ['weak'], ...(dice.weak ? {} : { blocked: 'noWeak' }) },
			{ move: 'vote', args: ['none'] }
		];
	},
	moves: {
		vote: ({ G, playerID }, ballot: Ballot) => seal(G, playerID, ballot)
	},
	run: ({ G }, { on, caller, why }) => {
		const opened = openSealed<Ballot>(G);
		// In seat order, so that the order of voting is not told with the votes.
		const ballots = Object.fromEntries(players(G).map((seat) => [seat, opened[seat] ?? 'none']));
		const clear = Object.values(ballots).filter((ballot) => ballot === 'strong').length;
		const infected = Object.values(ballots).filter((ballot) => ballot === 'weak').length;
		tell(G, 'voted', { on, ballots, clear, infected });
		if (hasVariant(G, 'expensiveVoting'))
			for (const [seat, ballot] of Object.entries(ballots))
				if (ballot !== 'none') putBack(G, seat, { ...NO_DICE, [ballot]: 1 });
		if (clear === infected) first(G, { step: 'breakTie', by: G.commander, on, caller, why });
		else settleVote(G, on, infected > clear, caller, why);
	}
} satisfies Step<'castVote'>;

/** A tie, 0:0 included: the Commander decides, even about themselves (DM-8.2). */
export const breakTie = {
	options: () => [true, false].map((into) => ({ move: 'decide', args: [into] })),
	moves: {
		decide: ({ G, playerID: by }, into: boolean) => {
			const { on, caller, why } = entry(G, 'breakTie');
			done(G);
			tell(G, 'tieBroken', { by, on, quarantine: into });
			settleVote(G, on, into, caller, why);
		}
	}
} satisfies Step<'breakTie'>;

function settleVote(G: State, on: PlayerID, into: boolean, caller: PlayerID, why: VoteFor) {
	if (why === 'forced' && G.suspicion !== null) G.suspicion = 1;
	if (why === 'mandatory') first(G, { step: 'settleTask', success: into });
	if (into) quarantine(G, on, caller);
	else release(G, on);
}

/** Blood Testing: the Commander puts somebody in or lets somebody out, without a vote. */
export const decideQuarantine = {
	options: (G) => players(G).map((seat) => ({ move: 'decide', args: [seat] })),
	moves: {
		decide: ({ G, playerID: by }, on: PlayerID) => {
			done(G);
			if (isQuarantined(G, on)) release(G, on);
			else quarantine(G, on, by);
		}
	}
} satisfies Step<'decideQuarantine'>;

/** The cube moves for a suspicious Task, whatever came of it (DM-4.8). */
export const advanceSuspicion = {
	run: ({ G }) => {
		if (G.suspicion === null || !G.task || !TASKS[G.task.id].suspicious) return;
		G.suspicion += 1;
		tell(G, 'suspicion', { space: G.suspicion });
	}
} satisfies Step<'advanceSuspicion'>;

/** On the last space the active player must name somebody (DM-4.9). */
export const forcedVote = {
	run: ({ G }) => {
		if (G.suspicion === VOTE_SPACE) first(G, { step: 'pickSeat', by: G.active, why: 'forcedVote' });
	}
} satisfies Step<'forcedVote'>;
