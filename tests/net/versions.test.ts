import { describe, expect, test } from 'vitest';
import type { Gap } from '$lib/net/versions';
import { Guest, type GuestState } from '$lib/net/guest';
import { memoryLinks } from '$lib/net/links/memory';
import { benches, tokenOf, type Bench } from './table';

const { bench } = benches();

/** A guest of another edition, and what it shows. */
async function guestOf(table: Bench, edition: { app?: string; rules?: Record<string, number> }) {
	const shows: Partial<GuestState> = {};
	const guest = new Guest({
		connect: async () => {
			const ends = memoryLinks();
			table.host.attach(ends.host);
			return ends.guest;
		},
		token: tokenOf('g'),
		app: '1.0',
		rules: { numbers: 1 },
		...edition,
		tell: (change) => Object.assign(shows, change)
	});
	guest.ask({ want: 'seat', name: 'g' });
	await table.calm();
	guest.close(false);
	return shows;
}

describe('a guest of another version', () => {
	test('of the app alone plays, and is told the host’s', async () => {
		const gaps: Gap[] = [];
		const table = bench({ unlike: (gap) => gaps.push(gap) });
		expect(await guestOf(table, { app: '0.9' })).toMatchObject({ seat: '0', hostApp: '1.0' });
		expect(gaps).toEqual([]);
	});

	test.each<[string, Record<string, number>, string]>([
		['older rules', { numbers: 0 }, 'tooOld'],
		['newer rules', { numbers: 2 }, 'tooNew'],
		['no such game', { other: 1 }, 'tooOld']
	])(
		'with %s is told which side must update, and sees nothing of the table',
		async (_, rules, why) => {
			const gaps: Gap[] = [];
			const table = bench({ unlike: (gap) => gaps.push(gap) });
			const shows = await guestOf(table, { app: '0.9', rules });
			expect(shows).toMatchObject({ link: 'closed', refused: why, hostApp: '1.0' });
			expect(shows.lobby).toBeUndefined();
			expect(table.host.table.seats).toEqual([]);
			expect(gaps).toEqual([{ why, app: '0.9', reads: true }]);
		}
	);
});
