import type { PlayerID } from 'boardgame.io';
import { done, first } from '$lib/table/steps';
import { learnStatus, setCommander } from '../command';
import { changeLimit, checkLimit } from '../dice';
import { tell } from '../journal';
import { isQuarantined, isRevealed, players, seats, successors } from '../queries';
import type { Open, Step } from '../state';
import type { SeatFor } from '../todo';
import { entry } from './entry';

/** Who may be named (DM-7.1, DM-4.9; Q54, Q58, Q68, Q72). */
function candidates(G: Open, by: PlayerID, why: SeatFor): PlayerID[] {
	switch (why) {
		case 'actOfTrust':
		case 'bloodTest':
			return players(G).filter((seat) => seat !== by);
		case 'failureToLead':
		case 'passCommand':
			return successors(G);
		case 'mandatoryQuarantine':
		case 'forcedVote':
			return players(G);
	}
}

function whyNot(G: Open, seat: PlayerID, by: PlayerID): string {
	if (isRevealed(G, seat)) return 'isRevealed';
	if (seat === G.commander) return 'isCommander';
	if (isQuarantined(G, seat)) return 'isQuarantined';
	return seat === by ? 'isYourself' : 'nobody';
}

/** Somebody must be named: by a complication, a full vote track, or Pass Command. */
export const pickSeat = {
	asks: (G, { by, why }) => (candidates(G, by, why).length ? [by] : []),
	options: (G, seat, { why }) => {
		const allowed = candidates(G, seat, why);
		return seats(G).map((on) => ({
			move: 'name',
			args: [on],
			...(allowed.includes(on) ? {} : { blocked: whyNot(G, on, seat) })
		}));
	},
	moves: {
		name: ({ G, playerID: by }, on: PlayerID) => {
			const { why } = entry(G, 'pickSeat');
			done(G);
			tell(G, 'seatPicked', { by, on, why });
			switch (why) {
				case 'actOfTrust':
				case 'bloodTest':
					return first(G, { step: 'answer', by: on, why, on: by });
				case 'failureToLead':
					return first(G, { step: 'answer', by: G.commander, why, on });
				case 'mandatoryQuarantine':
					return first(G, { step: 'castVote', on, caller: by, why: 'mandatory' });
				case 'forcedVote':
					return first(G, { step: 'castVote', on, caller: by, why: 'forced' });
				case 'passCommand':
					return setCommander(G, on);
			}
		}
	},
	/** Nobody to name: Failure to Lead succeeds by itself (Q67). */
	run: ({ G }, { why }) => {
		if (why === 'failureToLead') first(G, { step: 'settleTask', success: true });
	}
} satisfies Step<'pickSeat'>;

/** Yes or no to what a complication asks (DM-7.1). */
export const answer = {
	options: () => [true, false].map((yes) => ({ move: 'agree', args: [yes] })),
	moves: {
		agree: ({ G, playerID: by }, agrees: boolean) => {
			const { why, on } = entry(G, 'answer');
			done(G);
			tell(G, 'answered', { by, why, agrees });
			first(G, { step: 'settleTask', success: agrees });
			if (!agrees) return;
			if (why === 'failureToLead') return setCommander(G, on);
			if (why === 'bloodTest') {
				learnStatus(G, on, by);
				return tell(G, 'bloodSeen', { by: on, on: by });
			}
			changeLimit(G, on, 1);
			changeLimit(G, by, -1);
			checkLimit(G, by);
		}
	}
} satisfies Step<'answer'>;
