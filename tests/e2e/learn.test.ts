import type { Page } from '@playwright/test';
import { learn, look, type Sight } from './learner';
import { expect, test } from './site';

const CHAPTERS = ['Your first watch', 'Who is to blame?', 'On the other side'];
/** Where the lesson is left and taken up again. */
const MIDDLE = /^8 of/;

test.setTimeout(180_000);

const plate = (page: Page, nth: number) => page.getByRole('main').getByRole('listitem').nth(nth);
/** Where somebody looks who reads this. */
const MEANT: [RegExp, string][] = [
	[/^Three things can kill us|^It holds|[Tt]ap a gauge|[Ll]ook at the gauges/, 'gauges'],
	[/wears the star|watch her plate|looks at you/, 'crew'],
	[/the open camera/, 'cameras'],
	[/your screen, for your eyes|[Ll]ook behind your screen/, 'screen'],
	[/[Yy]our watch\.|Say In|Now two Tasks|votes in secret|Infection Power/, 'move'],
	[/Watch the marker|Below the scale/, 'task'],
	[/this cube has moved/, 'supplies'],
	[/The journal forgets/, 'journal'],
	[/The station is lost/, 'end'],
	[/you find the truth here/, 'story']
];
/** Looks at every step once: what the guide points at is never under it, and is what it speaks of. */
function pointing(page: Page) {
	const seen = new Set<string>();
	return async ({ chapter, step, text }: Sight) => {
		const place = `${chapter}, ${step}`;
		if (seen.has(place)) return;
		seen.add(place);
		const meant = MEANT.find(([words]) => words.test(text))?.[1];
		await expect
			.poll(() => look(page), place)
			.toMatchObject({ at: meant ?? expect.any(String), hidden: false });
	};
}
const leave = (page: Page) => page.getByRole('button', { name: 'Leave the lesson' }).click();

for (const [nth, title] of CHAPTERS.entries())
	test(`a newcomer plays "${title}" to its end, with a break`, async ({ visit }) => {
		const page = await visit('dark-moon/learn/', {}, (device) => device.clock.install());
		const pointed = pointing(page);

		await plate(page, nth).getByRole('button', { name: 'Begin' }).click();
		await learn(page, async (sight) => {
			await pointed(sight);
			return MIDDLE.test(sight.step);
		});
		await leave(page);
		await page.reload();
		await plate(page, nth).getByRole('button', { name: 'Go on where you were' }).click();
		await expect.poll(async () => (await look(page))?.step).toMatch(MIDDLE);

		await learn(page, (sight) => pointed(sight).then(() => false));
		const next = CHAPTERS[nth + 1];
		if (next) {
			await expect.poll(async () => (await look(page))?.chapter).toBe(next);
			await leave(page);
		}
		await expect(plate(page, nth)).toContainText('Done');
		await expect(plate(page, nth).getByRole('button')).toHaveText('Play again');
		for (const other of CHAPTERS.keys())
			if (other !== nth) await expect(plate(page, other)).not.toContainText('Done');
	});

/** The same words are on the buttons, whatever the language and the screen. */
for (const [lang, viewport] of Object.entries({
	hr: { width: 360, height: 740 },
	ru: { width: 1280, height: 800 }
}))
	test(`all chapters in one go: ${lang}, ${viewport.width} wide`, async ({ visit }) => {
		const page = await visit('dark-moon/learn/', { viewport }, async (device) => {
			await device.clock.install();
			await device.addInitScript((lang) => {
				if (location.protocol !== 'about:') localStorage.setItem('umbra.lang', lang);
			}, lang);
		});
		const pointed = pointing(page);
		const quoted = new Set<string>();
		const read = new Set<string>();
		await plate(page, 0).getByRole('button').click();
		for (const _ of CHAPTERS)
			await learn(page, async (sight) => {
				for (const said of sight.quoted) quoted.add(said);
				for (const said of sight.read) read.add(said);
				await pointed(sight);
				return false;
			});
		expect([...quoted].filter((said) => !read.has(said))).toEqual([]);
		expect(quoted.size).toBeGreaterThan(8);
		await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(3);
	});

test('who has played all chapters is sent to the table', async ({ visit }) => {
	const page = await visit('dark-moon/learn/', {}, (device) =>
		device.addInitScript(
			(done) => {
				if (location.protocol !== 'about:')
					localStorage.setItem('umbra.lesson.dark-moon', JSON.stringify({ done, now: null }));
			},
			['first', 'vote', 'infected']
		)
	);
	await expect(plate(page, 2).getByRole('button')).toHaveText('Play again');
	await page.getByRole('link', { name: 'Now host a game' }).click();
	await expect(page.getByRole('button', { name: 'Host a game' })).toBeVisible();
});
