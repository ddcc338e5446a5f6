import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { Note } from '$lib/games/dark-moon/rules/journal';
import type { Rolled, State } from '$lib/games/dark-moon/rules/state';
import { candourOf, chaptersOf, heldBack, momentsOf } from '$lib/games/dark-moon/ui/end/story';
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

test('candour counts only rolls that left a choice', () => {
	const notes = [rolled([4, -2], [1]), rolled([2, -2], [0]), rolled([4], [0])];
	const drawer = { ...finished(3, 'candour').players['0']!, notes };
	expect(candourOf(drawer)).toEqual({ rolls: 2, best: 1, spoiled: 1 });
});

test('the greatest lies come first, and small ones are none', () => {
	const lines = [rolled([2, -1], [1]), rolled([4, -2], [1]), rolled([-1, -2], [1])].map(
		(note, i) => ({ id: `n${i}`, entry: null, note, seat: '1' })
	);
	const moments = momentsOf([{ turn: 4, by: '1', lines }], 5);
	expect(moments.map(({ by, turn }) => [by, turn])).toEqual([
		[6, 4],
		[3, 4]
	]);
});
