import type { BrowserContext, Page } from '@playwright/test';
import { freeze, kill } from './faults';
import { behindShutter, gather, join, journal } from './gather';
import { chooser, controls, ending, playSwiftly, yourMove } from './hands';
import { borisAway, hostAway, playOn, says, someoneAway } from './standing';
import { expect, openSite, test } from './site';

test.setTimeout(600_000);

const NAMES = ['Ana', 'Boris', 'Cira'];

test('killed phones come back to their seats, and the match goes on to its end', async ({
	visit
}) => {
	const pick = chooser(1);
	let { table, guests } = await gather(visit, NAMES);
	const before = await playOn([table, ...guests], pick);
	const [boris, cira] = guests as [Page, Page];
	const hidden = await Promise.all([table, boris, cira].map(behindShutter));

	const reopened = await kill(boris);
	await reopened.goto(boris.url());
	await expect.poll(() => journal(reopened)).toBe(before);
	expect(await behindShutter(reopened)).toBe(hidden[1]);
	await expect(says(table, someoneAway)).toHaveCount(0);

	const later = await kill(table);
	await expect(says(cira, hostAway).first()).toBeVisible();
	await later.goto(new URL('/', table.url()).href);
	await later.getByRole('button', { name: 'Back to your table' }).click();
	table = later;
	guests = [reopened, cira];
	for (const [i, page] of [table, ...guests].entries()) {
		await expect(yourMove(page)).toBeVisible();
		await expect(says(page, someoneAway)).toHaveCount(0);
		expect(await journal(page)).toBe(before);
		expect(await behindShutter(page)).toBe(hidden[i]);
	}

	await playSwiftly(
		() => [table, ...guests],
		pick,
		async () => (await ending(table).count()) > 0
	);
	const result = await ending(table).textContent();
	for (const page of guests) await expect(ending(page)).toHaveText(result!);
});

test('a phone that sleeps is shown as away, and no longer when it wakes', async ({ visit }) => {
	const pick = chooser(2);
	const { table, guests } = await gather(visit, NAMES);
	const everybody = [table, ...guests];
	await playOn(everybody, pick);

	const wakeGuest = await freeze(guests[0]!);
	for (const page of [table, guests[1]!]) await expect(says(page, borisAway).first()).toBeVisible();
	await wakeGuest();
	for (const page of everybody) await expect(says(page, someoneAway)).toHaveCount(0);

	const wakeHost = await freeze(table);
	for (const page of guests) await expect(says(page, hostAway).first()).toBeVisible();
	await wakeHost();
	for (const page of everybody) await expect(says(page, someoneAway)).toHaveCount(0);
	await playOn(everybody, pick);
});

test('a table lives on without the signalling server, and lets people in again after it', async ({
	visit
}) => {
	const pick = chooser(3);
	const site = await openSite();
	const { table, guests, link } = await gather(visit, NAMES, site.url);
	const everybody = [table, ...guests];
	await playOn(everybody, pick);

	await site.close();
	await playOn(everybody, pick);
	for (const page of everybody) await expect(says(page, someoneAway)).toHaveCount(0);

	const again = await openSite('', site.port);
	const newcomer = await visit(link);
	await join(newcomer, 'Dora');
	await newcomer.getByRole('button', { name: 'Watch' }).click({ timeout: 45_000 });
	await expect.poll(() => journal(newcomer)).toBe(await journal(table));
	await expect(controls(newcomer)).toHaveCount(0);
	await again.close();
});

test('of two tabs on one seat the newer one plays, and the older one says so', async ({
	visit
}) => {
	const pick = chooser(4);
	const { table, guests } = await gather(visit, NAMES);
	const [older, cira] = guests as [Page, Page];
	await playOn([table, ...guests], pick);
	const hidden = await behindShutter(older);

	const newer = await older.context().newPage();
	await newer.goto(older.url());
	await expect.poll(() => journal(newer)).toBe(await journal(table));
	expect(await behindShutter(newer)).toBe(hidden);
	await expect(says(older, /another tab/)).toBeVisible();
	await expect(controls(older)).toHaveCount(0);

	await playOn([table, newer, cira], pick);
	await expect(says(older, /another tab/)).toBeVisible();
	await expect(controls(older)).toHaveCount(0);
});

/** What a page does not have over plain http in older browsers: ways to ask other tabs of the device. */
const alone = (context: BrowserContext) =>
	context.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
		Reflect.deleteProperty(globalThis, 'BroadcastChannel');
	});

test('of two tabs that cannot ask each other and open one table the newer one hosts, and the older one says so', async ({
	visit
}) => {
	const pick = chooser(5);
	const { table, guests } = await gather((address) => visit(address, {}, alone), NAMES);
	await playOn([table, ...guests], pick);
	const hidden = await behindShutter(table);

	const newer = await table.context().newPage();
	await newer.goto(table.url());
	await expect(yourMove(newer)).toBeVisible();
	expect(await newer.evaluate(() => [navigator.locks, typeof BroadcastChannel])).toEqual([
		undefined,
		'undefined'
	]);
	expect(await behindShutter(newer)).toBe(hidden);

	// The older one learns of it from the first answer that it would have to store.
	const stopped = says(table, /another tab/);
	await playSwiftly(
		() => [table, ...guests],
		pick,
		async () => (await stopped.count()) > 0
	);
	await expect(stopped).toBeVisible();
	await expect(controls(table)).toHaveCount(0);
	for (const page of [newer, ...guests]) await expect(says(page, someoneAway)).toHaveCount(0);
	await playOn([newer, ...guests], pick);
	await expect(stopped).toBeVisible();
	await expect(controls(table)).toHaveCount(0);
});
