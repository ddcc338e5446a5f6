import type { Page } from '@playwright/test';
import { yourMove } from './hands';
import { PAGES } from './pages';
import { serious } from './serious';
import { expect, test } from './site';

test.setTimeout(240_000);

const STILL = { reducedMotion: 'reduce' } as const;

/** What is serious on a phone, where it is seen in every theme, and on a laptop. */
async function seriousAt(name: string, page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		found.push(...(await serious(page)).map((violation) => `${name} at ${width}: ${violation}`));
	}
	return found;
}

test('every page, the lobby, its talk and the table are accessible in every theme', async ({
	visit,
	site
}) => {
	const page = await visit('', STILL);
	const found: string[] = [];
	for (const [address, isThere] of Object.entries(PAGES)) {
		await page.goto(new URL(address, site.url).href);
		await isThere(page);
		found.push(...(await seriousAt(`/${address}`, page)));
	}
	await page.goto(site.url);
	await page.getByRole('button', { name: 'Host a game' }).click();
	await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
	found.push(...(await seriousAt('lobby', page)));
	await page.getByRole('button', { name: /^Talk/ }).click();
	await page.getByRole('button', { name: 'Trust me.' }).click();
	await expect(page.getByRole('log')).toContainText('Trust me.');
	found.push(...(await seriousAt('talk', page)));
	await page.goto(site.url);
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '5 players' }).click();
	await expect(yourMove(page)).toBeVisible();
	found.push(...(await seriousAt('table', page)));
	expect(found).toEqual([]);
});
