import type { Replay } from '$lib/replay/format';
import type { PlayerID, SeatView } from '$lib/table/match';
import type { Link } from './link';
import type { Lobby, Reason, TalkLine } from './protocol';

/** How a guest stands to its host; `away`: it was there and is not heard now. */
export type LinkState = 'connecting' | 'open' | 'away' | 'closed';

/** How somebody's wish to move to another phone stands; a ticket is good for `lasts` ms. */
export type Move =
	| { is: 'asked' }
	| { is: 'allowed'; secret: string; lasts: number }
	| { is: 'refused'; why: Reason };

/** What a guest knows; the host's screen is drawn from one too. */
export interface GuestState {
	link: LinkState;
	seat: PlayerID | null;
	/** `seat` or `watch` once the host has let it in. */
	as: 'seat' | 'watch' | null;
	lobby: Lobby | null;
	view: SeatView | null;
	refused: Reason | null;
	canWatch: boolean;
	pending: boolean;
	replay: Replay | null;
	/** The last lines of talk, oldest first. */
	talk: TalkLine[];
	/** Something said is under way. */
	saying: boolean;
	/** Why the last thing said was not told to anybody; cleared by the next. */
	unsaid: Reason | null;
	/** The wish to move to another phone; `null`: there is none. */
	move: Move | null;
	/** Version of the host's app, once it has told it. */
	hostApp: string | null;
}

/** What a guest starts from. */
export interface GuestSetup {
	/** Makes a new link to the host; rejects with a `Reason` as message. */
	connect(): Promise<Link>;
	/** The secret of this device for this table. */
	token: string;
	/** Version of this app, for people to read. */
	app: string;
	/** Games that can be shown here, each with the version of its rules. */
	rules: Record<string, number>;
	/** Told what has changed. */
	tell(change: Partial<GuestState>): void;
	/** A clock that only grows, ms. */
	now?: () => number;
}

/** What a guest asks for in its hello. */
export type Wish =
	{ want: 'watch' } | { want: 'return'; ticket?: string } | { want: 'seat'; name: string };
