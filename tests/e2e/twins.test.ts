import type { Page } from '@playwright/test';
import { agreed, host, join, start } from './gather';
import { chooser, ending, playSwiftly } from './hands';
import { expect, test } from './site';
import { actionsOf, keptBy, truthOf } from './truth';
import { heldBy, listenIn, type Told } from './wire';

test.setTimeout(600_000);

/** Somebody whose every received frame is noted. */
interface Listener {
	page: Page;
	told: Told[];
	/** What the page has written to its console. */
	wrote: string[];
	seat: string | null;
}

/** The views this listener has been shown, each with how many actions it stands after. */
const viewsTo = ({ told }: Listener) =>
	told.filter(({ t }) => t === 'view').map(({ view }) => view as { n: number });

test('what comes to a phone, and what it holds, is what its seat may know', async ({ visit }) => {
	const table = await visit();
	const link = await host(table, 'Ana');
	const listen = async (seat: string | null): Promise<Listener> => {
		const wrote: string[] = [];
		let told: Told[] = [];
		const page = await visit(link, {}, async (context) => {
			told = await listenIn(context);
			context.on('console', (message) => wrote.push(message.text()));
		});
		return { page, told, wrote, seat };
	};
	const boris = await listen('1');
	await join(boris.page, 'Boris');
	await expect(table.getByText('Boris').first()).toBeVisible();
	const cira = await listen('2');
	await join(cira.page, 'Cira');
	await start(table, [boris.page, cira.page], ['Boris', 'Cira']);
	const everybody = [table, boris.page, cira.page];

	const pick = chooser(5);
	const playOn = async (actions: number) => {
		const enough = (await actionsOf(table)) + actions;
		await playSwiftly(
			() => everybody,
			pick,
			async () => (await actionsOf(table)) >= enough || (await ending(table).count()) > 0
		);
		await agreed(everybody);
	};
	await playOn(8);
	const watcher = await listen(null);
	await join(watcher.page, 'Dora');
	await watcher.page.getByRole('button', { name: 'Watch' }).click();
	const listeners = [boris, cira, watcher];
	const held = new Map(listeners.map((listener) => [listener, [] as string[]]));
	const lookInside = async () => {
		for (const listener of listeners) held.get(listener)!.push(await heldBy(listener.page));
	};
	await playOn(8);
	await lookInside();
	await boris.page.reload();
	await playOn(8);
	await lookInside();

	// The last of what the hands have done may still be on its way.
	let kept = await keptBy(table);
	const upToDate = async () => {
		kept = await keptBy(table);
		return listeners.every((listener) => viewsTo(listener).at(-1)?.n === kept.moves.length);
	};
	await expect.poll(upToDate).toBe(true);
	expect(kept.table.over, 'the match still runs: nobody may know the whole of it').toBe(false);
	const truth = await truthOf(kept);
	const { seed, peerToken, seats } = kept.table;
	const tokens = seats.map(({ token }) => token!);
	for (const listener of listeners) {
		const { told, seat, wrote } = listener;
		const who = seat === null ? 'the watcher' : `seat ${seat}`;
		expect(told.map(({ t }) => t)).not.toContain('replay');
		for (const view of viewsTo(listener))
			expect(view, `${who} after ${view.n} actions`).toEqual(truth(view.n, seat));

		const frames = JSON.stringify(told);
		for (const secret of [seed!, peerToken, ...tokens, '"secret"'])
			expect(frames.includes(secret), `frames to ${who}`).toBe(false);
		const own = seat === null ? null : tokens[Number(seat)];
		const others = [seed!, peerToken, ...tokens.filter((token) => token !== own)];
		const pages = [...held.get(listener)!, JSON.stringify(wrote)];
		for (const page of pages)
			for (const secret of others) expect(page.includes(secret), `the page of ${who}`).toBe(false);
		if (own)
			for (const page of pages)
				expect(page.replaceAll(`"token":"${own}"`, '').includes(own)).toBe(false);
	}
	for (const seat of ['1', '2']) {
		const drawers = (truth(kept.moves.length, seat).G as { players: object }).players;
		expect(Object.keys(drawers)).toEqual([seat]);
	}
	expect((truth(kept.moves.length, null).G as { players: object }).players).toEqual({});
});
