import type { Page } from '@playwright/test';
import { ending, yourMove } from './hands';
import { expect } from './site';

/** Opens a table; the host sits at it under `name`. Returns the invite link. */
export async function host(page: Page, name: string): Promise<string> {
	await page.getByRole('button', { name: 'Host a game' }).click();
	await page.getByRole('textbox', { name: 'Your name' }).fill(name);
	await page.getByRole('textbox', { name: 'Your name' }).blur();
	const link = page.getByRole('textbox', { name: 'Invite link' });
	await expect(link).toHaveValue(/\/join\/#\w+$/);
	return link.inputValue();
}

/** Takes a seat on a page that has opened the invite link. */
export async function join(page: Page, name: string) {
	await page.getByRole('textbox', { name: 'Your name' }).fill(name);
	await page.getByRole('button', { name: 'Join' }).click();
}

/** The host starts the match once every one of `names` sits; everybody is asked then. */
export async function start(table: Page, guests: Page[], names: string[]) {
	for (const name of names) await expect(table.getByText(name).first()).toBeVisible();
	await table.getByRole('button', { name: 'Start the game' }).click();
	for (const page of [table, ...guests])
		await expect(yourMove(page).getByRole('heading').first()).toBeVisible();
}

/** A match that has just begun: a host and a guest for each further name, on devices of their own. */
export async function gather(
	visit: (address?: string) => Promise<Page>,
	names: string[],
	address = ''
): Promise<{ table: Page; guests: Page[]; link: string }> {
	const [own, ...others] = names;
	const table = await visit(address);
	const link = await host(table, own!);
	const guests = await Promise.all(others.map(() => visit(link)));
	await Promise.all(guests.map((page, i) => join(page, others[i]!)));
	await start(table, guests, names);
	return { table, guests, link };
}

/** Everything that has happened, as this page tells it; after the end only how it ended. */
export const journal = async (page: Page): Promise<string> =>
	(await page.getByRole('log', { name: 'Journal' }).or(ending(page)).textContent()) ?? '';

/** Waits until all pages tell the same and nothing is on its way any more; returns what they tell. */
export async function agreed(pages: Page[]): Promise<string> {
	let last = '';
	const toldAlike = async () => {
		const told = await Promise.all(pages.map(journal));
		const calm = told[0] === last;
		last = told[0]!;
		return calm && told.every((one) => one === last);
	};
	await expect.poll(toldAlike, { intervals: [400] }).toBe(true);
	return last;
}

/** What only the person at this page may see: it looks behind the shutter and covers it again. */
export async function behindShutter(page: Page): Promise<string> {
	const screen = page.getByRole('region', { name: 'My screen' });
	await screen.getByRole('button', { name: 'Hold to look' }).focus();
	await page.keyboard.press('Enter');
	const secrets = screen.getByRole('group', { name: 'My dice' });
	await expect(secrets).toBeVisible();
	const seen = await screen.innerText();
	await page.evaluate(() => window.dispatchEvent(new Event('blur')));
	await expect(secrets).toHaveCount(0);
	return seen;
}
