import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import en from '$lib/games/dark-moon/i18n/en/lesson';
import hr from '$lib/games/dark-moon/i18n/hr/lesson';
import ru from '$lib/games/dark-moon/i18n/ru/lesson';
import type { BeatWords, LessonWords } from '$lib/games/dark-moon/i18n/lesson';
import type { Entry } from '$lib/games/dark-moon/rules/journal';
import { CHAPTERS } from '$lib/games/dark-moon/tutorial';
import { lets, type Chapter } from '$lib/games/dark-moon/tutorial/chapter';
import { TRAITOR, UNLUCKY } from '$lib/games/dark-moon/tutorial/seats';
import { toldOf } from '$lib/games/dark-moon/ui/lesson/told';
import { words } from '$lib/games/dark-moon/ui/words.svelte';
import { i18n } from '$lib/i18n/index.svelte';
import type { Lang } from '$lib/i18n/plural';
import { answers, dealt, playAllWays, type Moment } from './lessons';

const LONG = { timeout: 240_000 };
const LESSONS: Record<Lang, LessonWords> = { en, hr, ru };
const chapters: [string, Chapter][] = Object.entries(CHAPTERS);
const beatsOf = (lang: Lang, id: string) =>
	LESSONS[lang].chapters[id as keyof typeof CHAPTERS].beats as Record<string, BeatWords>;

// As in a build: boardgame.io need not search the state for what is not JSON.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

/** Every way through each chapter, played once: its moments, one for each thing the guide could say, and its ends. */
const played = new Map(
	chapters.map(([id, chapter]) => {
		const moments = new Map<string, Moment>();
		const ends: Moment[] = [];
		const play = () => {
			if (ends.length) return;
			playAllWays(
				chapter,
				(moment) => {
					const { G } = moment.view;
					const notes = G.players['0']!.notes.at(-1);
					const key = [moment.at, G.task?.id, JSON.stringify(notes), G.journal.length > 20];
					moments.set(key.join(), moment);
				},
				(end) => ends.push(end)
			);
		};
		return [id, { moments, ends, play }];
	})
);

describe.each(chapters)('the chapter "%s"', (id, chapter) => {
	const { moments, ends, play } = played.get(id)!;

	test('comes to its end whatever it lets the learner answer', LONG, () => {
		play();
		expect(ends.length).toBeGreaterThan(5);
	});

	test('lets the learner answer more than one thing at some beats', LONG, () => {
		play();
		const choices = [...moments.values()].map((moment) => answers(chapter, moment).length);
		expect(Math.max(...choices)).toBeGreaterThan(2);
	});

	test('says why wherever it keeps an answer back', () => {
		for (const { id: beat, lets } of chapter.beats)
			for (const lang of ['en', 'hr', 'ru'] as const)
				expect(Boolean(beatsOf(lang, id)[beat]?.why), `${lang}: ${beat}`).toBe(Boolean(lets));
	});

	test.each(['en', 'hr', 'ru'] as const)('speaks at every beat, in %s', LONG, async (lang) => {
		play();
		await i18n.start();
		await i18n.set(lang);
		await words.load();
		const spoken = new Set<string>();
		for (const { at, view } of moments.values()) {
			const beat = chapter.beats[at]!.id;
			const text = beatsOf(lang, id)[beat]!.say(toldOf(view));
			expect(text, beat).not.toMatch(/undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}|^$/);
			expect(text.length, `short enough to be read: ${beat}`).toBeLessThan(260);
			spoken.add(beat);
		}
		expect([...spoken]).toEqual(expect.arrayContaining(chapter.beats.map(({ id }) => id)));
	});
});

test('the dice of the chapter about the vote are as its last words say', LONG, () => {
	const { ends, play } = played.get('vote')!;
	play();
	for (const { match } of ends) {
		const { players } = match.state.G as unknown as {
			players: Record<
				string,
				{ status: string; notes: { say: string; dice: { face: number }[]; sent: number[] }[] }
			>;
		};
		const rolled = (seat: string) => {
			const { dice, sent } = players[seat]!.notes.findLast(({ say }) => say === 'rolled')!;
			const faces = dice.map(({ face }) => face);
			return { faces, sent: sent.map((place) => faces[place]) };
		};
		expect(rolled(UNLUCKY).sent).toEqual([-1]);
		expect(Math.max(...rolled(UNLUCKY).faces)).toBe(-1);
		expect(rolled(TRAITOR).sent).toEqual([-1]);
		expect(Math.max(...rolled(TRAITOR).faces)).toBe(4);
		expect(players[TRAITOR]!.status).toMatch(/Power$/);
		expect(players[UNLUCKY]!.status).toBe('uninfected');
	}
});

test('the learner has the side that each chapter tells of', () => {
	const infected = chapters.map(([id, chapter]) => {
		const { players } = dealt(chapter).state.G as unknown as {
			players: Record<string, { status: string }>;
		};
		return [id, players['0']!.status !== 'uninfected'];
	});
	expect(infected).toEqual([
		['first', false],
		['vote', false],
		['infected', true]
	]);
});

test('the last chapter ends with a win of the Infected, told in the journal', LONG, () => {
	const { ends, play } = played.get('infected')!;
	play();
	for (const { view } of ends) {
		expect(view.over?.winners).toBe('infected');
		const said = (view.G.journal as Entry[]).map(({ say }) => say);
		expect(said).toEqual(expect.arrayContaining(['revealed', 'infectedActs', 'over']));
	}
});

test('an answer is kept back before its beat and let through at it', () => {
	const at = CHAPTERS.first.beats.findIndex(({ id }) => id === 'act');
	expect(lets(CHAPTERS.first, at, { move: 'pass', args: [] })).toBe(false);
	expect(lets(CHAPTERS.first, at, { move: 'repair', args: ['outpost'] })).toBe(false);
	expect(lets(CHAPTERS.first, at, { move: 'repair', args: ['shield'] })).toBe(true);
});
