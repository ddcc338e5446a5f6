import type { GuestFrame } from './protocol';
import { randomHex } from './token';

type Act = GuestFrame & { t: 'act' };

/** An unanswered action is sent again after this, ms. */
export const RESEND = 4000;

interface Waiting {
	frame: Act;
	sent: number;
	/** Accepted as this number: settled once a view of it has been seen. */
	due: number | null;
	settle(): void;
}

/** The action that is under way: kept until the host has answered it and shown what came of it. */
export class Outbox {
	private waiting: Waiting | null = null;

	get isFull(): boolean {
		return this.waiting !== null;
	}

	/** The host has answered it, and what came of it has not been seen yet. */
	get isAnswered(): boolean {
		return this.waiting !== null && this.waiting.due !== null;
	}

	/** Puts an action in; `answered` resolves when it is settled. `now` in ms. */
	put(said: Pick<Act, 'move' | 'args' | 'question'>, now: number) {
		const frame: Act = { t: 'act', id: randomHex(8), ...said };
		let settle = () => {};
		const answered = new Promise<void>((resolve) => (settle = resolve));
		this.waiting = { frame, sent: now, due: null, settle };
		return { frame, answered };
	}

	/** What is to be sent again: not yet answered, and last sent at least `age` ms ago. */
	unanswered(now: number, age = 0): Act[] {
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
