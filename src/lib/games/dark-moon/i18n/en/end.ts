import { plural } from '$lib/i18n/plural';

/** A chance as a person says it. */
type Chance = { n: number; of: number };
const figure = (n: number) => new Intl.NumberFormat('en').format(n);
const times = (n: number) => plural('en', n, { one: 'once', other: '# times' });

/** The truth at the end: story, walk, odds, dice. */
export const end = {
	statuses: 'Who they were',
	sealed: 'sealed',
	openSeals: 'Open them all',

	moments: 'The moments that turned it',
	moment: {
		lie: (p: { name: string; kept: string; sent: string }) =>
			`${p.name} kept back ${p.kept} and sent ${p.sent}.`,
		fatal: (p: { name: string; kept: string; sent: string }) =>
			`${p.name} kept back ${p.kept} and sent ${p.sent}. With it the Task would have held.`,
		lockedClean: (p: { name: string }) => `Into quarantine, and clean: ${p.name}.`,
		lockedInfected: (p: { name: string }) => `Into quarantine, and rightly so: ${p.name}.`,
		letGo: (p: { name: string }) => `Infected, and not locked in after a vote: ${p.name}.`,
		revealed: (p: { name: string }) => `${p.name} dropped the mask.`
	},
	inTurn: (p: { n: number; what: string }) => `Turn ${p.n}. ${p.what}`,
	see: (p: { n: number }) => `Turn ${p.n}: see it`,

	walk: {
		title: 'Walk through the match',
		hint: 'The table as it was after every move. The keys ← and → walk too.',
		eyes: 'Seen with',
		open: 'open cards',
		eyesOf: (p: { name: string }) => `the eyes of ${p.name}`,
		watcher: 'a watcher’s eyes',
		back: 'One step back',
		on: 'One step on',
		turnBack: 'To the turn before',
		turnOn: 'To the next turn',
		place: 'Place in the match',
		toTurn: 'Turn',
		step: (p: { n: number; of: number }) => `step ${p.n} of ${p.of}`,
		happened: 'What happened',
		opening: 'The match is played again …',
		failed: 'This match cannot be played again here.',
		behind: 'Behind the screens',
		hand: (p: { what: string }) => `in hand: ${p.what}`,
		rolled: 'rolled',
		nothing: 'Nothing lies here.'
	},

	story: 'The whole story',
	storyHint: 'Everything that happened, with what each of you kept hidden.',
	filter: 'Whose story',
	all: 'All',
	onlyHidden: 'Only what was hidden',
	onlyHiddenHint: 'Rolls, discarded cards, and what was shown to one alone.',
	before: 'Before the first turn',
	turn: (p: { n: number; name: string }) => `Turn ${p.n}: ${p.name}`,
	openAll: 'Open every turn',
	closeAll: 'Close every turn',
	sent: 'sent',
	kept: 'kept back',
	thrown: 'rolled again',
	lie: 'kept the better one',
	away: 'discarded unseen',
	unseen: 'hidden',
	truth: (p: { name: string; infected: boolean }) =>
		`${p.name} was ${p.infected ? 'Infected' : 'clean'}.`,
	voteOn: (p: { name: string }) => `Vote on ${p.name}`,
	votedClean: 'clean',
	votedInfected: 'infected',
	votedNothing: 'nothing',
	shelf: 'Back to the shelf',
	nothingHidden: 'Nothing hidden in this turn.',

	honesty: {
		title: 'Who showed what they rolled',
		hint: 'Only rolls that left a choice count. The odds are exact: they are those of somebody who rolls the same dice and always shows the best one. A better die kept back proves nothing by itself; whoever thought the Task was safe may have saved it.',
		none: 'Never had a choice of dice.',
		kept: (p: { n: number; of: number }) =>
			p.n === 0
				? `Showed the best die every time (${figure(p.of)}).`
				: `Kept a better die back ${times(p.n)} of ${figure(p.of)}.`,
		plus: 'Never showed a minus.',
		minus: (p: { n: number; expected: string }) =>
			`Showed nothing but a minus ${times(p.n)}. With these dice, always showing the best, that happens ${p.expected} times on average,`,
		chance: (p: Chance & { least: number }) =>
			`and ${plural('en', p.least, { one: 'once', other: '# times' })} or more in ${figure(p.n)} of ${figure(p.of)} matches.`,
		rolls: (p: { name: string }) => `${p.name}: roll by roll`,
		roll: (p: { percent: string }) => `An honest roll shows this or less: ${p.percent}`
	},

	luck: {
		title: 'Are the dice fair?',
		hint: 'Every die of the match, behind the screens too. All three kinds have the same four sides: −2 three times, −1 once, a lower and a higher plus.',
		side: 'Side',
		low: 'lower plus',
		high: 'higher plus',
		rolled: 'Rolled',
		expected: 'Expected',
		count: (p: { n: number }) => plural('en', p.n, { one: '# die rolled', other: '# dice rolled' }),
		few: 'Too few dice to tell.',
		fair: (p: Chance) =>
			`Yes. Fair dice stray this far from the expectation, or farther, in ${figure(p.n)} of ${figure(p.of)} cases.`,
		odd: (p: Chance) =>
			`Unusual, and still chance: fair dice stray this far, or farther, in ${figure(p.n)} of ${figure(p.of)} cases.`,
		rare: (p: Chance) =>
			`Very unusual: fair dice stray this far in only ${figure(p.n)} of ${figure(p.of)} cases. See whether your other matches agree.`
	},

	share: {
		title: 'Show it to others',
		picture: 'Share as a picture',
		file: 'Save the match as a file',
		saved: 'Saved. Look among your downloads.',
		failed: 'That did not work here.',
		crew: 'Who they were'
	},

	records: {
		names: 'By name',
		name: 'Name',
		played: 'Matches',
		infected: 'Infected',
		won: 'Won'
	}
};

/** The shape every language must have. */
export type EndWords = typeof end;
