import {
	test as base,
	expect,
	type BrowserContext,
	type BrowserContextOptions,
	type Page
} from '@playwright/test';
import { existsSync } from 'node:fs';
import { serve } from '../../src/cli/serve.mjs';

/** A build behind a server of its own. `url` ends in a slash. */
export type Site = Awaited<ReturnType<typeof serve>>;

/** Where `npm test` leaves the builds. */
const FOLDERS = { '': 'build', '/x': '.cache/x' };

/** Serves the build made for `base`, with a PeerServer on the same free port. */
export function openSite(base: keyof typeof FOLDERS = '', port = 0): Promise<Site> {
	const folder = FOLDERS[base];
	if (!existsSync(`${folder}/404.html`))
		throw new Error(`${folder} is missing: run \`npm test -- --only build\` first.`);
	return serve({ folder, base, port, host: '127.0.0.1' });
}

interface Fixtures {
	/** A host that pages are made to ask on purpose: what is said about it is no fault of theirs. */
	elsewhere: string | null;
	/**
	 * Somebody with a device of their own (a context): opens `address`, relative to the site, and
	 * waits until its scripts run: before that a page listens to nobody. The test fails if the page throws, breaks its Content-Security-Policy or asks another server.
	 * `prepare` gets the device before it opens anything.
	 */
	visit: (
		address?: string,
		options?: BrowserContextOptions,
		prepare?: (context: BrowserContext) => Promise<unknown>
	) => Promise<Page>;
}

/** Playwright's test with the site and its visitors. */
export const test = base.extend<Fixtures, { site: Site }>({
	elsewhere: [null, { option: true }],
	site: [
		// eslint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const site = await openSite();
			await use(site);
			await site.close();
		},
		{ scope: 'worker' }
	],
	visit: async ({ browser, site, elsewhere }, use) => {
		const wrong: string[] = [];
		const contexts: { close(): Promise<void> }[] = [];
		await use(async (address = '', options = {}, prepare) => {
			const url = new URL(address, site.url);
			const context = await browser.newContext(options);
			contexts.push(context);
			const ask = (asked: string) => {
				const { protocol, host } = new URL(asked);
				if (/^(http|ws)s?:$/.test(protocol) && host !== url.host) wrong.push(`asked ${asked}`);
			};
			// Every page of the device, those that a test opens later included.
			context.on('page', (page) => {
				page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
				page.on('console', (message) => {
					if (/Content.Security.Policy/i.test(message.text())) wrong.push(message.text());
				});
				page.on('request', (request) => ask(request.url()));
				page.on('websocket', (socket) => ask(socket.url()));
			});
			await prepare?.(context);
			const page = await context.newPage();
			await page.goto(url.href);
			await page.locator('main:not([inert])').waitFor({ state: 'attached' });
			return page;
		});
		for (const context of contexts) await context.close();
		const unasked = wrong.filter((line) => elsewhere === null || !line.includes(elsewhere));
		expect(unasked, 'pages behave').toEqual([]);
	}
});

export { expect };
