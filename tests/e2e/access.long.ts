import { ending } from './hands';
import { byKeys, keyboard } from './keys';
import { expect, test } from './site';
import { answer, byTree, sameDeal } from './turn';

test.setTimeout(1_800_000);

test('a whole match is played by keyboard alone', async ({ visit }) => {
	const page = await visit('', {}, sameDeal);
	await byKeys(page, { role: 'button', name: 'Play alone' }, 'Enter');
	await expect(page.getByRole('button', { name: '3 players' })).toBeVisible();
	await byKeys(page, { role: 'button', name: '3 players' }, 'Enter');
	await answer(page, keyboard(page, /^(Repair|In)/), () => false);
	await expect(ending(page)).toBeFocused();
	await byKeys(page, { role: 'button', name: 'Back to the shelf' }, 'Enter');
	await expect(page.getByRole('button', { name: 'Play alone' })).toBeVisible();
});

test('a whole match is played through the accessibility tree alone', async ({ visit }) => {
	const page = await visit('', {}, sameDeal);
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '4 players' }).click();
	await answer(page, byTree(page, /^(Repair|In|Strong die|Shield token)/), () => false);
	await expect(ending(page)).toBeVisible();
	await page.getByRole('button', { name: 'Back to the shelf' }).click();
	await expect(page.getByRole('button', { name: 'Play alone' })).toBeVisible();
});
