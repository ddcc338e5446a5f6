import type { Component, Snippet } from 'svelte';
import type { Session } from '$lib/session.svelte';
import type { TableGame } from '$lib/table/match';
import type { Rulebooks } from '$lib/ui/rulebook';

/** What a game draws. Loaded when it is needed. */
export interface GameUi {
	/** Everything of a running or finished match. `menu`: what else belongs into its menu. */
	Table: Component<{ session: Session; menu?: Snippet }>;
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
}

/** A game on the shelf: its rules for the table, its pictures for the screen. */
export interface GamePlugin extends TableGame {
	title: string;
	/** Its rules for people to read, in every language. */
	rulebooks: Rulebooks;
	ui(): Promise<GameUi>;
}
