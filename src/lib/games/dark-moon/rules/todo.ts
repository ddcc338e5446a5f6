import type { PlayerID } from 'boardgame.io';
import type { Area } from './state';

/** What a roll is for. */
export type RollFor = 'repair' | 'loneWolf' | 'malfunction' | 'testCommander';
/** Why a seat must be named. */
export type SeatFor =
	| 'actOfTrust'
	| 'failureToLead'
	| 'mandatoryQuarantine'
	| 'bloodTest'
	| 'forcedVote'
	| 'passCommand';
/** Why a kind of damage must be chosen. */
export type DamageFor = 'test' | 'acceptableLoss' | 'compromise' | 'reboot' | 'testCommander';
/** Why a token may be taken off the board. */
export type RemovalFor = 'repair' | 'bonus' | 'compromise';
/** Where a vote comes from (DM-5.2, DM-4.9, DM-7.1). */
export type VoteFor = 'action' | 'forced' | 'mandatory';

/** Details of every step's entry on the list. Open to all: never a secret in it. */
interface Details {
	// briefing
	pickFinal: { by: PlayerID };
	readStatus: object;
	dealEvents: object;
	selectEvent: { by: PlayerID };
	// the turn, in rulebook order
	retrieve: {
		by: PlayerID;
		upTo: number | null;
		must: boolean;
		why: 'turn' | 'out' | 'order' | 'restoreComm';
	};
	act: { by: PlayerID; ordered: 0 | 1 | 2 };
	dealTasks: object;
	chooseTask: { by: PlayerID };
	advanceSuspicion: object;
	forcedVote: object;
	// rolls and repairs
	gather: { by: PlayerID; roll: 'repair' | 'loneWolf'; area: Area | null; ordered: boolean };
	submit: {
		by: PlayerID;
		roll: RollFor;
		area: Area | null;
		atLeast: number;
		atMost: number;
		again: boolean;
		ordered: boolean;
	};
	settleRepair: { by: PlayerID; area: Area; freeDie: boolean; sabotaged: boolean };
	removeToken: { by: PlayerID; areas: Area[]; why: RemovalFor };
	afterRepair: { by: PlayerID; freeDie: boolean; sabotaged: boolean };
	settleLoneWolf: { by: PlayerID };
	// votes
	castVote: { on: PlayerID; caller: PlayerID; why: VoteFor };
	breakTie: { by: PlayerID; on: PlayerID; caller: PlayerID; why: VoteFor };
	// orders
	obey: { by: PlayerID };
	// revealing and Infected actions
	power: { by: PlayerID; second: boolean };
	placeOne: { by: PlayerID; area: Area };
	rollForPower: { by: PlayerID };
	turnInfected: { by: PlayerID };
	infectedAct: { by: PlayerID };
	payDie: { by: PlayerID; then: InfectedAction; on: Area | null };
	infectedEffect: { by: PlayerID; then: InfectedAction; on: Area | null };
	interfere: { by: PlayerID };
	settleCommanderTest: { by: PlayerID };
	// tasks
	resolveTask: object;
	chooseKind: { by: PlayerID };
	join: { by: PlayerID };
	workTogether: object;
	work: { by: PlayerID };
	settleMalfunction: object;
	pickSeat: { by: PlayerID; why: SeatFor };
	answer: { by: PlayerID; why: 'actOfTrust' | 'failureToLead' | 'bloodTest'; on: PlayerID };
	settleTask: { success: boolean };
	// damage, Events
	testShield: object;
	chooseDamage: { by: PlayerID; why: DamageFor; left: number; drawn: Area[] };
	addCube: object;
	completeEvent: object;
	nextEvent: object;
	beginFinal: object;
	decideQuarantine: { by: PlayerID };
	resupply: { by: PlayerID };
	discardExcess: { by: PlayerID };
}

export type InfectedAction =
	'interference' | 'energySpike' | 'sabotage' | 'testCommander' | 'demoralize';

/** An entry on the list of things to be done. */
export type Todo = { [Name in keyof Details]: { step: Name } & Details[Name] }[keyof Details];
export type StepName = keyof Details;
/** Steps that ask somebody: each has a stage, a panel and a heading. */
export type Asking =
	| 'pickFinal'
	| 'readStatus'
	| 'selectEvent'
	| 'retrieve'
	| 'act'
	| 'chooseTask'
	| 'gather'
	| 'submit'
	| 'removeToken'
	| 'afterRepair'
	| 'castVote'
	| 'breakTie'
	| 'obey'
	| 'placeOne'
	| 'infectedAct'
	| 'payDie'
	| 'interfere'
	| 'chooseKind'
	| 'join'
	| 'pickSeat'
	| 'answer'
	| 'chooseDamage'
	| 'decideQuarantine'
	| 'resupply'
	| 'discardExcess';
