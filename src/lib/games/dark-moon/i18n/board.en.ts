import { plural } from '$lib/i18n/index.svelte';
import { listed, total } from './figures';
import { presets } from './en/presets';
import { sending } from './en/sending';
import { end } from './en/end';

/** Labels of the board, the panels and the end of the game: what is drawn, not what is ruled. */
const en = {
	/** "a, b and c" */
	listed: (items: readonly string[]) => listed('en', items),

	regions: {
		board: 'Board',
		screen: 'My screen',
		crew: 'Crew',
		journal: 'Journal',
		move: 'Your move'
	},
	menu: 'Menu',
	briefing: 'briefing',
	turn: (p: { n: number; name: string }) => `turn ${p.n} · ${p.name}’s watch`,
	working: 'One moment …',

	// gauges, cameras, the Task
	track: (p: { name: string; n: number }) => `${p.name}: ${p.n} of 6`,
	station: (p: { name: string; damaged: boolean }) =>
		`${p.name}: ${p.damaged ? 'damaged' : 'works'}`,
	stationBroken: 'It is damaged now.',
	stationWorks: 'It works now.',
	allWork: 'all stations work',
	allFit: 'all fit for duty',
	exhausted: (p: { who: string }) => `${p.who} exhausted`,
	shieldScale: (fails: readonly string[]) => [
		`2 tokens: ${fails[2]}. 3: ${fails[3]}. 4: ${fails[4]}. 5: ${fails[5]}. 6: the Infected win.`
	],
	cam: 'Cam',
	final: 'final',
	noSignal: 'no signal',
	camera: (p: {
		n: number;
		name: string;
		state: 'done' | 'current' | 'dark';
		filled: number;
		of: number;
	}) => `Camera ${p.n}: ${p.name}, ${p.state === 'done' ? 'done' : `${p.filled} of ${p.of} cubes`}`,
	finalCamera: (p: { name: string; begun: boolean; filled: number; of: number }) =>
		`Camera 4, Final Event: ${p.name}, ${p.begun ? 'under way' : 'not begun'}, ${p.filled} of ${p.of} cubes`,
	finalWins: 'When it is full, the Uninfected win, unless it says otherwise.',
	suspicious: 'Suspicious',
	noTask: 'No Task yet',
	noTaskYet: (p: { name: string }) => `${p.name} acts first and then plays a Task.`,
	noTaskBriefing: 'The shift has not begun.',
	result: { success: 'Done', failure: 'Failed' },
	success: (p: { total: string; of: number }) => `Success marker on ${p.total}, difficulty ${p.of}`,
	soFar: (p: { total: string; of: number }) => `${p.total} of ${p.of}.`,
	succeeds: (p: { what: string }) => `Succeeds: ${p.what}`,
	fails: (p: { what: string }) => `Fails: ${p.what}`,
	suspicionShort: 'Suspicion',
	suspicion: (p: { space: number | null; of: number }) =>
		p.space === null
			? 'Suspicion no longer counts'
			: `Suspicion: space ${p.space} of ${p.of}. On ${p.of} a vote is forced.`,
	pool: 'Pool',
	inPool: (p: { die: string; n: number }) => `${p.die}: ${p.n} in the pool`,
	spent: 'Sent',
	spentDie: (p: { who: string; die: string }) => `${p.die}, from ${p.who}`,

	// the crew
	seat: (p: { name: string; character: string }) =>
		p.name === p.character ? p.name : `${p.name} · ${p.character}`,
	you: (p: { name: string }) => p.name,
	limit: (p: { n: number }) =>
		plural('en', p.n, { one: 'Die limit: # die.', other: 'Die limit: # dice.' }),
	revealedNow: 'An open enemy: two dice, no Tasks, no votes, and one Infected action every turn.',
	standing: {
		clean: 'clean',
		infected: 'infected',
		voting: 'votes',
		voted: 'has voted',
		reading: 'reads',
		rolls: 'rolled',
		inRolls: 'in · rolled',
		decides: 'decides',
		sent: (p: { sum: string }) => `sent ${p.sum}`,
		in: 'in',
		out: 'out',
		locked: 'locked in',
		exhausted: 'exhausted',
		watch: 'on watch'
	},

	// my screen and the shutter
	behind: 'Behind my screen',
	mine: (p: { character: string; limit: number }) => `${p.character} · limit ${p.limit}`,
	screenLater: 'It opens to you after the briefing.',
	stayOpen: 'Keep it open',
	cover: 'Cover it',
	myDice: 'My dice',
	myRoll: 'My roll',
	drawn: (p: { what: string }) => `In your hand: ${p.what}.`,
	notes: 'My notes, newest first',
	partner: (p: { name: string }) => `You know: ${p.name} is Infected, like you.`,
	known: (p: { name: string; status: string }) => `You know: ${p.name}, ${p.status}.`,
	look: {
		status: 'Look at my Status',
		dice: 'Look at my dice',
		roll: 'Look at my roll',
		tasks: 'Look at my Tasks',
		events: 'Look at my Events',
		tokens: 'Look at my tokens',
		vote: 'Vote in secret'
	},

	// panels
	briefingWaits: (p: { who: string }) =>
		`The count begins when everybody is here. Still missing: ${p.who}.`,
	secondsLeft: (p: { n: number }) =>
		plural('en', p.n, { one: '# second left', other: '# seconds left' }),
	more: (p: { die: string }) => `One more: ${p.die}`,
	fewer: (p: { die: string }) => `One fewer: ${p.die}`,
	nothing: 'Nothing',
	chooseDice: 'Choose what to send',
	chooseAndGoOn: 'Send some, roll the rest again',
	sendNothing: 'I have no die to send',
	chooseCard: 'Choose a card',
	choose: (p: { what: string }) => `Start ${p.what}`,
	chooseBallot: 'Choose your vote',
	cast: (p: { what: string }) => `Cast: ${p.what}`,
	now: (p: { n: number; of: number }) => `Now ${p.n} of ${p.of}.`,
	onTop: (p: { n: number }) => (p.n === 1 ? 'Top of the deck' : `Place ${p.n} in the deck`),
	away: 'Discarded',
	raise: (p: { task: string }) => `Move up: ${p.task}`,
	keep: (p: { task: string }) => `Put back: ${p.task}`,
	discard: (p: { task: string }) => `Discard: ${p.task}`,
	actions: {
		repair: { name: 'Repair', cost: 'Roll up to three dice, one is spent.' },
		callVote: { name: 'Call a vote', cost: 'Everybody votes on quarantine.' },
		loneWolf: { name: 'Lone Wolf', cost: 'Two dice spent; both +: a cube.' },
		order: { name: 'Give an order', cost: 'Somebody else may act or refill.' },
		reveal: { name: 'Reveal as Infected', cost: 'Drop the mask, for good.' },
		pass: { name: 'No action', cost: 'Go straight on.' }
	},
	nothingToReveal:
		'Only an Infected can do this, and not under every order. You have nothing to reveal now.',
	revealAlike: 'Everybody has this button.',
	cannotReveal: 'Nothing to reveal',
	revealFinal: 'This cannot be taken back.',
	revealNow: 'Reveal now',
	goAlone: 'Go alone',
	otherAction: 'Another action',

	// the end
	end,

	// switches of the lobby
	presets,
	sending,
	helps: {
		infected: 'Helps the Infected',
		uninfected: 'Helps the Uninfected',
		table: 'For the table'
	},
	needsSeats: (p: { n: number }) =>
		plural('en', p.n, { one: 'For # player or more.', other: 'For # players or more.' }),
	notWith: (p: { other: string }) => `Not together with “${p.other}”.`,

	// the page of all cards
	cards: {
		title: 'All cards and tokens',
		search: 'Search',
		none: 'Nothing matches. Try another word.',
		characters: 'Characters',
		statuses: 'Status cards',
		dice: 'Dice',
		tasks: 'Tasks',
		tasksHint:
			'Difficulties of the silver deck (3, 5 or 7 players); the black one (4 or 6) adds 2.',
		events: 'Events',
		finals: 'Final Events',
		stations: 'Stations',
		tokens: 'Tokens',
		powers: 'Infected actions',
		variants: 'Options'
	},
	difficulty: (p: { n: number }) => `Difficulty ${total(p.n)}`
};

/** The shape every language must have. */
export type BoardWords = typeof en;
export default en;
