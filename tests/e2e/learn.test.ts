import type { Locator, Page } from '@playwright/test';
import { behindShutter } from './gather';
import { chooser, controls } from './hands';
import { expect, test } from './site';

test.setTimeout(240_000);

const guide = (page: Page): Locator => page.getByRole('region', { name: 'Guide' });
const places = (page: Page): Locator => page.locator('[data-place]');

/**
 * Follows the guide until `done`: reads on, looks where it says, and at a question tries whatever
 * there is until the guide is content. Returns the beats that were seen, with the place of each.
 */
async function follow(page: Page, pick: (below: number) => number, done: () => Promise<boolean>) {
	const beats = new Set<string>();
	while (!(await done())) {
		await page.clock.runFor(700);
		if (!(await guide(page).count())) continue;
		const says = await guide(page).getByRole('status').innerText();
		beats.add(says);
		const own = guide(page).locator('.do button');
		if (await own.count()) await own.nth(pick(await own.count())).click();
		else if (/keep “Hold to look” pressed/i.test(says)) {
			await behindShutter(page);
			await page.clock.runFor(100);
		} else {
			const usable = controls(page);
			const count = await usable.count();
			if (count)
				await usable
					.nth(pick(count))
					.click({ timeout: 1_000 })
					.catch(() => {});
		}
	}
	return beats;
}

test('the lessons are played to their end, over a reload in the middle', async ({ visit }) => {
	const page = await visit('', { reducedMotion: 'reduce' }, async (device) => {
		await device.clock.install();
	});
	await page.getByRole('button', { name: 'How to play' }).click();
	await page.getByRole('button', { name: 'Begin' }).first().click();
	await expect(guide(page)).toContainText('Welcome aboard');
	const pick = chooser(20261202);
	const says = (text: string) => async () => (await guide(page).innerText()).includes(text);

	const before = await follow(page, pick, says('Only you see this roll'));
	await page.reload();
	await expect(guide(page)).toContainText('Only you see this roll');
	await expect(places(page).first()).toBeVisible();
	const after = await follow(page, pick, says('Another evening'));
	expect(before.size + after.size).toBeGreaterThan(15);
	await follow(page, pick, says('A late watch'));
	await follow(page, pick, async () => (await page.getByText('Now host a game').count()) > 0);
	await expect(page.getByText('Done')).toHaveCount(3);
	await page.getByText('Now host a game').click();
	await expect(page.getByRole('button', { name: 'Host a game' })).toBeVisible();
});

test('an answer that would leave the lesson is kept back, with a word why', async ({ visit }) => {
	const page = await visit('', { reducedMotion: 'reduce' }, async (device) => {
		await device.clock.install();
	});
	await page.getByRole('button', { name: 'How to play' }).click();
	await page.getByRole('button', { name: 'Begin' }).first().click();
	const says = async () => (await guide(page).innerText()).includes('One action a watch');
	await follow(page, chooser(7), says);
	await page.clock.runFor(700);
	await page.getByRole('button', { name: 'No action' }).click();
	await expect(guide(page)).toContainText('Today we repair the Shields');
	await expect(guide(page)).toContainText('One action a watch');
});
