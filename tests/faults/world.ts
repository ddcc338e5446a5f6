import { chanceFrom, type Chance } from '$lib/table/chance';

/** A page of somebody's device. */
export interface Page {
	readonly name: string;
	frozen: boolean;
	dead: boolean;
	/** How far its clock is ahead of the world's, ms. */
	skew: number;
	/** What happened to it while it was frozen, oldest first. */
	held: Due[];
	/** What is to be done when it dies. */
	readonly mourners: (() => void)[];
}

interface Due {
	at: number;
	order: number;
	page: Page;
	run: () => void;
	off: boolean;
}

const realImmediate = globalThis.setImmediate;
const drained = () => new Promise<void>((resolve) => realImmediate(resolve));

/**
 * A world with a clock of its own: pages, their timers and their luck. While it is `entered`, the
 * globals that tell the time, wait or draw secrets are its own, so that one seed is one run.
 */
export class World {
	/** ms since the world began. */
	time = 0;
	/** The page that is running now. */
	page: Page;
	/** What no page may ever do: errors nobody caught. */
	readonly cries: string[] = [];
	private readonly queue: Due[] = [];
	private readonly secrets: Chance;
	private order = 0;
	/** Where things happen that no page has a part in. */
	readonly nature = newPage('nature');

	constructor(readonly seed: string) {
		this.secrets = chanceFrom(`${seed}/secrets`);
		this.page = this.nature;
	}

	newPage(name: string): Page {
		return newPage(name);
	}

	/** Does something on a page `ms` from now; what it sets in motion belongs to that page. */
	after(page: Page, ms: number, run: () => void): Due {
		const due = { at: this.time + Math.max(0, ms), order: this.order++, page, run, off: false };
		this.insert(due);
		return due;
	}

	/** Whatever a page would do is done when it thaws, in one burst. */
	thaw(page: Page) {
		page.frozen = false;
		for (const due of page.held.splice(0)) this.insert({ ...due, at: this.time });
	}

	kill(page: Page) {
		if (page.dead) return;
		page.dead = true;
		page.held.length = 0;
		for (const mourn of page.mourners.splice(0)) mourn();
	}

	/** Lets time pass until `done`, at most `ms`. `true` when it is done. */
	async pass(ms: number, done: () => boolean = () => false): Promise<boolean> {
		const end = this.time + ms;
		while (!done()) {
			const next = this.queue[0];
			if (!next || next.at > end) {
				this.time = end;
				return done();
			}
			this.queue.shift();
			await this.happen(next);
		}
		return true;
	}

	/** Runs `work` with the world's globals; gives the real ones back afterwards. */
	async entered<T>(work: () => Promise<T>): Promise<T> {
		const leave = this.enter();
		try {
			return await work();
		} finally {
			await drained();
			leave();
		}
	}

	private async happen(due: Due) {
		const { page } = due;
		if (due.off || page.dead) return;
		this.time = Math.max(this.time, due.at);
		if (page.frozen) return void page.held.push(due);
		this.page = page;
		try {
			due.run();
		} catch (error) {
			this.cry(error);
		}
		await drained();
		this.page = this.nature;
	}

	private cry(what: unknown) {
		const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
		this.cries.push(text.split('\n').slice(0, 3).join(' | '));
	}

	private insert(due: Due) {
		let low = 0;
		let high = this.queue.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			const other = this.queue[middle]!;
			if (other.at < due.at || (other.at === due.at && other.order < due.order)) low = middle + 1;
			else high = middle;
		}
		this.queue.splice(low, 0, due);
	}

	private enter(): () => void {
		const cancel = (due: Due | null | undefined) => void (due && (due.off = true));
		const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
			this.after(this.page, ms, () => run(...args));
		const often = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
			const { page } = this;
			const due = this.after(page, ms, () => {
				run(...args);
				if (due.off || page.dead) return;
				due.at = this.time + ms;
				due.order = this.order++;
				this.insert(due);
			});
			return due;
		};
		const undo = [
			put(globalThis, 'setTimeout', later),
			put(globalThis, 'setInterval', often),
			put(globalThis, 'clearTimeout', cancel),
			put(globalThis, 'clearInterval', cancel),
			put(performance, 'now', () => this.time + this.page.skew),
			put(Date, 'now', () => 1.8e12 + Math.floor(this.time) - this.page.skew),
			put(AbortSignal, 'timeout', (ms: number) => {
				const abort = new AbortController();
				later(() => abort.abort(), ms);
				return abort.signal;
			}),
			put(crypto, 'getRandomValues', (bytes: Uint8Array) => {
				for (let i = 0; i < bytes.length; i++) bytes[i] = this.secrets.die(256) - 1;
				return bytes;
			}),
			put(console, 'error', (what: unknown) => this.cry(what))
		];
		const lost = (error: unknown) => this.cry(error);
		process.on('unhandledRejection', lost);
		return () => {
			process.off('unhandledRejection', lost);
			for (const back of undo.reverse()) back();
		};
	}
}

const newPage = (name: string): Page => ({
	name,
	frozen: false,
	dead: false,
	skew: 0,
	held: [],
	mourners: []
});

/** Puts something in the place of a property; the answer puts the old one back. */
export function put(owner: object, key: string, value: unknown): () => void {
	const before = Object.getOwnPropertyDescriptor(owner, key);
	Object.defineProperty(owner, key, { value, configurable: true, writable: true });
	return () => {
		if (before) Object.defineProperty(owner, key, before);
		else Reflect.deleteProperty(owner, key);
	};
}
