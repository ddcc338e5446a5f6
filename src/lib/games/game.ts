import type { Component, Snippet } from 'svelte';
import type { Session } from '$lib/session.svelte';
import type { Replay } from '$lib/replay/format';
import type { Walk } from '$lib/replay/walk';
import type { SeatView, TableGame } from '$lib/table/match';
import type { Rulebooks } from '$lib/ui/rulebook';

/** A finished match and what everybody may see of it at the end. */
export interface Told {
	replay: Replay;
	end: SeatView;
}

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
	/** A finished match, from its deal to its end. */
	Replay: Component<{ walk: Walk }>;
	/** What many finished matches say together. */
	Records: Component<{ matches: readonly Told[] }>;
}

/** A game on the shelf: its rules for the table, its pictures for the screen. */
export interface GamePlugin extends TableGame {
	title: string;
	/** Its rules for people to read, in every language. */
	rulebooks: Rulebooks;
	ui(): Promise<GameUi>;
}
