import type { PlayerID } from '$lib/table/match';
import { isInfected } from '../../content/statuses';
import type { Entry } from '../../rules/journal';
import type { Drawer } from '../../rules/state';
import { heldBack, type Chapter, type Line, type Roll } from './story';

/** What turned the match: `weight` says how much. */
type Turned = { seat: PlayerID; weight: number } & (
	| {
			what: 'lie';
			roll: Roll;
			/** With the best die of the roll the Task would have held. */
			fatal: boolean;
	  }
	| { what: 'lockedClean' | 'lockedInfected' | 'letGo' | 'revealed' }
);
/** A moment that turned the match, and the id of the line that tells it. */
export type Moment = Turned & { id: string; turn: number };

/** The dice kept back that count: by more than this, in pips. */
const SMALL = 2;
const VERDICTS: readonly Entry['say'][] = ['quarantined', 'staysIn', 'released', 'staysFree'];

/** The greatest moments of a match, at most `most`, in the order in which they came. */
export function momentsOf(
	chapters: readonly Chapter[],
	players: Readonly<Record<PlayerID, Drawer>>,
	most: number
): Moment[] {
	const infected = (seat: PlayerID) => isInfected(players[seat]?.status);
	const all = chapters.flatMap(({ turn, lines }) => {
		const missing = shortOf(lines);
		return lines.flatMap((line, i): Moment[] => {
			const turned = lie(line, missing) ?? vote(line, lines.slice(i + 1), infected) ?? mask(line);
			return turned ? [{ id: line.id, turn, ...turned }] : [];
		});
	});
	const greatest = all.toSorted((a, b) => b.weight - a.weight).slice(0, most);
	return all.filter((moment) => greatest.includes(moment));
}

/** A better die kept back; most of all one that would have saved the Task, which lacked `missing` pips. */
function lie({ note, seat }: Line, missing: number | null): Turned | null {
	if (note?.say !== 'rolled' || seat === null) return null;
	const by = heldBack(note);
	const fatal = note.roll === 'malfunction' && by > 0 && missing !== null && by >= missing;
	return by > SMALL || fatal
		? { what: 'lie', seat, roll: note, fatal, weight: by + (fatal ? 9 : 0) }
		: null;
}

/** How many pips a failed malfunction lacked; null when none failed. */
function shortOf(lines: readonly Line[]): number | null {
	const done = lines.flatMap(({ entry }) =>
		entry?.say === 'taskDone' && !entry.success ? [entry] : []
	)[0];
	return done?.total == null || done.difficulty === null ? null : done.difficulty - done.total;
}

/** A vote that locked somebody in, or let an Infected go. `after`: what followed. */
function vote(
	{ entry }: Line,
	after: readonly Line[],
	infected: (seat: PlayerID) => boolean
): Turned | null {
	if (entry?.say !== 'voted') return null;
	const verdict = after.find(({ entry }) => entry && VERDICTS.includes(entry.say));
	const seat = entry.on;
	if (verdict?.entry?.say === 'quarantined')
		return infected(seat)
			? { what: 'lockedInfected', seat, weight: 8 }
			: { what: 'lockedClean', seat, weight: 10 };
	const stays = verdict?.entry?.say === 'staysIn';
	return infected(seat) && !stays ? { what: 'letGo', seat, weight: 7 } : null;
}

/** Somebody drops the mask. */
const mask = ({ entry }: Line): Turned | null =>
	entry?.say === 'revealed' ? { what: 'revealed', seat: entry.by, weight: 6 } : null;
