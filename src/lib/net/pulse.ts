/** How often the host is asked for a sign of life, and after what silence it is away, ms: within 6 s. */
const BEAT = 1500;
const AWAY_AFTER = 4400;
/** A beat that comes this much too late means that this page slept, ms. */
const SLEPT = 1400;
/** How long a host may take to answer when this page has just woken up, ms. */
const PROBE = 1900;

/** What a pulse reports. */
export interface PulseSetup {
	/** A clock that only grows, ms. */
	now(): number;
	/** Time for a sign of life of our own. */
	beat(now: number): void;
	/** This page has slept and cannot tell how long. */
	woke(): void;
	/** Nothing has been heard for too long. */
	silent(): void;
}

/** Tells by signs of life whether the host is there: the connection itself does not know. */
export class Pulse {
	private heard: number;
	private last: number;
	private readonly timer: ReturnType<typeof setInterval>;

	constructor(private readonly setup: PulseSetup) {
		this.heard = this.last = setup.now();
		this.timer = setInterval(() => this.tick(), BEAT);
	}

	/** A sign of life has come. */
	hear() {
		this.heard = this.setup.now();
	}

	/** Gives the host a short while to be heard, however long the silence was. */
	probe() {
		this.heard = Math.max(this.heard, this.setup.now() - AWAY_AFTER + PROBE);
	}

	stop() {
		clearInterval(this.timer);
	}

	private tick() {
		const now = this.setup.now();
		const slept = now - this.last > BEAT + SLEPT;
		this.last = now;
		if (slept) return this.setup.woke();
		this.setup.beat(now);
		if (now - this.heard > AWAY_AFTER) this.setup.silent();
	}
}
