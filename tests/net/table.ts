import { afterEach } from 'vitest';
import { Host, type HostSetup } from '$lib/net/host';
import type { Link } from '$lib/net/link';
import { memoryLinks, type Wire } from '$lib/net/links/memory';
import { PROTOCOL, readHostFrame, type HostFrame } from '$lib/net/protocol';
import { newTable } from '$lib/net/room';
import { inMemory } from '$lib/saves/drawers';
import { Saves, type SavedTable } from '$lib/saves/saves';
import type { PlayerID, SeatView } from '$lib/table/match';
import { numbers } from './fake-game';

export const CODE = 'ABC234';

/** A token like a device's: 32 hex signs, different for each name. */
export const tokenOf = (name: string) =>
	[...name.padEnd(16, '.')]
		.map((c) => (c.charCodeAt(0) % 256).toString(16).padStart(2, '0'))
		.join('');

/** Lets everything that is on its way arrive, timers of no length included. */
export async function calm(host?: Host) {
	for (let round = 0; round < 6; round++) {
		await new Promise((resolve) => setImmediate(resolve));
		await host?.settled();
	}
}

/** A page that speaks in raw frames and remembers what it is told. */
export class Page {
	readonly told: HostFrame[] = [];
	/** The same before anything of it was read. */
	readonly came: unknown[] = [];
	closed = false;

	constructor(
		readonly link: Link,
		readonly name: string
	) {
		link.onMessage((message) => {
			this.came.push(message);
			const frame = readHostFrame(message);
			if (!frame) throw new Error(`the host sends what is no frame: ${JSON.stringify(message)}`);
			this.told.push(frame);
		});
		link.onClose(() => (this.closed = true));
	}

	say(frame: unknown) {
		this.link.send(frame);
	}

	/** Says something to the table. */
	talk(text: string, more: object = {}) {
		const id = `${this.name}-said-${(this.said += 1)}`;
		this.say({ t: 'say', id, said: { text }, ...more });
		return id;
	}

	/** What this page has been told of the talk, as `name: text`, each line once. */
	get heard(): string[] {
		const lines = new Map(
			this.all('talk').flatMap(({ lines }) => lines.map((line) => [line.n, line]))
		);
		return [...lines.values()].map(
			({ name, said }) => `${name}: ${'text' in said ? said.text : said.phrase}`
		);
	}

	hello(want: 'seat' | 'watch' | 'return' = 'seat', more: object = {}) {
		const name = want === 'seat' ? { name: this.name } : {};
		const token = tokenOf(this.name);
		const edition = { app: '1.0', rules: { numbers: 1, 'dark-moon': 1 } };
		const page = `page-${this.name}`;
		this.say({ t: 'hello', v: PROTOCOL, token, page, ...edition, want, ...name, ...more });
	}

	act(move: string, args: unknown[] = [], more: object = {}) {
		const id = `${this.name}-${(this.acts += 1)}`;
		this.say({ t: 'act', id, question: this.question, move, args, ...more });
		return id;
	}

	/** Everything told of one kind, oldest first. */
	all<T extends HostFrame['t']>(t: T) {
		return this.told.filter((frame): frame is HostFrame & { t: T } => frame.t === t);
	}

	last<T extends HostFrame['t']>(t: T) {
		return this.all(t).at(-1);
	}

	ackOf(id: string) {
		return this.all('ack').find((ack) => ack.id === id);
	}

	get view(): SeatView | undefined {
		return this.last('view')?.view;
	}

	get seat(): PlayerID | null | undefined {
		return this.last('lobby')?.seat;
	}

	get question(): number {
		return (this.view?.G as { question?: number } | undefined)?.question ?? 0;
	}

	private acts = 0;
	private said = 0;
}

/** A host with its store, and pages at its table. */
export class Bench {
	readonly host: Host;
	readonly saves: Saves;

	constructor(
		from: Partial<Pick<HostSetup, 'table' | 'now' | 'unlike' | 'wanted'>> & {
			saves?: Saves;
			moves?: never[];
		} = {}
	) {
		this.saves = from.saves ?? new Saves(inMemory());
		const table = from.table ?? freshTable();
		this.host = new Host({
			game: numbers,
			table,
			store: this.saves,
			app: '1.0',
			...(from.unlike && { unlike: from.unlike }),
			...(from.wanted && { wanted: from.wanted }),
			...(from.moves && { moves: from.moves }),
			...(from.now && { now: from.now })
		});
	}

	/** A new link to the host, not introduced yet. */
	page(name: string, wire?: Wire): Page {
		const ends = memoryLinks(wire);
		this.host.attach(ends.host);
		return new Page(ends.guest, name);
	}

	/** Pages that have asked for a seat, all in one tick. */
	async seat(...names: string[]): Promise<Page[]> {
		const pages = names.map((name) => this.page(name));
		for (const page of pages) page.hello();
		await this.calm();
		return pages;
	}

	/** A running match of these people. */
	async match(...names: string[]): Promise<Page[]> {
		const pages = await this.seat(...names);
		const why = this.host.start();
		if (why) throw new Error(why);
		await this.calm();
		return pages;
	}

	calm() {
		return calm(this.host);
	}

	/** What is stored of the table. */
	async stored() {
		const stored = await this.saves.table(CODE);
		if (!stored) throw new Error('nothing is stored');
		return stored;
	}

	/** The host's page is closed without a word; a new one opens from what was stored. */
	async reload(): Promise<Bench> {
		this.host.close('away');
		await this.calm();
		const { table, moves } = await this.stored();
		return new Bench({ saves: this.saves, table, moves: moves as never[] });
	}
}

/** What pages were told so far, to see that somebody else changed nothing for them. */
export const toldTo = (pages: Page[]) => JSON.stringify(pages.map(({ came }) => came));

/** A table without anybody at it. */
export function freshTable(): SavedTable {
	const table = newTable({
		code: CODE,
		role: 'host',
		game: numbers,
		peerToken: tokenOf('peer'),
		ownToken: tokenOf('own'),
		name: 'own',
		seats: 1
	});
	table.seats = [];
	return table;
}

/** Plays until the match is over: each page gives its first answer whenever it is asked. */
export async function playOut(bench: Bench, pages: Page[]) {
	for (let round = 0; round < 500; round++) {
		const asked = pages.filter(
			({ view, seat }) => view && !view.over && seat != null && view.asked[seat]
		);
		if (!asked.length) return;
		for (const page of asked) {
			const [option] = numbers.options(page.view!, page.seat!);
			page.act(option!.move, option!.args);
		}
		await bench.calm();
	}
	throw new Error('the match does not end');
}

/** Makes benches that are cleared away after each test of the file. */
export function benches() {
	const made: Bench[] = [];
	afterEach(() => made.splice(0).forEach(({ host }) => host.close('away')));
	return {
		made,
		bench(...args: ConstructorParameters<typeof Bench>) {
			const bench = new Bench(...args);
			made.push(bench);
			return bench;
		}
	};
}
