import { words } from '../words.svelte';
import type { Moment } from './moments';
import { bestKept, keptDice, sentDice } from './story';

/** What a moment was, in a sentence. */
export function told(moment: Moment, name: string): string {
	const says = words.board.end.moment;
	if (moment.what !== 'lie') return says[moment.what]({ name });
	const { faces } = words.game.cards;
	const { roll, fatal } = moment;
	const kept = keptDice(roll).find(({ face }) => face === bestKept(roll))!;
	const say = fatal ? says.fatal : says.lie;
	return say({ name, kept: faces([kept]), sent: faces(sentDice(roll)) });
}
