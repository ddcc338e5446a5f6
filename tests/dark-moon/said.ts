import { CHARACTERS, type CharacterId } from '../../src/lib/games/dark-moon/content/characters';
import { EVENTS, type EventId } from '../../src/lib/games/dark-moon/content/events';
import { FINALS, type FinalId } from '../../src/lib/games/dark-moon/content/finals';
import { STATIONS, type StationId } from '../../src/lib/games/dark-moon/content/stations';
import { STATUSES, type StatusId } from '../../src/lib/games/dark-moon/content/statuses';
import { TASKS, type TaskId } from '../../src/lib/games/dark-moon/content/tasks';
import type { Remembers, Says } from '../../src/lib/games/dark-moon/rules/journal';
import { AREAS, type Dice, type Rolled } from '../../src/lib/games/dark-moon/rules/state';
import type {
	DamageFor,
	InfectedAction,
	RollFor,
	SeatFor,
	VoteFor
} from '../../src/lib/games/dark-moon/rules/todo';

const ids = <Id extends string>(rows: Record<Id, unknown>) => Object.keys(rows) as Id[];
const each = <Value, Details>(values: readonly Value[], details: (value: Value) => Details) =>
	values.map(details);

const by = '0';
const on = '1';
const yesNo = [true, false];
const DICE: Dice[] = [
	{ strong: 0, weak: 0, commander: 0 },
	{ strong: 1, weak: 2, commander: 1 },
	{ strong: 0, weak: 5, commander: 0 }
];
const ROLL: Rolled[] = [
	{ kind: 'strong', face: 4 },
	{ kind: 'weak', face: -1 },
	{ kind: 'commander', face: -2 }
];
const ROLLS: RollFor[] = ['repair', 'loneWolf', 'malfunction', 'testCommander'];
const VOTES: VoteFor[] = ['action', 'forced', 'mandatory'];
const SEATS: SeatFor[] = [
	'actOfTrust',
	'failureToLead',
	'mandatoryQuarantine',
	'bloodTest',
	'forcedVote',
	'passCommand'
];
const DAMAGE: DamageFor[] = ['test', 'acceptableLoss', 'compromise', 'reboot', 'testCommander'];
const ACTIONS: InfectedAction[] = [
	'interference',
	'energySpike',
	'sabotage',
	'testCommander',
	'demoralize'
];
const statuses = ids<StatusId>(STATUSES);
const stations = ids<StationId>(STATIONS);
const characters = ids<CharacterId>(CHARACTERS);
const events = ids<EventId>(EVENTS);
const finals = ids<FinalId>(FINALS);
const tasks = ids<TaskId>(TASKS);

