import type { Page } from '@playwright/test';
import { PAGES } from './pages';
import { expect, test } from './site';

/** The narrowest screen, and a common one whose letters are twice as large. */
const READERS = [
	{ width: 320, letters: '100%' },
	{ width: 360, letters: '200%' }
];

/** The language with the longest words. */
const RUSSIAN = { locale: 'ru-RU' };

/** Things that stick out of the page at its right, for every reader. */
async function sticksOut(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const { width, letters } of READERS) {
		await page.setViewportSize({ width, height: 640 });
		const wide = await page.evaluate((letters) => {
			document.documentElement.style.fontSize = letters;
			if (document.documentElement.scrollWidth <= innerWidth) return [];
			return [...document.querySelectorAll('body *')]
				.filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
				.map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 40)}`)
				.slice(-4);
		}, letters);
		found.push(...wide.map((one) => `${width} at ${letters}: ${one}`));
	}
	return found;
}

for (const address of Object.keys(PAGES))
	test(`/${address} fits a narrow screen and large letters`, async ({ visit }) => {
		const page = await visit(address, RUSSIAN);
		await expect(page.locator('main:not([inert]) h1').first()).toBeAttached();
		expect(await sticksOut(page)).toEqual([]);
	});
