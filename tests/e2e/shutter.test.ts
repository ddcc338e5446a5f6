import type { Page } from '@playwright/test';
import { yourMove } from './hands';
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
