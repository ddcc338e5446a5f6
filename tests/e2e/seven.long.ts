import type { Page } from '@playwright/test';
import { freeze, kill } from './faults';
import { agreed, behindShutter, host, join, start } from './gather';
import { chooser, controls, ending, playSwiftly, yourMove } from './hands';
import { hostAway, says, someoneAway } from './standing';
import { expect, openSite, test } from './site';
import { actionsOf } from './truth';

test.setTimeout(1_800_000);

const GUESTS = ['Boris', 'Cira', 'Dino', 'Ema', 'Fran', 'Goga'];

test('seven phones sit down at the same moment and play to the winner, whatever befalls them', async ({
	visit
}) => {
	let site = await openSite();
	let table = await visit(site.url);
	const link = await host(table, 'Ana');
	const guests = await Promise.all(GUESTS.map(() => visit(link)));
	await Promise.all(guests.map((page, i) => join(page, GUESTS[i]!)));
	await start(table, guests, ['Ana', ...GUESTS]);
	const everybody = () => [table, ...guests];
	for (const page of everybody())
		for (const name of ['Ana', ...GUESTS])
			await expect(page.getByRole('region', { name: 'Crew' }).getByText(name)).toHaveCount(1);

	const pick = chooser(7);
	const over = async () => (await ending(table).count()) > 0;
	const playOn = async (actions: number) => {
		const enough = (await actionsOf(table)) + actions;
		await playSwiftly(
			everybody,
			pick,
			async () => (await actionsOf(table)) >= enough || (await over())
		);
		return agreed(everybody());
	};
	const allBack = async () => {
		for (const page of everybody()) {
			await expect(yourMove(page)).toBeVisible();
			await expect(says(page, someoneAway)).toHaveCount(0);
		}
		await agreed(everybody());
	};
	const allHidden = async () => {
		const seen: string[] = [];
		for (const page of everybody()) seen.push(await behindShutter(page));
		return seen;
	};
	const killed = async (page: Page) => {
		const address = page.url();
		const reopened = await kill(page);
		await reopened.goto(address);
		return reopened;
	};
	await playOn(20);

	await Promise.all([guests[0]!.reload(), guests[5]!.reload(), table.reload()]);
	await allBack();

	const hidden = await allHidden();
	guests[1] = await killed(guests[1]!);
	table = await killed(table);
	await allBack();
	expect(await allHidden()).toEqual(hidden);

	const wakeGuest = await freeze(guests[2]!);
	await expect(says(table, someoneAway).first()).toBeVisible();
	await wakeGuest();
	const wakeHost = await freeze(table);
	for (const page of guests) await expect(says(page, hostAway).first()).toBeVisible();
	await wakeHost();
	await allBack();

	const { port } = site;
	await site.close();
	await playOn(10);
	site = await openSite('', port);

	const older = guests[3]!;
	const newer = await older.context().newPage();
	await newer.goto(older.url());
	guests[3] = newer;
	await allBack();
	await expect(says(older, /another tab/)).toBeVisible();
	await expect(controls(older)).toHaveCount(0);

	await playSwiftly(everybody, pick, over);
	const result = await ending(table).textContent();
	for (const page of guests) await expect(ending(page)).toHaveText(result!);
	await site.close();
});
