import { RULES } from '$lib/games';
import { cleanName } from '$lib/net/bounds';
import type { HostControls } from '$lib/net/desk';
import { Guest, type GuestState, type LinkState, type Move } from '$lib/net/guest';
import type { Link } from '$lib/net/link';
import type { Signalling } from '$lib/net/links/listen';
import type { Lobby, Reason, Saying, TalkLine, Wished } from '$lib/net/protocol';
import type { Gap } from '$lib/net/versions';
import { watchPage } from '$lib/net/wake';
import { APP } from './edition';
import type { ScreenState } from './lasting';
import type { Replay } from '$lib/replay/format';
import type { Walk } from '$lib/replay/walk';
import type { PlayerID, SeatView } from '$lib/table/match';

/** What a session is made of. */
export interface Parts {
	role: Session['role'];
	code: string;
	/** The secret of this device for this table. */
	token: string;
	/** Makes a link to the host; rejects with a reason. */
	connect(): Promise<Link>;
	/** Told after something the guest knows has changed. */
	changed?(session: Session): void;
	/** Told before a place is asked for: the token must be safe by then. */
	asking?(name: string | null): Promise<void>;
	/** Whether an answer may go out now; a lesson keeps some back. */
	permits?(move: string, args: unknown[]): boolean;
	/** Told when this page is looked at again. */
	wake?(): void;
	/** Told when this page closes or is put away; by default the guest says so to its host. */
	hide?(): void;
	/** Told when this page is through with the table; `left`: the person meant to leave it. */
	end(session: Session, left: boolean): void;
}

/** One table as this person sees it. Every field is reactive. */
export class Session {
	readonly role: 'host' | 'guest' | 'alone';
	readonly code: string;
	/** A lesson: somebody else says what to do. */
	readonly guided: boolean;
	lobby = $state.raw<Lobby | null>(null);
	view = $state.raw<SeatView | null>(null);
	seat = $state.raw<PlayerID | null>(null);
	/** How the host has let this person in; `null` before. */
	as = $state.raw<'seat' | 'watch' | null>(null);
	link = $state.raw<LinkState>('connecting');
	/** Reason of the last refused action, hello or start; cleared by the next. */
	refused = $state.raw<string | null>(null);
	/** After `full` or `running`: there is room to watch. */
	canWatch = $state.raw(false);
	/** An action is under way. */
	pending = $state.raw(false);
	/** The whole match, once it is over. */
	replay = $state.raw<Replay | null>(null);
	/** The last lines of talk, oldest first. */
	talk = $state.raw<TalkLine[]>([]);
	/** Something said is under way. */
	saying = $state.raw(false);
	/** Why the last thing said reached nobody; cleared by the next. */
	unsaid = $state.raw<Reason | null>(null);
	/** The wish to move to another phone; `null`: there is none. */
	move = $state.raw<Move | null>(null);
	/** On the host: seats that want to move to another phone. */
	wanting = $state.raw<PlayerID[]>([]);
	/** Version of the host's app, once it has told it. */
	hostApp = $state.raw<string | null>(null);
	/** On the host: the last guest who was turned away for another version; whoever reads it clears it. */
	unlike = $state.raw<Gap | null>(null);
	host = $state.raw<HostControls | null>(null);
	signalling = $state.raw<Signalling | 'off'>('off');
	/** Whether the screen of the host stays on by itself. */
	screen = $state.raw<ScreenState>('free');
	/** Whether this device keeps its place over a reload. */
	kept = $state.raw(true);
	private readonly guest: Guest;
	private readonly unwatch: () => void;
	private closed = false;

	constructor(private readonly parts: Parts) {
		this.role = parts.role;
		this.code = parts.code;
		this.guided = parts.permits !== undefined;
		this.guest = new Guest({
			connect: () => parts.connect(),
			token: parts.token,
			app: APP,
			rules: RULES,
			tell: (change) => this.learn(change)
		});
		this.unwatch = watchPage({
			wake: () => this.again(),
			hide: () => (parts.hide ? parts.hide() : this.guest.hide())
		});
	}

	/** Answers the question on the screen; resolves when the answer has been dealt with. */
	async act(move: string, ...args: unknown[]): Promise<void> {
		if (this.parts.permits?.(move, args) === false) return;
		const { question = 0 } = (this.view?.G ?? {}) as { question?: number };
		await this.guest.act(move, $state.snapshot(args), question);
	}

	/** The whole match to be walked through; null before it is over, and where it cannot be played. */
	async walk(): Promise<Walk | null> {
		const { replay } = this;
		if (!replay || !this.view?.over) return null;
		const { walkOf } = await import('./walking');
		const opened = await walkOf(replay);
		return 'walk' in opened ? opened.walk : null;
	}

	/** Takes a seat under this name. */
	join(name: string): void {
		const clean = cleanName(name);
		if (clean) void this.ask(clean);
	}

	/** Looks on. */
	watch(): void {
		void this.ask(null);
	}

	/** Looks at once for the others: this page has woken, or the network may be another. */
	again(): void {
		this.parts.wake?.();
		this.guest.wake();
	}

	/** Says something to the table; resolves when the host has heard it, or `unsaid` tells why not. */
	async say(said: Saying): Promise<void> {
		await this.guest.say(said);
	}

	/** Asks the host to let this seat move to another phone; what comes of it shows in `move`. */
	askToMove(): void {
		this.guest.askToMove();
	}

	/** Takes the seat over that a ticket is for. The token must be safe by then. */
	takeOver(ticket: string): void {
		this.guest.ask({ want: 'return', ticket });
	}

	/** Wishes something for another's seat: a nudge, a bot while its person is away, or to wait. */
	wishFor(seat: PlayerID, wish: Wished): void {
		this.guest.wishFor(seat, wish);
	}

	/** Leaves the table: a seat in the lobby is given up, in a match it waits. */
	leave(): void {
		this.close(true);
	}

	/** Ends this page's part in the table, and says why if the person did not mean to leave it. */
	close(left: boolean, why: string | null = null): void {
		if (this.closed) return;
		this.closed = true;
		this.unwatch();
		this.guest.close(left && this.role === 'guest' && !this.lobby?.started);
		this.parts.end(this, left);
		this.refused = why;
		if (left && current.session === this) current.session = null;
	}

	private async ask(name: string | null) {
		await this.parts.asking?.(name);
		this.guest.ask(name === null ? { want: 'watch' } : { want: 'seat', name });
	}

	private learn(change: Partial<GuestState>) {
		Object.assign(this, change);
		this.parts.changed?.(this);
	}
}

/** The table that this page is at. */
export const current: { session: Session | null } = $state({ session: null });

/** Makes this the page's table; the one before is put aside and can be resumed. */
export function enter(session: Session): Session {
	if (current.session !== session) current.session?.close(false);
	current.session = session;
	return session;
}
