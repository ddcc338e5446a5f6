import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { Entry, Note } from '$lib/games/dark-moon/rules/journal';
import type { Drawer, Rolled, State } from '$lib/games/dark-moon/rules/state';
import { momentsOf } from '$lib/games/dark-moon/ui/end/moments';
import {
	chaptersOf,
	heldBack,
	rollsWithChoice,
	type Chapter
} from '$lib/games/dark-moon/ui/end/story';
import { chanceFrom } from '$lib/table/chance';
import { act, asked, createMatch, viewOf } from '$lib/table/match';

/** A whole match by random bots, and what everybody may see of it at the end. */
function finished(seats: number, seed: string): State {
	const match = createMatch(darkMoon, { seats, seed, options: { variants: [] } });
	const chance = chanceFrom(seed);
	for (let seat = asked(match)[0]; seat !== undefined; seat = asked(match)[0]) {
		const { move, args } = darkMoon.bots.random(viewOf(match, seat), seat, chance);
		act(match, seat, move, args);
	}
	return viewOf(match, null).G as State;
}

const strong = (...faces: number[]): Rolled[] => faces.map((face) => ({ kind: 'strong', face }));
const rolled = (faces: number[], sent: number[], rerolled = false): Note & { say: 'rolled' } => ({
	at: 0,
	say: 'rolled',
	dice: strong(...faces),
	sent,
	roll: 'malfunction',
	rerolled
});

describe.each([3, 5, 7])('the whole story of a match with %i seats', (seats) => {
	const G = finished(seats, `story-${seats}`);
	const chapters = chaptersOf(G.journal, G.players);
	const lines = chapters.flatMap(({ lines }) => lines);

	test('tells every entry of the journal once; those of a new turn are its headings', () => {
		const told = lines.flatMap(({ entry }) => (entry ? [entry] : []));
		const turns = G.journal.filter(({ say }) => say === 'turn');
		expect(new Set(told).size).toBe(told.length);
		expect(told.length + turns.length).toBe(G.journal.length);
		expect(chapters.filter(({ by }) => by !== null)).toHaveLength(turns.length);
	});

	test('tells every private note once, with its owner', () => {
		for (const [seat, { notes }] of Object.entries(G.players)) {
			const told = lines.filter((line) => line.seat === seat).map(({ note }) => note);
			expect(told).toEqual(notes);
		}
	});

	test('puts what a seat played beside what it had drawn', () => {
		const pairs = lines.flatMap(({ note, entry, seat }) =>
			note?.say === 'tasks' ? [{ note, entry, seat }] : []
		);
		expect(pairs.length).toBeGreaterThan(0);
		for (const { note, entry, seat } of pairs)
			expect(entry).toMatchObject({ say: 'taskPlayed', by: seat, id: note.played });
	});
});

test('what was held back is the gap between the best die kept and the best one sent', () => {
	expect(heldBack(rolled([4, -2, 2], [1]))).toBe(6);
	expect(heldBack(rolled([4, -2, 2], [0]))).toBe(0);
	expect(heldBack(rolled([4, -2], [0, 1]))).toBe(0);
	expect(heldBack(rolled([4, -2], [], true))).toBe(0);
});

test('a roll that was sent whole left no choice', () => {
	const notes = [rolled([4, -2], [1]), rolled([4], [0]), rolled([2, 2], [], true)];
	const drawer = { ...finished(3, 'choice').players['0']!, notes };
	expect(rollsWithChoice(drawer)).toEqual([notes[0]]);
});

describe('moments that turned a match', () => {
	const players = {
		'1': { status: 'shieldPower' },
		'2': { status: 'uninfected' }
	} as unknown as Record<string, Drawer>;
	const telling = (...told: (Entry | Note)[]): Chapter => ({
		turn: 4,
		by: '1',
		lines: told.map((one, i) =>
			'at' in one
				? { id: `${i}`, entry: null, note: one, seat: '1' }
				: { id: `${i}`, entry: one, note: null, seat: null }
		)
	});
	const done = (total: number): Entry => ({
		say: 'taskDone',
		success: false,
		total,
		difficulty: 8
	});
	const voted = (on: string): Entry => ({ say: 'voted', on, ballots: {}, clear: 0, infected: 2 });
	const found = (chapter: Chapter, most = 5) =>
		momentsOf([chapter], players, most).map(({ what, id }) => [what, id]);

	test('are great lies, and small ones are none', () => {
		const lies = [rolled([2, -1], [1]), rolled([4, -2], [1]), rolled([-1, -2], [1])];
		expect(found(telling(...lies))).toEqual([
			['lie', '0'],
			['lie', '1']
		]);
	});

	test('are lies that lost a Task, which come before all others', () => {
		const small = rolled([-1, -2], [1]);
		const told = telling(rolled([4, -2], [1]), small, done(7));
		expect(found(telling(small, done(6)))).toEqual([]);
		expect(found(telling(small, done(7)))).toEqual([['lie', '0']]);
		expect(momentsOf([told], players, 5)).toMatchObject([{ fatal: true }, { fatal: true }]);
		expect(found(telling(rolled([4, -2], [1]), voted('2'), done(1)), 1)).toEqual([['lie', '0']]);
	});

	test('are votes that locked somebody in, or let an Infected go', () => {
		const verdict = (on: string, say: 'quarantined' | 'staysIn' | 'staysFree'): Chapter =>
			telling(voted(on), { say, on });
		expect(found(verdict('2', 'quarantined'))).toEqual([['lockedClean', '0']]);
		expect(found(verdict('1', 'quarantined'))).toEqual([['lockedInfected', '0']]);
		expect(found(verdict('1', 'staysFree'))).toEqual([['letGo', '0']]);
		expect(found(verdict('2', 'staysFree'))).toEqual([]);
		expect(found(verdict('1', 'staysIn'))).toEqual([]);
	});

	test('are told in the order in which they came', () => {
		const reveals: Entry = { say: 'revealed', by: '1', status: 'shieldPower' };
		expect(found(telling(reveals, rolled([2, -1], [1]), voted('1'), rolled([4, -2], [1])))).toEqual(
			[
				['revealed', '0'],
				['lie', '1'],
				['letGo', '2'],
				['lie', '3']
			]
		);
	});
});
