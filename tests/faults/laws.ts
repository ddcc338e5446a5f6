import { digestOf, play } from '$lib/replay/play';
import type { HostFrame } from '$lib/net/protocol';
import type { Replay } from '$lib/replay/format';
import type { SavedMove, SavedTable } from '$lib/saves/saves';
import { act, createMatch, viewOf, type Match, type TableGame } from '$lib/table/match';
import { canaryOf, HIDDEN } from './canaries';
import type { Disk } from './disk';
import { Talked } from './talked';
import { Tickets } from './tickets';

/** What is known of a device that gets frames. */
export interface Listener {
	name: string;
	token: string;
}

/** A law that was broken: its number and what happened. */
export interface Violation {
	law: 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'L1' | 'E0';
	what: string;
}

function replayOf(moves: SavedMove[], table: SavedTable): Replay {
	const { game, rules, seed, seats, options } = table;
	return {
		format: 1,
		game,
		rules,
		seed: seed!,
		seats: seats.map(({ name }) => name),
		options,
		moves: moves.map(({ seat, move, args }) => [seat, move, ...args]),
		checks: {}
	};
}

type Answer = { ok: boolean; n: number };

/** Watches every frame of a run, and looks at what is left when it is over. */
export class Laws {
	readonly violations: Violation[] = [];
	/** Ids of moves that a loss of power took back, or that were never said to be kept. */
	readonly takenBack = new Set<string>();
	readonly talked: Talked;
	readonly tickets: Tickets;
	/** The match as what is safe tells it, and the moves it was made of. */
	private shadow: { match: Match; moves: SavedMove[]; seed: string } | null = null;
	private readonly views = new Map<string, string>();
	/** What each device was told about its actions: seat and id -> answer. */
	private readonly told = new Map<string, Answer>();

	constructor(
		private readonly game: TableGame,
		private readonly disk: Disk
	) {
		const broken = this.broken.bind(this);
		this.talked = new Talked(broken, disk);
		this.tickets = new Tickets(broken);
	}

	broken(law: Violation['law'], what: string) {
		if (this.violations.length < 20) this.violations.push({ law, what });
	}

	seatOf({ token }: Listener): string | null {
		const seat = this.disk.table?.seats.findIndex((one) => one.token === token) ?? -1;
		return seat < 0 ? null : String(seat);
	}

	/** The host sends a frame to a device. `kept`: it does not say that it keeps nothing. */
	sent(to: Listener, frame: HostFrame, kept = true) {
		this.searched(to, frame);
		if (!kept) {
			if (frame.t === 'ack') this.takenBack.add(frame.id);
			return;
		}
		if (frame.t === 'view') this.shown(to, frame.view.n, frame.view);
		if (frame.t === 'talk') this.talked.sent(frame);
		if (frame.t !== 'ack' || this.talked.answered(frame) || !frame.ok) return;
		const move = this.disk.moves.get(frame.n - 1);
		if (move?.id !== frame.id && !this.takenBack.has(frame.id))
			this.broken('S3', `${to.name} is told that ${frame.id} counts as ${frame.n}: it is not safe`);
	}

	/** A device has heard a frame. */
	heard(by: Listener, frame: HostFrame) {
		if (frame.t !== 'ack' || this.talked.heard(frame)) return;
		const answer = { ok: frame.ok, n: frame.ok ? frame.n : -1 };
		const key = `${by.name}/${frame.id}`;
		const before = this.told.get(key);
		if (before && JSON.stringify(before) !== JSON.stringify(answer) && !this.excused(frame.id))
			this.broken('S3', `${key} is answered in two ways`);
		this.told.set(key, before ?? answer);
	}

	/** S3 and S5, once everything is at rest. */
	settled(moves: SavedMove[], table: SavedTable, replays: Replay[]) {
		const counted = new Map(moves.map(({ id }, i) => [id, i + 1]));
		if (counted.size !== moves.length) this.broken('S3', 'an action is applied twice');
		for (const [key, { ok, n }] of this.told) {
			const id = key.slice(key.indexOf('/') + 1);
			if (this.excused(id)) continue;
			if (ok && counted.get(id) !== n) this.broken('S3', `${key} was acknowledged and is lost`);
			if (!ok && counted.has(id)) this.broken('S3', `${key} was refused and is applied`);
		}
		const replay = replayOf(moves, table);
		const match = play(this.game, replay);
		const digest = digestOf(match);
		for (const { checks, ...other } of replays) {
			if (checks.end !== digest)
				this.broken('S5', `the replay ends in ${digest}, the table in ${checks.end}`);
			if (JSON.stringify({ ...other, checks: {} }) !== JSON.stringify(replay))
				this.broken('S5', 'the replay that is told is not that of the decisions');
		}
		return match;
	}

	private excused(id: string) {
		return this.takenBack.has(id);
	}

	/** S1: nothing that this device may not know is in what it is sent. */
	private searched(to: Listener, frame: HostFrame) {
		const { table } = this.disk;
		if (!table || frame.t === 'pong') return;
		const over = frame.t === 'replay' || (frame.t === 'view' && frame.view.over !== null);
		const text = JSON.stringify(frame);
		this.tickets.sent(to, frame, text);
		const own = this.seatOf(to);
		const secrets = [table.peerToken, ...table.seats.map(({ token }) => token)];
		secrets.push(...(table.moved ?? []));
		if (!over && table.seed) secrets.push(table.seed, HIDDEN);
		for (const [seat, { token }] of table.seats.entries()) {
			if (!over && String(seat) !== own) secrets.push(canaryOf(String(seat)));
			if (token === to.token) secrets.splice(secrets.indexOf(token), 1);
		}
		const found = secrets.find((secret) => secret !== null && text.includes(secret));
		if (found) this.broken('S1', `${frame.t} to ${to.name} (seat ${own}) holds ${found}`);
	}

	/** S2, at every moment: a view is that of a match the host has safe, as this seat sees it. */
	private shown(to: Listener, n: number, view: unknown) {
		const { match } = this.follow(n) ?? {};
		if (match?.n !== n) return this.broken('S2', `${to.name} sees ${n}, which is not safe`);
		const seat = this.seatOf(to);
		const key = `${n}/${seat}`;
		const right = this.views.get(key) ?? JSON.stringify(viewOf(match, seat));
		this.views.set(key, right);
		if (JSON.stringify(view) !== right)
			this.broken('S2', `${to.name} sees ${n} as seat ${seat} never had it`);
	}

	/** The match after `n` safe moves; `null` when so many are not safe. */
	private follow(n: number) {
		const { table, moves } = this.disk;
		if (!table?.seed || n > moves.size) return null;
		const same = (move: SavedMove, i: number) => moves.get(i)?.id === move.id;
		const { shadow } = this;
		if (!shadow || shadow.seed !== table.seed || shadow.match.n > n || !shadow.moves.every(same)) {
			const { seats, seed, options } = table;
			const match = createMatch(this.game, { seats: seats.length, seed, options });
			this.shadow = { match, moves: [], seed };
			this.views.clear();
		}
		const { match, moves: made } = this.shadow!;
		while (match.n < n) {
			const move = moves.get(match.n);
			if (!move || act(match, move.seat, move.move, move.args)) return null;
			made.push(move);
		}
		return this.shadow;
	}
}
