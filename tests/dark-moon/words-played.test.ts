import { describe, expect, test } from 'vitest';
import { darkMoon } from '../../src/lib/games/dark-moon';
import { choiceOf, type DarkMoonWords, type Scene } from '../../src/lib/games/dark-moon/i18n';
import en from '../../src/lib/games/dark-moon/i18n/en';
import hr from '../../src/lib/games/dark-moon/i18n/hr';
import ru from '../../src/lib/games/dark-moon/i18n/ru';
import { malfunction } from '../../src/lib/games/dark-moon/content/tasks';
import { difficulty, isQuarantined, tokensOf } from '../../src/lib/games/dark-moon/rules/queries';
import type { View } from '../../src/lib/games/dark-moon/rules/state';
import { chanceFrom } from '../../src/lib/table/chance';
import { act, asked, createMatch, viewOf } from '../../src/lib/table/match';

const LANGUAGES: [string, DarkMoonWords][] = [
	['en', en],
	['hr', hr],
	['ru', ru]
];
const NAMES = ['Ana', 'Boris', 'Cira', 'Dora', 'Ema', 'Fran', 'Goran'];

const NEVER_READ = /undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}|\.\.|^$/;

/** What a seat asked would need to be told, as its screen makes it out of its view. */
function sceneOf(G: View, seat: string): Scene {
	const printed: Scene['printed'] = (id) => (malfunction(id) ? difficulty(G, id) : null);
	return {
		todo: G.todo[0] as Scene['todo'],
		name: (of) => NAMES[Number(of)]!,
		printed,
		roll: G.players[seat]!.roll,
		total: G.success,
		difficulty: G.task && printed(G.task.id),
		isQuarantined: (of) => isQuarantined(G, of),
		sabotage: G.sabotage,
		tokens: (area) => tokensOf(G, area),
		variants: G.variants
	};
}

/** Every text that could be read while the asked seat answers. */
function read(words: DarkMoonWords, scene: Scene, options: { move: string; args: unknown[] }[]) {
	const question = words.questions[scene.todo.step] as {
		[part in 'heading' | 'explain' | 'rule' | 'waits']: (p: Scene & { who: string }) => string;
	};
	const p = { ...scene, who: 'Ana' };
	const choices = options.map((option) => choiceOf(words, scene, option));
	return {
		sentences: [question.heading(p), question.explain(p), question.rule(p), question.waits(p)],
		labels: choices.map(({ label }) => label),
		means: choices.map(({ means }) => means).filter(Boolean)
	};
}

/** Plays a match at random and reads everything aloud on the way. Returns the steps that asked. */
function playAloud(seats: number, seed: string, variants: string[], words: DarkMoonWords) {
	const match = createMatch(darkMoon, { seats, seed, options: { variants } });
	const chance = chanceFrom(`${seed} chooses`);
	const steps = new Set<string>();
	while (asked(match).length > 0) {
		const seat = chance.pick(asked(match));
		const view = viewOf(match, seat);
		const options = darkMoon.options(view, seat);
		const scene = sceneOf(view.G as View, seat);
		steps.add(scene.todo.step);
		const { sentences, labels, means } = read(words, scene, options);
		for (const text of [...sentences, ...means]) {
			expect(text).not.toMatch(NEVER_READ);
			expect(text, scene.todo.step).toMatch(/[.?!]$/);
		}
		for (const text of labels) expect(text, scene.todo.step).not.toMatch(NEVER_READ);
		for (const { blocked } of options)
			if (blocked) expect(words.blocked, scene.todo.step).toHaveProperty(blocked);
		const { move, args } = chance.pick(options.filter((option) => !option.blocked));
		expect(act(match, seat, move, args)).toBeNull();
	}
	return steps;
}

describe.each(LANGUAGES)('%s, read aloud', (_, words) => {
	test.each([
		[3, ['tablePicksFinal', 'expensiveVoting']],
		[5, ['costlyActions', 'firstIsLast', 'fatiguedInfected']],
		[7, ['richPool', 'telepathicInfected']]
	])('%i players', { timeout: 60_000 }, (seats, variants) => {
		const steps = new Set(
			[0, 1].flatMap((game) => [...playAloud(seats, `aloud ${seats} ${game}`, variants, words)])
		);
		for (const step of ['act', 'castVote', 'chooseTask', 'join', 'submit'])
			expect(steps).toContain(step);
	});
});

describe('a button says which answer it is', () => {
	test.each(LANGUAGES)('%s', { timeout: 60_000 }, (_, words) => {
		const match = createMatch(darkMoon, { seats: 5, seed: 'labels', options: { variants: [] } });
		const chance = chanceFrom('labels');
		while (asked(match).length > 0) {
			const seat = chance.pick(asked(match));
			const view = viewOf(match, seat);
			const options = darkMoon.options(view, seat);
			const scene = sceneOf(view.G as View, seat);
			// Two dice alike, or two Tasks of one kind and difficulty, are the same answer to the eye.
			if (!['submit', 'interfere', 'chooseTask'].includes(scene.todo.step)) {
				const { labels } = read(words, scene, options);
				expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
			}
			const { move, args } = chance.pick(options.filter((option) => !option.blocked));
			act(match, seat, move, args);
		}
	});
});
