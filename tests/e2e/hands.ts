import { expect, type Locator, type Page } from '@playwright/test';

/** A small repeatable chooser, so that a failing run can be played again from its seed. */
export function chooser(seed: number) {
	let state = seed >>> 0;
	return (below: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

export const yourMove = (page: Page): Locator => page.getByRole('region', { name: 'Your move' });

/** The heading that tells the end of a match. */
export const ending = (page: Page): Locator =>
	page.getByRole('heading', { name: /^The (Uninfected|Infected) win$/ });

/** What opens a sheet only explains: nobody gets on by it. */
const USABLE =
	'button:enabled:not([aria-haspopup], [aria-disabled]), [role="switch"]:enabled, [role="checkbox"]:enabled, [role="radio"]:enabled';

/** Everything in "Your move" that can be used now. */
export const controls = (page: Page): Locator => yourMove(page).locator(USABLE);

/**
 * Lets every page use whatever is enabled in its "Your move", at random, until `done`. No page is
 * told anything else: this is somebody who has never read the rules.
 */
export async function playAtRandom(
	pages: () => Page[],
	pick: (below: number) => number,
	done: () => Promise<boolean>
): Promise<void> {
	while (!(await done())) {
		let acted = false;
		for (const page of pages()) {
			const usable = controls(page);
			const count = await usable.count();
			if (count === 0) continue;
			// The control may be gone by now, because somebody else has acted: then the next round sees.
			acted =
				(await usable
					.nth(pick(count))
					.click({ timeout: 1_000 })
					.then(() => true)
					.catch(() => false)) || acted;
		}
		if (!acted)
			await expect.poll(() => anybodyAsked(pages(), done), { timeout: 30_000 }).toBe(true);
	}
}

async function anybodyAsked(pages: Page[], done: () => Promise<boolean>): Promise<boolean> {
	if (await done()) return true;
	for (const page of pages) if ((await controls(page).count()) > 0) return true;
	return false;
}

/** Uses one control of "Your move" from inside the page; `false` when there is none. */
const useOne = (page: Page, nth: number): Promise<boolean> =>
	page
		.evaluate(
			([usable, nth]) => {
				const move = document.querySelector('section[aria-label="Your move"]');
				const seen = [...(move?.querySelectorAll<HTMLElement>(usable) ?? [])].filter((control) =>
					control.checkVisibility()
				);
				seen[nth % seen.length]?.click();
				return seen.length > 0;
			},
			[USABLE, nth] as const
		)
		// A page that has been killed or is on its way to another address does not play.
		.catch(() => false);

/**
 * As `playAtRandom`, for matches that are about something else than hands: every page uses one
 * control at a time, from inside, all at once.
 */
export async function playSwiftly(
	pages: () => Page[],
	pick: (below: number) => number,
	done: () => Promise<boolean>
): Promise<void> {
	const round = async () => {
		const acted = await Promise.all(pages().map((page) => useOne(page, pick(1 << 16))));
		return acted.includes(true);
	};
	const acted = async () => (await done()) || (await round());
	while (!(await done()))
		if (!(await round())) await expect.poll(acted, { intervals: [50], timeout: 30_000 }).toBe(true);
}
