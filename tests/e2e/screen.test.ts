import { host } from './gather';
import { chooser, ending, playSwiftly, yourMove } from './hands';
import { expect, test } from './site';
import { actionsOf, keptBy, truthOf } from './truth';
import { listenIn, type Told } from './wire';

test.setTimeout(300_000);

test('the big screen shows the match and nothing private, even on the device of a player', async ({
	visit
}) => {
	let told: Told[] = [];
	// The table's own page talks to nobody over the wire here, so all frames are the screen's.
	const table = await visit('', {}, async (context) => {
		told = await listenIn(context);
	});
	const link = await host(table, 'Ana');
	const screen = await table.context().newPage();
	await screen.setViewportSize({ width: 1280, height: 720 });
	await screen.goto(link.replace('/join/', '/screen/'));
	const invite = screen.getByRole('img', { name: 'Invite QR code' });
	await expect(invite).toBeVisible();
	await expect(screen.getByText(link.split('#')[1]!)).toBeVisible();
	await expect(screen.getByText('Ana')).toBeVisible();

	for (let bots = 0; bots < 3; bots++)
		await table.getByRole('button', { name: 'Add a bot' }).click();
	await table.getByRole('button', { name: 'Start the game' }).click();
	const journal = screen.getByRole('log', { name: 'Journal' });
	await expect(journal).toBeVisible();
	await expect(invite).toBeVisible();
	await playSwiftly(
		() => [table],
		chooser(3),
		async () => (await actionsOf(table)) >= 12 || (await ending(table).count()) > 0
	);

	await expect(journal).toContainText('The shift begins');
	await expect(screen.getByRole('region', { name: 'Crew' })).toContainText('Ana');
	await expect(yourMove(screen)).toHaveCount(0);
	await expect(screen.getByRole('region', { name: 'My screen' })).toHaveCount(0);
	await expect(screen.getByRole('button', { name: /look/i })).toHaveCount(0);
	const room = await screen.evaluate(() => [
		document.documentElement.scrollWidth - innerWidth,
		document.documentElement.scrollHeight - innerHeight
	]);
	expect(room, 'nobody scrolls a television').toEqual([0, 0]);

	const kept = await keptBy(table);
	const truth = await truthOf(kept);
	const views = told.filter(({ t }) => t === 'view').map(({ view }) => view as { n: number });
	expect(views.length).toBeGreaterThan(5);
	for (const view of views.filter(({ n }) => n <= kept.moves.length))
		expect(view, `after ${view.n} actions`).toEqual(truth(view.n, null));
});
