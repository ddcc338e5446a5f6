import { afterEach, beforeEach, vi } from 'vitest';
import type { Link } from '$lib/net/link';

const inTheAir = vi.hoisted(() => ({
	hosts: new Map<string, (link: Link) => void>(),
	meetings: [] as unknown[]
}));

vi.mock('$lib/games', async () => {
	const { numbers } = await import('./fake-game');
	return {
		GAMES: { numbers: () => Promise.resolve({ ...numbers, title: 'Numbers' }) },
		RULES: { numbers: numbers.rules }
	};
});
vi.mock('$lib/net/links/listen', () => ({
	Listener: class {
		constructor(
			private readonly setup: {
				code: string;
				meeting: unknown;
				link(link: Link): void;
				state(state: string): void;
			}
		) {
			inTheAir.meetings.push(setup.meeting);
			inTheAir.hosts.set(setup.code, this.take);
			setup.state('open');
		}
		private readonly take = (link: Link) => this.setup.link(link);
		wake() {}
		close() {
			if (inTheAir.hosts.get(this.setup.code) === this.take) inTheAir.hosts.delete(this.setup.code);
		}
	}
}));
vi.mock('$lib/net/links/peerjs', async () => {
	const { memoryLinks } = await import('$lib/net/links/memory');
	return {
		reachTable: async (code: string) => {
			const host = inTheAir.hosts.get(code);
			if (!host) throw new Error('noSuchTable');
			const ends = memoryLinks();
			host(ends.host);
			return ends.guest;
		}
	};
});

/** What stands in for the network: which host listens under which code. */
export const network = inTheAir;

// Each device loads its modules anew.
vi.setConfig({ testTimeout: 30_000 });

/** Another device: modules and saves of its own. */
export async function device() {
	vi.resetModules();
	return import('$lib/session.svelte');
}

/** Waits until a check passes. */
export const settled = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 5 });

/** What a page is for these tests: it lives, it can be hidden, it has no database and no locks. */
beforeEach(() => {
	const page = new EventTarget();
	const looks = { visibilityState: 'visible', head: { append() {} }, createElement: () => ({}) };
	vi.stubGlobal('document', Object.assign(page, looks));
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('location', new URL('http://umbra.test/'));
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('BroadcastChannel', undefined);
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
});
afterEach(() => {
	vi.unstubAllGlobals();
	inTheAir.hosts.clear();
	inTheAir.meetings.length = 0;
});
