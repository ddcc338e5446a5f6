import { Guest } from '$lib/net/guest';
import type { Link } from '$lib/net/link';
import { readGuestFrame, readHostFrame, type HostFrame } from '$lib/net/protocol';
import type { Saves } from '$lib/saves/saves';
import type { GuestState } from '$lib/net/standing';
import { chanceFrom, type Chance } from '$lib/table/chance';
import type { TableGame } from '$lib/table/match';
import type { Laws, Listener } from './laws';
import type { Page, World } from './world';

/** What people need of the world around them. */
export interface Around {
	world: World;
	laws: Laws;
	game: TableGame;
	/** How long people think, ms: at least, and up to so much more. */
	think: [number, number];
}

/** What a page is opened for. */
export interface ScreenSetup {
	who: Listener;
	luck: Chance;
	want: 'seat' | 'watch';
	/** Takes over the seat that this ticket is for. */
	ticket?: string | null;
	connect(): Promise<Link>;
	/** Told what has changed. */
	tell?(change: Partial<GuestState>): void;
}

/** One page of a person: a guest, and a hand that answers whenever it is asked. */
export class Screen {
	readonly shows: Partial<GuestState> = {};
	readonly guest: Guest;
	private said = 0;
	private readonly mood: Chance;

	constructor(
		private readonly around: Around,
		readonly page: Page,
		private readonly setup: ScreenSetup
	) {
		const { who, connect, ticket, tell } = setup;
		this.mood = chanceFrom(`${around.world.seed}/talk/${page.name}`);
		this.guest = new Guest({
			connect: async () => listened(around.laws, who, await connect()),
			token: who.token,
			app: '1.0',
			rules: { [around.game.id]: around.game.rules },
			tell: (change) => {
				Object.assign(this.shows, change);
				tell?.(change);
			}
		});
		if (ticket) this.guest.ask({ want: 'return', ticket });
		this.sit();
		this.later();
	}

	get who(): Listener {
		return this.setup.who;
	}

	get closed(): boolean {
		return this.page.dead || this.shows.link === 'closed';
	}

	private later() {
		const [least, more] = this.around.think;
		this.around.world.after(this.page, least + this.setup.luck.die(more), () => {
			if (this.closed) return;
			this.sit();
			this.answer();
			this.chat();
			this.later();
		});
	}

	/** Takes a seat, or a place to look on from, whenever there is none. */
	private sit() {
		const { as, link, lobby } = this.shows;
		const { want, who, ticket } = this.setup;
		if (as || ticket || (link === 'open' && lobby?.started && want === 'seat')) return;
		this.guest.ask(want === 'watch' ? { want } : { want, name: who.name });
	}

	/** Talks now and then while the match lasts; no line is like another. */
	private chat() {
		const { as, view, saying } = this.shows;
		if (as !== 'seat' || view?.over || saying || this.mood.die(6) > 1) return;
		const lines = this.mood.die(8) === 1 ? 6 : 1;
		for (let line = 0; line < lines; line++)
			void this.guest.say({ text: `${this.page.name}: ${(this.said += 1)}` });
	}

	/** Answers at random; in haste sometimes twice at once. */
	private answer() {
		const { view, seat, pending } = this.shows;
		if (!view || view.over || seat == null || pending || !view.asked[seat]) return;
		const { game } = this.around;
		const { luck } = this.setup;
		const { move, args } = game.bots.random(view, seat, luck);
		const { question } = view.G as { question: number };
		void this.guest.act(move, args, question);
		if (luck.die(10) === 1) void this.guest.act(move, args, question);
	}
}

/** A link whose messages the laws hear too. */
function listened(laws: Laws, who: Listener, link: Link): Link {
	return {
		...link,
		send(message) {
			const frame = readGuestFrame(message);
			if (frame?.t === 'say' && 'text' in frame.said)
				laws.talked.spoke(who, frame.id, frame.said.text);
			if (frame?.t === 'ticket') laws.tickets.asked(who, frame.id);
			link.send(message);
		},
		onMessage: (hear) =>
			link.onMessage((message) => {
				const frame = readHostFrame(message);
				if (frame) laws.heard(who, frame);
				hear(message);
			})
	};
}

/** A link of the host whose messages the laws see before they are sent. */
export function watched(laws: Laws, who: Listener, link: Link, saves: Pick<Saves, 'kept'>): Link {
	let closed = false;
	return {
		...link,
		send(message) {
			if (closed) return;
			laws.sent(who, message as HostFrame, saves.kept);
			link.send(message);
		},
		close() {
			closed = true;
			link.close();
		}
	};
}
