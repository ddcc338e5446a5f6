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

/** Everything in "Your move" that can be used now. */
const controls = (page: Page): Locator =>
	yourMove(page).locator(
		'button:enabled, [role="switch"]:enabled, [role="checkbox"]:enabled, [role="radio"]:enabled'
	);

/**
 * Lets every page use whatever is enabled in its "Your move", at random, until `done`. No page is
 * told anything else: this is somebody who has never read the rules.
 */
export async function playAtRandom(
	pages: () => Page[],
	pick: (below: number) => number,
	done: () => Promise<boolean>
): Promise<number> {
	let used = 0;
	let idle = 0;
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
		used += acted ? 1 : 0;
		idle = acted ? 0 : idle + 1;
		if (idle > 0)
			await expect.poll(() => anybodyAsked(pages(), done), { timeout: 30_000 }).toBe(true);
	}
	return used;
}

async function anybodyAsked(pages: Page[], done: () => Promise<boolean>): Promise<boolean> {
	if (await done()) return true;
	for (const page of pages) if ((await controls(page).count()) > 0) return true;
	return false;
}
