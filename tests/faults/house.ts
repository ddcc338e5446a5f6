import { claimTable } from '$lib/net/claim';
import { Host, type HostSetup } from '$lib/net/host';
import type { Link } from '$lib/net/link';
import { memoryLinks } from '$lib/net/links/memory';
import { newTable } from '$lib/net/room';
import { Saves } from '$lib/saves/saves';
import type { Chance } from '$lib/table/chance';
import type { Disk } from './disk';
import type { Listener } from './laws';
import { Screen, watched, type Around } from './person';
import type { Page } from './world';

export const CODE = 'ABC234';

/** A page of the host's device that has the table. */
export interface Standing {
	page: Page;
	host: Host;
	screen: Screen;
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
		standing.host.attach(watched(this.around.laws, who, link));
	}

	private async enter(page: Page) {
		const { game, laws } = this.around;
		const letGo = await claimTable(CODE);
		if (!letGo || page.dead) return;
		const saves = new Saves(this.disk.of(page));
		const saved = await saves.table(CODE);
		if (this.live) laws.broken('S4', `${page.name} opens a table that ${this.live.page.name} has`);
		const { table, moves } = saved ?? { table: this.fresh(), moves: [] };
		const host = new Host({ game, table, moves, store: this.store(saves), pace: 200 });
		const screen = new Screen(this.around, this.who, page, this.luck, 'watch', async () => {
			const ends = memoryLinks();
			host.attach(watched(laws, this.who, ends.host), true);
			return ends.guest;
		});
		this.standing.push({ page, host, screen, closed: false });
	}

	private fresh() {
		const { game } = this.around;
		const { token, name } = this.who;
		const peerToken = `${'9f'.repeat(15)}01`;
		const table = { code: CODE, role: 'host', game, peerToken, ownToken: token, name } as const;
		return newTable({ ...table, seats: 1 });
	}
}
