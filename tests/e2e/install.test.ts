import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../src/cli/serve.mjs';
import { yourMove } from './hands';
import { expect, test } from './site';

test('where the browser offers it, a button installs the app', async ({ visit }) => {
	const page = await visit();
	await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
	const prompted = page.evaluate(
		() =>
			new Promise((done) => {
				const offer = new Event('beforeinstallprompt', { cancelable: true });
				const prompt = () => Promise.resolve(done(offer.defaultPrevented));
				dispatchEvent(Object.assign(offer, { prompt }));
			})
	);
	await page.getByRole('button', { name: 'Install' }).click();
	expect(await prompted, 'the browser’s own banner is held back').toBe(true);
	await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
});

test('on an iPhone three pictures show how', async ({ visit }) => {
	const page = await visit('', {}, (context) =>
		context.addInitScript(() =>
			Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
		)
	);
	const guide = page.getByRole('region', { name: 'To install on this device:' });
	await expect(guide.getByRole('listitem')).toHaveCount(3);
});

test('a new version waits while a match runs, then asks', async ({ visit }) => {
	const folder = mkdtempSync(join(tmpdir(), 'umbra-update-'));
	cpSync('build', folder, { recursive: true });
	const site = await serve({ folder, host: '127.0.0.1' });
	const page = await visit(site.url);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.reload();
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: /^4/ }).click();
	await expect(yourMove(page)).toBeVisible();

	appendFileSync(join(folder, 'sw.js'), '\n// a newer version');
	await page.evaluate(async () => {
		const { ready } = navigator.serviceWorker;
		const registration = await (await ready).update();
		const { installing, waiting } = registration as ServiceWorkerRegistration;
		if (!waiting)
			await new Promise((done) =>
				(installing as ServiceWorker).addEventListener('statechange', done)
			);
	});
	const offer = page.getByRole('button', { name: 'Update now' });
	await expect(yourMove(page)).toBeVisible();
	await expect(offer).toHaveCount(0);
	await page.goto(site.url);
	await expect(page.getByRole('button', { name: 'Host a game' })).toBeVisible();
	await expect(offer).toBeVisible();
	await site.close();
	rmSync(folder, { recursive: true });
});
