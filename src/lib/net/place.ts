import type { PlayerID, SeatView } from '$lib/table/match';
import { Outbox, RESEND } from './outbox';
import { MOST_LINES, PROTOCOL } from './protocol';
import type { GuestFrame, HostFrame, Lobby, Reason, Saying, TalkLine, Wished } from './protocol';
import type { GuestSetup, Wish } from './standing';
import { randomHex } from './token';

/** Marks the answers to what was said apart from those to actions. */
const SAID = 'said-';
/** Marks the answers to the wish to move. */
const MOVE = 'move-';

/** After these there is no way back in. */
const FINAL: Reason[] = ['removed', 'moved', 'tooOld', 'tooNew'];

/** These leave everything as it is. */
const STAY: Reason[] = ['badFrame', 'hasSeat'];

const asOf = (seat: PlayerID | null) => (seat === null ? 'watch' : 'seat');

/** What a place needs of the guest it belongs to. */
export interface PlaceSetup extends Pick<GuestSetup, 'token' | 'app' | 'rules' | 'tell'> {
	now(): number;
	/** Sends a frame if there is a link. */
	send(frame: GuestFrame): void;
	/** There is no way back in. */
	ended(why: Reason): void;
}

/**
 * One person's place at the table: what has been asked for, what the host has shown, and the action
 * that is under way. Knows nothing of how frames come and go.
 */
export class Place {
	/** Grows whenever the host starts anew; 0 before it has ever let this person in. */
	epoch = 0;
	private readonly outbox = new Outbox();
	private readonly sayings = new Outbox();
	private readonly moves = new Outbox();
	private readonly page = randomHex(8);
	/** The number that the host has given this page. */
	private opened: number | null = null;
	private wish: Wish = { want: 'return' };
	/** The wish of the last hello that has been sent. */
	private asked: Wish = this.wish;
	private n = -1;
	private missed = 0;
	/** What has not come yet although the host has sent it: the lobby when let in, the replay after the end. */
	private readonly due = new Set<'lobby' | 'replay'>();
	private letIn = false;
	/** A hello has been sent, and no answer to it has come. */
	private unanswered = false;
	private talk: TalkLine[] = [];
	/** The host has let this person in anew, and tells all its lines again. */
	private talkAnew = true;

	constructor(private readonly setup: PlaceSetup) {}

	/** The frame that asks for what is wished for now. */
	hello(): GuestFrame {
		const { token, app, rules } = this.setup;
		this.asked = this.wish;
		this.unanswered = true;
		const opened = this.opened === null ? {} : { opened: this.opened };
		return { t: 'hello', v: PROTOCOL, token, page: this.page, app, rules, ...opened, ...this.wish };
	}

	/** Something else has been wished for since the last hello. */
	get changedMind(): boolean {
		return this.asked !== this.wish;
	}

	/** From the next hello on, asks for this. */
	ask(wish: Wish) {
		this.wish = wish;
		this.setup.tell({ refused: null });
	}

	act(move: string, args: unknown[], question: number): Promise<void> {
		if (this.outbox.isFull) return Promise.resolve();
		this.setup.tell({ pending: true, refused: null });
		return this.send(this.outbox, { t: 'act', id: randomHex(8), move, args, question });
	}

	say(said: Saying): Promise<void> {
		if (this.sayings.isFull) return Promise.resolve();
		this.setup.tell({ saying: true, unsaid: null });
		return this.send(this.sayings, { t: 'say', id: SAID + randomHex(8), said });
	}

	/** Asks the host to let this seat move to another phone. */
	askToMove() {
		if (this.moves.isFull) return;
		this.setup.tell({ move: { is: 'asked' } });
		void this.send(this.moves, { t: 'ticket', id: MOVE + randomHex(8) });
	}

	wishFor(seat: PlayerID, wish: Wished) {
		this.setup.tell({ refused: null });
		this.setup.send({ t: 'wish', id: randomHex(8), wish, seat });
	}

	/** A new link is let in: what it will show is the match, even if a host that could keep nothing had more. */
	anew() {
		this.n = -1;
		this.talkAnew = true;
		if (!this.outbox.isAnswered) return;
		this.outbox.giveUp();
		this.setup.tell({ pending: false });
	}

	/** Does what a frame of the host says. */
	take(frame: Exclude<HostFrame, { t: 'bye' }>) {
		const { tell } = this.setup;
		if (frame.t === 'lobby' || frame.t === 'replay') this.due.delete(frame.t);
		if (frame.t === 'welcome') this.welcomed(frame);
		else if (frame.t === 'lobby') this.gather(frame.lobby, frame.seat);
		else if (frame.t === 'view') this.see(frame.epoch, frame.view);
		else if (frame.t === 'replay') tell({ replay: frame.replay });
		else if (frame.t === 'ack') this.settle(frame);
		else if (frame.t === 'talk') this.listen(frame.lines);
		else if (frame.t === 'ticket') this.mayMove(frame);
		else if (frame.t === 'pong') this.compare(frame.n, frame.said);
		else this.turnedAway(frame);
	}

