import type { EventId } from '../content/events';
import type { FinalId } from '../content/finals';
import type { DieKind } from '../content/dice';
import type { TaskId } from '../content/tasks';
import type { VariantId } from '../content/variants';
import type { Area, Ballot, Rolled } from '../rules/state';
import type { Asking, InfectedAction, Todo } from '../rules/todo';

/** The answers of every asking step: move name and its arguments. */
export interface Answers {
	pickFinal: { pickFinal: [FinalId] };
	readStatus: { read: [] };
	selectEvent: { pickEvent: [EventId] };
	retrieve: { takeDice: Handful };
	act: {
		repair: [Area];
		callVote: [string];
		loneWolf: [];
		order: [string];
		reveal: [];
		pass: [];
	};
	chooseTask: { playTask: [TaskId] };
	gather: { rollDice: Handful };
	submit: { submit: [places: number[], again: boolean]; reroll: [] };
	removeToken: { remove: [Area, token: string | null]; decline: [] };
	afterRepair: { takeFree: [DieKind]; declineFree: []; pay: Handful };
	castVote: { vote: [Ballot] };
	breakTie: { decide: [quarantine: boolean] };
	obey: { takeTwo: []; doTwo: []; refuse: [] };
	placeOne: { place: [token: string] };
	infectedAct: { infected: [InfectedAction, Area | null]; pass: [] };
	payDie: { payDie: [DieKind] };
	interfere: { arrange: [topFirst: TaskId[]] };
	chooseKind: { nameKind: [Area] };
	join: { join: [boolean] };
	pickSeat: { name: [string] };
	answer: { agree: [boolean] };
	chooseDamage: { draw: [Area] };
	decideQuarantine: { decide: [string] };
	resupply: { clear: [Area | null] };
	discardExcess: { discard: [strong: number, weak: number] };
}
type Handful = [strong: number, weak: number, commander: number];

/** Why an answer is not available (`Option.blocked`). */
export type BlockedReason =
	| 'noDamage'
	| 'shieldControl'
	| 'lifeSupport'
	| 'researchLab'
	| 'communications'
	| 'hangarBay'
	| 'noDice'
	| 'needsTwoDice'
	| 'noWeakDice'
	| 'noStrong'
	| 'noWeak'
	| 'quarantined'
	| 'nobody'
	| 'atLimit'
	| 'threeOfAKind'
	| 'ordered'
	| 'isCommander'
	| 'isYourself'
	| 'isQuarantined'
	| 'isRevealed'
	| 'missingTokens';

/** What sentences ask of the table. */
export interface Names {
	/** Prints the name of a player. */
	name(seat: string): string;
	/** Difficulty of a malfunction in this match; null for a complication. */
	printed(id: TaskId): number | null;
}

/** What the words of a question may need to know of the table, as the seat sees it. */
export interface Scene<Step extends Asking = Asking> extends Names {
	/** The entry that asks. */
	todo: Extract<Todo, { step: Step }>;
	/** Own dice just rolled; empty for all others. */
	roll: readonly Rolled[];
	/** The Success marker. */
	total: number;
	/** Of the current malfunction; null without one. */
	difficulty: number | null;
	isQuarantined(seat: string): boolean;
	sabotage: Area | null;
	/** Tokens of a kind on the board. */
	tokens(area: Area): number;
	variants: readonly VariantId[];
}

/** One answer: what its button says, and what it brings or costs ('' where that is plain). */
export interface Choice {
	label: string;
	means: string;
}

/** The words of one asking step. */
export interface Question<Step extends Asking> {
	/** What is asked of the seat. */
	heading(p: Scene<Step>): string;
	/** One sentence below the heading. */
	explain(p: Scene<Step>): string;
	/** What all others read meanwhile; `who`: names of those the table waits for, already listed. */
	waits(p: Scene<Step> & { who: string }): string;
	/** The rule of this step in a few sentences. */
	rule(p: Scene<Step>): string;
	choice: {
		[Move in keyof Answers[Step]]: (p: Scene<Step> & { args: Answers[Step][Move] }) => Choice;
	};
}
export type Questions = { [Step in Asking]: Question<Step> };

/** Rules a step follows, by their ids in RULES.md. */
export const RULE_IDS: Record<Asking, readonly string[]> = {
	pickFinal: ['DM-2.4', 'D-1'],
	readStatus: ['DM-2.6', 'DM-2.5'],
	selectEvent: ['DM-2.8', 'DM-4.7'],
	retrieve: ['DM-4.1', 'DM-3.7', 'DM-3.8'],
	act: ['DM-4.2', 'DM-5.1', 'DM-5.2', 'DM-5.3', 'DM-5.4', 'DM-5.5', 'DM-5.6'],
	chooseTask: ['DM-4.3'],
	gather: ['DM-5.1', 'DM-5.3', 'DM-3.3'],
	submit: ['DM-6.4', 'DM-6.5', 'DM-5.1', 'DM-5.3', 'DM-3.1'],
	removeToken: ['DM-5.1', 'DM-6.9'],
	afterRepair: ['DM-5.7', 'Q26', 'Q27'],
	castVote: ['DM-8.1', 'DM-8.2'],
	breakTie: ['DM-8.2', 'DM-8.4'],
	obey: ['DM-5.4'],
	placeOne: ['DM-9.1'],
	infectedAct: ['DM-9.2', 'DM-9.3'],
	payDie: ['D-8'],
	interfere: ['DM-9.3', 'Q31'],
	chooseKind: ['DM-6.1'],
	join: ['DM-6.3', 'DM-5.6'],
	pickSeat: ['DM-7.1', 'DM-4.9'],
	answer: ['DM-7.1'],
	chooseDamage: ['DM-6.8', 'DM-7.1'],
	decideQuarantine: ['DM-4.6', 'DM-8.3', 'Q125'],
	resupply: ['DM-4.6'],
	discardExcess: ['DM-3.6']
};
