import type { Page } from '@playwright/test';
import { gather } from './gather';
import { yourMove } from './hands';
import { byKeys, keyboard } from './keys';
import { expect, test } from './site';
import { answer, byTree, sameDeal } from './turn';

test.setTimeout(120_000);

/** A whole turn of this person lies behind: theirs has begun, and another one after it. */
const turnDone = (told: string) => /Host has the watch\.[\s\S]*Bot \d has the watch\./.test(told);

const YOUR_WATCH = 'Your watch. What do you do?';
const TASK = ['Play one of these Tasks.', 'In or out?', 'You rolled. Send at least one die.'];

test('a whole turn is played by keyboard alone; focus goes to the question and is seen', async ({
	visit
}) => {
	const page = await visit('', {}, sameDeal);
	await byKeys(page, { role: 'button', name: 'Play alone' }, 'Enter');
	await expect(page.getByRole('button', { name: '3 players' })).toBeVisible();
	await byKeys(page, { role: 'button', name: '3 players' }, 'Space');

	const questions = await answer(page, keyboard(page, /^(Call a vote|In)/), turnDone);
	expect(questions).toEqual(expect.arrayContaining([YOUR_WATCH, 'Vote on Host.', ...TASK]));
});

test('a whole turn is played through the accessibility tree alone', async ({ visit }) => {
	const page = await visit('', {}, sameDeal);
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: '3 players' }).click();
	const questions = await answer(page, byTree(page, /^(Repair|In)/), turnDone);
	const repair = ['Which dice roll for the repair?', 'You rolled. Send one die.'];
	expect(questions).toEqual(expect.arrayContaining([YOUR_WATCH, ...repair, ...TASK]));
});

test('focus stays where it is while others answer the same question', async ({ visit }) => {
	const { table, guests } = await gather(visit, ['Ana', 'Boris', 'Cira']);
	const boris = guests[0]!;
	const look = (page: Page) => yourMove(page).getByRole('button', { name: 'Look at my Status' });
	const crew = boris.locator('[data-place="crew"]');
	const before = await crew.innerText();
	await look(boris).focus();
	await look(table).click();
	await expect.poll(() => crew.innerText(), { timeout: 30_000 }).not.toBe(before);
	await expect(look(boris)).toBeFocused();
});

test('the seats of a lobby are set by keyboard; focus stays where it is, or near', async ({
	visit
}) => {
	const page = await visit();
	const press = (name: string) => byKeys(page, { role: 'button', name }, 'Enter');
	const bots = page.getByRole('region', { name: 'At the table' }).getByText(/^.?Bot \d/);
	await press('Host a game');
	const add = page.getByRole('button', { name: 'Add a bot' });
	await expect(add).toBeVisible();
	await press('Add a bot');
	for (let n = 1; n <= 6; n++) {
		await expect(bots).toHaveCount(n);
		await expect(add).toBeFocused();
		await page.keyboard.press('Enter');
	}
	await expect(add).toBeDisabled();

	const focus = page.locator(':focus');
	await press('Move Bot 6 up');
	await expect(bots.last()).toHaveText(/Bot 5/);
	await expect(focus).toHaveAccessibleName(/Move .?Bot 6.? up/);
	await press('Remove Bot 6');
	await expect(bots).toHaveCount(5);
	await press('Remove Bot 5');
	await expect(bots).toHaveCount(4);
	await expect(focus).toHaveRole('list');
});
