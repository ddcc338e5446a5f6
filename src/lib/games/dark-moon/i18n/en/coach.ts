import type { Learning } from '../shape';

/** One sentence for the first time somebody meets a question; it knows the question and nothing else. */
export const coach: Learning['coach'] = {
	pickFinal: 'Hear the others first: the card you choose decides how hard the end will be.',
	readStatus: 'Look at your own phone only, and keep the same face as everybody else.',
	selectEvent: 'Tell the others which two you drew, or do not: nobody can check.',
	retrieve: 'Strong dice roll higher, and both kinds count in votes, so keep some of each.',
	act: 'An action costs dice that you may miss in the Task, so doing nothing is often right.',
	chooseTask: 'You may say anything about the card you discard, and nobody can ever look it up.',
	gather: 'More dice give more to choose from; those you do not send come back to you.',
	submit: 'Only what you send is seen, so say aloud what you rolled before somebody asks.',
	removeToken: 'Think of the kind that stands nearest to six: the sixth token ends the game.',
	afterRepair: 'A free die may be turned down, but there is rarely a reason to.',
	castVote: 'Strong says clean, Weak says infected; afterwards everybody sees who voted what.',
	breakTie: 'Everybody will remember this decision, so say why you take it.',
	obey: 'An order is an offer: take what helps you and leave the rest.',
	placeOne: 'Only one of the two is placed; the other one stays between you and the pile.',
	infectedAct: 'Your actions are open now; choose the one that hurts most this round.',
	payDie: 'Any colour will do, so pay with the die you need least.',
	interfere: 'The first card in your order is the first one that will be drawn.',
	chooseKind: 'A failure brings tokens of this kind, so name the one that can best bear them.',
	join: 'Out, you refill your dice; in, you help, and can be blamed.',
	pickSeat: 'Talk about it first: a name said in haste looks like a plan.',
	answer: 'Your answer is public and will be remembered, whatever it costs you.',
	chooseDamage: 'Spread the damage: what matters is that no kind comes near six.',
	decideQuarantine: 'You decide alone and at once, so ask the others whom they suspect.',
	resupply: 'Clear the kind that is nearest to six, or the one that blocks you most.',
	discardExcess: 'What you give back lies in the pool, and anybody may take it next.'
};
