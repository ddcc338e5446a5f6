import type { SavedMove, SavedTable } from '$lib/saves/saves';
import type { PlayerID, TableGame } from '$lib/table/match';
import { Absence } from './absence';
import { Audience } from './audience';
import { Bots } from './bots';
import type { Client } from './client';
import { Door } from './door';
import { Keeping } from './keeping';
import type { Link } from './link';
import { actionId, readGuestFrame, versionGap } from './protocol';
import type { GuestFrame, Reason } from './protocol';
import { Room } from './room';
import { Running } from './running';
import type { TableStore } from './store';
import { randomHex, sameToken } from './token';

/** What a host starts from. */
export interface HostSetup {
	game: TableGame;
	table: SavedTable;
	/** What has been played before. */
	moves?: SavedMove[];
	store: TableStore;
	/** How long bots think, ms. */
	pace?: number;
	/** A clock that only grows, ms. */
	now?: () => number;
}

type Said = Pick<GuestFrame & { t: 'act' }, 'id' | 'move' | 'args' | 'question'>;

/** How often silence is looked for, ms. */
const BEAT = 1000;

/**
 * The table: knows every secret, and tells each link no more than its seat may know. Seats belong
 * to tokens, and a link acts for the seat of the token it has shown, whatever its frames say. What
 * is said is dealt with one after the other.
 */
export class Host {
	readonly room: Room;
	private readonly audience: Audience;
	private readonly absence: Absence;
	private readonly door: Door;
	private readonly keeping: Keeping;
	private running: Running | null = null;
	private queue: Promise<unknown> = Promise.resolve();
	private readonly bots: Bots;
	private readonly beat: ReturnType<typeof setInterval>;
	private closed = false;

	/** Throws a sentence when a saved match cannot be played on. */
	constructor(private readonly setup: HostSetup) {
		const { game, table, moves = [], now = () => performance.now() } = setup;
		if (table.seed !== null) this.running = Running.load(game, table, moves);
		table.epoch += 1;
		table.over = this.running?.over ?? false;
		this.room = new Room(table, game.seats);
		this.keeping = new Keeping(setup.store, table);
		this.audience = new Audience(this.room, {
			now,
			about: (seat) => this.absence.of(seat),
			returned: (seat) => this.absence.returned(seat) && this.changed()
		});
		this.absence = new Absence(this.room, (seat) => this.audience.isHere(seat), now);
		this.door = new Door(this.room, this.audience, () => this.keep());
		this.bots = new Bots(
			setup.pace ?? 0,
			() => this.botsAsked.length > 0,
			() => this.job(() => this.answerForBots())
		);
		this.beat = setInterval(() => this.look(), BEAT);
		this.job(() => this.keep());
		this.bots.wake();
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
		else this.audience.admit(link, local, (client, message) => this.hear(client, message));
	}

	/** Writes a change of the lobby down and tells everybody. */
	changed() {
		this.job(async () => {
			await this.keep();
			this.audience.tellLobby();
			this.audience.tellViews();
		});
	}

	/** Deals the match. Returns why not: a reason, or the game's own sentence about its options. */
	start(): string | null {
		if (this.room.notReady) return this.room.notReady;
		const seed = randomHex(32);
		try {
			this.running = Running.deal(this.setup.game, this.table, seed);
		} catch (error) {
			return error instanceof Error ? error.message : String(error);
		}
		this.room.begin(seed);
		this.changed();
		this.bots.wake();
		return null;
	}

	/** Takes a seat away; a person in it is barred and told so. */
	remove(id: PlayerID) {
		const barred = this.room.remove(id, this.table.ownToken);
		if (barred !== null) this.job(() => this.audience.expel(barred, 'removed'));
		this.changed();
		this.bots.wake();
	}

	/** Says goodbye to everybody for a while. */
	hide = () => this.audience.dismissAll('away');

	/** Says goodbye to everybody and does nothing more; only `away` leaves them hope. */
	close(why: Reason | 'away') {
		this.closed = true;
		clearInterval(this.beat);
		this.bots.stop();
		this.audience.dismissAll(why);
	}

