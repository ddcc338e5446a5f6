import type { SavedSeat, SavedTable } from '$lib/saves/saves';
import type { PlayerID } from '$lib/table/match';
import { sameName } from './bounds';
import { isAmong, sameToken } from './token';

/** Tokens remembered whose seat has moved to another phone. */
const MOST_MOVED = 64;

const openSeat = (): SavedSeat => ({ kind: 'open', name: '', token: null });

/** Names that bots carry; numbers fill the gaps, so that no two seats share one. */
const botName = (number: number) => `Bot ${number}`;

/** Seats, their secrets and who is barred: everything of a table but the match. Writes into `table`. */
export class Room {
	constructor(
		readonly table: SavedTable,
		private readonly size: { min: number; max: number }
	) {}

	get started(): boolean {
		return this.table.seed !== null;
	}

	/** Seats that a bot answers for, whether it is theirs or it only sits in. */
	get bots(): PlayerID[] {
		return this.table.seats.flatMap(({ kind, standIn }, i) =>
			kind === 'bot' || standIn ? [String(i)] : []
		);
	}

	/** The seat that a token proves, or `null`. Looks at every seat whichever it is. */
	seatOf(token: string): PlayerID | null {
		let found: PlayerID | null = null;
		this.table.seats.forEach((seat, i) => {
			if (seat.token !== null && sameToken(seat.token, token)) found = String(i);
		});
		return found;
	}

	isBarred(token: string): boolean {
		return isAmong(this.table.barred, token);
	}

	/** Whether the seat of this token has moved to another phone. */
	hasMoved(token: string): boolean {
		return isAmong(this.table.moved ?? [], token);
	}

	/** Why nobody new can sit down; `null` when somebody can. */
	get closed(): 'running' | 'full' | null {
		if (this.started) return 'running';
		const free = this.table.seats.some(({ kind }) => kind === 'open');
		return free || this.table.seats.length < this.size.max ? null : 'full';
	}

	/** Seats a newcomer: the first open seat, else a new one. Returns why not. */
	take(token: string, name: string): 'running' | 'full' | 'nameTaken' | null {
		if (this.closed) return this.closed;
		if (this.isNameTaken(name, token)) return 'nameTaken';
		const person: SavedSeat = { kind: 'person', name, token };
		const free = this.table.seats.findIndex(({ kind }) => kind === 'open');
		if (free < 0) this.table.seats.push(person);
		else this.table.seats[free] = person;
		return null;
	}

	/** A person gives the seat up; in a running match nobody does, the seat waits. */
	leave(token: string): boolean {
		const seat = this.seatOf(token);
		if (seat === null || this.started) return false;
		this.table.seats[Number(seat)] = openSeat();
		return true;
	}

	/** The seat of one token is another's from now on. `false`: the first has none, or the other has one. */
	handOver(from: string, to: string): boolean {
		const seat = this.seatOf(from);
		if (seat === null || this.seatOf(to) !== null) return false;
		this.table.seats[Number(seat)]!.token = to;
		const others = (this.table.moved ?? []).filter((one) => !sameToken(one, to));
		this.table.moved = [...others, from].slice(-MOST_MOVED);
		return true;
	}

	rename(token: string, name: string): 'nameTaken' | null {
		const seat = this.seatOf(token);
		if (seat === null) return null;
		if (this.isNameTaken(name, token)) return 'nameTaken';
		this.table.seats[Number(seat)]!.name = name;
		return null;
	}

	/** A bot takes the first open seat, else a new one. */
	addBot(): boolean {
		const bot: SavedSeat = { kind: 'bot', name: this.freeBotName(), token: null };
		const free = this.table.seats.findIndex(({ kind }) => kind === 'open');
		if (this.started || free < 0) return this.grow(bot);
		this.table.seats[free] = bot;
		return true;
	}

	/**
	 * In the lobby the seat disappears; in a running match a bot sits in. The token of a removed
	 * person is barred and returned, but for `own`, which is never barred.
	 */
	remove(id: PlayerID, own: string): string | null {
		const seat = this.table.seats[Number(id)];
		if (!seat) return null;
		const { token } = seat;
		if (this.started) {
			if (seat.kind !== 'person' || token === own) return null;
			this.table.seats[Number(id)] = { kind: 'bot', name: seat.name, token: null };
		} else this.table.seats.splice(Number(id), 1);
		if (token === null || token === own) return null;
		this.table.barred.push(token);
		return token;
	}

	/** Moves a seat up or down the table order. */
	move(id: PlayerID, by: -1 | 1): boolean {
		const from = Number(id);
		const to = from + by;
		const { seats } = this.table;
		if (this.started || !seats[from] || !seats[to]) return false;
		[seats[from], seats[to]] = [seats[to], seats[from]];
		return true;
	}

	/** Why the match cannot start yet. */
	get notReady(): 'running' | 'tooFew' | null {
		if (this.started) return 'running';
		const filled = this.table.seats.filter(({ kind }) => kind !== 'open').length;
		return filled < this.size.min ? 'tooFew' : null;
	}

	/** Open seats go, the others stay in order; from here on the seats are fixed. */
	begin(seed: string) {
		this.table.seats = this.table.seats.filter(({ kind }) => kind !== 'open');
		this.table.seed = seed;
	}

	private grow(seat: SavedSeat): boolean {
		if (this.started || this.table.seats.length >= this.size.max) return false;
		this.table.seats.push(seat);
		return true;
	}

	private isNameTaken(name: string, token: string): boolean {
		return this.table.seats.some(
			(seat) =>
				seat.kind !== 'open' &&
				sameName(seat.name, name) &&
				!(seat.token !== null && sameToken(seat.token, token))
		);
	}

	private freeBotName(): string {
		for (let number = 1; ; number++)
			if (!this.isNameTaken(botName(number), '')) return botName(number);
	}
}

/** A new table in its lobby: the host by name, then open seats up to `seats`. */
export function newTable(setup: {
	code: string;
	role: SavedTable['role'];
	game: { id: string; rules: number; defaults(): Record<string, unknown> };
	peerToken: string;
	ownToken: string;
	name: string;
	seats: number;
}): SavedTable {
	const { code, role, game, peerToken, ownToken } = setup;
	return {
		format: 1,
		code,
		role,
		game: game.id,
		rules: game.rules,
		peerToken,
		ownToken,
		epoch: 0,
		seats: [
			{ kind: 'person', name: setup.name, token: ownToken },
			...Array.from({ length: setup.seats - 1 }, openSeat)
		],
		barred: [],
		options: game.defaults(),
		seed: null,
		over: false,
		at: 0
	};
}
