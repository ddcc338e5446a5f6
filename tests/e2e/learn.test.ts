import type { Page } from '@playwright/test';
import { learn, look } from './learner';
import { expect, test } from './site';

const CHAPTERS = ['Your first watch', 'Who is to blame?', 'On the other side'];
/** Where the lesson is left and taken up again. */
const MIDDLE = /^8 of/;

test.setTimeout(120_000);

const plate = (page: Page, nth: number) => page.getByRole('main').getByRole('listitem').nth(nth);
const leave = (page: Page) => page.getByRole('button', { name: 'Leave the lesson' }).click();

for (const [nth, title] of CHAPTERS.entries())
	test(`a newcomer plays "${title}" to its end, with a break`, async ({ visit }) => {
		const page = await visit('dark-moon/learn/', {}, (device) => device.clock.install());
		const seen = new Set<string>();
		/** What the guide points at is never under it. */
		const pointed = async (step: string) => {
			if (seen.has(step)) return;
			seen.add(step);
			await expect
				.poll(() => look(page), `${title}, ${step}`)
				.toMatchObject({ at: expect.any(String), hidden: false });
		};

		await plate(page, nth).getByRole('button', { name: 'Begin' }).click();
		await learn(page, async ({ step }) => {
			await pointed(step);
			return MIDDLE.test(step);
		});
		await leave(page);
		await page.reload();
		await plate(page, nth).getByRole('button', { name: 'Go on where you were' }).click();
		await expect.poll(async () => (await look(page))?.step).toMatch(MIDDLE);

		await learn(page, ({ step }) => pointed(step).then(() => false));
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
