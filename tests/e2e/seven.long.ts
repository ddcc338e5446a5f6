import { agreed, host, join, start } from './gather';
import { chooser, ending, playSwiftly, yourMove } from './hands';
import { expect, test } from './site';
import { actionsOf } from './truth';

test.setTimeout(1_800_000);

const GUESTS = ['Boris', 'Cira', 'Dino', 'Ema', 'Fran', 'Goga'];

test('seven phones sit down at the same moment and play to the winner', async ({ visit }) => {
	const table = await visit();
	const link = await host(table, 'Ana');
	const guests = await Promise.all(GUESTS.map(() => visit(link)));
	await Promise.all(guests.map((page, i) => join(page, GUESTS[i]!)));
	await start(table, guests, ['Ana', ...GUESTS]);
	const everybody = [table, ...guests];
	for (const page of everybody)
		for (const name of ['Ana', ...GUESTS])
			await expect(page.getByRole('region', { name: 'Crew' }).getByText(name)).toHaveCount(1);

	const pick = chooser(7);
	const over = async () => (await ending(table).count()) > 0;
	await playSwiftly(
		() => everybody,
		pick,
		async () => (await actionsOf(table)) >= 40 || (await over())
	);
	await agreed(everybody);
	await Promise.all([guests[0]!.reload(), guests[5]!.reload(), table.reload()]);
	for (const page of everybody) await expect(yourMove(page)).toBeVisible();
	await agreed(everybody);

	await playSwiftly(() => everybody, pick, over);
	const result = await ending(table).textContent();
	for (const page of guests) await expect(ending(page)).toHaveText(result!);
});
