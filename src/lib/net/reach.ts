import type { Link } from './link';
import { REASONS, type Reason } from './protocol';

/** What a search for the host needs. */
export interface ReachSetup {
	connect(): Promise<Link>;
	/** Says hello on a new link. */
	greet(link: Link): void;
	/** Hears the first message on it. */
	answered(link: Link, message: unknown): void;
	/** A try has failed. */
	missed(why: Reason): void;
}

/** Pauses between tries, s; the last one for ever. */
const PAUSES = [0.3, 1, 2, 4, 8, 16, 30];
/** Tries follow each other no closer than this, however often a new link is lost at once, ms. */
const SHORTEST = 250;
/** How long a page that says goodbye may still be known to the signalling server, ms. */
const FAREWELL = 500;
/** A try that comes to no end of its own, as on a network that swallows everything, ends after this, ms. */
const LEADS_NOWHERE = 20_000;
/** A host that is reached but does not answer is given up after this, ms. */
const ANSWER = 10_000;

const reasonOf = (error: unknown): Reason =>
	REASONS.find((reason) => error instanceof Error && error.message === reason) ?? 'unreachable';

/** Tries to reach the host, one link at a time, again and again until told to stop. */
export class Reach {
	private running = false;
	private trying = false;
	private tries = 0;
	private pause: ReturnType<typeof setTimeout> | null = null;
	private attempt = 0;
	private tried = -Infinity;

	constructor(private readonly setup: ReachSetup) {}

	/** Tries at once, and from short pauses on. */
	now() {
		this.running = true;
		this.tries = 0;
		this.after(Math.max(0, this.tried + SHORTEST - performance.now()));
	}

	/** Tries once a page that has just said goodbye is gone: it would not answer any more. */
	soon() {
		this.running = true;
		this.tries = 0;
		this.after(FAREWELL);
	}

	/** No more tries; one that is under way comes to nothing. */
	stop() {
		this.running = this.trying = false;
		this.attempt += 1;
		if (this.pause) clearTimeout(this.pause);
	}

	private after(ms: number) {
		if (this.trying) return;
		if (this.pause) clearTimeout(this.pause);
		if (ms > 0) this.pause = setTimeout(() => void this.again(), ms);
		else void this.again();
	}

	private async again() {
		if (!this.running || this.trying) return;
		this.trying = true;
		this.tried = performance.now();
		const attempt = ++this.attempt;
		const isCurrent = () => attempt === this.attempt;
		const late = setTimeout(() => {
			if (!isCurrent()) return;
			this.attempt += 1;
			this.failed('noSignalling');
		}, LEADS_NOWHERE);
		try {
			const link = await this.setup.connect();
			if (isCurrent()) this.listen(link, isCurrent);
			else link.close();
		} catch (error) {
			if (isCurrent()) this.failed(reasonOf(error));
		} finally {
			clearTimeout(late);
		}
	}

	private listen(link: Link, isCurrent: () => boolean) {
		const giveUp = () => {
			clearTimeout(late);
			if (!isCurrent()) return;
			this.attempt += 1;
			link.close();
			this.failed('unreachable');
		};
		const late = setTimeout(giveUp, ANSWER);
		link.onClose(giveUp);
		link.onMessage((message) => {
			clearTimeout(late);
			if (isCurrent()) this.setup.answered(link, message);
			else link.close();
		});
		this.setup.greet(link);
	}

	private failed(why: Reason) {
		this.trying = false;
		this.setup.missed(why);
		if (!this.running) return;
		const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
		this.tries += 1;
		this.after(pause * 1000);
	}
}
