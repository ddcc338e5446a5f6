import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What a theme can spoil. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds serious or worse in one theme, as "rule: element". */
async function run(page: Page, rules: string[] | null): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	return page.evaluate(async (rules) => {
		const { axe: here } = window as unknown as { axe: typeof axe };
		const { violations } = await here.run({
			resultTypes: ['violations'],
			...(rules ? { runOnly: rules } : {})
		});
		return violations
			.filter(({ impact }) => impact === 'serious' || impact === 'critical')
			.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
	}, rules);
}

/** What axe finds serious or worse in the page, in each of the three themes. */
export async function serious(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const theme of ['stark', 'light', 'dark'] as const) {
		await page.emulateMedia({
			colorScheme: theme === 'light' ? 'light' : 'dark',
			contrast: theme === 'stark' ? 'more' : 'no-preference'
		});
		await page.locator(`html[data-theme="${theme}"]`).waitFor();
		const violations = await run(page, theme === 'dark' ? null : COLOURS);
		found.push(...violations.map((violation) => `${theme}, ${violation}`));
	}
	return found;
}
