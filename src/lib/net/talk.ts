import type { SavedLine } from '$lib/saves/saves';
import { Answers, type Answer } from './answers';
import { MOST_LINES, readSaying, type Saying, type TalkLine } from './protocol';
import type { Room } from './room';

/** Lines one person may say at once, and the time until there may be one more, ms. */
const BURST = 4;
const PAUSE = 2000;

/**
 * What has been said at the table, apart from the match: no line of it changes a state. It is kept
 * with the table, which is small and written as a whole, so that it outlives a reload of the host.
 */
export class Talk {
	private readonly lines: SavedLine[];
	private readonly answers = new Answers();
	/** When each person may say the next line if they have said all they may at once, ms. */
	private readonly due = new Map<string, number>();
	private shownAs: string;

	constructor(
		private readonly room: Room,
		private readonly now: () => number
	) {
		const saved = room.table.talk ?? [];
		// Numbers without a gap: of lines that are spoilt, only those behind are of use.
		const spoilt = saved.findLastIndex(
			({ n, said }, i) => n !== saved[0]!.n + i || !readSaying(said)
		);
		this.lines = saved.slice(spoilt + 1).slice(-MOST_LINES);
		for (const { by, id, n } of this.lines) this.answers.remember(by, id, { ok: true, n });
		this.shownAs = this.speakers();
	}

	/** Number of the newest line; 0 before the first. */
	get newest(): number {
		return this.lines.at(-1)?.n ?? 0;
	}

	/** Numbers of the first and the last line that is kept; every one between them is. */
	get span(): [number, number] {
		return [this.lines[0]?.n ?? 1, this.newest];
	}

	/** Lets somebody who is seated say something; what is repeated gets the answer it had. */
	say(token: string, id: string, said: Saying): Answer {
		const before = this.answers.of(token, id);
		if (before) return before;
		if (!this.mayTalk(token))
			return this.answers.remember(token, id, { ok: false, why: 'tooFast' });
		const n = this.newest + 1;
		this.lines.push({ n, id, by: token, name: this.nameOf(token) ?? '', said });
		this.lines.splice(0, this.lines.length - MOST_LINES);
		this.room.table.talk = this.lines;
		return this.answers.remember(token, id, { ok: true, n });
	}

	/** Lines after number `n`, each with the seat and the name its speaker has now. */
	after(n: number): TalkLine[] {
		return this.lines
			.filter((line) => line.n > n)
			.map(({ n, by, name, said }) => ({
				n,
				seat: this.room.seatOf(by),
				name: this.nameOf(by) ?? name,
				said: readSaying(said)!
			}));
	}

	/** What one token has said belongs to another from now on. */
	handOver(from: string, to: string) {
		for (const line of this.lines) if (line.by === from) line.by = to;
		if (this.lines.length) this.room.table.talk = this.lines;
		const due = this.due.get(from);
		if (due !== undefined) this.due.set(to, due);
	}

	/** Whether speakers have other seats or names than when this was last asked. */
	changedHands(): boolean {
		const before = this.shownAs;
		this.shownAs = this.speakers();
		return before !== this.shownAs;
	}

	private mayTalk(token: string): boolean {
		const now = this.now();
		const due = Math.max(now - (BURST - 1) * PAUSE, this.due.get(token) ?? -Infinity);
		if (due > now) return false;
		this.due.set(token, due + PAUSE);
		return true;
	}

	private nameOf(token: string): string | undefined {
		return this.room.table.seats[Number(this.room.seatOf(token) ?? NaN)]?.name;
	}

	private speakers(): string {
		const { seats } = this.room.table;
		return JSON.stringify(seats.map(({ token, name }) => [token, name]));
	}
}
