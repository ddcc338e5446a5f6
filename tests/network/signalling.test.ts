import type { Page } from '@playwright/test';
import { join, journal } from '../e2e/gather';
import { chooser } from '../e2e/hands';
import { playOn, says, someoneAway } from '../e2e/standing';
import { expect, match, test } from './phones';

test('a table lives on without its signalling; who comes meanwhile is told, and let in after it', async ({
	lan,
	phone
}) => {
	const { pages, link } = await match(phone);
	const pick = chooser(3);
	await playOn(pages, pick);
	const { page: newcomer } = await phone(link);
	// The app comes from the same server: all of it must be there before that falls silent.
	await expect(newcomer.getByRole('textbox', { name: 'Your name' })).toBeEditable();
	await newcomer.waitForLoadState('networkidle');

	lan.server.silence();
	await join(newcomer, 'Dora');
	await expect(says(newcomer, /The meeting point does not answer.*internet.*settings/)).toBeVisible(
		{ timeout: 60_000 }
	);
	await playOn(pages, pick);
	for (const page of pages) await expect(says(page, someoneAway)).toHaveCount(0);

	lan.server.hear();
	await newcomer.getByRole('button', { name: 'Watch' }).click({ timeout: 90_000 });
	await expect.poll(() => journal(newcomer)).toBe(await journal(pages[0] as Page));
	await playOn(pages, pick);
});
