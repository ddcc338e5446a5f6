import type { PlayerID } from '$lib/table/match';
import type { Entry, Note } from '../../rules/journal';
import type { Drawer, Rolled } from '../../rules/state';

/** A line of the whole story: what the table saw, or what one seat alone saw or did. */
export type Line =
	| { id: string; entry: Entry; note: null; seat: null }
	| { id: string; entry: Entry | null; note: Note; seat: PlayerID };

/** A turn, or what came before the first one. */
export interface Chapter {
	/** 0: before the first turn. */
	turn: number;
	by: PlayerID | null;
	lines: Line[];
}

/** A roll behind a screen. */
export type Roll = Extract<Note, { say: 'rolled' }>;

/** What the table saw of something a seat also has a note of. */
const SEEN: Partial<Record<Note['say'], Entry['say']>> = {
	rolled: 'submitted',
	tasks: 'taskPlayed',
	events: 'eventBegins',
	interference: 'interfered',
	blood: 'bloodSeen'
};

/** The journal with every private note in its place, by turns. A note swallows the entry it tells more of. */
export function chaptersOf(
	journal: readonly Entry[],
	players: Readonly<Record<PlayerID, Drawer>>
): Chapter[] {
	const chapters: Chapter[] = [{ turn: 0, by: null, lines: [] }];
	const notes = Object.entries(players).flatMap(([seat, drawer]) =>
		drawer.notes.map((note, order) => ({ seat, note, id: `n${seat}.${order}` }))
	);
	const waiting: Extract<Line, { note: Note }>[] = [];
	const push = (line: Line) => chapters.at(-1)!.lines.push(line);

	for (let at = 0; at <= journal.length; at++) {
		for (const { seat, note, id } of notes.filter(({ note }) => note.at === at)) {
			const line = { id, entry: null, note, seat };
			push(line);
			if (SEEN[note.say]) waiting.push(line);
		}
		const entry = journal[at];
		if (!entry) continue;
		if (entry.say === 'turn') {
			chapters.push({ turn: chapters.length, by: entry.by, lines: [] });
			continue;
		}
		const by = 'by' in entry ? entry.by : null;
		const told = waiting.findIndex(
			({ note, seat }) => SEEN[note.say] === entry.say && seat === by && !isThrownAway(note)
		);
		if (told >= 0) waiting.splice(told, 1)[0]!.entry = entry;
		else push({ id: `j${at}`, entry, note: null, seat: null });
	}
	return chapters.filter(({ lines, by }) => by !== null || lines.length > 0);
}

/** A roll of which nothing was sent: it was rerolled. */
const isThrownAway = (note: Note) => note.say === 'rolled' && note.sent.length === 0;

export const sentDice = (roll: Roll): Rolled[] => roll.sent.map((place) => roll.dice[place]!);
export const keptDice = (roll: Roll): Rolled[] =>
	roll.dice.filter((_, place) => !roll.sent.includes(place));

const best = (dice: readonly Rolled[]) => Math.max(...dice.map(({ face }) => face));

/** The best face kept back. */
export const bestKept = (roll: Roll) => best(keptDice(roll));

/** The best face sent. */
export const bestSent = (roll: Roll) => best(sentDice(roll));

/** By how much the best die kept back beat the best die sent; 0 when the best one was sent. */
export function heldBack(roll: Roll): number {
	const kept = keptDice(roll);
	if (!kept.length || !roll.sent.length) return 0;
	return Math.max(0, best(kept) - bestSent(roll));
}

/** The rolls of a seat that left it a choice. */
export const rollsWithChoice = (drawer: Drawer): Roll[] =>
	drawer.notes.filter(
		(note): note is Note & Roll =>
			note.say === 'rolled' && note.sent.length > 0 && note.dice.length > note.sent.length
	);
