import type { Area, Ballot } from '../../rules/state';
import { signed, total } from '../figures';
import type { Journal, Notes } from '../shape';
import { cards } from './cards';
import { list } from './counts';
import { task } from './missions';

const BALLOT: Record<Ballot, string> = { strong: 'clean', weak: 'infected', none: 'nothing' };

/** What the whole table saw happen, one sentence each. */
export const journal: Journal = {
	briefed: () => 'Every Status has been read. The shift begins.',
	finalChosen: ({ id, by, name }) =>
		by === null
			? `Final Event: ${cards.finals[id].name}.`
			: `${name(by)} sets the Final Event: ${cards.finals[id].name}.`,
	eventBegins: ({ id, by, name }) => `${name(by)} starts an Event: ${cards.events[id].name}.`,
	eventDone: ({ id }) => `${cards.events[id].name} is done.`,
	finalBegins: ({ id }) => `The Final Event begins: ${cards.finals[id].name}.`,
	turn: ({ by, name }) => `${name(by)} has the watch.`,
	retrieved: ({ by, dice, name }) => `${name(by)} takes ${cards.handful(dice)}.`,
	passed: ({ by, name }) => `${name(by)} takes no action.`,
	repairs: ({ by, area, name }) =>
		`${name(by)} tries a repair: ${cards.areas[area].name.toLowerCase()}.`,
	loneWolf: ({ by, name }) => `${name(by)} goes alone, as a Lone Wolf.`,
	rerolled: ({ by, name }) => `${name(by)} sends nothing yet and rolls everything again.`,
	submitted: ({ by, dice, name }) => `${name(by)} sends ${cards.faces(dice)}.`,
	submittedNothing: ({ by, name }) => `${name(by)} has no die to send.`,
	repairWorked: ({ by, name }) => `The repair by ${name(by)} holds.`,
	repairFailed: ({ by, name }) => `The repair by ${name(by)} does not hold.`,
	wolfWorked: ({ by, name }) => `${name(by)} makes it alone.`,
	wolfFailed: ({ by, name }) => `${name(by)} does not make it alone.`,
	shieldMended: ({ left }) => `A Shield token leaves; ${left} on the track.`,
	stationMended: ({ station }) => `${cards.stations[station].name} works again.`,
	rested: ({ character }) => `${cards.characters[character].name} is rested.`,
	bonusDeclined: ({ by, name }) => `${name(by)} leaves all tokens where they are.`,
	tookFreeDie: ({ by, dice, name }) => `${name(by)} takes ${cards.handful(dice)} for the repair.`,
	paidSabotage: ({ by, dice, name }) => `Sabotage. ${name(by)} discards ${cards.handful(dice)}.`,
	voteCalled: ({ by, on, why, name }) =>
		why === 'action'
			? `${name(by)} calls a vote on ${name(on)}.`
			: why === 'forced'
				? `Too much suspicion. ${name(by)} must call a vote and names ${name(on)}.`
				: `Mandatory Quarantine: a vote on ${name(on)}, named by ${name(by)}.`,
	voted: ({ on, ballots, clear, infected, name }) =>
		`Vote on ${name(on)}: ${clear} clean, ${infected} infected. ${Object.entries(ballots)
			.map(([seat, ballot]) => `${name(seat)}: ${BALLOT[ballot]}`)
			.join('; ')}.`,
	tieBroken: ({ by, on, quarantine, name }) =>
		quarantine
			? `A tie. ${name(by)} decides: quarantine for ${name(on)}.`
			: `A tie. ${name(by)} decides: no quarantine for ${name(on)}.`,
	quarantined: ({ on, name }) => `${name(on)} is in quarantine.`,
	staysIn: ({ on, name }) => `${name(on)} stays in quarantine.`,
	released: ({ on, name }) => `${name(on)} is out of quarantine.`,
	staysFree: ({ on, name }) => `${name(on)} stays free.`,
	newCommander: ({ seat, name }) => `${name(seat)} is Commander now.`,
	discarded: ({ by, dice, name }) => `${name(by)} discards ${cards.handful(dice)}.`,
	ordered: ({ by, on, name }) => `${name(by)} gives ${name(on)} an order.`,
	obeys: ({ by, how, name }) =>
		how === 'dice'
			? `${name(by)} uses the order to take dice.`
			: how === 'actions'
				? `${name(by)} uses the order to act.`
				: `${name(by)} does nothing with the order.`,
	revealed: ({ by, status, name }) => `${name(by)} is Infected. ${cards.statuses[status].name}.`,
	powerRoll: ({ face, again }) =>
		again
			? `The power may strike again: ${signed(face)}. It does.`
			: `The power may strike again: ${signed(face)}. It does not.`,
	allRevealed: () => 'Every Infected is known. Suspicion no longer counts.',
	infectedActs: ({ by, action, on, name }) =>
		on === null
			? `${name(by)}: ${cards.infectedActions[action].name}.`
			: `${name(by)}: ${cards.infectedActions[action].name}, ${cards.areas[on].name.toLowerCase()}.`,
	interfered: ({ by, discarded, kept, name }) =>
		`${name(by)} discards ${discarded} of the next Tasks and puts ${kept} back.`,
	commanderTest: ({ commander, passed, name }) =>
		passed ? `${name(commander)} passes the test.` : `${name(commander)} fails the test.`,
	demoralized: ({ swaps, name }) => {
		const swapped = Object.entries(swaps).filter(([, n]) => n > 0);
		return swapped.length
			? `Strong dice become Weak: ${list(swapped.map(([seat, n]) => `${name(seat)} ${n}`))}.`
			: 'Nobody has a die to swap.';
	},
	paidDie: ({ by, dice, name }) => `${name(by)} pays ${cards.handful(dice)} for the action.`,
	taskPlayed: (p) => `${p.name(p.by)} plays a Task: ${task(p, p.id)}.`,
	kindChosen: ({ by, area, name }) =>
		`${name(by)} names what fails: ${cards.areas[area].name.toLowerCase()}.`,
	isIn: ({ by, name }) => `${name(by)} is in.`,
	isOut: ({ by, name }) => `${name(by)} is out.`,
	taskDone: ({ success, total: sent, difficulty }) => {
		const result = success ? 'The Task succeeds' : 'The Task fails';
		return sent === null || difficulty === null
			? `${result}.`
			: `${result}: ${total(sent)} of ${difficulty}.`;
	},
	seatPicked: ({ by, on, why, name }) =>
		why === 'failureToLead'
			? `${name(by)} wants ${name(on)} as Commander.`
			: why === 'actOfTrust'
				? `${name(by)} asks ${name(on)} for trust.`
				: why === 'bloodTest'
					? `${name(by)} asks to see the blood of ${name(on)}.`
					: why === 'passCommand'
						? `${name(by)} hands the title to ${name(on)}.`
						: `${name(by)} names ${name(on)}.`,
	answered: ({ by, agrees, name }) => (agrees ? `${name(by)} agrees.` : `${name(by)} refuses.`),
	bloodSeen: ({ by, on, name }) => `${name(by)} has seen the Status of ${name(on)}.`,
	shieldPlaced: ({ now }) => `A Shield token: ${now} of 6.`,
	stationBroke: ({ station }) =>
		`${cards.stations[station].name} is damaged: ${cards.stations[station].forbids}.`,
	fatigued: ({ character }) => `Fatigue token: ${cards.characters[character].name}.`,
	returned: ({ area }) => `${cards.areas[area].damage}s go back into the pile.`,
	shieldTest: ({ face, failed }) =>
		face === null
			? 'Shield test: with so few tokens it cannot fail.'
			: failed
				? `Shield test: ${signed(face)}. The shields give way.`
				: `Shield test: ${signed(face)}. The shields hold.`,
	damageChosen: ({ by, area, name }) =>
		`${name(by)} chooses the damage: ${cards.areas[area].damage}.`,
	cube: ({ on, cubes, of }) =>
		on === 'final'
			? `A cube on the Final Event: ${cubes} of ${of}.`
			: `A cube on the Event: ${cubes} of ${of}.`,
	suspicion: ({ space }) =>
		space === 4 ? 'Suspicion: space 4 of 4. A vote is due.' : `Suspicion: space ${space} of 4.`,
	resupplied: ({ by, area, name }) =>
		area === null
			? `${name(by)} clears nothing.`
			: `${name(by)} clears every ${cards.areas[area].damage}.`,
	exhaustedDiscard: ({ by, dice, name }) =>
		`${name(by)} is exhausted and discards ${cards.handful(dice)}.`,
	dieToken: ({ seat, by, name }) => `${name(seat)} takes a ${signed(by)} Die token.`,
	codesShown: ({ commander, status, name }) =>
		`${name(commander)} shows the Status: ${cards.statuses[status].name}.`,
	deckRebuilt: () => 'The Task deck is rebuilt: malfunctions only.',
	over: ({ winners }) => (winners === 'uninfected' ? 'The Uninfected win.' : 'The Infected win.')
};

