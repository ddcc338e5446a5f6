import type { PlayerID, SeatView } from '$lib/table/match';
import type { Link } from './link';
import { Outbox, RESEND } from './outbox';
import { Pulse } from './pulse';
import { PROTOCOL, readHostFrame } from './protocol';
import type { HostFrame, Lobby, Reason, Wished } from './protocol';
import { Reach } from './reach';
import type { GuestSetup, LinkState, Wish } from './standing';
import { randomHex } from './token';

export type { GuestSetup, GuestState, LinkState, Wish } from './standing';

const asOf = (seat: PlayerID | null) => (seat === null ? 'watch' : 'seat');

/**
 * One person's end of the table: keeps the newest view, sends actions until they are answered,
 * and finds the way back by itself when the link is lost.
 */
export class Guest {
	private readonly reach: Reach;
	private readonly outbox = new Outbox();
	private readonly page = randomHex(8);
	private readonly now: () => number;
	private readonly pulse: Pulse;
	private wish: Wish = { want: 'return' };
	/** The wish of the last hello that has been sent. */
	private asked: Wish = this.wish;
	private link: Link | null = null;
	private epoch = 0;
	private n = -1;
	private missed = 0;
	/** The match is over and its replay has not come yet. */
	private lacking = false;
	private letIn = false;
	private done = false;
	private state: LinkState = 'connecting';

	constructor(private readonly setup: GuestSetup) {
		this.now = setup.now ?? (() => performance.now());
		this.reach = new Reach({
			connect: () => setup.connect(),
			greet: (link) => link.send(this.hello()),
			answered: (link, message) => this.answered(link, message),
			missed: (why) => this.unreached(why)
		});
		this.pulse = new Pulse({
			now: this.now,
			beat: (now) => this.beat(now),
			woke: () => this.wake(),
			silent: () => {
				if (this.state === 'open') this.missing();
			}
		});
		this.reach.now();
	}

	/** Asks for a seat, or to watch; at once when there is a link, else as soon as there is. */
	ask(wish: Wish) {
		this.wish = wish;
		this.setup.tell({ refused: null });
		this.link?.send(this.hello());
	}

	/** Sends an action and resolves when it has been answered. One at a time: others are dropped. */
	act(move: string, args: unknown[], question: number): Promise<void> {
		if (this.done || this.outbox.isFull) return Promise.resolve();
		this.setup.tell({ pending: true, refused: null });
		const { frame, answered } = this.outbox.put({ move, args, question }, this.now());
		this.link?.send(frame);
		return answered;
	}

	/** Wishes something for another's seat; what came of it shows in the lobby. */
	wishFor(seat: PlayerID, wish: Wished) {
		this.setup.tell({ refused: null });
		this.link?.send({ t: 'wish', id: randomHex(8), wish, seat });
	}

	/** Looks at once whether the host is there: after waking up, or when the network has changed. */
	wake() {
		if (this.done) return;
		this.link?.send({ t: 'ping' });
		this.pulse.probe();
		if (this.state !== 'open') this.reach.now();
	}

	/** Tells the host that this page closes; it may come back. */
	hide() {
		this.link?.send({ t: 'bye' });
	}

	/** Ends it. `leave`: gives a seat in the lobby up, else the seat waits. */
	close(leave: boolean) {
		if (this.done) return;
		this.link?.send(leave ? { t: 'bye', leave } : { t: 'bye' });
		this.finish();
	}

	private hello() {
		const { token } = this.setup;
		this.asked = this.wish;
		return { t: 'hello', v: PROTOCOL, token, page: this.page, ...this.wish };
	}

	/** A link that is being tried has spoken: the first that is let in, or refused, is the one. */
	private answered(link: Link, message: unknown) {
		const frame = readHostFrame(message);
		if (this.done || !frame) return link.close();
		const older = this.link;
		if (frame.t === 'welcome' && frame.epoch < this.epoch) return link.close();
		this.link = link;
		this.reach.stop();
		link.onMessage((next) => this.hear(link, next));
		link.onClose(() => this.lost(link));
		link.onTrouble((trouble) => this.troubled(link, trouble));
		older?.close();
		const changedMind = this.asked !== this.wish;
		this.hear(link, message);
		if (changedMind) link.send(this.hello());
	}

	private hear(link: Link, message: unknown) {
		const frame = readHostFrame(message);
		if (link !== this.link || !frame) return;
		this.pulse.hear();
		if (this.state !== 'open') this.become('open');
		this.take(frame);
	}

