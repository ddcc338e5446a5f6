import { claimTable } from '$lib/net/claim';
import { Host, type HostSetup } from '$lib/net/host';
import type { Link } from '$lib/net/link';
import { memoryLinks } from '$lib/net/links/memory';
import { newTable } from '$lib/net/room';
import { patient } from '$lib/saves/patience';
import { Saves } from '$lib/saves/saves';
import type { Chance } from '$lib/table/chance';
import type { Disk } from './disk';
import type { Listener } from './laws';
import type { Locks } from './locks';
import type { Person } from './person';
import { Screen, watched, type Around } from './screen';
import type { Page } from './world';

export const CODE = 'ABC234';

/** A page of the host's device that has the table. */
export interface Standing {
	page: Page;
	host: Host;
	screen: Screen;
	saves: Saves;
	closed: boolean;
}

/** The device that hosts the table: its pages come and go, its disk stays. */
export class House {
	/** Pages that opened, oldest first; at most one of them may live. */
	readonly standing: Standing[] = [];
	/** Where its hosts keep the table. */
	store: (saves: Saves) => HostSetup['store'] = (saves) => saves;
	private opened = 0;

	constructor(
		private readonly around: Around,
		readonly who: Listener,
		private readonly disk: Disk,
		private readonly locks: Locks,
		private readonly luck: Chance
	) {}

	/** The page that has the table now, frozen or not. */
	get live(): Standing | undefined {
		return this.standing.findLast(({ page, closed }) => !page.dead && !closed);
	}

	/** Opens a page of the table, as from "Back to your table". */
	open() {
		const { world } = this.around;
		const page = world.newPage(`host/${(this.opened += 1)}`);
		world.after(page, 0, () => void this.enter(page));
	}

	/** The page is gone; `said`: it had time to say goodbye. */
	close(said: boolean) {
		const { world } = this.around;
		for (const standing of this.standing) {
			const { page, host } = standing;
			if (!said || page.frozen) world.kill(page);
			else
				world.after(page, 0, () => {
					host.hide();
					world.kill(page);
				});
		}
	}

	/** A guest's device knocks: on which page, if any. */
	door(): Page | undefined {
		return this.live?.page;
	}

	/** Lets a link of a device in. */
	admit(page: Page, who: Listener, link: Link) {
		const standing = this.standing.find((one) => one.page === page);
		if (!standing || standing.closed) return link.close();
		standing.host.attach(watched(this.around.laws, who, link, standing.saves));
	}

	/** The host gives a ticket for the seat of somebody who is away, from the screen in front of it. */
	giveSeat(person: Person) {
		const { live } = this;
		const { laws, world } = this.around;
		if (!live || live.page.frozen) return;
		world.after(live.page, 0, () => {
			const seat = laws.seatOf(person.who);
			const ticket = seat === null || live.closed ? null : live.host.moving.give(seat);
			if (!ticket) return;
			laws.tickets.given(ticket.secret);
			person.moveTo(ticket.secret);
		});
	}

	/** Seats want to move to another phone: the host mostly lets them. */
	private decide(page: Page, host: Host, seats: string[]) {
		for (const seat of seats)
			this.around.world.after(page, 300 + this.luck.die(2000), () =>
				host.moving.answer(seat, this.luck.die(8) > 1)
			);
	}

	private async enter(page: Page) {
		const { game, laws, world } = this.around;
		const letGo = await claimTable(CODE);
		if (!letGo || page.dead) return;
		const saves = new Saves(patient(this.disk.of(page)));
		const saved = await saves.table(CODE);
		if (!saved && !saves.kept) {
			// "This browser keeps nothing": whoever looks for the table here tries again later.
			letGo();
			return world.kill(page);
		}
		// Without locks two pages may open it; then only one of them may write.
		const { live } = this;
		if (live && !this.locks.missing)
			laws.broken('S4', `${page.name} opens a table that ${live.page.name} has`);
		const { table, moves } = saved ?? { table: this.fresh(), moves: [] };
		laws.talked.begins();
		const host = new Host({
			...{ game, table, moves, store: this.store(saves), app: '1.0', pace: 200 },
			wanted: (seats) => this.decide(page, host, seats),
			overtaken: () => {
				standing.closed = true;
				screen.guest.close(false);
				letGo();
			}
		});
		const { who, luck } = this;
		const connect = async () => {
			const ends = memoryLinks();
			host.attach(watched(laws, who, ends.host, saves), true);
			return ends.guest;
		};
		const screen = new Screen(this.around, page, { who, luck, want: 'watch', connect });
		const standing = { page, host, screen, saves, closed: false };
		this.standing.push(standing);
	}

	private fresh() {
		const { game } = this.around;
		const { token, name } = this.who;
		const peerToken = `${'9f'.repeat(15)}01`;
		const table = { code: CODE, role: 'host', game, peerToken, ownToken: token, name } as const;
		return newTable({ ...table, seats: 1 });
	}
}