/** What one seat alone saw or did; read by the owner, and by all at the end. */
export const notes: Notes = {
	status: ({ status }) => `Status: ${cards.statuses[status].name}.`,
	partner: ({ seat, name }) => `Partner: ${name(seat)}.`,
	rolled: ({ dice, sent, rerolled }) => {
		const rolled = `Rolled ${cards.faces(dice)}`;
		return rerolled
			? `${rolled}; rolled it all again.`
			: `${rolled}; sent ${cards.faces(sent.map((place) => dice[place]!))}.`;
	},
	tasks: (p) => `Drew ${list(p.drawn.map((id) => task(p, id)))}; played ${task(p, p.played)}.`,
	events: ({ drawn, played }) =>
		`Drew ${list(drawn.map((id) => cards.events[id].name))}; chose ${cards.events[played].name}.`,
	tokens: ({ area, drawn, placed }) =>
		`Drew ${list(drawn.map((id) => tokenName(area, id)))}; placed ${tokenName(area, placed)}.`,
	interference: (p) => {
		const put = p.kept.length ? list(p.kept.map((id) => task(p, id))) : 'none';
		return `Saw ${list(p.seen.map((id) => task(p, id)))}; put back ${put}.`;
	},
	blood: ({ seat, status, name }) => `Blood of ${name(seat)}: ${cards.statuses[status].name}.`
};

function tokenName(area: Area, id: string): string {
	return area === 'outpost'
		? cards.stations[id as keyof typeof cards.stations].name
		: cards.characters[id as keyof typeof cards.characters].name;
}
