import { PAGES } from './pages';
import { expect, openSite, test } from './site';
import { stored } from './worker';

for (const base of ['', '/x'] as const) {
	test(`after one visit every page opens and reloads without the server${base && `, under ${base}/`}`, async ({
		visit
	}) => {
		const site = await openSite(base);
		const page = await visit(site.url);
		await stored(page);
		await site.close();
		for (const [address, isThere] of Object.entries(PAGES)) {
			await page.goto('about:blank');
			await page.goto(site.url + address);
			await isThere(page);
			await page.reload();
			await isThere(page);
		}
	});

	test(`is installable${base && ` under ${base}/`}`, async ({ visit }) => {
		const site = await openSite(base);
		const page = await visit(site.url);
		await stored(page);
		const devtools = await page.context().newCDPSession(page);
		const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
		expect(
			installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito') // as in every test
		).toEqual([]);
		const manifest = await devtools.send('Page.getAppManifest');
		expect(manifest.errors).toEqual([]);
		expect(manifest.manifest).toMatchObject({ name: 'Umbra', startUrl: site.url, scope: site.url });
		await site.close();
	});
}

test('works where service workers do not exist: plain http on a home network', async ({
	visit,
	site
}) => {
	const page = await visit(site.url.replace('localhost', 'umbra.test'));
	expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
		false,
		false
	]);
	await page.getByRole('button', { name: 'Host a game' }).click();
	await expect(page.getByRole('textbox', { name: 'Invite link' })).toHaveValue(/\/join\/#\w+$/);
});

test('an unknown address gets a page of ours', async ({ visit }) => {
	const page = await visit('nowhere/at/all');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
