import type { Component, Snippet } from 'svelte';
import type { Session } from '$lib/session.svelte';
import type { Replay } from '$lib/replay/format';
import type { Walk } from '$lib/replay/walk';
import type { Bot, PlayerID, SeatView, TableGame } from '$lib/table/match';
import type { Rulebooks } from '$lib/ui/rulebook';

/** A finished match and what everybody may see of it at the end. */
export interface Told {
	replay: Replay;
	end: SeatView;
}

/** What one seat has answered. */
export interface Spoken {
	seat: PlayerID;
	move: string;
	args: unknown[];
}

/** A match to learn from: the person in seat 0 among bots that know their part. */
export interface LessonTable {
	/** Names of the bots, from seat 1. */
	crew: readonly string[];
	seed: string;
	options: Record<string, unknown>;
	/** What has been said so far. */
	moves: Spoken[];
	bot: Bot;
	/** Told of every answer before it counts; it counts once this resolves, and bots wait for it. */
	keep(spoken: Spoken): Promise<void>;
	/** Whether this answer of the person may go out. */
	permits(move: string, args: unknown[]): boolean;
}

/** Where the device keeps how far somebody has got in the lessons of a game; plain JSON. */
export interface LessonProgress {
	/** What was kept last; `null` when there is nothing, or it cannot be read. */
	read(): unknown;
	keep(standing: unknown): void;
}

/** What a game draws: parts that are loaded when they are needed. */
export interface GameUi {
	/** Everything of a running or finished match. `menu`: what else belongs into its menu; `beside`: next to it. */
	Table: Component<{ session: Session; menu?: Snippet; beside?: Snippet }>;
	/** A running or finished match for all in the room: large, and nothing private. `invite`: a small QR code. */
	Screen: Component<{ session: Session; invite: Snippet }>;
	/** The game's own switches in the lobby. `onchange` is missing for those who only look. */
	Options: Component<{
		options: Record<string, unknown>;
		seats: number;
		onchange?: (options: Record<string, unknown>) => void;
	}>;
	/** The page of all cards and tokens. */
	Cards: Component;
	/** A finished match, from its deal to its end. */
	Replay: Component<{ walk: Walk }>;
	/** What many finished matches say together. */
	Records: Component<{ matches: readonly Told[] }>;
	/**
	 * The lessons: a list of chapters, or the chapter of that name at the table. `choose` goes to a
	 * chapter, or with `null` back to the list.
	 */
	Learn: Component<{
		chapter: string | null;
		choose: (chapter: string | null) => void;
		open: (table: LessonTable) => Promise<Session>;
		progress: LessonProgress;
	}>;
}

/** A game on the shelf: its rules for the table, its pictures for the screen. */
export interface GamePlugin extends TableGame {
	title: string;
	/** Its rules for people to read, in every language. */
	rulebooks: Rulebooks;
	/** Loads a part of what it draws, and its words. */
	ui: { [Part in keyof GameUi]: () => Promise<GameUi[Part]> };
}
