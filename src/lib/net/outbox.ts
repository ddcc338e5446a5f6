import type { GuestFrame } from './protocol';

/** What is answered with an `ack`. */
type Asking = GuestFrame & { t: 'act' | 'say' | 'ticket' };

/** An unanswered action is sent again after this, ms. */
export const RESEND = 4000;

interface Waiting {
	frame: Asking;
	sent: number;
	/** Accepted as this number: settled once a view of it has been seen. */
	due: number | null;
	settle(): void;
}

/** What has been said and is under way: kept until the host has answered it and shown what came of it. */
export class Outbox {
	private waiting: Waiting | null = null;

	get isFull(): boolean {
		return this.waiting !== null;
	}

	/** The host has answered it, and what came of it has not been seen yet. */
	get isAnswered(): boolean {
		return this.waiting !== null && this.waiting.due !== null;
	}

	/** Puts a frame in; what it returns resolves when that is settled. `now` in ms. */
	put(frame: Asking, now: number): Promise<void> {
		let settle = () => {};
		const answered = new Promise<void>((resolve) => (settle = resolve));
		this.waiting = { frame, sent: now, due: null, settle };
		return answered;
	}

	/** What is to be sent again: not yet answered, and last sent at least `age` ms ago. */
	unanswered(now: number, age = 0): Asking[] {
		if (!this.waiting || this.waiting.due !== null || now - this.waiting.sent < age) return [];
		this.waiting.sent = now;
		return [this.waiting.frame];
	}

	/** The host has answered: `due` is the number of the view to wait for. `true` when settled. */
	answer(id: string, due: number, seen: number): boolean {
		if (this.waiting?.frame.id !== id) return false;
		this.waiting.due = due;
		return this.seen(seen);
	}

	/** A view has come. `true` when that settles the action. */
	seen(n: number): boolean {
		if (!this.waiting || this.waiting.due === null || n < this.waiting.due) return false;
		this.giveUp();
		return true;
	}

	/** Lets go of what waits, answered or not. */
	giveUp() {
		this.waiting?.settle();
		this.waiting = null;
	}
}
