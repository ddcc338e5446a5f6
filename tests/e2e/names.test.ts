import { cleanName } from '../../src/lib/net/bounds';
import { isolated } from '../../src/lib/i18n/isolated';
import { journal } from './gather';
import { chooser, playSwiftly, yourMove } from './hands';
import { expect, test } from './site';

test.setTimeout(180_000);

/** What people might call themselves. */
const NAMES = [
	'<img src=x onerror=alert(1)>',
	'"Bo"\u202e & \'דנה\'</script>',
	`A\u200b\u2060na${'🦊'.repeat(200)}`
];

test('names show as they are written, in the lobby, at the table and in the journal', async ({
	visit
}) => {
	const table = await visit();
	await table.getByRole('button', { name: 'Host a game' }).click();
	const invite = table.getByRole('textbox', { name: 'Invite link' });
	await expect(invite).toHaveValue(/\/join\/#\w+$/);
	const link = await invite.inputValue();
	const guests = [];
	for (const name of NAMES) {
		const guest = await visit(link);
		guests.push(guest);
		await guest.getByRole('textbox', { name: 'Your name' }).evaluate((box, value) => {
			(box as HTMLInputElement).removeAttribute('maxlength');
			(box as HTMLInputElement).value = value;
			box.dispatchEvent(new Event('input', { bubbles: true }));
		}, name);
		await guest.getByRole('button', { name: 'Join' }).click();
		await expect(guest.getByText('Waiting for the host to start.')).toBeVisible();
	}
	const shown = NAMES.map(cleanName);
	const said = async (page: typeof table) =>
		(await page.locator('body').innerText()).replace(/[\u2068\u2069]/g, '');
	for (const name of shown) {
		expect([...name].length).toBeLessThanOrEqual(24);
		await expect.poll(() => said(table)).toContain(name);
	}
	await table.getByRole('button', { name: 'Start the game' }).click();
	for (const page of [table, ...guests]) {
		await expect(yourMove(page).getByRole('heading').first()).toBeVisible();
		const crew = page.getByRole('region', { name: 'Crew' });
		for (const name of shown)
			await expect
				.poll(async () => (await crew.textContent())!.replace(/[\u2068\u2069]/g, ''))
				.toContain(name);
	}
	const everybody = [table, ...guests];
	// The words around a name keep their order, whichever way its letters run.
	const told = shown.map(isolated);
	expect(told[1]).toMatch(/^\u2068.*\u2069$/);
	await playSwiftly(
		() => everybody,
		chooser(6),
		async () => {
			const said = await journal(table);
			return told.every((name) => said.includes(name));
		}
	);
	for (const page of everybody) {
		for (const name of told) await expect.poll(() => journal(page)).toContain(name);
		expect(await page.locator('img[src="x"]').count()).toBe(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			360
		);
	}
});