/** For every entry of the journal the details it can have, each value at least once. */
export const SAYS: { [Name in keyof Says]: Says[Name][] } = {
	briefed: [{}],
	finalChosen: finals.flatMap((id) => [
		{ id, by: null },
		{ id, by }
	]),
	eventBegins: each(events, (id) => ({ id, by })),
	eventDone: each(events, (id) => ({ id })),
	finalBegins: each(finals, (id) => ({ id })),
	turn: [{ by }],
	retrieved: each(DICE, (dice) => ({ by, dice })),
	passed: [{ by }],
	repairs: each(AREAS, (area) => ({ by, area })),
	loneWolf: [{ by }],
	rerolled: [{ by }],
	submitted: each(ROLLS, (roll) => ({ by, dice: ROLL, roll })),
	submittedNothing: [{ by }],
	repairWorked: each(AREAS, (area) => ({ by, area })),
	repairFailed: each(AREAS, (area) => ({ by, area })),
	wolfWorked: [{ by }],
	wolfFailed: [{ by }],
	shieldMended: each([0, 1, 5], (left) => ({ left })),
	stationMended: each(stations, (station) => ({ station })),
	rested: each(characters, (character) => ({ character })),
	bonusDeclined: [{ by }],
	tookFreeDie: each(DICE, (dice) => ({ by, dice })),
	paidSabotage: each(DICE, (dice) => ({ by, dice })),
	voteCalled: each(VOTES, (why) => ({ by, on, why })),
	voted: [
		{ on, ballots: { '0': 'strong', '1': 'weak', '2': 'none' }, clear: 1, infected: 1 },
		{ on, ballots: { '0': 'none', '1': 'none', '2': 'none' }, clear: 0, infected: 0 }
	],
	tieBroken: each(yesNo, (quarantine) => ({ by, on, quarantine })),
	quarantined: [{ on }],
	staysIn: [{ on }],
	released: [{ on }],
	staysFree: [{ on }],
	newCommander: [{ seat: on }],
	discarded: each(DICE, (dice) => ({ by, dice })),
	ordered: [{ by, on }],
	obeys: each(['dice', 'actions', 'nothing'] as const, (how) => ({ by, how })),
	revealed: each(statuses, (status) => ({ by, status })),
	powerRoll: [
		{ by, face: 4, again: true },
		{ by, face: -2, again: false }
	],
	allRevealed: [{}],
	infectedActs: [
		...ACTIONS.map((action) => ({ by, action, on: null })),
		...AREAS.map((area) => ({ by, action: 'sabotage' as const, on: area }))
	],
	interfered: [
		{ by, discarded: 3, kept: 0 },
		{ by, discarded: 1, kept: 2 }
	],
	commanderTest: each(yesNo, (passed) => ({ commander: on, passed })),
	demoralized: [
		{ by, swaps: {} },
		{ by, swaps: { '1': 2, '2': 1 } }
	],
	paidDie: [{ by, dice: { strong: 0, weak: 1, commander: 0 } }],
	taskPlayed: each(tasks, (id) => ({ by, id })),
	kindChosen: each(AREAS, (area) => ({ by, area })),
	isIn: [{ by }],
	isOut: [{ by }],
	taskDone: yesNo.flatMap((success) => [
		{ success, total: -3, difficulty: 8 },
		{ success, total: null, difficulty: null }
	]),
	seatPicked: each(SEATS, (why) => ({ by, on, why })),
	answered: (['actOfTrust', 'failureToLead', 'bloodTest'] as const).flatMap((why) =>
		yesNo.map((agrees) => ({ by, why, agrees }))
	),
	bloodSeen: [{ by, on }],
	shieldPlaced: each([1, 6], (now) => ({ now })),
	stationBroke: each(stations, (station) => ({ station })),
	fatigued: each(characters, (character) => ({ character })),
	returned: each(AREAS, (area) => ({ area })),
	shieldTest: [
		{ face: null, failed: false },
		{ face: 2, failed: true },
		{ face: -1, failed: false }
	],
	damageChosen: DAMAGE.flatMap((why) => AREAS.map((area) => ({ by, area, why }))),
	cube: [
		{ on: 'event', cubes: 1, of: 3 },
		{ on: 'final', cubes: 3, of: 3 }
	],
	suspicion: each([1, 2, 3, 4], (space) => ({ space })),
	resupplied: each([...AREAS, null], (area) => ({ by, area })),
	exhaustedDiscard: each(DICE, (dice) => ({ by, dice })),
	dieToken: each([1, -1] as const, (by) => ({ seat: on, by })),
	codesShown: each(statuses, (status) => ({ commander: on, status })),
	deckRebuilt: each(['finalEvent', 'noMoreComplications'] as const, (why) => ({ why })),
	over: [
		{ winners: 'uninfected', by: 'finalEvent' },
		{ winners: 'infected', by: 'shields' }
	]
};

/** The same for what a seat alone saw. */
export const REMEMBERS: { [Name in keyof Remembers]: Remembers[Name][] } = {
	status: each(statuses, (status) => ({ status })),
	partner: [{ seat: on }],
	rolled: ROLLS.flatMap((roll) => [
		{ dice: ROLL, sent: [0, 2], roll, rerolled: false },
		{ dice: ROLL, sent: [], roll, rerolled: true },
		{ dice: [], sent: [], roll, rerolled: false }
	]),
	tasks: each(tasks, (id) => ({ drawn: [id, 'shield7'], played: id })),
	events: each(events, (id) => ({ drawn: [id, 'lockdown'], played: id })),
	tokens: [
		{ area: 'outpost', drawn: ['hangarBay', 'command'], placed: 'command' },
		{ area: 'lifeSupport', drawn: ['luba', 'jon'], placed: 'jon' }
	],
	interference: [
		{ seen: ['any6', 'bloodTest', 'life4'], kept: ['life4', 'any6'] },
		{ seen: ['any6'], kept: [] }
	],
	blood: each(statuses, (status) => ({ seat: on, status }))
};
