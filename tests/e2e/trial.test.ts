import type { Page } from '@playwright/test';
import { expect, openSite, test } from './site';

/** What the test of the connection has found, part by part. */
const found = (page: Page) =>
	page
		.getByRole('status')
		.filter({ has: page.getByRole('term') })
		.getByRole('definition');

test('the test of the connection tells in words what works', async ({ visit }) => {
	const page = await visit('settings/');
	await page.getByRole('button', { name: 'Test the connection' }).click();
	await expect(found(page)).toHaveText([
		/^Answers, after/,
		/^None is set/,
		/^None is set/,
		/^Two connections on this phone have met/
	]);
	await expect(page.getByRole('button', { name: 'Test the connection' })).toBeVisible();
});

test('a server that is not there is told before it is saved', async ({ visit }) => {
	const site = await openSite();
	const page = await visit(`${site.url}settings/`);
	await page.getByRole('textbox', { name: 'Signalling server' }).fill('localhost');
	await page.getByRole('textbox', { name: 'Port' }).fill(String(site.port));
	await page.getByRole('switch', { name: 'Encrypted (https)' }).click();
	await page.getByRole('textbox', { name: 'STUN servers' }).fill('stun:127.0.0.1:9');
	await site.close();
	await page.getByRole('button', { name: 'Test the connection' }).click();
	await expect(found(page).first()).toHaveText(/^Does not answer/);
	await expect(found(page).last()).toHaveText(/^Not tried/);
	await page.getByRole('button', { name: 'Stop the test' }).click();
	await expect(found(page)).toHaveText([
		/^Does not answer/,
		/^Stopped/,
		/^None is set/,
		/^Not tried/
	]);

	await page.getByRole('textbox', { name: 'STUN servers' }).fill('nowhere');
	await page.getByRole('button', { name: 'Test the connection' }).click();
	await expect(page.getByText('Each address must begin with stun: or stuns:.')).toBeVisible();
	await expect(found(page)).toHaveCount(0);
});
