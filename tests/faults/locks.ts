import { put, type Page, type World } from './world';

interface Wish {
	page: Page;
	give: () => void;
}

/** The Web Locks of one device: a lock is held by a page until it lets go or dies. */
export class Locks {
	/** Gives every lock to everybody: to try the laws. */
	generous = false;
	private readonly held = new Map<string, { page: Page; waiting: Wish[] }>();

	constructor(private readonly world: World) {}

	/** Makes these the locks of the page that is running. The answer takes them away again. */
	install(): () => void {
		return put(globalThis, 'navigator', { locks: { request: this.request } });
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
