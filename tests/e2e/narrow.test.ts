import type { Page } from '@playwright/test';
import { PAGES } from './pages';
import { bring, darkMoonScenes, show } from './scenes';
import { expect, test } from './site';

/** The narrowest screen, and a common one whose letters are twice as large. */
const READERS = [
	{ width: 320, letters: '100%' },
	{ width: 360, letters: '200%' }
];

/** The language with the longest words. */
const RUSSIAN = { locale: 'ru-RU' };

/** Things that stick out of the page at its right, and words that are cut off, for every reader. */
async function sticksOut(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const { width, letters } of READERS) {
		await page.setViewportSize({ width, height: 640 });
		const wide = await page.evaluate((letters) => {
			document.documentElement.style.fontSize = letters;
			const all = [...document.querySelectorAll<HTMLElement>('body *')];
			const wide = document.documentElement.scrollWidth > innerWidth;
			const out = all.filter((one) => wide && one.getBoundingClientRect().right > innerWidth + 1);
			const cut = all.filter(
				(one) =>
					/hidden|clip/.test(getComputedStyle(one).overflowX) &&
					// What is said to a screen reader alone is one point wide.
					one.clientWidth > 1 &&
					one.scrollWidth > one.clientWidth + 1 &&
					one.innerText
			);
			return [...out.slice(-4), ...cut].map(
				(one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 40)}`
			);
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

test('the lobby fits a narrow screen and large letters', async ({ visit }) => {
	const page = await visit('', RUSSIAN);
	await page.getByRole('button', { name: 'Создать стол' }).click();
	await expect(page.getByRole('textbox', { name: 'Ссылка' })).toHaveValue(/join/);
	expect(await sticksOut(page)).toEqual([]);
});

test('every question fits a narrow screen and large letters', async ({ visit, site }) => {
	test.setTimeout(240_000);
	const scenes = await darkMoonScenes();
	const page = await visit('settings/', { ...RUSSIAN, reducedMotion: 'reduce' });
	await bring(page, scenes, site.url);
	const found: string[] = [];
	for (const scene of scenes.list) {
		await show(page, scene, site.url);
		found.push(...(await sticksOut(page)).map((one) => `${scene.name}, ${one}`));
		const look = page.locator('[data-place="move"] button.slats');
		if ((await look.count()) === 0) continue;
		await look.click();
		found.push(...(await sticksOut(page)).map((one) => `${scene.name}, uncovered, ${one}`));
	}
	expect(found).toEqual([]);
});
