import { readFileSync } from 'node:fs';
import { host, join, journal, start } from './gather';
import { chooser, ending, playAtRandom, yourMove } from './hands';
import { expect, test } from './site';
import { actionsOf } from './truth';

test.setTimeout(600_000);

test('a host and two guests play from the invite link to the winner, over two reloads', async ({
	visit
}) => {
	const table = await visit();
	const link = await host(table, 'Ana');
	await expect(table.getByRole('img', { name: 'Invite QR code' })).toBeVisible();
	const guests = [await visit(link), await visit(link)];
	await expect(guests[0]!.getByRole('textbox', { name: 'Room code' })).toHaveValue(/^\w{6}$/);
	await join(guests[0]!, 'Boris');
	await join(guests[1]!, 'Цира');
	await start(table, guests, ['Boris', 'Цира']);

	const everybody = [table, ...guests];
	for (const page of everybody) {
		for (const region of ['Board', 'My screen', 'Crew'])
			await expect(page.getByRole('region', { name: region })).toBeVisible();
		await expect(page.getByRole('log', { name: 'Journal' })).toBeAttached();
	}

	const pick = chooser(20261201);
	const over = async () => (await ending(table).count()) > 0;
	const after = (actions: number) => async () =>
		(await actionsOf(table)) >= actions || (await over());

	await playAtRandom(() => everybody, pick, after(9));
	const known = await journal(guests[0]!);
	await guests[0]!.reload();
	await expect.poll(() => journal(guests[0]!)).toContain(known.slice(0, 40));

	await playAtRandom(() => everybody, pick, after(18));
	await table.reload();
	for (const page of everybody) await expect(yourMove(page)).toBeVisible();

	await playAtRandom(() => everybody, pick, over);
	const result = await ending(table).textContent();
	for (const page of everybody) await expect(ending(page)).toHaveText(result!);

	const guest = guests[0]!;
	await expect(guest.getByRole('region', { name: 'Walk through the match' })).toBeVisible();
	for (const [button, name, begins] of [
		['Share as a picture', /^dark-moon-\w{6}\.png$/, '\u0089PNG'],
		['Save the match as a file', /^dark-moon-\w{6}\.json$/, '{"format":1']
	] as const) {
		const [file] = await Promise.all([
			guest.waitForEvent('download'),
			guest.getByRole('button', { name: button }).click()
		]);
		expect(file.suggestedFilename()).toMatch(name);
		const bytes = readFileSync(await file.path()).toString('latin1');
		expect(bytes.slice(0, begins.length)).toBe(begins);
	}
});
