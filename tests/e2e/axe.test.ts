import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from './pages';
import { expect, test } from './site';

/** What axe finds serious or worse, as "rule: element". */
async function serious(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['dark', 'light'] as const) {
	for (const [address, isThere] of Object.entries(PAGES)) {
		test(`/${address} is accessible (${colorScheme})`, async ({ visit }) => {
			const page = await visit(address, { colorScheme, reducedMotion: 'reduce' });
			await isThere(page);
			expect(await serious(page)).toEqual([]);
		});
	}

	test(`the lobby is accessible (${colorScheme})`, async ({ visit }) => {
		const page = await visit('', { colorScheme, reducedMotion: 'reduce' });
		await page.getByRole('button', { name: 'Host a game' }).click();
		await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
		expect(await serious(page)).toEqual([]);
	});

	test(`the table is accessible (${colorScheme})`, async ({ visit }) => {
		const page = await visit('', { colorScheme, reducedMotion: 'reduce' });
		await page.getByRole('button', { name: 'Play alone' }).click();
		await page.getByRole('button', { name: '5 players' }).click();
		await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
		expect(await serious(page)).toEqual([]);
	});
}