	private take(frame: HostFrame) {
		const { tell } = this.setup;
		this.lacking &&= frame.t !== 'replay';
		if (frame.t === 'welcome') this.welcomed(frame.epoch, frame.seat);
		else if (frame.t === 'lobby') this.gather(frame.lobby, frame.seat);
		else if (frame.t === 'view') this.see(frame.epoch, frame.view);
		else if (frame.t === 'replay') tell({ replay: frame.replay });
		else if (frame.t === 'ack') this.settle(frame);
		else if (frame.t === 'pong') this.compare(frame.n);
		else if (frame.t === 'refused') this.turnedAway(frame.why, frame.canWatch);
		else if (frame.why === 'away') this.lost(this.link, true);
		else this.end(frame.why);
	}

	private welcomed(epoch: number, seat: PlayerID | null) {
		if (epoch > this.epoch) this.n = -1;
		this.epoch = epoch;
		this.letIn = true;
		this.fulfil({ want: seat === null ? 'watch' : 'return' });
		this.setup.tell({ seat, as: asOf(seat), refused: null, canWatch: false });
		for (const frame of this.outbox.unanswered(this.now())) this.link?.send(frame);
	}

	/** What the last hello asked for has been answered: what to ask for next time. */
	private fulfil(next: Wish) {
		if (this.asked === this.wish) this.wish = this.asked = next;
	}

	private gather(lobby: Lobby, seat: PlayerID | null) {
		this.setup.tell({ lobby, seat, as: this.letIn ? asOf(seat) : null });
	}

	private see(epoch: number, view: SeatView) {
		if (epoch !== this.epoch || view.n < this.n) return;
		this.n = view.n;
		this.lacking = view.over !== null;
		this.setup.tell({ view });
		if (this.outbox.seen(view.n)) this.setup.tell({ pending: false });
	}

	private settle(ack: HostFrame & { t: 'ack' }) {
		const settled = this.outbox.answer(ack.id, ack.ok ? ack.n : this.n, this.n);
		if (!ack.ok) this.setup.tell({ refused: ack.why });
		if (settled) this.setup.tell({ pending: false });
	}

	/** The host has more than we have seen, twice in a row: ask for everything again. */
	private compare(n: number) {
		this.missed = this.letIn && (n > this.n || this.lacking) ? this.missed + 1 : 0;
		if (this.missed < 2) return;
		this.missed = 0;
		this.link?.send(this.hello());
	}

	private turnedAway(why: Reason, canWatch: boolean) {
		if (why === 'removed' || why === 'tooOld' || why === 'tooNew') return this.end(why);
		if (why === 'badFrame') return this.setup.tell({ refused: why });
		// Only looked in: that there is no seat yet is no refusal.
		const silent = why === 'notSeated' && this.asked.want === 'return';
		this.letIn = false;
		this.fulfil({ want: 'return' });
		this.setup.tell({ refused: silent ? null : why, canWatch, as: null });
	}

	private beat(now: number) {
		this.link?.send({ t: 'ping' });
		for (const frame of this.outbox.unanswered(now, RESEND)) this.link?.send(frame);
	}

	/** The host is silent: look for it anew, beside the old link, which may come back by itself. */
	private missing() {
		this.become('away');
		this.reach.now();
	}

	private troubled(link: Link, trouble: boolean) {
		if (link !== this.link) return;
		if (trouble) this.missing();
		else this.link.send({ t: 'ping' });
	}

	private lost(link: Link | null, farewell = false) {
		if (this.done || link !== this.link) return;
		this.link = null;
		link?.close();
		this.become('away');
		if (farewell) this.reach.soon();
		else this.reach.now();
	}

	private unreached(why: Reason) {
		const stranger = this.epoch === 0 && !this.link;
		if (stranger) this.setup.tell({ refused: why });
	}

	private become(state: LinkState) {
		const known = this.epoch > 0 || state !== 'away';
		this.state = known ? state : 'connecting';
		if (state === 'open') this.reach.stop();
		this.setup.tell({ link: this.state });
	}

	private end(why: Reason) {
		this.setup.tell({ refused: why, canWatch: false });
		this.finish();
	}

	private finish() {
		this.done = true;
		this.pulse.stop();
		this.reach.stop();
		this.outbox.giveUp();
		this.link?.close();
		this.state = 'closed';
		this.setup.tell({ link: 'closed', pending: false });
	}
}