	/** Sends again what has waited too long for its answer. */
	resend(now: number, age = RESEND) {
		for (const box of [this.outbox, this.sayings, this.moves])
			for (const frame of box.unanswered(now, age)) this.setup.send(frame);
	}

	/** Lets go of what is under way. */
	giveUp() {
		this.outbox.giveUp();
		this.sayings.giveUp();
		this.moves.giveUp();
		this.setup.tell({ pending: false, saying: false });
	}

	private send(box: Outbox, frame: Parameters<Outbox['put']>[0]): Promise<void> {
		const answered = box.put(frame, this.setup.now());
		this.setup.send(frame);
		return answered;
	}

	private welcomed({ epoch, seat, opened, app }: HostFrame & { t: 'welcome' }) {
		if (epoch > this.epoch) this.n = -1;
		this.epoch = epoch;
		this.opened = opened;
		this.talkAnew ||= !this.letIn;
		this.letIn = true;
		this.unanswered = false;
		this.due.add('lobby');
		this.fulfil({ want: seat === null ? 'watch' : 'return' });
		this.setup.tell({ seat, as: asOf(seat), refused: null, canWatch: false, hostApp: app });
		this.resend(this.setup.now(), 0);
	}

	/** What the last hello asked for has been answered: what to ask for next time. */
	private fulfil(next: Wish) {
		if (!this.changedMind) this.wish = this.asked = next;
	}

	private gather(lobby: Lobby, seat: PlayerID | null) {
		this.setup.tell({ lobby, seat, as: this.letIn ? asOf(seat) : null });
	}

	private see(epoch: number, view: SeatView) {
		if (epoch !== this.epoch || view.n < this.n) return;
		this.n = view.n;
		if (view.over) this.due.add('replay');
		else this.due.delete('replay');
		this.setup.tell({ view });
		if (this.outbox.seen(view.n)) this.setup.tell({ pending: false });
	}

	/** No line is there twice; what a host has forgotten goes when it tells all anew. */
	private listen(lines: TalkLine[]) {
		const heard = new Set(lines.map(({ n }) => n));
		const kept = this.talkAnew ? [] : this.talk;
		this.talkAnew = false;
		const all = [...kept.filter(({ n }) => !heard.has(n)), ...lines].sort((a, b) => a.n - b.n);
		this.talk = all.slice(-MOST_LINES);
		this.setup.tell({ talk: this.talk });
	}

	private mayMove({ id, secret, lasts }: HostFrame & { t: 'ticket' }) {
		if (this.moves.answer(id, 0, 0)) this.setup.tell({ move: { is: 'allowed', secret, lasts } });
	}

	private settle(ack: HostFrame & { t: 'ack' }) {
		if (ack.id.startsWith(MOVE)) {
			if (!this.moves.answer(ack.id, 0, 0) || ack.ok) return;
			return this.setup.tell({ move: { is: 'refused', why: ack.why } });
		}
		if (ack.id.startsWith(SAID)) {
			if (!this.sayings.answer(ack.id, 0, 0)) return;
			return this.setup.tell({ saying: false, unsaid: ack.ok ? null : ack.why });
		}
		const settled = this.outbox.answer(ack.id, ack.ok ? ack.n : this.n, this.n);
		if (!ack.ok) this.setup.tell({ refused: ack.why });
		if (settled) this.setup.tell({ pending: false });
	}

	/** The host has more than we have seen, or has not answered, twice in a row: ask for everything again. */
	private compare(n: number, [first, last]: [number, number]) {
		const heard = this.talk.filter((line) => line.n >= first && line.n <= last).length;
		const less = n > this.n || heard < last - first + 1 || this.due.size > 0;
		this.missed = this.unanswered || (this.letIn && less) ? this.missed + 1 : 0;
		if (this.missed < 2) return;
		this.missed = 0;
		this.setup.send(this.hello());
	}

	private turnedAway({ why, canWatch, app }: HostFrame & { t: 'refused' }) {
		const { tell, ended } = this.setup;
		this.unanswered = false;
		if (app !== undefined) tell({ hostApp: app });
		if (FINAL.includes(why)) return ended(why);
		if (STAY.includes(why)) return tell({ refused: why });
		// Only looked in: that there is no seat yet is no refusal.
		const silent = why === 'notSeated' && this.asked.want === 'return';
		this.letIn = false;
		this.fulfil({ want: 'return' });
		tell({ refused: silent ? null : why, canWatch, as: null });
	}
}
