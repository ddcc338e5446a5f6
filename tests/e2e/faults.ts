import type { Page } from '@playwright/test';

/**
 * Kills what draws the page, as a phone short of memory does: no handler of the page runs. Returns
 * an empty page on the same device.
 */
export async function kill(page: Page): Promise<Page> {
	const devtools = await page.context().newCDPSession(page);
	const gone = page.waitForEvent('crash');
	// It dies before it can answer.
	devtools.send('Page.crash').catch(() => {});
	await gone;
	await page.close();
	return page.context().newPage();
}

/**
 * Stops everything the page does while its connections stay up, as a locked phone does: no timer
 * fires and no message is heard. Returns what wakes it.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Debugger.enable');
	await devtools.send('Debugger.pause');
	return async () => {
		await devtools.send('Debugger.resume');
		await devtools.detach();
	};
}
