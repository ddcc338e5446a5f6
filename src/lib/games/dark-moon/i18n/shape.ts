import type { CharacterId } from '../content/characters';
import type { DieKind } from '../content/dice';
import type { EventId } from '../content/events';
import type { FinalId } from '../content/finals';
import type { StationId } from '../content/stations';
import type { StatusId } from '../content/statuses';
import type { TASKS, TaskId } from '../content/tasks';
import type { VariantId } from '../content/variants';
import type { Remembers, Says } from '../rules/journal';
import type { Area, Dice, Outcome, Rolled } from '../rules/state';
import type { Asking, InfectedAction } from '../rules/todo';
import type { BlockedReason, Names, Questions } from './asking';

/** A card or token: its name, and what it does in one or two sentences. */
export interface Labelled {
	name: string;
	text: string;
}

/** A malfunction's figures, the deck and Blackout already counted into `difficulty`. */
export interface MalfunctionFigures {
	area: Area | 'any';
	difficulty: number;
	consequence: number;
	bonus: boolean;
}

export type ComplicationId = {
	[Id in TaskId]: (typeof TASKS)[Id] extends { area: string } ? never : Id;
}[TaskId];

export type TokenId =
	| 'shield'
	| 'outpost'
	| 'fatigue'
	| 'plusDie'
	| 'minusDie'
	| 'quarantine'
	| 'sabotage'
	| 'suspicion'
	| 'success'
	| 'cube'
	| 'commander';

/** Everything printed on cardboard. */
export interface Cards {
	characters: Record<CharacterId, Labelled>;
	/** `play`: how to play this side, in two sentences. */
	statuses: Record<StatusId, Labelled & { play: string }>;
	/** Names of all Tasks, malfunctions and complications. */
	tasks: Record<TaskId, string>;
	malfunction: {
		text(p: MalfunctionFigures): string;
		succeeds(p: MalfunctionFigures): string;
		fails(p: MalfunctionFigures): string;
	};
	complications: Record<ComplicationId, { text: string; succeeds: string; fails: string }>;
	/** The flag on a Task card. */
	suspicious: Labelled;
	events: Record<EventId, Labelled>;
	finals: Record<FinalId, Labelled>;
	/** `short`: at most five letters; `forbids`: a phrase such as "no orders". */
	stations: Record<StationId, Labelled & { short: string; forbids: string }>;
	variants: Record<VariantId, Labelled>;
	/** Whom a variant helps. */
	helps: Record<'infected' | 'uninfected' | 'table', string>;
	tokens: Record<TokenId, Labelled>;
	/** `letter`: the mark on the die. */
	dice: Record<DieKind, Labelled & { letter: string }>;
	/** `damage`: a token of this kind, as something to be chosen. */
	areas: Record<Area, { name: string; repair: string; damage: string }>;
	/** What a shield test does with 0 to 6 tokens on the track, as a short phrase. */
	shieldFails: readonly [string, string, string, string, string, string, string];
	infectedActions: Record<InfectedAction, Labelled>;
	/** "2 Strong, 1 Weak", or "no dice". */
	handful(dice: Dice): string;
	/** Faces of dice with their kinds: "+4 Strong and −1 Weak". */
	faces(dice: readonly Rolled[]): string;
	/** "3 Shield tokens". */
	tokensOf(p: { area: Area; n: number }): string;
	/** "2 cubes". */
	cubes(n: number): string;
}

export type Journal = { [Name in keyof Says]: (p: Says[Name] & Names) => string };
export type Notes = { [Name in keyof Remembers]: (p: Remembers[Name] & Names) => string };

export interface OutcomeWords {
	heading: Record<Outcome['winners'], string>;
	by: Record<Outcome['by'], string>;
}

/** What helps those who play for the first time. */
export interface Learning {
	/** One sentence per kind of question, whoever is asked. */
	coach: Record<Asking, string>;
	/** How to play each side: as many sentences for one as for the other, about as long. */
	sides: { title: string; uninfected: readonly string[]; infected: readonly string[] };
}

/** Everything Dark Moon says in one language, the labels of its board aside. */
export interface DarkMoonWords extends Learning {
	cards: Cards;
	journal: Journal;
	notes: Notes;
	questions: Questions;
	blocked: Record<BlockedReason, string>;
	outcome: OutcomeWords;
}
