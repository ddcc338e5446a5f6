import type { Page } from '@playwright/test';
import { host, join } from './gather';
import { yourMove } from './hands';
import { expect, test } from './site';

const MARKUP = '<img src=x onerror="boom()"> <b>trust</b>';

/** Opens the talk; its button is named in the language of the phone. */
async function talk(page: Page, name: RegExp) {
	await page.getByRole('button', { name }).click();
	return page.getByRole('dialog');
}

test('people talk, each in their own language; what is said is text; who is muted is silent; who watches reads', async ({
	visit
}) => {
	const ana = await visit();
	const link = await host(ana, 'Ana');
	const vesna = await visit(link, { locale: 'hr-HR' });
	await vesna.getByRole('textbox', { name: 'Vaše ime' }).fill('Vesna');
	await vesna.getByRole('button', { name: 'Pridruži se' }).click();
	await expect(ana.getByText('Vesna')).toBeVisible();

	const anas = await talk(ana, /^Talk/);
	await anas.getByRole('button', { name: 'Trust me.' }).click();
	await expect(anas.getByRole('log')).toContainText('Ana Trust me.');
	const heard = await talk(vesna, /^Razgovor, novih poruka: 1$/);
	await expect(heard.getByRole('log')).toContainText('Ana Vjerujte mi.');

	const says = async (text: string) => {
		await anas.getByRole('textbox').fill(text);
		await anas.getByRole('textbox').press('Enter');
		await expect(anas.getByRole('textbox')).toHaveValue('');
	};
	await says(MARKUP);
	await expect(heard.getByRole('log')).toContainText(MARKUP);
	await expect(heard.getByRole('log').locator('img')).toHaveCount(0);

	await heard.getByText('Utišaj nekoga').click();
	await heard.getByRole('button', { name: 'Utišaj: Ana' }).click();
	await says('Still here?');
	await heard.getByRole('button', { name: 'Hvala.' }).click();
	await expect(heard.getByRole('log')).toHaveText('Vesna Hvala.');

	await ana.keyboard.press('Escape');
	await ana.getByRole('button', { name: 'Add a bot' }).click();
	await ana.getByRole('button', { name: 'Start the game' }).click();
	await expect(yourMove(ana)).toBeVisible();
	const wanda = await visit(link);
	await join(wanda, 'Wanda');
	await wanda.getByRole('button', { name: 'Watch', exact: true }).click();
	const read = await talk(wanda, /^Talk, 4 new$/);
	await expect(read.getByRole('log')).toContainText('Vesna Thank you.');
	await expect(read.getByRole('textbox')).toHaveCount(0);
	await expect(read.getByRole('button', { name: 'Trust me.' })).toHaveCount(0);
});
