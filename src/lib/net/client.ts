import type { Link } from './link';
import type { HostFrame, SeatInfo } from './protocol';

type Presence = SeatInfo['presence'];

/** Malformed or flooding frames before a link is closed. */
const MOST_BAD = 5;
/** Frames a link may send at once, and how many more each second. */
const BURST = 60;
const RATE = 20;
/** Jobs of one link that wait for their turn. */
const MOST_QUEUED = 16;
/** Bytes waiting to be sent above which views are left out until the other side catches up. */
const MOST_BACKLOG = 256 * 1024;
/** Silence after which a phone counts as away, ms. With a look every second: within 6 s. */
const AWAY_AFTER = 4500;

/** One link of a host: who it has proved to be, and how it behaves. */
export class Client {
	/** What it has proved by a hello and is bound to; `null` for a stranger. */
	token: string | null = null;
	page: string | null = null;
	/** Whether it has ever said hello. */
	greeted = false;
	/** Whether it has been heard lately. */
	here = true;
	/** The connection below falters: whoever is silent on it is gone rather than asleep. */
	troubled = false;
	/** A view was left out: the next one is due when there is room. */
	behind = false;
	/** When it was last heard, ms. */
	heard: number;
	/** Its jobs that wait for their turn. */
	queued = 0;
	private bad = 0;
	private allowance = BURST;
	private refilled: number;

	/** `local`: a page of the host's own device, which is always here. `since`: now, ms. */
	constructor(
		readonly link: Link,
		readonly local: boolean,
		readonly since: number
	) {
		this.heard = this.refilled = since;
	}

	send(frame: HostFrame) {
		this.link.send(frame);
	}

	/** Sends a view unless the link is choked; `false` when it was left out. */
	sendView(frame: HostFrame): boolean {
		this.behind = this.isChoked;
		if (!this.behind) this.link.send(frame);
		return !this.behind;
	}

	get isChoked(): boolean {
		return this.link.backlog() > MOST_BACKLOG;
	}

	/** Notes a sign of life; `false` when the link sends more than anybody needs to. */
	hear(now: number): boolean {
		this.allowance = Math.min(BURST, this.allowance + ((now - this.refilled) / 1000) * RATE);
		this.refilled = this.heard = now;
		this.allowance -= 1;
		return this.local || this.allowance >= 0;
	}

	/** Notes a bad frame; `true` when it was one too many. */
	misbehave(): boolean {
		this.bad += 1;
		return this.bad >= MOST_BAD;
	}

	get isBusy(): boolean {
		return this.queued >= MOST_QUEUED;
	}

	get presence(): Presence {
		if (this.here) return 'here';
		return this.troubled ? 'gone' : 'asleep';
	}

	/** Whether it counts as here at `now`. */
	isHere(now: number): boolean {
		return this.local || now - this.heard < AWAY_AFTER;
	}
}
