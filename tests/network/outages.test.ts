import type { Page } from '@playwright/test';
import { chooser } from '../e2e/hands';
import { borisAway, hostAway, playOn, says, someoneAway } from '../e2e/standing';
import { expect, match, test } from './phones';

/** Whoever is silent is missed within 6 s; a busy machine draws the sentence later. */
const MISSED = { timeout: 15_000 };
/** The longest pause between tries, and the time limits of the try that an outage has spoilt. */
const BACK = { timeout: 60_000 };

/** Lets a fault last. */
const lasts = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

async function allBack(pages: Page[]) {
	for (const page of pages) await expect(says(page, someoneAway)).toHaveCount(0, BACK);
}

test('a guest out of reach for 5 s misses nothing', async ({ phone }) => {
	const { pages, phones } = await match(phone);
	const pick = chooser(5);
	await playOn(pages, pick);
	phones[1]!.machine.port.silence();
	await lasts(5);
	phones[1]!.machine.port.hear();
	await allBack(pages);
	await playOn(pages, pick);
});

for (const seconds of [30, 120])
	test(`a guest out of reach for ${seconds} s is missed, told so, and comes back by itself`, async ({
		phone
	}) => {
		const { pages, phones } = await match(phone);
		const [table, boris, cira] = pages as [Page, Page, Page];
		const pick = chooser(seconds);
		await playOn(pages, pick);
		phones[1]!.machine.port.silence();
		const over = lasts(seconds);
		for (const page of [table, cira])
			await expect(says(page, borisAway)).not.toHaveCount(0, MISSED);
		await expect(says(boris, hostAway)).toBeVisible(MISSED);
		for (const page of [table, cira]) await expect(says(page, hostAway)).toHaveCount(0);
		await over;
		phones[1]!.machine.port.hear();
		await allBack(pages);
		await playOn(pages, pick);
	});

test('a host out of reach for 30 s is missed by all, and all come back by themselves', async ({
	phone
}) => {
	const { pages, phones } = await match(phone);
	const pick = chooser(31);
	await playOn(pages, pick);
	phones[0]!.machine.port.silence();
	const over = lasts(30);
	for (const page of pages.slice(1)) await expect(says(page, hostAway)).toBeVisible(MISSED);
	await over;
	phones[0]!.machine.port.hear();
	await allBack(pages);
	await playOn(pages, pick);
});

for (const [who, which] of [
	['guest', 1],
	['host', 0]
] as const)
	test(`a ${who} who loses the network and finds another comes back from a new address`, async ({
		phone
	}) => {
		const { pages, phones } = await match(phone);
		const [table, boris] = pages as [Page, Page];
		const pick = chooser(10 + which);
		await playOn(pages, pick);
		const { machine } = phones[which]!;
		machine.port.plug(false);
		await expect(says(boris, hostAway)).toBeVisible(MISSED);
		await expect(says(table, borisAway)).not.toHaveCount(0, MISSED);
		machine.address(50 + which);
		machine.port.plug(true);
		await allBack(pages);
		await playOn(pages, pick);
	});
