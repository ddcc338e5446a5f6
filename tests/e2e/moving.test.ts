import type { Page } from '@playwright/test';
import { behindShutter, host, join, start } from './gather';
import { yourMove } from './hands';
import { expect, test } from './site';
import { keptBy } from './truth';
import { heldBy, listenIn, type Told } from './wire';

test.setTimeout(300_000);

/** The link that a sheet shows for the other phone. */
async function linkOn(page: Page): Promise<string> {
	const link = page.getByRole('textbox', { name: 'Link for the other phone' });
	await expect(link).toHaveValue(/\/join\/#\w{6}\.[0-9a-f]{32}$/);
	return link.inputValue();
}

/** Whoever has a place at the table is told that the code is not for their phone, and keeps it. */
async function isOwn(page: Page, link: string) {
	await page.goto(link);
	await page.getByRole('button', { name: 'Take the seat over here' }).click();
	await expect(page.getByText('This phone has a place of its own at this table')).toBeVisible();
	await page.goto(new URL('../', page.url()).href);
	await page.getByRole('button', { name: 'Back to your table' }).click();
	await expect(page.locator('[data-place="crew"]')).toContainText('Ana');
}

test('a seat moves to another phone when the host allows it, with what only its owner may see, and the old phone forgets it', async ({
	visit
}) => {
	const told: Told[][] = [];
	const listening = (address: string) =>
		visit(address, {}, async (context) => told.push(await listenIn(context)));
	const table = await visit();
	const invite = await host(table, 'Ana');
	const [old, other] = [await listening(invite), await listening(invite)];
	await join(old, 'Bo');
	await join(other, 'Cira');
	await start(table, [old, other], ['Bo', 'Cira']);
	await yourMove(old).getByRole('button', { name: 'Look at my Status' }).click();
	const secrets = await behindShutter(old);
	await old.getByRole('button', { name: 'Menu' }).click();
	await old.getByRole('button', { name: 'Move to another phone' }).click();
	await old.getByRole('button', { name: 'Ask the host' }).click();
	await expect(table.getByText('Bo wants to move to another phone.')).toBeVisible();
	await table.getByRole('button', { name: 'Allow', exact: true }).click();

	const link = await linkOn(old);
	await isOwn(other, link);

	const phone = await listening(link);
	await phone.getByRole('button', { name: 'Take the seat over here' }).click();
	await expect(phone).toHaveURL(/\/table\/#\w{6}$/);
	await expect(phone.locator('[data-place="crew"]')).toContainText('Bo');
	expect(await behindShutter(phone)).toBe(secrets);

	await expect(old.getByText('Your seat has moved to another phone. Go on there.')).toBeVisible();
	await old.goto(new URL('../', old.url()).href);
	await expect(old.getByRole('button', { name: 'Host a game' })).toBeVisible();
	await expect(old.getByText('Back to your table')).toHaveCount(0);
	await phone.goto(new URL('../', phone.url()).href);
	await expect(phone.getByText('Back to your table')).toBeVisible();

	const { seats, moved } = (await keptBy(table)).table;
	const [before, now] = [moved![0]!, seats[1]!.token!];
	for (const frames of told.map((one) => JSON.stringify(one))) {
		expect(frames).toContain('"t":"welcome"');
		for (const token of [before, now]) expect(frames.includes(token), 'frames').toBe(false);
	}
	for (const [who, page, tokens] of [
		['the old phone', old, [before, now]],
		['the phone of another', other, [before, now]],
		['the new phone', phone, [before]]
	] as const) {
		const held = await heldBy(page);
		for (const token of tokens) expect(held.includes(token), who).toBe(false);
	}
	expect(await heldBy(phone)).toContain(now);

	await isOwn(table, link);
});
