import type { PlayerID } from '$lib/table/match';
import type { Reason, SeatInfo, Wished } from './protocol';
import type { Room } from './room';

/** How long a nudge stands on a phone that is here; until then there is no other, ms. */
const NUDGE = 20_000;

/** Who wishes: a seat, the host, both, or, as a watcher, neither. */
export interface Wisher {
	seat: PlayerID | null;
	host: boolean;
}

/**
 * People whom a running match waits for: anybody may nudge them, and a bot sits in for who is away
 * when the host or more than half of the seated people want it, until that person is back.
 */
export class Absence {
	private readonly votes = new Map<PlayerID, Set<PlayerID>>();
	/** When a nudge came, or the nudged person came back, ms. */
	private readonly nudges = new Map<PlayerID, number>();

	constructor(
		private readonly room: Room,
		private readonly isHere: (seat: PlayerID) => boolean,
		private readonly now: () => number
	) {}

	/** Does what is wished for a seat. Returns why not. */
	wish(by: Wisher, wish: Wished, id: PlayerID): Reason | null {
		const seat = this.room.table.seats[Number(id)];
		const { started, table } = this.room;
		if (!started || table.over || seat?.kind !== 'person' || by.seat === id) return 'notAllowed';
		if (wish === 'nudge') return this.nudge(id);
		if (by.seat === null && !by.host) return 'notSeated';
		if (wish === 'wait') return this.wait(by, id);
		if (this.isHere(id)) return 'isHere';
		const votes = this.votesFor(id);
		if (by.seat !== null) this.votes.set(id, new Set([...votes, by.seat]));
		seat.standIn = by.host || this.votesFor(id).length > this.people / 2;
		return null;
	}

	/** What everybody sees of it at a seat. */
	of(id: PlayerID): Pick<SeatInfo, 'standIn' | 'votes' | 'nudged'> {
		return {
			standIn: this.room.table.seats[Number(id)]?.standIn ?? false,
			votes: this.votesFor(id),
			nudged: this.nudges.has(id)
		};
	}

	/** Somebody is back, and the seat theirs again. `true` when a bot sat in it. */
	returned(id: PlayerID): boolean {
		this.votes.delete(id);
		if (this.nudges.has(id)) this.nudges.set(id, this.now());
		const seat = this.room.table.seats[Number(id)];
		const sat = seat?.standIn ?? false;
		if (seat) delete seat.standIn;
		return sat;
	}

	/** Somebody has answered: no nudge is needed. `true` when there was one. */
	answered(id: PlayerID): boolean {
		return this.nudges.delete(id);
	}

	/** Ends the nudges that have been seen long enough. `true` when there was one. */
	look(): boolean {
		const seen = [...this.nudges].filter(([id, at]) => this.isHere(id) && this.now() - at >= NUDGE);
		for (const [id] of seen) this.nudges.delete(id);
		return seen.length > 0;
	}

	private nudge(id: PlayerID): Reason | null {
		if (this.nudges.has(id)) return 'tooSoon';
		this.nudges.set(id, this.now());
		return null;
	}

	private wait(by: Wisher, id: PlayerID): Reason | null {
		const seat = this.room.table.seats[Number(id)]!;
		if (by.host) {
			this.votes.delete(id);
			delete seat.standIn;
		} else if (seat.standIn) return 'notAllowed';
		else if (by.seat !== null) this.votes.get(id)?.delete(by.seat);
		return null;
	}

	private votesFor(id: PlayerID): PlayerID[] {
		const { seats } = this.room.table;
		return [...(this.votes.get(id) ?? [])].filter((by) => seats[Number(by)]?.kind === 'person');
	}

	private get people(): number {
		return this.room.table.seats.filter(({ kind }) => kind === 'person').length;
	}
}
