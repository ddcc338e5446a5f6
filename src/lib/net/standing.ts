import type { Replay } from '$lib/replay/format';
import type { PlayerID, SeatView } from '$lib/table/match';
import type { Link } from './link';
import type { Lobby, Reason } from './protocol';

/** How a guest stands to its host; `away`: it was there and is not heard now. */
export type LinkState = 'connecting' | 'open' | 'away' | 'closed';

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
}

/** What a guest starts from. */
export interface GuestSetup {
	/** Makes a new link to the host; rejects with a `Reason` as message. */
	connect(): Promise<Link>;
	/** The secret of this device for this table. */
	token: string;
	/** Told what has changed. */
	tell(change: Partial<GuestState>): void;
	/** A clock that only grows, ms. */
	now?: () => number;
}

/** What a guest asks for in its hello. */
export type Wish = { want: 'return' | 'watch' } | { want: 'seat'; name: string };
