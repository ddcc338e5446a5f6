import type { Page } from '@playwright/test';
import { bring, darkMoonScenes, type Scenes } from './scenes';
import { expect, openSite, test } from './site';
import { stored } from './worker';

let scenes: Scenes;
test.beforeAll(async () => {
	scenes = await darkMoonScenes();
});
const tableOf = (name: string) =>
	`table/#${scenes.list.find((scene) => scene.name === name)!.code}`;

/** From the question to all cards, which are loaded when they are opened. */
async function toTheCards(page: Page) {
	await page.getByRole('button', { name: /^Rule DM-/ }).click();
	await page.getByRole('button', { name: 'All cards and tokens' }).click();
}

test('what is loaded later opens without the server', async ({ visit }) => {
	const site = await openSite();
	const page = await visit(site.url);
	await stored(page);
	await bring(page, scenes, site.url);
	await site.close();
	await page.goto('about:blank');
	await page.goto(site.url + tableOf('act'));
	await toTheCards(page);
	await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
	await page.goto('about:blank');
	await page.goto(site.url + tableOf('ended'));
	await expect(page.getByRole('button', { name: 'Back to the shelf' })).toBeVisible();
});

/** Nothing is fetched before it is wanted. */
const neverIdle = (page: Page) => page.addInitScript(() => (window.requestIdleCallback = () => 0));

test('what cannot be loaded says so and is tried again', async ({ visit, site }) => {
	const page = await visit('', { serviceWorkers: 'block' });
	await bring(page, scenes, site.url);
	await neverIdle(page);
	await page.goto('about:blank');
	await page.goto(site.url + tableOf('act'));
	await page.getByRole('heading', { level: 2 }).first().waitFor();
	await page.route('**/*.js', (route) => route.abort());
	await toTheCards(page);
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('alert')).toBeVisible();
	await page.unroute('**/*.js');
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(dialog.getByRole('searchbox')).toBeVisible();
});

/** JavaScript over the wire until a page can be used, kB. Raise it for what is needed at once alone. */
const MOST = { '': 100, act: 222 };

for (const [name, most] of Object.entries(MOST))
	test(`the first load of ${name || 'the shelf'} stays light`, async ({ visit, site }) => {
		const page = await visit('', { serviceWorkers: 'block' });
		await bring(page, scenes, site.url);
		await neverIdle(page);
		await page.goto('about:blank');
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Network.enable');
		await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
		const scripts = new Set<string>();
		let bytes = 0;
		devtools.on('Network.responseReceived', ({ requestId, type }) => {
			if (type === 'Script') scripts.add(requestId);
		});
		devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
			if (scripts.has(requestId)) bytes += encodedDataLength;
		});
		await page.goto(site.url + (name && tableOf(name)), { waitUntil: 'networkidle' });
		await page.locator('main:not([inert])').waitFor();
		await page
			.getByRole('heading', { level: name ? 2 : 1 })
			.first()
			.waitFor();
		expect(bytes / 1000).toBeGreaterThan(most / 2);
		expect(bytes / 1000).toBeLessThan(most);
	});
