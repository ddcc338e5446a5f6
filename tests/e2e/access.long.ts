import type { Page } from '@playwright/test';
import { chooser, yourMove } from './hands';
import { expect, test } from './site';

test.setTimeout(300_000);

/** These only cover, explain or go back: nobody gets on with them. */
const ASIDE = /^(Cover it|Another action|\? ?Rule|Rule|Nudge)/;

const journal = (page: Page) => page.getByRole('log', { name: 'Journal' });
/** Whether a whole turn of this person lies behind: theirs has begun, and another one after it. */
const turnDone = async (page: Page) =>
	/Host has the watch\.[\s\S]*Bot \d has the watch\./.test(
		(await journal(page).textContent()) ?? ''
	);
const PATIENTLY = { timeout: 60_000 };

/** Once looked at, the briefing goes by itself. */
const briefed = (page: Page) =>
	expect(yourMove(page).getByRole('heading').first()).not.toHaveText(/Status/, PATIENTLY);

/** What has the focus: its name, whether it is a control of the question, and whether it shows. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const at = document.activeElement as HTMLElement;
		const style = getComputedStyle(at);
		const question = document.querySelector('section[aria-label="Your move"]');
		return {
			name: (at.getAttribute('aria-label') ?? at.innerText ?? '').trim(),
			isAnswer: question !== null && question.contains(at) && at.matches('button'),
			isAsked: Boolean(question?.querySelector('h2')),
			shows: style.outlineStyle !== 'none' || style.boxShadow !== 'none'
		};
	});

/** Goes on with Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
	for (let tabs = 0; tabs < 60; tabs++) {
		await page.keyboard.press('Tab');
		if (name.test((await focused(page)).name)) return;
	}
	throw new Error(`Tab never comes to ${String(name)}.`);
}

test('a whole turn is played by keyboard alone; focus goes to the question and is seen', async ({
	visit
}) => {
	const page = await visit();
	await tabTo(page, /^Play alone/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: '3 players' })).toBeVisible();
	await tabTo(page, /^3 players/);
	await page.keyboard.press('Space');
	await expect(page).toHaveTitle('● Your move · Dark Moon');
	await expect(yourMove(page).getByRole('heading').first()).toBeFocused();

	await tabTo(page, /^Look at my Status/);
	await page.keyboard.press('Enter');
	await briefed(page);
	const pick = chooser(11);
	for (let presses = 0; presses < 6000; presses++) {
		const { name, isAnswer, isAsked, shows } = await focused(page);
		if (!isAsked) {
			if (await turnDone(page)) return;
			await expect
				.poll(async () => (await focused(page)).isAsked || (await turnDone(page)), PATIENTLY)
				.toBe(true);
			continue;
		}
		if (isAnswer && !ASIDE.test(name)) {
			expect(shows, `focus on “${name}” is seen`).toBe(true);
			if (pick(3) > 0) await page.keyboard.press(pick(2) ? 'Enter' : 'Space');
		}
		await page.keyboard.press('Tab');
	}
	throw new Error('The turn does not come to its end.');
});

/** A control of the question as a screen reader knows it. */
interface Named {
	role: 'button' | 'switch' | 'checkbox' | 'radio';
	name: string;
}

/** What the tree of the question offers to be used now. */
async function offered(page: Page): Promise<Named[]> {
	const tree = await yourMove(page)
		.ariaSnapshot({ timeout: 2_000 })
		.catch(() => '');
	return [...tree.matchAll(/- ('?)(button|switch|checkbox|radio) "((?:[^"\\]|\\.)*)"(.*)/g)]
		.filter(([, , , name, state]) => !state!.includes('[disabled]') && !ASIDE.test(name!))
		.map(([, quote, role, name]) => ({
			role: role as Named['role'],
			name: JSON.parse(`"${quote ? name!.replaceAll("''", "'") : name!}"`) as string
		}));
}

test('a whole turn is played through the accessibility tree alone', async ({ visit }) => {
	const page = await visit();
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '3 players' }).click();
	await yourMove(page).getByRole('button', { name: 'Look at my Status' }).click();
	await briefed(page);
	const pick = chooser(23);
	for (let uses = 0; !(await turnDone(page)); uses++) {
		expect(uses, 'the turn comes to its end').toBeLessThan(500);
		let usable: Named[] = [];
		await expect
			.poll(
				async () => (usable = await offered(page)).length > 0 || (await turnDone(page)),
				PATIENTLY
			)
			.toBe(true);
		if (usable.length === 0) continue;
		const { role, name } = usable[pick(usable.length)]!;
		await yourMove(page)
			.getByRole(role, { name, exact: true })
			.first()
			.click({ timeout: 2_000 })
			// The question may have gone while the tree was read.
			.catch(() => {});
	}
});
