/** The coach of the first matches. */
const hints = {
	title: 'Hints',
	hint: 'Hint',
	gotIt: 'Got it',
	noMore: 'No more hints',
	show: 'Hints during a match',
	showHint: 'One sentence the first time you are asked something new.',
	again: 'Show them all once more',
	reset: 'They will all be shown once more.'
};

export type HintsWords = typeof hints;
export default hints;
