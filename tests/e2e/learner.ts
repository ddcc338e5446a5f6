import type { Locator, Page } from '@playwright/test';

/** How much of the page's time passes while the learner waits, ms. */
const WHILE = 1_500;
/** How often the learner looks at the same words before giving up. */
const PATIENCE = 80;

/** What somebody sees who has never read the rules. */
export interface Sight {
	/** The title of the chapter, and where it stands: "3 of 19". */
	chapter: string;
	step: string;
	/** What it says. */
	text: string;
	/** It has a button. */
	button: boolean;
	/** What it quotes of the place it points at, and what of that can be read there now. */
	quoted: string[];
	read: string[];
	/** What its ring is around, by the name of the place. */
	at: string | null;
	/** The beginning of what it points at lies under the guide or out of sight. */
	hidden: boolean;
}

const guide = (page: Page): Locator => page.locator('.guide');

/** What the page shows now; null without a guide. */
export const look = (page: Page): Promise<Sight | null> =>
	page.evaluate(() => {
		const guide = document.querySelector('.guide');
		if (!guide) return null;
		const ring = document.querySelector('.ring')?.getBoundingClientRect();
		const own = guide.getBoundingClientRect();
		const [chapter, step] = [...guide.querySelectorAll('.label')].map(
			(label) => label.textContent!
		);
		const apart = ring && (ring.right < own.left || ring.left > own.right);
		const clear = ring && (apart || own.bottom <= ring.top + 3 || own.top > ring.top + 40);
		const place = [...document.querySelectorAll<HTMLElement>('[data-place]')].find((one) => {
			const { top, left } = one.getBoundingClientRect();
			return ring && Math.abs(ring.top + 3 - top) < 2 && Math.abs(ring.left + 3 - left) < 2;
		});
		const text = guide.querySelector('.text')!.textContent!.trim();
		const at = place?.dataset.place ?? null;
		const isOwn = at === 'move' || at === 'screen';
		const quoted = isOwn
			? [...text.matchAll(/[“„«]([^“”„«»]+)[”»]/g)].map(([, said]) => said!)
			: [];
		const shown = (place?.innerText ?? '').toLowerCase();
		return {
			chapter: chapter!,
			step: step!,
			text,
			quoted,
			read: quoted.filter((said) => shown.includes(said.toLowerCase())),
			button: guide.querySelector('.do button') !== null,
			at,
			hidden: !clear || ring.top < -3 || ring.top > innerHeight - 40
		};
	});

/** A word without its endings, which differ from sentence to sentence. */
const stem = (word: string) => word.slice(0, Math.max(2, word.length - 2));

/** How well a choice fits what the guide says: the die to send, else what is named last. */
function fits(label: string, text: string): number {
	const die = /(?:send an?|pošaljite|отправьте) ([+−]\d)/.exec(text)?.[1];
	if (die && label.includes(die)) return text.length;
	const stems = label.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
	return Math.max(-1, ...stems.map((word) => text.toLowerCase().lastIndexOf(stem(word))));
}

/** Uses one control of "Your move", as the guide says; `false` when there is none yet. */
async function answer(page: Page, text: string): Promise<boolean> {
	const controls = page.locator(
		'[data-place="move"] button:enabled:not([aria-disabled]):is(.slats, .choice, .card, .die, .send *)'
	);
	const found = await controls.evaluateAll((all) =>
		all.map((one) => ({
			covers: one.matches('.slats'),
			sends: one.closest('.send') !== null,
			pressed: one.ariaPressed === 'true',
			label: (one.querySelector('strong') ?? one).textContent?.trim() || one.ariaLabel || ''
		}))
	);
	let use = found.findIndex(({ covers }) => covers);
	if (use < 0) {
		const suits = found.map(({ sends, label }) => (sends ? -2 : fits(label, text)));
		const composed = found.some(({ pressed }) => pressed) || Math.max(...suits) < -1;
		use = composed ? found.findIndex(({ sends }) => sends) : suits.indexOf(Math.max(...suits));
	}
	if (use < 0) return false;
	// It may be gone by now: then the next look sees.
	return controls
		.nth(use)
		.click({ timeout: 2_000 })
		.then(() => true)
		.catch(() => false);
}

/**
 * Plays a chapter with the guide alone: reads, looks and answers where it points, until it is gone
 * or `stop` says so. The page's clock is a fake one: nobody waits.
 */
export async function learn(
	page: Page,
	stop: (sight: Sight) => Promise<boolean> | boolean = () => false
): Promise<void> {
	await guide(page).waitFor();
	const begun = (await look(page))?.chapter;
	let [last, looks] = ['', 0];
	for (;;) {
		const sight = await look(page);
		if (!sight || sight.chapter !== begun || (await stop(sight))) return;
		looks = last === sight.text ? looks + 1 : 0;
		last = sight.text;
		if (looks > PATIENCE) throw new Error(`The lesson does not go on from ${sight.step}: ${last}`);
		if (sight.button) await guide(page).locator('.do button').first().click();
		else if (sight.at === 'screen') {
			await page.locator('.peek > button').hover();
			await page.mouse.down();
			await page.locator('.peek.open').waitFor();
			await page.mouse.up();
		} else if (!(sight.at === 'move' && (await answer(page, sight.text))))
			await page.clock.runFor(WHILE);
	}
}
