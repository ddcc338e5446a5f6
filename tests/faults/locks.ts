import { put, type Page, type World } from './world';

interface Wish {
	page: Page;
	give: () => void;
}

/** How long a call from page to page takes, ms. */
const CALL = 2;

/** What pages of one device hear each other on. */
class Channel {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	private readonly page: Page;

	constructor(
		readonly name: string,
		private readonly world: World,
		private readonly all: Set<Channel>
	) {
		this.page = world.page;
		all.add(this);
		this.page.mourners.push(() => this.close());
	}

	postMessage(data: unknown) {
		for (const other of this.all)
			if (other !== this && other.name === this.name)
				this.world.after(other.page, CALL, () => other.onmessage?.({ data }));
	}

	close() {
		this.all.delete(this);
	}
}

/** The Web Locks of one device: a lock is held by a page until it lets go or dies. */
export class Locks {
	/** Gives every lock to everybody: to try the laws. */
	generous = false;
	private readonly held = new Map<string, { page: Page; waiting: Wish[] }>();

	constructor(private readonly world: World) {}

	/** There are none, as over plain http: pages can only call out to each other. */
	missing = false;
	private readonly channels = new Set<Channel>();

	/** Makes these the locks of the page that is running. The answer takes them away again. */
	install(): () => void {
		const { world, channels, missing, request } = this;
		const undo = [
			put(globalThis, 'navigator', missing ? {} : { locks: { request } }),
			put(globalThis, 'BroadcastChannel', function (name: string) {
				return new Channel(name, world, channels);
			})
		];
		return () => undo.forEach((back) => back());
	}

	private readonly request = (
		name: string,
		{ signal }: { signal: AbortSignal },
		use: () => Promise<void>
	) =>
		new Promise<void>((resolve, reject) => {
			const { page } = this.world;
			const give = () => {
				this.held.set(name, { page, waiting: this.held.get(name)?.waiting ?? [] });
				const free = () => this.free(name, page);
				page.mourners.push(free);
				void use().then(() => {
					free();
					resolve();
				});
			};
			const now = this.held.get(name);
			if (!now || this.generous) return give();
			const wish = { page, give };
			now.waiting.push(wish);
			signal.addEventListener('abort', () => {
				const at = now.waiting.indexOf(wish);
				if (at < 0) return;
				now.waiting.splice(at, 1);
				reject(new Error('AbortError'));
			});
		});

	private free(name: string, page: Page) {
		const now = this.held.get(name);
		if (now?.page !== page) return;
		this.held.delete(name);
		const next = now.waiting.find((wish) => !wish.page.dead);
		if (!next) return;
		now.waiting.splice(now.waiting.indexOf(next), 1);
		this.held.set(name, { page: next.page, waiting: now.waiting });
		this.world.after(next.page, 1, next.give);
	}
}
