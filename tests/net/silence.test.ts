import { describe, expect, test } from 'vitest';
import { memoryLinks } from '$lib/net/links/memory';
import { phones, type Phone } from './phone';
import { Page } from './table';

const { match, pass, phone, table } = phones();

/** The phone's connection stands; while `cut.now` nothing gets through it. */
async function onBreakable(one: Phone) {
	const cut = { now: false };
	one.wire = (_, __, deliver) => {
		if (!cut.now) queueMicrotask(deliver);
	};
	one.links[0]!.guest.close();
	await pass(3_000);
	one.broken = 'unreachable';
	return cut;
}

const presenceOf = (seen: Phone, seat: number) => seen.shows.lobby!.seats[seat]!.presence;

/** Lets time pass until `check`; how long that took, ms. */
async function until(check: () => boolean, most = 10_000) {
	for (let ms = 0; ms < most; ms += 100) {
		if (check()) return ms;
		await pass(100);
	}
	throw new Error('it never happens');
}

describe('silence is noticed within six seconds', () => {
	// Whenever in its rhythm a phone falls silent.
	test.each([0, 400, 800, 1200])('of a guest, %i ms later', async (offset) => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		const cut = await onBreakable(b!);
		await pass(offset);
		cut.now = true;
		const took = await until(() => presenceOf(a!, 1) === 'asleep');
		expect(took).toBeLessThanOrEqual(6000);
		expect(took).toBeGreaterThanOrEqual(2500);
		cut.now = false;
		expect(await until(() => presenceOf(a!, 1) === 'here')).toBeLessThanOrEqual(2000);
	});

	test.each([0, 400, 800, 1200])('of the host, %i ms later', async (offset) => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		const cut = await onBreakable(b!);
		await pass(offset);
		cut.now = true;
		const took = await until(() => b!.shows.link === 'away');
		expect(took).toBeLessThanOrEqual(6000);
		expect(took).toBeGreaterThanOrEqual(2500);
		cut.now = false;
		expect(await until(() => b!.shows.link === 'open')).toBeLessThanOrEqual(2000);
	});

	test('two lost beats are no silence', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		const cut = await onBreakable(b!);
		for (const one of [a!, b!]) one.history.length = 0;
		cut.now = true;
		await pass(2_900);
		cut.now = false;
		await pass(5_000);
		expect(b!.history.filter(({ link }) => link !== undefined)).toEqual([]);
		expect(a!.history.filter(({ lobby }) => lobby !== undefined)).toEqual([]);
	});
});

describe('asleep or gone', () => {
	test('a page that has closed is gone at once', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		b!.broken = 'unreachable';
		b!.guest.hide();
		await pass(10);
		expect(presenceOf(a!, 1)).toBe('gone');
	});

	test('a silent phone is gone when its connection breaks too, and asleep when it holds again', async () => {
		const bench = table();
		const ana = phone(bench, 'ana');
		ana.sit();
		await pass(10);
		const ends = memoryLinks();
		let troubled = (_: boolean) => {};
		bench.host.attach({ ...ends.host, onTrouble: (hear) => (troubled = hear) });
		new Page(ends.guest, 'boris').hello();
		await pass(8_000);
		expect(presenceOf(ana, 1)).toBe('asleep');
		troubled(true);
		await pass(10);
		expect(presenceOf(ana, 1)).toBe('gone');
		troubled(false);
		await pass(10);
		expect(presenceOf(ana, 1)).toBe('asleep');
	});
});

describe('who has slept asks first', () => {
	test('a host that has slept accuses nobody', async () => {
		let slept = 0;
		const bench = table({ now: () => performance.now() + slept });
		const seated = ['a', 'b'].map((name) => phone(bench, name));
		for (const one of seated) one.sit();
		await pass(2_000);
		seated[0]!.history.length = 0;
		slept = 60_000;
		await pass(20_000);
		const shown = seated[0]!.history.flatMap(({ lobby }) => lobby?.seats ?? []);
		expect(shown.filter(({ presence }) => presence !== 'here')).toEqual([]);
	});

	test('a guest that has slept gives the host time to answer', async () => {
		let slept = 0;
		const { bench } = await match('a', 'b', 'c');
		const ana = phone(bench, 'a', null, undefined, () => performance.now() + slept);
		await pass(2_000);
		ana.history.length = 0;
		slept = 60_000;
		await pass(5_000);
		expect(ana.history.filter(({ link }) => link !== undefined)).toEqual([]);
	});
});
