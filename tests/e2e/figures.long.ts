import type { Page } from '@playwright/test';
import { freeze, kill } from './faults';
import { agreed, gather, journal } from './gather';
import { chooser, playSwiftly, yourMove } from './hands';
import { expect, test } from './site';

/** How often each thing is measured. */
const RUNS = Number(process.env.FIGURES_RUNS ?? 20);

test.setTimeout(RUNS * 120_000 + 60_000);

const connected = (page: Page) => page.getByRole('img', { name: 'Connected' });
const says = (page: Page, words: RegExp) =>
	page.locator('[role="status"]').filter({ hasText: words }).first();
const hostAway = (page: Page) => says(page, /: the table waits/);
const guestAway = (page: Page) => says(page, /phone sleeps| is away/);
const gone = (notice: ReturnType<typeof says>) => notice.waitFor({ state: 'detached' });

/** Milliseconds until `done`. */
async function taken(done: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await done();
	return performance.now() - since;
}

test('how long phones take to come back, and to be missed', async ({ visit }) => {
	const { table, guests } = await gather(visit, ['Ana', 'Boris', 'Cira']);
	let boris = guests[0]!;
	const cira = guests[1]!;
	await playSwiftly(
		() => [table, boris, cira],
		chooser(6),
		async () => (await journal(table)).length > 400
	);
	await agreed([table, boris, cira]);

	const figures: Record<string, number[]> = {};
	const measure = async (what: string, done: () => Promise<unknown>) => {
		(figures[what] ??= []).push(await taken(done));
	};
	for (let run = 0; run < RUNS; run++) {
		await measure('guest reload to seated', async () => {
			await boris.reload({ waitUntil: 'commit' });
			await connected(boris).waitFor();
			await yourMove(boris).waitFor();
		});
		await gone(guestAway(table));

		const back = [boris, cira].map(async (page) => {
			await connected(page).waitFor({ state: 'detached' });
			await connected(page).waitFor();
		});
		await measure('host reload to all back', async () => {
			await table.reload({ waitUntil: 'commit' });
			await Promise.all([...back, yourMove(table).waitFor()]);
			await gone(guestAway(table));
		});

		const wake = await freeze(table);
		await measure('frozen host noticed', () => hostAway(cira).waitFor());
		await wake();
		for (const page of [boris, cira]) await gone(hostAway(page));
		await gone(guestAway(table));

		const address = boris.url();
		const killed = kill(boris);
		await measure('killed guest noticed', () => guestAway(table).waitFor());
		boris = await killed;
		await boris.goto(address);
		await connected(boris).waitFor();
		await gone(guestAway(table));
	}
	for (const [what, times] of Object.entries(figures)) {
		const sorted = times.map(Math.round).sort((a, b) => a - b);
		const median = sorted[Math.floor(sorted.length / 2)];
		console.warn(JSON.stringify({ what, runs: sorted.length, median, worst: sorted.at(-1) }));
		expect(sorted).toHaveLength(RUNS);
	}
});
