import type { PlayerID } from '$lib/table/match';
import type { Link } from './link';
import { Place } from './place';
import { Pulse } from './pulse';
import { readHostFrame } from './protocol';
import type { HostFrame, Reason, Saying, Wished } from './protocol';
import { Reach } from './reach';
import type { GuestSetup, LinkState, Wish } from './standing';

export type { GuestSetup, GuestState, LinkState, Move, Wish } from './standing';

/**
 * One person's end of the table: carries what is said to the host and back, and finds the way back
 * by itself when the link is lost.
 */
export class Guest {
	private readonly reach: Reach;
	private readonly place: Place;
	private readonly pulse: Pulse;
	private link: Link | null = null;
	private done = false;
	private state: LinkState = 'connecting';

	constructor(private readonly setup: GuestSetup) {
		const { now = () => performance.now() } = setup;
		this.place = new Place({
			...setup,
			now,
			send: (frame) => this.link?.send(frame),
			ended: (why) => this.end(why)
		});
		this.reach = new Reach({
			connect: () => setup.connect(),
			greet: (link) => link.send(this.place.hello()),
			answered: (link, message) => this.answered(link, message),
			missed: (why) => this.unreached(why)
		});
		this.pulse = new Pulse({
			now,
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
		this.place.ask(wish);
		this.link?.send(this.place.hello());
	}

	/** Sends an action and resolves when it has been answered. One at a time: others are dropped. */
	act(move: string, args: unknown[], question: number): Promise<void> {
		return this.done ? Promise.resolve() : this.place.act(move, args, question);
	}

	/** Says something to the table; resolves when the host has heard it. One thing at a time. */
	say(said: Saying): Promise<void> {
		return this.done ? Promise.resolve() : this.place.say(said);
	}

	/** Asks the host to let this seat move to another phone. */
	askToMove() {
		if (!this.done) this.place.askToMove();
	}

	/** Wishes something for another's seat; what came of it shows in the lobby. */
	wishFor(seat: PlayerID, wish: Wished) {
		this.place.wishFor(seat, wish);
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

	/** A link that is being tried has spoken: the first that is let in, or refused, is the one. */
	private answered(link: Link, message: unknown) {
		const frame = readHostFrame(message);
		if (this.done || !frame) return link.close();
		const older = this.link;
		if (frame.t === 'welcome' && frame.epoch < this.place.epoch) return link.close();
		this.link = link;
		this.reach.stop();
		link.onMessage((next) => this.hear(link, next));
		link.onClose(() => this.lost(link));
		link.onTrouble((trouble) => this.troubled(link, trouble));
		older?.close();
		const { changedMind } = this.place;
		if (frame.t === 'welcome') this.place.anew();
		this.hear(link, message);
		if (changedMind) link.send(this.place.hello());
	}

	private hear(link: Link, message: unknown) {
		const frame = readHostFrame(message);
		if (link !== this.link || !frame) return;
		this.pulse.hear();
		if (this.state !== 'open') this.become('open');
		this.take(frame);
	}

	private take(frame: HostFrame) {
		if (frame.t !== 'bye') this.place.take(frame);
		else if (frame.why === 'away') this.lost(this.link, true);
		else this.end(frame.why);
	}

	private beat(now: number) {
		this.link?.send({ t: 'ping' });
		this.place.resend(now);
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
		const stranger = this.place.epoch === 0 && !this.link;
		if (stranger) this.setup.tell({ refused: why });
	}

	private become(state: LinkState) {
		const known = this.place.epoch > 0 || state !== 'away';
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
		this.place.giveUp();
		this.link?.close();
		this.state = 'closed';
		this.setup.tell({ link: 'closed', pending: false, saying: false });
	}
}
