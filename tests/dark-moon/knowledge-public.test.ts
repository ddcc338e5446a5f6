import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { State } from '$lib/games/dark-moon/rules/state';
import { chanceFrom } from '$lib/table/chance';
import { act, asked, createMatch, viewOf } from '$lib/table/match';
import { infect } from './arrange';
import { ana, boris, cira, given, good } from './given';
import { plays } from './occasions';

describe('what is public at once, and what at the end (DM-11)', () => {
	test('the die of a shield test and the token it brings', () => {
		const { when, then, match } = plays('shield7', { rolls: [good] });
		for (const seat of [ana, boris, cira]) when(seat).join(false);
		then.sees(null, { shields: 3 });
		for (const seat of [boris, null])
			expect(viewOf(match, seat).G).toMatchObject({
				journal: expect.arrayContaining([{ say: 'shieldTest', face: 2, failed: true }])
			});
		when(ana).draw('outpost');
		then.sees(null, { outpost: ['shieldControl', 'lifeSupport', 'researchLab'] });
		then.asks('retrieve', boris);
	});

	test('a refused move tells one thing only, and changes nothing', () => {
		const refused = [true, false].map((infected) => {
			const table = given({
				turn: boris,
				state: (G) => {
					if (infected) infect(G, cira);
				}
			});
			const before = JSON.stringify(table.now());
			const answers = [
				act(table.match, cira, 'reveal', []),
				act(table.match, ana, 'reveal', []),
				act(table.match, boris, 'reveal', []),
				act(table.match, boris, 'takeDice', [9, 9, 9])
			];
			expect(JSON.stringify(table.now())).toBe(before);
			return answers;
		});
		expect(refused[0]).toEqual(refused[1]);
		expect(refused[0]).toEqual(['notAsked', 'notAsked', 'notAllowed', 'notAllowed']);
	});

	test('through a whole match no view holds the seed, a pile or another drawer; at the end all lies open', () => {
		const match = createMatch(darkMoon, {
			seats: 4,
			seed: 'seed-of-this-table',
			options: darkMoon.defaults()
		});
		const luck = chanceFrom('answers');
		while (asked(match).length) {
			const seat = luck.pick(asked(match));
			const offered = darkMoon
				.options(viewOf(match, seat), seat)
				.filter(({ blocked }) => blocked === undefined);
			const { move, args } = luck.pick(offered);
			for (const watching of [seat, null]) {
				const view = viewOf(match, watching);
				const { players } = view.G as State;
				expect(Object.keys(players)).toEqual(watching === null ? [] : [watching]);
				expect(view.G).not.toHaveProperty('secret');
				expect(JSON.stringify(view)).not.toContain('seed-of-this-table');
			}
			expect(act(match, seat, move, args)).toBeNull();
		}
		for (const seat of [ana, null]) {
			const { players, secret } = viewOf(match, seat).G as State;
			expect(Object.keys(players)).toHaveLength(4);
			expect(secret.tasks.length + secret.taskDiscards.length).toBeGreaterThan(0);
		}
	});
});
