import type { HostFrame } from '$lib/net/protocol';
import type { Listener, Violation } from './laws';

/** Watches the tickets with which seats move: each is told to the phone that asked for it, and to no other. */
export class Tickets {
	/** Ids of wishes to move -> token of the phone that asks. */
	private readonly wishes = new Map<string, string>();
	/** Secrets of tickets -> token of the one phone that may be told; `null`: it stays with the host. */
	private readonly known = new Map<string, string | null>();

	constructor(private readonly broken: (law: Violation['law'], what: string) => void) {}

	/** A phone asks to be moved, for the first time or again. */
	asked(by: Listener, id: string) {
		this.wishes.set(id, by.token);
	}

	/** The host has a ticket on its own page, to be shown there. */
	given(secret: string) {
		this.known.set(secret, null);
	}

	/** The host sends a frame, here as text too. */
	sent(to: Listener, frame: HostFrame, text: string) {
		if (frame.t === 'ticket' && !this.known.has(frame.secret))
			this.known.set(frame.secret, this.wishes.get(frame.id) ?? null);
		for (const [secret, token] of this.known)
			if (token !== to.token && text.includes(secret))
				this.broken('S1', `${frame.t} to ${to.name} holds the ticket of another`);
	}
}
