import { expect } from 'vitest';
import { Host } from '$lib/net/host';
import { memoryLinks } from '$lib/net/links/memory';
import type { HostFrame } from '$lib/net/protocol';
import { newTable } from '$lib/net/room';
import { inMemory } from '$lib/saves/drawers';
import { Saves } from '$lib/saves/saves';
import type { PlayerID, TableGame } from '$lib/table/match';
import { calm, CODE, Page, tokenOf } from './net/table';

/** Somebody with a link to the table; `null` watches. */
export type Who = PlayerID | null;
const nameOf = (who: Who) => (who === null ? 'watcher' : `seat-${who}`);

/** A match over a real host, with a person in every seat and one who watches. */
export class World {
	readonly host: Host;
	/** Everything a host has sent to each, frame by frame, as it went over the wire. */
	private readonly wire = new Map<Who, string[]>();
	private readonly pages = new Map<Who, Page>();
	/** Every page somebody has had, those before a reconnect included. */
	private readonly all: [Who, Page][] = [];
	private joined = 0;
	private asked = 0;

	private constructor(
		readonly game: TableGame,
		seats: number,
		options: Record<string, unknown>
	) {
		const peerToken = tokenOf('peer');
		const ownToken = tokenOf('own');
		const lobby = { code: CODE, role: 'host' as const, peerToken, ownToken, name: '', seats };
		const table = { ...newTable({ ...lobby, game }), options, seats: [] };
		this.host = new Host({ game, table, store: new Saves(inMemory()), app: '1.0', pace: 0 });
	}

	/** Seats everybody and starts the match. */
	static async deal(
		game: TableGame,
		seats: number,
		options: Record<string, unknown> = game.defaults()
	): Promise<World> {
		const world = new World(game, seats, options);
		for (let seat = 0; seat < seats; seat++) await world.meet(String(seat), 'seat');
		expect(world.host.start()).toBeNull();
		await world.calm();
		await world.meet(null, 'watch');
		return world;
	}

	get everybody(): Who[] {
		return [...this.pages.keys()];
	}

	page(who: Who): Page {
		return this.pages.get(who)!;
	}

	/** The frames that have gone to somebody, as hex. */
	heard(who: Who): string[] {
		return this.wire.get(who)!;
	}

	/** Everything somebody was told, on all their links. */
	toldTo(who: Who): HostFrame[] {
		return this.all.flatMap(([whose, { told }]) => (whose === who ? told : []));
	}

	calm() {
		return calm(this.host);
	}

	/** A new link of somebody, who says hello on it and is sent everything from the beginning. */
	async meet(who: Who, want: 'seat' | 'watch' | 'return') {
		const heard = this.wire.get(who) ?? [];
		this.wire.set(who, heard);
		const ends = memoryLinks((frame, from, deliver) => {
			if (from === 'host') heard.push(Buffer.from(frame).toString('hex'));
			queueMicrotask(deliver);
		});
		this.host.attach(ends.host);
		const page = new Page(ends.guest, nameOf(who));
		this.pages.set(who, page);
		this.all.push([who, page]);
		page.hello(want, { page: `page-${(this.joined += 1)}` });
		await this.calm();
	}

	/** Lets a seat answer; the host must take it. */
	async say(seat: PlayerID, move: string, ...args: unknown[]) {
		const ack = await this.ask(seat, move, args);
		if (!ack?.ok)
			expect.fail(
				`${move}(${JSON.stringify(args)}) by seat ${seat} is refused (${ack?.why}): the table waits for ${JSON.stringify(this.page(seat).view?.asked)}`
			);
	}

	/** Lets a seat try what it may not; it must be refused. */
	async try(seat: PlayerID, move: string, ...args: unknown[]) {
		expect(await this.ask(seat, move, args)).toMatchObject({ ok: false });
	}

	/** Everybody says something; whoever watches is refused. */
	async talk() {
		for (const who of this.everybody) {
			const id = this.page(who).talk(`I am ${nameOf(who)}`);
			await this.calm();
			expect(this.page(who).ackOf(id)).toMatchObject({ ok: who !== null });
		}
	}

	/** Everybody loses the link and comes back. */
	async reconnect() {
		for (const who of this.everybody) {
			this.page(who).link.close();
			await this.calm();
			await this.meet(who, who === null ? 'watch' : 'return');
		}
	}

	private async ask(seat: PlayerID, move: string, args: unknown[]) {
		const page = this.page(seat);
		const id = `answer-${(this.asked += 1)}`;
		page.say({ t: 'act', id, question: page.question, move, args });
		await this.calm();
		return page.ackOf(id);
	}

	close() {
		this.host.close('ended');
	}
}

/** What two worlds have in common: the rest of their arrangement differs in secrets alone. */
export interface Twins {
	/** Deals a world. */
	deal: () => Promise<World>;
	/** Who may tell the worlds apart. */
	owners: Who[];
	/** What is said in both. */
	moves: ((world: World) => Promise<void>)[];
}

/**
 * Plays the same in two worlds. After the first sight, after every move, and when all have come
 * back on new links, every frame to those who must not know is the same to the bit; an owner's are not.
 */
export async function twins(one: Twins, other: Pick<Twins, 'deal'> & Partial<Twins>) {
	const worlds = [await one.deal(), await other.deal()] as const;
	const [a, b] = worlds;
	const strangers = a.everybody.filter((who) => !one.owners.includes(who));
	const alike = (when: string) => {
		for (const who of strangers) {
			expect(a.heard(who).length, nameOf(who)).toBeGreaterThan(0);
			expect(b.heard(who), `${nameOf(who)} ${when}`).toEqual(a.heard(who));
		}
	};
	try {
		alike('at first sight');
		for (const [i, move] of one.moves.entries()) {
			await move(a);
			await (other.moves?.[i] ?? move)(b);
			alike(`after move ${i + 1}`);
		}
		for (const seat of strangers)
			if (seat !== null) for (const world of worlds) await world.try(seat, 'peek', seat);
		for (const world of worlds) await world.talk();
		alike('after some talk');
		for (const world of worlds) await world.reconnect();
		alike('on coming back');
		for (const who of one.owners) expect(b.heard(who), nameOf(who)).not.toEqual(a.heard(who));
	} finally {
		for (const world of worlds) world.close();
	}
}
