import type { BrowserContext, Page } from '@playwright/test';
import { Assembler, LIMITS } from '../../src/lib/net/codec';

/** A message of the host as it came over a data channel. */
export interface Told {
	t: string;
	[part: string]: unknown;
}

/**
 * Notes everything that data channels bring to the pages of this device, below the app: before it
 * has read any of it, over all links and reloads.
 */
export async function listenIn(context: BrowserContext): Promise<Told[]> {
	const told: Told[] = [];
	const channels = new Map<string, Assembler>();
	await context.exposeFunction('heard', (channel: string, frame: number[]) => {
		const assembler = channels.get(channel) ?? new Assembler(LIMITS.toGuest);
		channels.set(channel, assembler);
		const whole = assembler.take(Uint8Array.from(frame));
		if (whole) told.push(whole.message as Told);
	});
	await context.addInitScript(() => {
		const heard = (globalThis as unknown as { heard(channel: string, frame: number[]): void })
			.heard;
		const make = RTCPeerConnection.prototype.createDataChannel;
		RTCPeerConnection.prototype.createDataChannel = function (...args) {
			const channel = make.apply(this, args);
			const name = crypto.randomUUID?.() ?? String(performance.now());
			channel.addEventListener('message', ({ data }) =>
				heard(name, [...new Uint8Array(data as ArrayBuffer)])
			);
			return channel;
		};
	});
	return told;
}

/** Everything that a page and its device hold, as text: what anybody could dig out of them. */
export async function heldBy(page: Page): Promise<string> {
	const parts = await page.evaluate(async () => {
		const records: unknown[] = [];
		for (const { name } of await indexedDB.databases()) {
			const db = await done(indexedDB.open(name!));
			for (const store of db.objectStoreNames) {
				const read = db.transaction(store).objectStore(store);
				records.push(await done(read.getAllKeys()), await done(read.getAll()));
			}
			db.close();
		}
		return [
			document.documentElement.outerHTML,
			document.title,
			location.href,
			{ ...localStorage },
			{ ...sessionStorage },
			history.state as unknown,
			records
		];

		function done<T>(request: IDBRequest<T>): Promise<T> {
			return new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error!);
			});
		}
	});
	return JSON.stringify([...parts, await page.locator('body').ariaSnapshot()]);
}
