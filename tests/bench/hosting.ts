import { encode } from '$lib/net/codec';
import { Host } from '$lib/net/host';
import type { Link } from '$lib/net/link';
import { PROTOCOL, type GuestFrame, type HostFrame } from '$lib/net/protocol';
import { newTable } from '$lib/net/room';
import { randomHex } from '$lib/net/token';
import type { TableStore } from '$lib/net/store';
import { chanceFrom } from '$lib/table/chance';
import type { PlayerID, SeatView, TableGame } from '$lib/table/match';

/** Frames and bytes as they go over a link, deflated. */
export interface Traffic {
	frames: number;
	bytes: number;
}

const nothing = (): Traffic => ({ frames: 0, bytes: 0 });
function add(to: Traffic, message: unknown) {
	for (const frame of encode(message, 1)) {
		to.frames += 1;
		to.bytes += frame.length;
	}
}

/** What somebody answers. */
export interface Answer {
	seat: PlayerID;
	move: string;
	args: unknown[];
}

/** A phone and the link to it: knows what it has been shown last, and counts what goes over. */
export class Phone implements Link {
	view: SeatView | null = null;
	seat: PlayerID | null = null;
	up = nothing();
	down = nothing();
	private hear: (message: unknown) => void = () => {};
	private acts = 0;

	constructor(
		readonly name: string,
		private readonly token: string,
		private readonly game: TableGame
	) {}

	send(message: HostFrame) {
		add(this.down, message);
		if (message.t === 'lobby') this.seat = message.seat;
		if (message.t === 'view') this.view = message.view;
	}
	onMessage = (hear: (message: unknown) => void) => void (this.hear = hear);
	onClose = () => {};
	onTrouble = () => {};
	backlog = () => 0;
	close = () => {};

	say(frame: GuestFrame) {
		add(this.up, frame);
		this.hear(frame);
	}

	hello(want: 'seat' | 'return') {
		const { token, name, game } = this;
		const edition = { app: '0.1.0', rules: { [game.id]: game.rules } };
		const page = randomHex(8);
		const wish = want === 'seat' ? { want, name } : { want };
		this.say({ t: 'hello', v: PROTOCOL, token, page, ...edition, ...wish });
	}

	/** What a sensible bot would answer here. */
	choose(): Answer {
		const { game, name, seat, view } = this;
		const chance = chanceFrom(`${name} ${view!.n}`);
		const { move, args } = game.bots.sensible(view!, seat!, chance);
		return { seat: seat!, move, args };
	}

	act({ move, args }: Answer) {
		const { question } = this.view!.G as { question: number };
		this.say({ t: 'act', id: `act-${(this.acts += 1)}`, move, args, question });
	}

	/** What has gone over since the last time. */
	taken(): { up: Traffic; down: Traffic } {
		const { up, down } = this;
		this.up = nothing();
		this.down = nothing();
		return { up, down };
	}
}

/** A host that only hosts, and phones with a seat at its table. */
export class HostedTable {
	readonly phones: Phone[] = [];
	readonly host: Host;
	/** What has been answered so far. */
	readonly answers: Answer[] = [];
	/** A second for each action: whoever answers faster than people do is taken for a flood. ms */
	private now = 0;

	constructor(
		private readonly game: TableGame,
		store: TableStore,
		options: Record<string, unknown> = game.defaults(),
		/** What is answered, if it is known. */
		private readonly script: readonly Answer[] = []
	) {
		const [peerToken, ownToken] = [randomHex(16), randomHex(16)];
		const of = { code: 'ABC234', role: 'host', game, peerToken, ownToken, name: '' } as const;
		const table = { ...newTable({ ...of, seats: 0 }), seats: [], options };
		this.host = new Host({ game, table, store, app: '0.1.0', now: () => this.now });
	}

	/** Somebody opens the link, sees the table and takes a seat. */
	async join(name: string): Promise<Phone> {
		const phone = new Phone(name, randomHex(16), this.game);
		this.host.attach(phone);
		for (const want of ['return', 'seat'] as const) {
			phone.hello(want);
			await this.host.settled();
		}
		this.phones.push(phone);
		return phone;
	}

	/** Somebody's page is loaded again. */
	async comeBack(phone: Phone) {
		this.host.attach(phone);
		phone.hello('return');
		await this.host.settled();
	}

	/** A running match of so many. */
	async begin(seats: number) {
		for (let seat = 0; seat < seats; seat++) await this.join(`Player ${seat + 1}`);
		const why = this.host.start();
		if (why !== null) throw new Error(why);
		await this.host.settled();
	}

	get over(): boolean {
		return this.phones[0]!.view!.over !== null;
	}

	get n(): number {
		return this.phones[0]!.view!.n;
	}

	/** What is answered next. */
	private get nextAnswer(): Answer {
		const asked = () => this.phones.find(({ view, seat }) => view!.asked[seat!])!;
		return this.script[this.n] ?? asked().choose();
	}

	/** Somebody who is asked answers, and everybody is shown what came of it; returns who. */
	async next(): Promise<Phone> {
		const { n, nextAnswer } = this;
		this.answers.push(nextAnswer);
		this.now += 1000;
		const phone = this.phones.find(({ seat }) => seat === nextAnswer.seat)!;
		phone.act(nextAnswer);
		await this.host.settled();
		if (this.n !== n + 1) throw new Error(`an action after ${n} has not counted`);
		return phone;
	}

	async playTo(n: number) {
		while (this.n < n && !this.over) await this.next();
	}
}
