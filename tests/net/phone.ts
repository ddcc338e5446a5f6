import { afterEach, beforeEach, vi } from 'vitest';
import { Guest, type GuestState } from '$lib/net/guest';
import type { Link } from '$lib/net/link';
import { memoryLinks, type Wire } from '$lib/net/links/memory';
import { benches, calm, tokenOf, type Bench } from './table';

const START: GuestState = {
	link: 'connecting',
	seat: null,
	as: null,
	lobby: null,
	view: null,
	refused: null,
	canWatch: false,
	pending: false,
	replay: null,
	talk: [],
	saying: false,
	unsaid: null,
	move: null,
	hostApp: null
};

/** A phone: a guest, what it shows, and the way to the host, which a test may break. */
export class Phone {
	shows: GuestState = { ...START };
	readonly history: Partial<GuestState>[] = [];
	readonly guest: Guest;
	/** Why the host cannot be reached now. */
	broken: string | null = null;
	/** What happens to frames on the next link. */
	wire: Wire | undefined;
	tries = 0;
	links: { host: Link; guest: Link }[] = [];

	constructor(
		public bench: Bench,
		readonly name: string,
		broken: string | null = null,
		wire?: Wire,
		now?: () => number
	) {
		this.broken = broken;
		this.wire = wire;
		this.guest = new Guest({
			connect: async () => {
				this.tries += 1;
				if (this.broken) throw new Error(this.broken);
				const ends = memoryLinks(this.wire);
				this.links.push(ends);
				this.bench.host.attach(ends.host);
				return ends.guest;
			},
			token: tokenOf(name),
			app: '1.0',
			rules: { numbers: 1 },
			...(now && { now }),
			tell: (change) => {
				this.history.push(change);
				Object.assign(this.shows, change);
			}
		});
	}

	sit() {
		this.guest.ask({ want: 'seat', name: this.name });
	}

	say(move: string, ...args: unknown[]) {
		const { question } = this.shows.view!.G as { question: number };
		return this.guest.act(move, args, question);
	}

	get G() {
		return this.shows.view!.G as { said: number[]; chosen: string[]; question: number };
	}
}

/** Phones at benches under a clock that only moves when a test lets time pass. */
export function phones() {
	const { bench, made } = benches();
	const all: Phone[] = [];
	beforeEach(() => {
		vi.useFakeTimers({
			toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance']
		});
	});
	afterEach(() => {
		for (const { guest } of all.splice(0)) guest.close(false);
		vi.useRealTimers();
	});
	/** Lets `ms` pass; everything on its way arrives. */
	async function pass(ms: number) {
		await vi.advanceTimersByTimeAsync(ms);
		for (const { host } of made) await calm(host);
	}
	function phone(...args: ConstructorParameters<typeof Phone>) {
		const one = new Phone(...args);
		all.push(one);
		return one;
	}
	/** A running match of these people. */
	async function match(...names: string[]) {
		const table = bench();
		const seated = names.map((name) => phone(table, name));
		for (const one of seated) {
			one.sit();
			await pass(10);
		}
		table.host.start();
		await pass(10);
		return { bench: table, seated };
	}
	return { table: bench, phone, match, pass };
}
