import type { PlayerID } from '$lib/table/match';
import { total } from '../../i18n/figures';
import { isFatigued, isQuarantined, isRevealed } from '../../rules/queries';
import type { Sight } from '../sight.svelte';
import { words } from '../words.svelte';

export interface Standing {
	/** What the seat does now, in a word or two. */
	note: string;
	tone: 'plain' | 'mine' | 'out' | 'alarm' | 'faint';
}

/** What all may know a seat is doing now. */
export function standingOf(sight: Sight, seat: PlayerID): Standing {
	const { G, view } = sight;
	const { board } = words;
	const step = view.asked[seat];
	const sent = G.spent.filter(({ by }) => by === seat);
	const says = board.standing;
	const working = G.task?.result === 'open' && Object.hasOwn(G.joined, seat);

	if (sight.view.over) {
		const { status } = G.players[seat]!;
		return status === 'uninfected'
			? { note: says.clean, tone: 'mine' }
			: { note: says.infected, tone: 'alarm' };
	}
	if (step === 'castVote') return { note: says.voting, tone: 'plain' };
	if (G.todo[0]?.step === 'castVote' && G.chosen.includes(seat))
		return { note: says.voted, tone: 'mine' };
	if (step === 'readStatus') return { note: says.reading, tone: 'plain' };
	if (step === 'submit') return { note: working ? says.inRolls : says.rolls, tone: 'mine' };
	if (step) return { note: says.decides, tone: 'mine' };
	if (sent.length) {
		const sum = sent.reduce((all, { face }) => all + face, 0);
		return { note: says.sent({ sum: sum > 0 ? `+${sum}` : total(sum) }), tone: 'mine' };
	}
	if (working)
		return G.joined[seat] ? { note: says.in, tone: 'mine' } : { note: says.out, tone: 'out' };
	if (isRevealed(G, seat)) return { note: says.infected, tone: 'alarm' };
	if (isQuarantined(G, seat)) return { note: says.locked, tone: 'faint' };
	if (isFatigued(G, seat)) return { note: says.exhausted, tone: 'out' };
	if (seat === G.active && G.events.length) return { note: says.watch, tone: 'plain' };
	return { note: '', tone: 'plain' };
}
