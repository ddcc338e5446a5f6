import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { VARIANTS, variantRow, type VariantId } from '$lib/games/dark-moon/content/variants';
import { whyNotPlayable } from '$lib/games/dark-moon/rules/setup';
import { createMatch } from '$lib/table/match';

const ids = Object.keys(VARIANTS) as VariantId[];

describe('options of the lobby', () => {
	test('none, or any one alone, can be played by as many as it is for', () => {
		for (let seats = 3; seats <= 7; seats++) {
			expect(whyNotPlayable(darkMoon.defaults(), seats)).toBeUndefined();
			for (const id of ids)
				if (seats >= (variantRow(id).seats ?? 0))
					expect(whyNotPlayable({ variants: [id] }, seats)).toBeUndefined();
		}
	});

	test('any mix goes, but for the two Nerfed Reveals (V-nerfedRevealExtreme, V-nerfedRevealNormal)', () => {
		const all = ids.filter((id) => id !== 'nerfedRevealNormal');
		expect(whyNotPlayable({ variants: all }, 5)).toBeUndefined();
		for (const variants of [
			['nerfedRevealExtreme', 'nerfedRevealNormal'],
			['nerfedRevealNormal', 'nerfedRevealExtreme']
		])
			expect(whyNotPlayable({ variants }, 5)).toMatch(/do not go together/);
	});

	test('Telepathic Infected needs five (V-telepathicInfected)', () => {
		const telepathic = { variants: ['telepathicInfected'] };
		expect(whyNotPlayable(telepathic, 4)).toMatch(/5 or more/);
		expect(whyNotPlayable(telepathic, 5)).toBeUndefined();
	});

	test('three to seven play (DM-1.1)', () => {
		for (const seats of [0, 1, 2, 8, 3.5])
			expect(whyNotPlayable(darkMoon.defaults(), seats)).toMatch(/3 to 7 players/);
	});

	test('what is no list of variants is refused in a sentence', () => {
		for (const options of [undefined, null, {}, { variants: 'richPool' }, { variants: {} }])
			expect(whyNotPlayable(options, 5)).toBe('The options must list their variants.');
	});

	test('a variant that is not there is named', () => {
		for (const id of ['shadow', 'constructor', '', 7, null, ['richPool']])
			expect(whyNotPlayable({ variants: [id] }, 5)).toContain(JSON.stringify(id));
	});

	test('a variant listed twice is refused', () => {
		expect(whyNotPlayable({ variants: ['richPool', 'richPool'] }, 5)).toMatch(/twice/);
	});

	test('a match with such options is not dealt', () => {
		const deal = (seats: number, variants: unknown) => () =>
			createMatch(darkMoon, { seats, seed: 'options', options: { variants } });
		expect(deal(4, ['telepathicInfected'])).toThrow(/5 or more/);
		expect(deal(2, [])).toThrow(/3 to 7/);
		expect(deal(3, 'all')).toThrow(/list their variants/);
		expect(deal(3, ['richPool'])).not.toThrow();
	});
});