	private hear(client: Client, message: unknown) {
		const gap = versionGap(message);
		if (gap) return client.send({ t: 'refused', why: gap, canWatch: false });
		const frame = readGuestFrame(message);
		if (!frame || client.isBusy) return this.bad(client, message);
		if (frame.t === 'ping') return this.pong(client);
		if (frame.t === 'bye') return this.goodbye(client, frame.leave ?? false);
		client.queued += 1;
		this.job(async () => {
			client.queued -= 1;
			if (!this.audience.has(client)) return;
			await this.deal(client, frame);
		});
	}

	private deal(client: Client, frame: GuestFrame & { t: 'hello' | 'act' | 'wish' }) {
		if (frame.t === 'hello') return this.door.hello(client, frame);
		return frame.t === 'act' ? this.act(client, frame) : this.wish(client, frame);
	}

	private bad(client: Client, message: unknown) {
		const id = actionId(message);
		if (id) client.send({ t: 'ack', id, ok: false, why: 'badFrame' });
		else client.send({ t: 'refused', why: 'badFrame', canWatch: false });
		if (client.misbehave()) this.audience.dismiss(client, 'badFrame');
	}

	private pong(client: Client) {
		client.send({ t: 'pong', n: this.running?.shown ?? -1 });
		if (client.behind && !client.isChoked) this.job(() => this.audience.tellViews(client));
	}

	private goodbye(client: Client, leave: boolean) {
		if (leave && client.token !== null && this.room.leave(client.token)) this.changed();
		this.audience.lost(client);
	}

	private async act(client: Client, said: Said) {
		const seat = this.audience.seatOf(client);
		const answer =
			seat === null
				? ({ ok: false, why: 'notSeated' } as const)
				: (this.running?.answered(seat, said.id) ?? (await this.say(seat, said)));
		if (answer) client.send({ t: 'ack', id: said.id, ...answer });
		if (answer?.ok && this.running) this.show(this.running);
		if (seat !== null && answer?.ok && this.absence.answered(seat)) this.audience.tellLobby();
	}

	private async wish(client: Client, { id, wish, seat }: GuestFrame & { t: 'wish' }) {
		const { token } = client;
		const host = token !== null && sameToken(token, this.table.ownToken);
		const by = token === null ? null : { seat: this.audience.seatOf(client), host };
		const why = by ? this.absence.wish(by, wish, seat) : 'notSeated';
		const n = this.running?.n ?? 0;
		client.send({ t: 'ack', id, ...(why ? { ok: false, why } : { ok: true, n }) });
		if (!why) await this.keep().then(() => this.audience.tellLobby());
		this.bots.wake();
	}

	/** The one way to act, for people and bots. `null`: not stored, to be said again. */
	private async say(seat: PlayerID, said: Said) {
		const { running } = this;
		if (!running) return { ok: false, why: 'notAsked' } as const;
		const answer = await running.act(seat, said, (...move) => this.keeping.move(...move));
		if (running.over && !this.table.over) {
			this.table.over = true;
			await this.keep();
		}
		return answer;
	}

	/** Shows what has been stored since the last time. */
	private show(running: Running) {
		if (running.shown === running.n) return;
		running.shown = running.n;
		this.audience.tellViews();
		this.bots.wake();
	}

	private get botsAsked(): PlayerID[] {
		return this.running?.askedAmong(this.room.bots) ?? [];
	}

	private async answerForBots() {
		const { running } = this;
		if (!running) return;
		for (const seat of this.botsAsked)
			for (const said of running.botAnswers(seat)) {
				// Whoever came back meanwhile answers for themselves.
				if (!this.room.bots.includes(seat)) break;
				const answer = await this.say(seat, said);
				if (!answer || answer.ok) break;
			}
		this.show(running);
	}

	private look() {
		this.audience.look();
		if (this.keeping.behind) this.changed();
		this.bots.wake();
		if (this.absence.look()) this.audience.tellLobby();
	}

	private job(work: () => unknown) {
		this.queue = this.queue.then(work).catch((error: unknown) => {
			console.error(error instanceof Error ? error.message : error);
		});
	}

	/** A match is shown once it is stored. */
	private async keep() {
		await this.keeping.table();
		if (this.running && !this.keeping.behind) this.audience.present(this.running);
	}
}
