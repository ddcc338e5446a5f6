import type { Overtaken, SavedMove, SavedTable } from '$lib/saves/saves';
import type { PlayerID, TableGame } from '$lib/table/match';
import { Absence } from './absence';
import { Audience } from './audience';
import { Door } from './door';
import { Hearing } from './hearing';
import { Keeping } from './keeping';
import type { Link } from './link';
import { Moving } from './moving';
import type { Reason } from './protocol';
import { Room } from './room';
import { Stage } from './stage';
import type { TableStore } from './store';
import { Talk } from './talk';
import { randomHex } from './token';
import type { Gap } from './versions';

/** What a host starts from. */
export interface HostSetup {
	game: TableGame;
	table: SavedTable;
	/** What has been played before. */
	moves?: SavedMove[];
	store: TableStore;
	/** Version of the app, for people to read. */
	app: string;
	/** Told of a guest whose version does not go with this one. */
	unlike?: (gap: Gap) => void;
	/** Told which seats want to move to another phone, whenever that may have changed. */
	wanted?: (seats: PlayerID[]) => void;
	/** How long bots think, ms. */
	pace?: number;
	/** A clock that only grows, ms. */
	now?: () => number;
	/** Told when this host has stopped because another page has the table. */
	overtaken?: (why: Overtaken['why']) => void;
}

/** How often silence is looked for, ms. */
const BEAT = 1000;

/**
 * The table: knows every secret, and tells each link no more than its seat may know. Seats belong
 * to tokens, and a link acts for the seat of the token it has shown, whatever its frames say. What
 * is said is dealt with one after the other.
 */
export class Host {
	readonly room: Room;
	readonly moving: Moving;
	private readonly audience: Audience;
	private readonly absence: Absence;
	private readonly keeping: Keeping;
	private readonly stage: Stage;
	private readonly talk: Talk;
	private readonly hearing: Hearing;
	private queue: Promise<unknown> = Promise.resolve();
	private readonly beat: ReturnType<typeof setInterval>;
	private closed = false;

	/** Throws a sentence when a saved match cannot be played on. */
	constructor(setup: HostSetup) {
		const { game, table, app, moves = [], pace = 0, now = () => performance.now() } = setup;
		const job = (work: () => unknown) => this.job(work);
		const changed = () => this.changed();
		const room = (this.room = new Room(table, game.seats));
		const keeping = (this.keeping = new Keeping(setup.store, table, (why) => {
			if (this.closed) return;
			this.close('away');
			setup.overtaken?.(why);
		}));
		const audience: Audience = (this.audience = new Audience(room, {
			now,
			about: (seat) => absence.of(seat),
			returned: (seat) => {
				this.moving.returned(seat);
				if (absence.returned(seat)) this.changed();
			}
		}));
		const absence = (this.absence = new Absence(room, (seat) => audience.isHere(seat), now));
		const stage = (this.stage = new Stage({ game, room, audience, keeping, moves, pace, job }));
		table.epoch += 1;
		const talk = (this.talk = new Talk(room, now));
		const { unlike, wanted } = setup;
		const keep = () => stage.keep();
		const kept = () => keep().then(() => keeping.isSafe);
		const moving = new Moving({ room, audience, talk, now, keep: kept, wanted });
		this.moving = moving;
		const door = new Door({ room, audience, talk, moving, app, unlike, keep });
		this.hearing = new Hearing({
			room,
			audience,
			absence,
			door,
			stage,
			talk,
			moving,
			job,
			changed
		});
		this.beat = setInterval(() => this.look(), BEAT);
		job(() => stage.keep());
		stage.wake();
	}

	get table(): SavedTable {
		return this.room.table;
	}

	/** Resolves when everything said so far has been dealt with. */
	async settled(): Promise<void> {
		for (let last; last !== this.queue;) await (last = this.queue);
	}

	/** Listens to a link. `local`: it belongs to this page. */
	attach(link: Link, local = false) {
		if (this.closed) link.close();
		else this.audience.admit(link, local, (client, message) => this.hearing.hear(client, message));
	}

	/** Writes a change of the lobby down and tells everybody. */
	changed() {
		this.job(async () => {
			await this.stage.keep();
			this.audience.tellLobby();
			this.audience.tellViews();
			this.moving.tell();
			if (this.talk.changedHands()) this.audience.tellTalk(this.talk.after(0));
		});
	}

	/** Deals the match. Returns why not: a reason, or the game's own sentence about its options. */
	start(): string | null {
		if (this.room.notReady) return this.room.notReady;
		const seed = randomHex(32);
		try {
			this.stage.deal(seed);
		} catch (error) {
			return error instanceof Error ? error.message : String(error);
		}
		this.room.begin(seed);
		this.changed();
		this.stage.wake();
		return null;
	}

	/** Takes a seat away; a person in it is barred and told so. */
	remove(id: PlayerID) {
		const barred = this.room.remove(id, this.table.ownToken);
		if (barred !== null) this.job(() => this.audience.expel(barred, 'removed'));
		this.changed();
		this.stage.wake();
	}

	/** Says goodbye to everybody for a while. */
	hide = () => this.audience.dismissAll('away');

	/** Says goodbye to everybody and does nothing more; only `away` leaves them hope. */
	close(why: Reason | 'away') {
		this.closed = true;
		clearInterval(this.beat);
		this.stage.stop();
		this.audience.dismissAll(why);
	}

	private look() {
		// Who has slept may have been overtaken, which shows when the table is stored.
		if (this.audience.look() || this.keeping.behind) this.changed();
		this.stage.wake();
		if (this.absence.look()) this.audience.tellLobby();
	}

	private job(work: () => unknown) {
		this.queue = this.queue.then(work).catch((error: unknown) => {
			console.error(error instanceof Error ? error.message : error);
		});
	}
}
