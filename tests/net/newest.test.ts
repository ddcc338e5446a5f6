import { describe, expect, test } from 'vitest';
import { Pages } from '$lib/net/pages';
import { phones } from './phone';

const { match, pass, phone, table } = phones();

describe('two pages of one device', () => {
	/** A page whose link is lost, and a newer one that has taken over meanwhile. */
	async function overtaken() {
		const made = await match('a', 'b', 'c');
		const [old] = made.seated;
		old!.broken = 'unreachable';
		old!.links.at(-1)!.host.close();
		await pass(10);
		const young = phone(made.bench, 'a');
		await pass(400);
		expect(young.shows).toMatchObject({ link: 'open', seat: '0' });
		return { ...made, old: old!, young };
	}

	test('an old one that comes back does not take the seat, and says why', async () => {
		const { old, young } = await overtaken();
		old.broken = null;
		await pass(5000);
		expect(old.shows).toMatchObject({ link: 'closed', refused: 'takenOver' });
		expect(young.shows.link).toBe('open');
		void young.say('say', 1);
		await pass(10);
		expect(young.G.said).toEqual([1]);
	});

	test('not even while the newer one is out of reach', async () => {
		const { old, young } = await overtaken();
		young.broken = 'unreachable';
		young.links.at(-1)!.host.close();
		old.broken = null;
		await pass(5000);
		expect(old.shows).toMatchObject({ link: 'closed', refused: 'takenOver' });
		young.broken = null;
		await pass(10_000);
		expect(young.shows.link).toBe('open');
	});

	test('but when the newer one has been closed, the old one is good again', async () => {
		const { old, young } = await overtaken();
		young.guest.close(false);
		old.broken = null;
		await pass(5000);
		expect(old.shows).toMatchObject({ link: 'open', seat: '0' });
	});

	test('the newer one wins even if the old one finds a reloaded host first', async () => {
		const { bench, old, young } = await overtaken();
		bench.host.close('away');
		const { table: saved, moves } = await bench.stored();
		const next = table({ saves: bench.saves, table: saved, moves: moves as never[] });
		young.broken = 'unreachable';
		for (const one of [old, young]) one.bench = next;
		old.broken = null;
		await pass(20_000);
		expect(old.shows.link).toBe('open');
		young.broken = null;
		await pass(30_000);
		expect(young.shows).toMatchObject({ link: 'open', seat: '0' });
		expect(old.shows).toMatchObject({ link: 'closed', refused: 'takenOver' });
	});
});

test('a number nobody was given counts for nothing', () => {
	const pages = new Pages(1);
	const first = pages.admit('t', 'p1', 9_000_000_000)!;
	expect(pages.admit('t', 'p2')).toBe(first + 1);
	expect(pages.admit('t', 'p1', 9_000_000_000)).toBeNull();
});

test('pages are remembered for so many people, and so many of each', () => {
	const pages = new Pages(1);
	for (let person = 0; person < 1000; person++)
		for (let page = 0; page < 20; page++)
			expect(pages.admit(`t${person}`, `p${page}`)).toBeGreaterThan(1_000_000);
	expect(pages.admit('t999', 'p12')).toBeNull();
	expect(pages.admit('t0', 'p0')).not.toBeNull();
});
