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

/** One page of a person: a guest, and a hand that answers whenever it is asked. */
export class Screen {
	readonly shows: Partial<GuestState> = {};
	readonly guest: Guest;
	acted = 0;
	private said = 0;
	private readonly mood: Chance;

	constructor(
		private readonly around: Around,
		readonly who: Listener,
		readonly page: Page,
		private readonly luck: Chance,
		private readonly want: 'seat' | 'watch',
		connect: () => Promise<Link>
	) {
		this.mood = chanceFrom(`${around.world.seed}/talk/${page.name}`);
		this.guest = new Guest({
			connect: async () => listened(around.laws, who, await connect()),
			token: who.token,
			app: '1.0',
			rules: { [around.game.id]: around.game.rules },
			tell: (change) => Object.assign(this.shows, change)
		});
		this.sit();
		this.later();
	}

	get closed(): boolean {
		return this.page.dead || this.shows.link === 'closed';
	}

	private later() {
		const [least, more] = this.around.think;
		this.around.world.after(this.page, least + this.luck.die(more), () => {
			if (this.closed) return;
			this.sit();
			this.answer();
			this.chat();
			this.later();
		});
	}

	/** Takes a seat, or a place to look on from, whenever there is none. */
	sit() {
		const { as, link, lobby } = this.shows;
		if (as || (link === 'open' && lobby?.started && this.want === 'seat')) return;
		const { name } = this.who;
		this.guest.ask(this.want === 'watch' ? { want: 'watch' } : { want: 'seat', name });
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
		const { move, args } = game.bots.random(view, seat, this.luck);
		const { question } = view.G as { question: number };
		this.acted += 1;
		void this.guest.act(move, args, question);
		if (this.luck.die(10) === 1) void this.guest.act(move, args, question);
	}
}

/** A device of somebody who came to play or to look on. */
export class Person {
	readonly screens: Screen[] = [];
	private opened = 0;

	constructor(
		private readonly around: Around,
		readonly who: Listener,
		private readonly luck: Chance,
		private readonly connect: (page: Page) => Promise<Link>,
		private readonly want: 'seat' | 'watch'
	) {}

	/** The page that is looked at. */
	get screen(): Screen | undefined {
		return this.screens.at(-1);
	}

	/** Opens a page; what was open stays, as a second tab. */
	open() {
		const { world } = this.around;
		const { who } = this;
		const page = world.newPage(`${who.name}/${(this.opened += 1)}`);
		world.after(page, 0, () => {
			const connect = () => this.connect(page);
			this.screens.push(new Screen(this.around, who, page, this.luck, this.want, connect));
		});
	}

	/** All pages are gone; `said`: with a word to the host, as a page that is closed has time for. */
	close(said: boolean) {
		const { world } = this.around;
		for (const { page, guest } of this.screens.splice(0)) {
			if (!said || page.frozen) world.kill(page);
			else
				world.after(page, 0, () => {
					guest.hide();
					world.kill(page);
				});
		}
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
