import { browser } from '$app/environment';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

/** Registers the service worker; answers how to let a waiting one take over. */
export type Register = (options: RegisterSWOptions) => () => Promise<void>;

/**
 * What the page knows of newer versions of itself. A newer one waits until the person takes it,
 * and no page is reloaded while it holds a running match. Does nothing where there are no service
 * workers (plain http on a home network).
 */
export class Updates {
	/** Everything needed without a network is stored. */
	offlineReady = $state(false);
	/** A newer version is ready. */
	needsRefresh = $state(false);

	#held = false;
	#replaced = false;
	#takeOver: () => Promise<void> = () => Promise.resolve();
	#reload: () => void;

	constructor(reload: () => void) {
		this.#reload = reload;
	}

	/** Call once, when the page has started. */
	start(register: Register): void {
		this.#takeOver = register({
			immediate: true,
			onOfflineReady: () => (this.offlineReady = true),
			onNeedRefresh: () => (this.needsRefresh = true),
			onNeedReload: () => this.#onReplaced(),
			onRegisteredSW: (_url, registration) => {
				document.addEventListener('visibilitychange', () => {
					if (document.visibilityState === 'visible') {
						registration?.update().catch(() => undefined); // offline: ask again next time
					}
				});
			}
		});
	}

	/** While held (a match is running) the page stays as it is, whatever other tabs do. */
	hold(held: boolean): void {
		this.#held = held;
	}

	/** Takes the newer version and reloads, unless a match is running. */
	async update(): Promise<void> {
		if (this.#held) return;
		if (this.#replaced) this.#reloadOnce();
		else await this.#takeOver();
	}

	/** The newer version controls this page: this tab or another one asked for it. */
	#onReplaced(): void {
		this.#replaced = true;
		if (this.#held) this.needsRefresh = true;
		else this.#reloadOnce();
	}

	#reloadOnce(): void {
		const reload = this.#reload;
		this.#reload = () => undefined;
		reload();
	}
}

/** The one of this page. */
export const updates = new Updates(() => location.reload());

if (browser && 'serviceWorker' in navigator && !import.meta.env.DEV) {
	void import('virtual:pwa-register').then(({ registerSW }) => updates.start(registerSW));
}
