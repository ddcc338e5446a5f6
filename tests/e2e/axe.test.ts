import { PAGES } from './pages';
import { serious } from './serious';
import { expect, test } from './site';

for (const colorScheme of ['dark', 'light'] as const) {
	for (const [address, isThere] of Object.entries(PAGES)) {
		test(`/${address} is accessible (${colorScheme})`, async ({ visit }) => {
			const page = await visit(address, { colorScheme, reducedMotion: 'reduce' });
			await isThere(page);
			expect(await serious(page)).toEqual([]);
		});
	}

	test(`the lobby and its talk are accessible (${colorScheme})`, async ({ visit }) => {
		const page = await visit('', { colorScheme, reducedMotion: 'reduce' });
		await page.getByRole('button', { name: 'Host a game' }).click();
		await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
		expect(await serious(page)).toEqual([]);
		await page.getByRole('button', { name: /^Talk/ }).click();
		await page.getByRole('button', { name: 'Trust me.' }).click();
		await expect(page.getByRole('log')).toContainText('Trust me.');
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
