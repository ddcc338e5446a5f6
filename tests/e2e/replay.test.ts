import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ending, yourMove } from './hands';
import { expect, test } from './site';

const golden = readFileSync('tests/replays/dark-moon/3-golden-1.json', 'utf8');

const open = (page: Page, text: string) =>
	page.locator('input[type="file"]').setInputFiles({
		name: 'match.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});
const walkOn = (page: Page): Locator =>
	page.getByRole('region', { name: 'Walk through the match' });

/** Presses a key until something is so. */
async function press(page: Page, key: string, until: () => Promise<boolean>) {
	for (let presses = 0; !(await until()); presses++) {
		expect(presses, `presses of ${key}`).toBeLessThan(300);
		await page.keyboard.press(key);
	}
}

test('a replay file is walked by keyboard to its end, with open cards and with the eyes of a seat', async ({
	visit
}) => {
	const page = await visit('replay/', { reducedMotion: 'reduce' });
	await expect(page.getByRole('button', { name: 'Open a file' })).toBeEnabled();
	await open(page, golden);
	await expect(ending(page)).toBeFocused();

	const walk = walkOn(page);
	const place = walk.getByRole('slider', { name: 'Place in the match' });
	const behind = walk.getByRole('region', { name: 'Behind the screens' });
	await expect(behind.getByRole('listitem')).toHaveCount(3);
	const kept = walk.getByText('kept back', { exact: true });
	await place.focus();
	await press(page, 'ArrowRight', async () => (await kept.count()) > 0);
	const who = (
		await walk
			.getByRole('listitem')
			.filter({ has: page.getByText('kept back', { exact: true }) })
			.locator('b')
			.innerText()
	).trim();
	const other = ['Bot 1', 'Bot 2', 'Bot 3'].find((name) => name !== who)!;

	const eyes = walk.getByRole('combobox', { name: 'Seen with' });
	await eyes.selectOption(`the eyes of ${other}`);
	await expect(kept).toHaveCount(0);
	await expect(walk.getByText(`${who} sends`)).toBeVisible();
	await expect(behind.getByRole('listitem')).toHaveCount(1);
	await expect(behind).toContainText(other);
	await eyes.selectOption(`the eyes of ${who}`);
	await expect(kept).toBeVisible();
	await eyes.selectOption('a watcher’s eyes');
	await expect(kept).toHaveCount(0);
	await expect(behind).toHaveCount(0);

	await eyes.selectOption('open cards');
	await place.focus();
	const last = await place.getAttribute('max');
	await press(page, 'Shift+ArrowRight', async () => (await place.inputValue()) === last);
	await expect(walk.getByText(/^The (Uninfected|Infected) win\.$/)).toBeVisible();
});

test('a file that is no finished match says why, and shows nothing', async ({ visit }) => {
	const page = await visit('replay/', { reducedMotion: 'reduce' });
	await expect(page.getByRole('button', { name: 'Open a file' })).toBeEnabled();
	await open(page, golden);
	await expect(ending(page)).toBeVisible();
	for (const [text, why] of [
		[golden.slice(0, 400), 'The end of this file is missing.'],
		[golden.replace('"format":1', '"format":2'), 'A newer version of Umbra wrote this file.'],
		[golden.replace('"rules":1', '"rules":9'), 'This match was played by other rules'],
		[golden.replace(/"end":"\w/, '"end":"x'), 'This match was changed after it was saved.'],
		['{"hello":"world"}', 'This is not a file of Umbra.']
	] as const) {
		await open(page, text);
		await expect(page.getByText(why)).toBeVisible();
		await expect(ending(page)).toHaveCount(0);
		await expect(walkOn(page)).toHaveCount(0);
	}
});

test('the save of a running match stays closed', async ({ visit }) => {
	const page = await visit('', { reducedMotion: 'reduce' });
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: /^3/ }).click();
	await expect(yourMove(page)).toBeVisible();
	await page.goto(new URL('/settings/', page.url()).href);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save everything to a file' }).click()
	]);
	await page.goto(new URL('/replay/', page.url()).href);
	await expect(page.getByRole('button', { name: 'Open a file' })).toBeEnabled();
	await open(page, readFileSync(await file.path(), 'utf8'));
	await expect(page.getByText('This is the save of a match that is still running')).toBeVisible();
	await expect(walkOn(page)).toHaveCount(0);
});
