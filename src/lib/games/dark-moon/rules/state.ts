import type { PlayerID } from 'boardgame.io';
import type { Sealed } from '$lib/table/sealed';
import type {
	Flow,
	Open as OpenPart,
	Seen,
	Step as TableStep,
	Table as AnyTable
} from '$lib/table/steps';
import type { CharacterId } from '../content/characters';
import type { DieKind } from '../content/dice';
import type { EventId } from '../content/events';
import type { FinalId } from '../content/finals';
import type { StationId } from '../content/stations';
import type { StatusId } from '../content/statuses';
import type { TaskId } from '../content/tasks';
import type { VariantId } from '../content/variants';
import type { Entry, Note } from './journal';
import type { Todo } from './todo';

/** Where tokens lie: Shield tokens, Outpost tokens, Fatigue tokens. */
export type Area = 'shield' | 'outpost' | 'lifeSupport';
export const AREAS: readonly Area[] = ['shield', 'outpost', 'lifeSupport'];

/** How many dice of each kind. */
export type Dice = Record<DieKind, number>;
export interface Rolled {
	kind: DieKind;
	face: number;
}
/** A submitted die, open on the Spent pool (DM-3.4). */
export interface Spent extends Rolled {
	by: PlayerID;
}
/** A vote: a Strong die (clean), a Weak die (Infected), or an empty hand (DM-8.1). */
export type Ballot = 'strong' | 'weak' | 'none';

export interface Outcome {
	winners: 'uninfected' | 'infected';
	by: 'finalEvent' | 'shields' | 'outpost' | 'lifeSupport' | 'codes';
}

/** What lies open in front of a seat. */
export interface Member {
	character: CharacterId;
	quarantined: boolean;
	/** Sum of the Die tokens, +1 and -1 (DM-3.5). */
	tokens: number;
	/** The Status card, once it has been shown to all (DM-9.1). */
	revealed: StatusId | null;
}

/** What only one seat knows. */
export interface Drawer {
	status: StatusId;
	/** All active dice, those just rolled included (DM-3.2). */
	dice: Dice;
	/** Faces just rolled, until some of them are submitted. */
	roll: Rolled[];
	/** Cards or tokens drawn and not yet placed. */
	cards: string[];
	/** Status cards of others that this seat has seen; `infected`: the side alone is known. */
	learnt: Record<PlayerID, StatusId | 'infected'>;
	/** What this seat saw and did behind its screen, in order. */
	notes: Note[];
}

export interface State extends Flow, Sealed {
	variants: VariantId[];
	deck: 'silver' | 'black';
	/** The seat whose turn it is: never somebody acting under an order. */
	active: PlayerID;
	crew: Record<PlayerID, Member>;
	/** How many Infected were dealt: follows from the number of players (DM-2.5). */
	infected: number;
	commander: PlayerID;
	pool: Dice;
	spent: Spent[];
	/** Tokens on the board. */
	shields: number;
	outpost: StationId[];
	fatigue: CharacterId[];
	sabotage: Area | null;
	/** Cameras 1 to 3; those before `completed` are done, the one after them is current. */
	events: EventId[];
	completed: number;
	/** Cubes on the current Event. */
	cubes: number;
	final: { id: FinalId | null; cubes: number; begun: boolean };
	/** The Task played this turn; `area` is what it is about, once that is known. */
	task: { id: TaskId; area: Area | null; result: 'open' | 'success' | 'failure' } | null;
	joined: Record<PlayerID, boolean>;
	/** The Success marker (DM-6.2). */
	success: number;
	/** The Commander's vote track: 1 to 4; null once the cube has left the game (DM-9.4). */
	suspicion: number | null;
	/** Luba's reroll of this turn is used. */
	rerolled: boolean;
	journal: Entry[];
	todo: Todo[];
	outcome: Outcome | null;
	players: Record<PlayerID, Drawer>;
	secret: {
		tasks: TaskId[];
		taskDiscards: TaskId[];
		events: EventId[];
		eventDiscards: EventId[];
		stationBag: StationId[];
		fatigueBag: CharacterId[];
		sealed: Record<PlayerID, unknown>;
	};
}

export type Table = AnyTable<State>;
export type Open = OpenPart<State>;
/** What a seat may know; a watcher has no drawer at all. */
export type View = Seen<State>;
export type Step<Name extends Todo['step']> = TableStep<State, Extract<Todo, { step: Name }>>;
/** Something that happens to the table. */
export type Effect = (table: Table) => void;
