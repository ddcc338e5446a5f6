import type { Page } from '@playwright/test';
import { freeze, kill } from './faults';
import { agreed, gather, journal } from './gather';
import { chooser, playSwiftly, yourMove } from './hands';
import { expect, test } from './site';
import { hostAway, says, someoneAway } from './standing';

/** How often each thing is measured. */
const RUNS = Number(process.env.FIGURES_RUNS ?? 20);

test.setTimeout(RUNS * 120_000 + 60_000);

const connected = (page: Page) => page.getByRole('img', { name: 'Connected' });
const noticed = (page: Page, words: RegExp) => says(page, words).first().waitFor();
const allBack = (page: Page) => says(page, someoneAway).first().waitFor({ state: 'detached' });

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
		await allBack(table);

		const back = [boris, cira].map(async (page) => {
			await connected(page).waitFor({ state: 'detached' });
			await connected(page).waitFor();
		});
		await measure('host reload to all back', async () => {
			await table.reload({ waitUntil: 'commit' });
			await Promise.all([...back, yourMove(table).waitFor()]);
			await allBack(table);
		});

		const wake = await freeze(table);
		await measure('frozen host noticed', () => noticed(cira, hostAway));
		await wake();
		for (const page of [table, boris, cira]) await allBack(page);

		const address = boris.url();
		const killed = kill(boris);
		await measure('killed guest noticed', () => noticed(table, someoneAway));
		boris = await killed;
		await boris.goto(address);
		await connected(boris).waitFor();
		await allBack(table);
	}
	for (const [what, times] of Object.entries(figures)) {
		const sorted = times.map(Math.round).sort((a, b) => a - b);
		const median = sorted[Math.floor(sorted.length / 2)];
		console.warn(JSON.stringify({ what, runs: sorted.length, median, worst: sorted.at(-1) }));
		expect(sorted).toHaveLength(RUNS);
	}
});
