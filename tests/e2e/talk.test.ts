import type { Page } from '@playwright/test';
import { gather } from './gather';
import { expect, test } from './site';

const MARKUP = '<img src=x onerror="boom()"> <b>trust</b>';

/** Opens the talk; its button, dialog and field are named in the language of the phone. */
async function talk(page: Page, name: RegExp) {
	await page.getByRole('button', { name }).click();
	return page.getByRole('dialog', { name });
}

test('people talk, each in their own language; what is said is text; who is muted is silent; who watches reads', async ({
	visit
}) => {
	const { table, guests, link } = await gather(visit, ['Ana', 'Boris', 'Vesna']);
	const boris = guests[0]!;
	const vesna = guests[1]!;
	await vesna.evaluate(() => localStorage.setItem('umbra.lang', 'hr'));
	await vesna.reload();

	const anas = await talk(table, /^Talk/);
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
	await expect(heard.getByRole('log')).not.toContainText('Ana');
	await says('Still here?');
	const boriss = await talk(boris, /^Talk, 3 new$/);
	await boriss.getByRole('button', { name: 'Thank you.' }).click();
	await expect(heard.getByRole('log')).toHaveText('Boris Hvala.');

	const watcher = await visit(link);
	await watcher.getByRole('textbox', { name: 'Your name' }).fill('Wanda');
	await watcher.getByRole('button', { name: 'Join' }).click();
	await watcher.getByRole('button', { name: 'Watch', exact: true }).click();
	const read = await talk(watcher, /^Talk/);
	await expect(read.getByRole('log')).toContainText('Boris Thank you.');
	await expect(read.getByRole('textbox')).toHaveCount(0);
	await expect(read.getByRole('button', { name: 'Trust me.' })).toHaveCount(0);
});
