import type { Page } from '@playwright/test';
import { alikeMatches, type Alike } from './alike';
import { yourMove } from './hands';
import { bring } from './scenes';
import { expect, test } from './site';

const screen = (page: Page) => page.getByRole('region', { name: 'My screen' });
/** What lies behind the shutter; in the page only while somebody looks. */
const secret = (page: Page) => screen(page).getByRole('group', { name: 'My dice' });
const shutter = (page: Page) => screen(page).getByRole('button', { name: 'Hold to look' });

/** A match against bots, past the briefing. */
async function seated(page: Page) {
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '3 players' }).click();
	await yourMove(page).getByRole('button', { name: 'Look at my Status' }).click();
	await expect(shutter(page)).toBeVisible({ timeout: 20_000 });
}

test('the shutter opens while it is held and by a key, and covers itself again', async ({
	visit
}) => {
	const page = await visit();
	await seated(page);
	await expect(secret(page)).toHaveCount(0);

	await shutter(page).hover();
	await page.mouse.down();
	await expect(secret(page)).toBeVisible();
	await page.mouse.up();
	await expect(secret(page)).toHaveCount(0);

	await shutter(page).focus();
	await page.keyboard.press('Enter');
	await expect(secret(page)).toBeVisible();
	await page.evaluate(() => window.dispatchEvent(new Event('blur')));
	await expect(secret(page)).toHaveCount(0);
});

test('an idle screen holds nothing private: no status, no dice', async ({ visit }) => {
	const page = await visit();
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '3 players' }).click();
	const status = yourMove(page).locator('strong');
	const look = yourMove(page).getByRole('button', { name: 'Look at my Status' });
	await expect(look).toBeVisible();
	await expect(status).toHaveCount(0);
	await look.click();
	await expect(status).toHaveText(/^(Uninfected|Infected)/, { timeout: 20_000 });
	const shown = (await status.textContent())!;
	await expect(shutter(page)).toBeVisible({ timeout: 20_000 });
	const whole = await page.evaluate(() => [
		document.documentElement.outerHTML,
		document.title,
		location.href,
		JSON.stringify({ ...localStorage, ...sessionStorage }),
		JSON.stringify(history.state)
	]);
	for (const part of whole) expect(part).not.toContain(shown);
	await expect(screen(page).getByRole('img')).toHaveCount(0);
});

/** Longer than a screen that nobody touches stays uncovered, ms. */
const UNTOUCHED = 31_000;

test.describe('at two tables that differ in secrets alone', () => {
	let alike: Alike;
	test.beforeAll(async () => {
		alike = await alikeMatches();
	});

	const look = (page: Page) => yourMove(page).getByRole('button', { name: 'Look at my Events' });
	/** Takes the seat that is asked, with a clock of the test's own. */
	async function sit(page: Page, root: string, file: string) {
		await page.clock.install({ time: 0 });
		await bring(page, { file }, root);
		await page.goto(new URL(`table/#${alike.code}`, root).href);
		await expect(look(page)).toBeVisible();
		await page.evaluate(() => document.fonts.ready);
	}

	test('an idle screen is the same to the pixel, and another while it is held', async ({
		visit,
		site
	}) => {
		const pages = await Promise.all(
			alike.files.map(async (file) => {
				const page = await visit('settings/', { reducedMotion: 'reduce' });
				await sit(page, site.url, file);
				return page;
			})
		);
		const same = async () => {
			const [one, other] = await Promise.all(
				pages.map((page) => page.screenshot({ fullPage: true, animations: 'disabled' }))
			);
			return one!.equals(other!);
		};
		// Each may still be loading a letter or a hint.
		await expect.poll(same, 'nothing private is on an idle screen').toBe(true);
		for (const page of pages) {
			await shutter(page).hover();
			await page.mouse.down();
			await expect(secret(page)).toBeVisible();
		}
		expect(await same(), 'there is something private to see').toBe(false);
	});

	test('what is composed stays when the shutter closes by itself, and out of sight', async ({
		visit,
		site
	}) => {
		const page = await visit('settings/');
		await sit(page, site.url, alike.files[0]);
		const composed = yourMove(page).getByRole('button', { pressed: true });
		await look(page).click();
		await yourMove(page).locator('[aria-pressed="false"]').nth(1).click();
		const chosen = (await composed.textContent())!;
		await page.clock.runFor(UNTOUCHED);
		await expect(look(page)).toBeVisible();
		await expect(composed).toHaveCount(0);
		await look(page).click();
		await expect(composed).toHaveText(chosen);
	});
});
