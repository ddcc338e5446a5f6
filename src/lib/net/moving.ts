import type { PlayerID } from '$lib/table/match';
import { Answers } from './answers';
import type { Audience } from './audience';
import type { Client } from './client';
import type { Reason } from './protocol';
import type { Room } from './room';
import type { Talk } from './talk';
import { newToken, sameToken } from './token';

/** How long a ticket is good, ms. */
const LASTS = 120_000;

/** What lets another phone take a seat: its secret, and how long it is good, ms. */
export interface Ticket {
	secret: string;
	lasts: number;
}

/** A ticket as the host knows it: the token whose seat it is for, and the request it answers. */
interface Issued {
	secret: string;
	of: string;
	id: string | null;
	/** Its person was away, and is back: it is good for nothing. */
	late?: true;
	until: number;
}

/** What moving needs of the table. */
export interface MovingSetup {
	room: Room;
	audience: Audience;
	talk: Talk;
	/** A clock that only grows, ms. */
	now(): number;
	/** Stores the table; resolves with whether that outlives the host's page. */
	keep(): Promise<boolean>;
	/** Told which seats want to move, whenever that may have changed. */
	wanted?: ((seats: PlayerID[]) => void) | undefined;
}

/**
 * Seats that move to another phone: whoever sits there asks, the host allows it, and a ticket that
 * is good once and not for long binds the seat to the token of the phone that shows it. Tickets live
 * in memory alone: a host that starts anew knows of none.
 */
export class Moving {
	/** Who has asked and waits for the host, each with the id of the request. */
	private readonly wants = new Map<string, string>();
	private readonly denied = new Answers();
	private issued: Issued[] = [];

	constructor(private readonly setup: MovingSetup) {}

	/** The person at a link asks for a ticket; what is repeated gets the answer it had. */
	ask(client: Client, id: string) {
		const { audience, room } = this.setup;
		const { token } = client;
		if (token === null || audience.seatOf(client) === null)
			return client.send({ t: 'ack', id, ok: false, why: 'notSeated' });
		if (sameToken(token, room.table.ownToken))
			return client.send({ t: 'ack', id, ok: false, why: 'hostStays' });
		const before = this.denied.of(token, id);
		if (before && !before.ok) return client.send({ t: 'ack', id, ...before });
		const ticket = this.valid.find((one) => one.of === token && one.id === id);
		if (ticket) return this.hand(ticket);
		this.wants.set(token, id);
		this.tell();
	}

	/** The host has decided about a seat that wants to move. */
	answer(seat: PlayerID, allowed: boolean) {
		const token = this.tokenAt(seat);
		const id = token === null ? undefined : this.wants.get(token);
		if (token === null || id === undefined) return;
		this.wants.delete(token);
		if (allowed) this.hand(this.issue(token, id));
		else {
			this.denied.remember(token, id, { ok: false, why: 'ticketDenied' });
			this.setup.audience.tellOne(token, { t: 'ack', id, ok: false, why: 'ticketDenied' });
		}
		this.tell();
	}

	/** A ticket for the seat of a person who is away; `null`: there is none for this seat. */
	give(seat: PlayerID): Ticket | null {
		const token = this.tokenAt(seat);
		if (token === null || this.setup.audience.isHere(seat)) return null;
		if (sameToken(token, this.setup.room.table.ownToken)) return null;
		return { secret: this.issue(token, null).secret, lasts: LASTS };
	}

	/** Somebody is heard again: that they were away is no reason any more to give their seat to another phone. */
	returned(seat: PlayerID) {
		const token = this.tokenAt(seat);
		for (const ticket of this.issued)
			if (ticket.of === token && ticket.id === null) ticket.late = true;
	}

	/** Whether a ticket is for the seat of another token than this. */
	isForAnother(secret: string, token: string): boolean {
		return this.valid.some((one) => sameToken(one.secret, secret) && !sameToken(one.of, token));
	}

	/** Binds a seat to the token of the phone that shows a ticket. Returns why not. */
	async redeem(secret: string, token: string): Promise<Reason | null> {
		const { room, audience, talk, keep } = this.setup;
		const [ticket] = this.valid.filter((one) => sameToken(one.secret, secret));
		if (!ticket) return 'badTicket';
		if (ticket.late) return 'ticketVoid';
		const { of } = ticket;
		const { moved = [] } = room.table;
		this.issued = this.issued.filter((one) => one !== ticket);
		if (!room.handOver(of, token)) return 'badTicket';
		talk.handOver(of, token);
		if (!(await keep())) {
			// The old phone would forget a seat that the disk still says is its own.
			room.handOver(token, of);
			room.table.moved = moved;
			talk.handOver(token, of);
			this.issued.push(ticket);
			// A disk that answers late would have the seat moved.
			await keep();
			return 'notStored';
		}
		this.wants.delete(of);
		audience.expel(of, 'moved');
		this.tell();
		return null;
	}

	/** Tells the host which seats want to move; seats may have changed places. */
	tell() {
		const seats = [...this.wants.keys()].map((token) => this.setup.room.seatOf(token));
		this.setup.wanted?.(seats.filter((seat) => seat !== null));
	}

	private get valid(): Issued[] {
		const now = this.setup.now();
		return this.issued.filter(({ until }) => now < until);
	}

	/** A new ticket; the one before for the same seat is good no more. */
	private issue(of: string, id: string | null): Issued {
		const ticket = { secret: newToken(), of, id, until: this.setup.now() + LASTS };
		this.issued = [...this.valid.filter((one) => one.of !== of), ticket];
		return ticket;
	}

	private hand({ secret, of, id, until }: Issued) {
		const lasts = Math.ceil(until - this.setup.now());
		if (id !== null) this.setup.audience.tellOne(of, { t: 'ticket', id, secret, lasts });
	}

	private tokenAt(seat: PlayerID): string | null {
		const found = this.setup.room.table.seats[Number(seat)];
		return found?.kind === 'person' ? found.token : null;
	}
}
