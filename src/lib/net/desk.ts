import type { PlayerID } from '$lib/table/match';
import { cleanName } from './bounds';
import type { Host } from './host';
import type { Signalling } from './links/listen';
import type { Ticket } from './moving';

/** What only the host may do. */
export interface HostControls {
	setOptions(options: Record<string, unknown>): void;
	addBot(): void;
	/** An open seat or a bot disappears, a person is removed and barred; in a match a bot sits in. */
	removeSeat(id: PlayerID): void;
	moveSeat(id: PlayerID, by: -1 | 1): void;
	/** Lets a seat that wants to move to another phone do so, or refuses it. */
	answerMove(id: PlayerID, allowed: boolean): void;
	/** A ticket for the seat of a person who is away; `null`: this seat gets none. */
	giveSeat(id: PlayerID): Ticket | null;
	/** The host takes a seat under that name, or with `null` only hosts. */
	play(name: string | null): void;
	rename(name: string): void;
	/** Why the match cannot start: a reason, or the game's own sentence; `null`: it has. */
	start(): string | null;
	/** How this table stands to the signalling server. */
	readonly signalling: Signalling | 'off';
}

/** The controls of a host. `refuse` is told the reason when a wish cannot be met. */
export function deskOf(
	host: Host,
	signalling: () => Signalling | 'off',
	refuse: (why: string | null) => void
): HostControls {
	const { room } = host;
	const own = room.table.ownToken;
	const unlessRefused = (why: string | null) => {
		refuse(why);
		if (why === null) host.changed();
	};
	return {
		setOptions(options) {
			if (room.started) return;
			room.table.options = JSON.parse(JSON.stringify(options)) as Record<string, unknown>;
			host.changed();
		},
		addBot: () => void (room.addBot() && host.changed()),
		removeSeat: (id) => host.remove(id),
		moveSeat: (id, by) => void (room.move(id, by) && host.changed()),
		answerMove: (id, allowed) => host.moving.answer(id, allowed),
		giveSeat: (id) => host.moving.give(id),
		play(name) {
			if (name === null) return void (room.leave(own) && host.changed());
			if (room.seatOf(own) !== null) return this.rename(name);
			const clean = cleanName(name);
			if (clean) unlessRefused(room.take(own, clean));
		},
		rename(name) {
			const clean = cleanName(name);
			if (clean) unlessRefused(room.rename(own, clean));
		},
		start() {
			const why = host.start();
			refuse(why);
			return why;
		},
		get signalling() {
			return signalling();
		}
	};
}
