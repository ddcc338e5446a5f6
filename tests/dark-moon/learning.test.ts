import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULED, RULE_IDS, rulesFor, type DarkMoonWords } from '../../src/lib/games/dark-moon/i18n';
import en from '../../src/lib/games/dark-moon/i18n/en';
import hr from '../../src/lib/games/dark-moon/i18n/hr';
import ru from '../../src/lib/games/dark-moon/i18n/ru';

const LANGUAGES: [string, DarkMoonWords][] = [
	['en', en],
	['hr', hr],
	['ru', ru]
];
const RULES = readFileSync('src/lib/games/dark-moon/RULES.md', 'utf8');
const known = (id: string) => RULES.includes(`- **${id}** `);
const size = (lines: readonly string[]) => lines.join('').length;

describe.each(LANGUAGES)('%s', (_lang, { coach, sides, cards }) => {
	test('a hint is one short sentence', () => {
		for (const hint of Object.values(coach)) {
			expect(hint).toMatch(/^\p{Lu}[^.!?]*\.$/u);
			expect(hint.length, hint).toBeLessThan(100);
		}
		expect(new Set(Object.values(coach)).size).toBe(Object.keys(coach).length);
	});

	test('a hint takes nobody for one side or the other', () => {
		for (const step of ['readStatus', 'act', 'submit', 'chooseTask', 'join', 'castVote'] as const)
			expect(coach[step]).not.toMatch(/traitor|izdajni|предател|Zaražen|Заражён|Infected/);
	});

	test('both sides are taught at the same length, on the card and behind the shutter', () => {
		const { uninfected, infected } = sides;
		expect(infected).toHaveLength(uninfected.length);
		expect(Math.abs(size(infected) / size(uninfected) - 1)).toBeLessThan(0.1);
		const cardOf = ({ text, play }: { text: string; play: string }) => size([text, play]);
		const clean = cardOf(cards.statuses.uninfected);
		for (const status of Object.values(cards.statuses))
			expect(Math.abs(cardOf(status) / clean - 1), status.name).toBeLessThan(0.2);
	});
});

test('every question names a rule, by what it is for', () => {
	const named = [
		...Object.keys(RULE_IDS).flatMap((step) => rulesFor({ step } as never)),
		...(['malfunction', 'repair', 'loneWolf', 'testCommander'] as const).map(
			(roll) => rulesFor({ step: 'submit', roll } as never)[0]!
		),
		...(['turn', 'out', 'order', 'restoreComm'] as const).flatMap((why) =>
			rulesFor({ step: 'retrieve', why } as never)
		)
	];
	expect(named.filter((id) => !known(id))).toEqual([]);
	const submit = (roll: string) => rulesFor({ step: 'submit', roll } as never)[0];
	expect(submit('malfunction')).toBe('DM-6.4');
	expect(submit('repair')).toBe('DM-5.1');
	expect(rulesFor({ step: 'act', ordered: 1 } as never)[0]).toBe('DM-5.4');
});

test('everything on the table is explained by rules that are there', () => {
	const ids = (value: unknown): string[] =>
		typeof value === 'string' ? [value] : Object.values(value as object).flatMap(ids);
	expect(ids(RULED).filter((id) => !known(id))).toEqual([]);
	expect(Object.keys(RULED.token).sort()).toEqual(Object.keys(en.cards.tokens).sort());
});
