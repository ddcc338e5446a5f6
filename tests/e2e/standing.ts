import type { Locator, Page } from '@playwright/test';
import { agreed, journal } from './gather';
import { playSwiftly } from './hands';

/** What this page says of connections and of its own standing. */
export const says = (page: Page, words: RegExp): Locator =>
	page.locator('[role="status"], [role="alert"]').filter({ hasText: words });

export const someoneAway = /phone sleeps| is away|: the table waits/;
export const borisAway = /Boris(’s phone sleeps| is away)/;
export const hostAway = /: the table waits/;

/** Lets the match go on for `more` letters of the journal; returns what everybody then tells. */
export async function playOn(
	pages: Page[],
	pick: (below: number) => number,
	more = 80
): Promise<string> {
	const table = pages[0]!;
	const before = (await journal(table)).length;
	await playSwiftly(
		() => pages,
		pick,
		async () => (await journal(table)).length > before + more
	);
	return agreed(pages);
}
