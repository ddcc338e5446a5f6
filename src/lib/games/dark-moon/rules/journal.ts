import type { PlayerID } from 'boardgame.io';
import type { CharacterId } from '../content/characters';
import type { EventId } from '../content/events';
import type { FinalId } from '../content/finals';
import type { StationId } from '../content/stations';
import type { StatusId } from '../content/statuses';
import type { TaskId } from '../content/tasks';
import type { Area, Ballot, Dice, Rolled, State } from './state';
import type { DamageFor, InfectedAction, RollFor, SeatFor, VoteFor } from './todo';

/** What the whole table saw happen. The dictionaries turn each into a sentence. */
export interface Says {
	briefed: object;
	finalChosen: { id: FinalId; by: PlayerID | null };
	eventBegins: { id: EventId; by: PlayerID };
	eventDone: { id: EventId };
	finalBegins: { id: FinalId };
	turn: { by: PlayerID };
	retrieved: { by: PlayerID; dice: Dice };
	passed: { by: PlayerID };
	repairs: { by: PlayerID; area: Area };
	loneWolf: { by: PlayerID };
	rerolled: { by: PlayerID };
	submitted: { by: PlayerID; dice: Rolled[]; roll: RollFor };
	submittedNothing: { by: PlayerID };
	repairWorked: { by: PlayerID; area: Area };
	repairFailed: { by: PlayerID; area: Area };
	wolfWorked: { by: PlayerID };
	wolfFailed: { by: PlayerID };
	shieldMended: { left: number };
	stationMended: { station: StationId };
	rested: { character: CharacterId };
	bonusDeclined: { by: PlayerID };
	tookFreeDie: { by: PlayerID; dice: Dice };
	paidSabotage: { by: PlayerID; dice: Dice };
	voteCalled: { by: PlayerID; on: PlayerID; why: VoteFor };
	voted: { on: PlayerID; ballots: Record<PlayerID, Ballot>; clear: number; infected: number };
	tieBroken: { by: PlayerID; on: PlayerID; quarantine: boolean };
	quarantined: { on: PlayerID };
	staysIn: { on: PlayerID };
	released: { on: PlayerID };
	staysFree: { on: PlayerID };
	newCommander: { seat: PlayerID };
	discarded: { by: PlayerID; dice: Dice };
	ordered: { by: PlayerID; on: PlayerID };
	obeys: { by: PlayerID; how: 'dice' | 'actions' | 'nothing' };
	revealed: { by: PlayerID; status: StatusId };
	powerRoll: { by: PlayerID; face: number; again: boolean };
	allRevealed: object;
	infectedActs: { by: PlayerID; action: InfectedAction; on: Area | null };
	interfered: { by: PlayerID; discarded: number; kept: number };
	commanderTest: { commander: PlayerID; passed: boolean };
	demoralized: { by: PlayerID; swaps: Record<PlayerID, number> };
	paidDie: { by: PlayerID; dice: Dice };
	taskPlayed: { by: PlayerID; id: TaskId };
	kindChosen: { by: PlayerID; area: Area };
	isIn: { by: PlayerID };
	isOut: { by: PlayerID };
	taskDone: { success: boolean; total: number | null; difficulty: number | null };
	seatPicked: { by: PlayerID; on: PlayerID; why: SeatFor };
	answered: { by: PlayerID; why: 'actOfTrust' | 'failureToLead' | 'bloodTest'; agrees: boolean };
	bloodSeen: { by: PlayerID; on: PlayerID };
	shieldPlaced: { now: number };
	stationBroke: { station: StationId };
	fatigued: { character: CharacterId };
	returned: { area: Area };
	shieldTest: { face: number | null; failed: boolean };
	damageChosen: { by: PlayerID; area: Area; why: DamageFor };
	cube: { on: 'event' | 'final'; cubes: number; of: number };
	suspicion: { space: number };
	resupplied: { by: PlayerID; area: Area | null };
	exhaustedDiscard: { by: PlayerID; dice: Dice };
	dieToken: { seat: PlayerID; by: 1 | -1 };
	codesShown: { commander: PlayerID; status: StatusId };
	deckRebuilt: { why: 'finalEvent' | 'noMoreComplications' };
	over: { winners: 'uninfected' | 'infected'; by: string };
}
export type Entry = { [Name in keyof Says]: { say: Name } & Says[Name] }[keyof Says];

/** What one seat alone saw or did; all of it is opened at the end (DM-11). */
export interface Remembers {
	status: { status: StatusId };
	partner: { seat: PlayerID };
	rolled: { dice: Rolled[]; sent: number[]; roll: RollFor; rerolled: boolean };
	tasks: { drawn: TaskId[]; played: TaskId };
	events: { drawn: EventId[]; played: EventId };
	tokens: { area: Area; drawn: string[]; placed: string };
	interference: { seen: TaskId[]; kept: TaskId[] };
	blood: { seat: PlayerID; status: StatusId };
}
/** `at`: how long the journal was when it happened. */
export type Note = { at: number } & {
	[Name in keyof Remembers]: { say: Name } & Remembers[Name];
}[keyof Remembers];

/** Tells the table what happened. */
export function tell<Name extends keyof Says>(G: State, say: Name, details: Says[Name]) {
	G.journal.push({ say, ...details } as unknown as Entry);
}

/** Writes down what only `seat` knows. */
export function note<Name extends keyof Remembers>(
	G: State,
	seat: PlayerID,
	say: Name,
	details: Remembers[Name]
) {
	G.players[seat]!.notes.push({ at: G.journal.length, say, ...details } as unknown as Note);
}
