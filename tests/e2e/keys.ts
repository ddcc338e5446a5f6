import { expect, type Page } from '@playwright/test';
import { yourMove } from './hands';
import { controlOf, type Control, type Person } from './turn';

/** Whether the focus shows, and is not all hidden under something else. */
const isSeen = (page: Page) =>
	page.evaluate(() => {
		const at = document.activeElement!;
		const { outlineStyle, boxShadow } = getComputedStyle(at);
		const { left, top, width, height } = at.getBoundingClientRect();
		const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
		const lies = spots.some(([x, y]) =>
			at.contains(document.elementFromPoint(left + x * width, top + y * height))
		);
		return lies && (outlineStyle !== 'none' || boxShadow !== 'none');
	});

/** Without the marks that keep the names of people apart. */
const bare = (name: string) => name.replaceAll(/[\u2068\u2069]/g, '');

/** Goes on with Tab until `wanted` has the focus, and uses it. */
export async function byKeys(page: Page, wanted: Pick<Control, 'role' | 'name'>, key: string) {
	for (let tabs = 0; tabs < 60; tabs++) {
		await page.keyboard.press('Tab');
		const focus = page.locator(':focus');
		// After the last control Tab leaves the page, before it comes to the first.
		if ((await focus.count()) === 0) continue;
		const at = controlOf(await focus.ariaSnapshot());
		if (at?.role !== wanted.role || bare(at.name) !== bare(wanted.name)) continue;
		// A shutter that opens uncovers it within a moment.
		await expect.poll(() => isSeen(page), `focus on “${wanted.name}” is seen`).toBe(true);
		await page.keyboard.press(key);
		return;
	}
	throw new Error(`Tab does not come to “${wanted.name}”.`);
}

/** Somebody who has nothing but keys, and likes some answers better than others. */
export function keyboard(page: Page, likes: RegExp): Person {
	let uses = 0;
	return {
		likes,
		asked: () => expect(yourMove(page).getByRole('heading').first()).toBeFocused(),
		async use(control) {
			await expect(yourMove(page).locator(':focus'), 'focus is not lost').toBeAttached();
			await byKeys(page, control, uses++ % 2 ? 'Space' : 'Enter');
		}
	};
}
