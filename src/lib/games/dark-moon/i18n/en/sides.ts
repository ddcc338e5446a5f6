import type { Learning } from '../shape';

/** How to play a side, told to its players alone; both sides at the same length. */
export const sides: Learning['sides'] = {
	title: 'How do I play my side?',
	uninfected: [
		'Send your best dice early on, so that the others learn to count on you.',
		'Compare what somebody says they rolled with what they send, time after time.',
		'Stay out of a Task now and then: a crew without dice loses as surely as a betrayed one.',
		'Repair before five tokens of a kind are out, and keep Command and Communications working.',
		'Use votes and quarantine while it is early: in the Final Event there is little time left.',
		'Trust is worth more than proof. Somebody has to lead, so say openly what you think.'
	],
	infected: [
		'Send good dice early on, so that nobody looks at you when it counts.',
		'A bad die is best sent when another one before you has already sent a bad one.',
		'Ask for help and complain of your rolls: bad luck is what everybody else has too.',
		'Waste what the crew needs: the wrong repair, a Task that can hardly be done, an empty vote.',
		'Let two honest players quarrel. You need not start it, only keep it going.',
		'Reveal yourself outside quarantine, when your power ends the game or nearly does.'
	]
};
