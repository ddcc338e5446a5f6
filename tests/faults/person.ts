import type { Link } from '$lib/net/link';
import type { GuestState } from '$lib/net/standing';
import { newToken } from '$lib/net/token';
import type { Chance } from '$lib/table/chance';
import type { Listener } from './laws';
import { Screen, type Around } from './screen';
import type { Page } from './world';

/** A device: its pages, and, until the host has let it in, the ticket that it was taken up with. */
interface Phone {
	who: Listener;
	screens: Screen[];
	ticket: string | null;
}

/** After these a phone that was taken up with a ticket is put away. */
const IN_VAIN = ['badTicket', 'ticketVoid', 'notStored'];
/** After these a phone has no seat any more; another may have it. */
const ELSEWHERE = ['moved', 'running', 'nameTaken'];

/** Somebody who came to play or to look on, with one phone after the other. */
export class Person {
	/** How often the seat has moved to another phone. */
	readonly count = { seatMoved: 0 };
	/** The last is in use; those before it may still be on. */
	private readonly phones: Phone[];
	/** Phones that were taken up in vain, as far as this person knows; the last for longest. */
	private readonly aside: Phone[] = [];
	private opened = 0;

	constructor(
		private readonly around: Around,
		who: Listener,
		private readonly luck: Chance,
		private readonly connect: (page: Page, who: Listener) => Promise<Link>,
		private readonly want: 'seat' | 'watch'
	) {
		this.phones = [{ who, screens: [], ticket: null }];
	}

	/** The phone in use, as the host knows it. */
	get who(): Listener {
		return this.phone.who;
	}

	/** The pages of the phone in use. */
	get screens(): Screen[] {
		return this.phone.screens;
	}

	/** The page that is looked at. */
	get screen(): Screen | undefined {
		return this.screens.at(-1);
	}

	/** All pages of all phones. */
	get pages(): Page[] {
		return this.phones.flatMap(({ screens }) => screens.map(({ page }) => page));
	}

	/** No page of the phone in use is open. */
	get isAway(): boolean {
		return this.screens.every(({ closed }) => closed);
	}

	/** Opens a page; what was open stays, as a second tab. */
	open() {
		const { around, luck, phone, want } = this;
		const { world } = around;
		const { who } = phone;
		const page = world.newPage(`${who.name}/${(this.opened += 1)}`);
		world.after(page, 0, () => {
			const connect = () => this.connect(page, who);
			const tell = (change: Partial<GuestState>) => this.learn(phone, change);
			const { ticket } = phone;
			phone.screens.push(new Screen(around, page, { who, luck, want, ticket, connect, tell }));
		});
	}

	/** All pages of the phone in use are gone; `said`: with a word to the host, as a page that is closed has time for. */
	close(said: boolean) {
		this.shut(this.phone, said);
	}

	/** Asks the host for a ticket; when it comes, the seat moves. */
	askToMove() {
		const { screen } = this;
		if (screen) this.around.world.after(screen.page, 0, () => screen.guest.askToMove());
	}

	/** Takes up a new phone with a ticket. */
	moveTo(ticket: string) {
		this.phones.push({ who: { ...this.who, token: newToken() }, screens: [], ticket });
		this.open();
	}

	private get phone(): Phone {
		return this.phones.at(-1)!;
	}

	/** Something new is on a page of a phone. */
	private learn(phone: Phone, { as, move, refused }: Partial<GuestState>) {
		if (move?.is === 'allowed') this.moveTo(move.secret);
		if (phone.ticket !== null && as === 'seat') {
			phone.ticket = null;
			this.count.seatMoved += 1;
		}
		if (phone.ticket !== null && IN_VAIN.includes(refused ?? '')) this.putAside(phone);
		else if (phone === this.phone && ELSEWHERE.includes(refused ?? '')) this.tryAnother();
	}

	/** The ticket of a phone was refused: all its pages are closed, and the one before is in use again. */
	private putAside(phone: Phone) {
		if (!this.phones.includes(phone)) return;
		this.shut(phone, true);
		this.phones.splice(this.phones.indexOf(phone), 1);
		this.aside.unshift(phone);
		if (this.isAway) this.open();
	}

	/** The host may have heard a ticket twice, and a phone have the seat although it was refused at first. */
	private tryAnother() {
		const phone = this.aside.pop();
		if (!phone) return;
		this.phones.push(phone);
		this.open();
	}

	private shut({ screens }: Phone, said: boolean) {
		const { world } = this.around;
		for (const { page, guest } of screens.splice(0)) {
			if (!said || page.frozen) world.kill(page);
			else
				world.after(page, 0, () => {
					guest.hide();
					world.kill(page);
				});
		}
	}
}
