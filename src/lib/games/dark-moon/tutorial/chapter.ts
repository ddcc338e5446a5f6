import type { Bot, Option, PlayerID, SeatView } from '$lib/table/match';
import type { Entry, Says } from '../rules/journal';
import type { View } from '../rules/state';
import type { Asking } from '../rules/todo';
import { ME } from './seats';

/** The parts of the table that can be pointed at: the `data-place` they carry. */
export const PLACES = [
	'gauges',
	'cameras',
	'task',
	'supplies',
	'crew',
	'move',
	'screen',
	'journal',
	'end',
	'story'
] as const;
export type Place = (typeof PLACES)[number];

/** The match as the learner sees it, and what has been told since the chapter began. */
export interface Seen {
	view: SeatView<View>;
	told: Entry[];
}

/** One moment of a chapter, with a sentence or two to it. */
export interface Beat<Id extends string = string> {
	id: Id;
	/** Where to look. */
	at: Place | ((seen: Seen) => Place);
	/** When it is over. Missing: once it has been read, or looked at; the bots wait as long. */
	until?: (seen: Seen) => boolean;
	/** It is over once the learner has looked behind the screen. */
	looks?: true;
	/** The answers with which the lesson goes on; missing: all of them. */
	lets?: (option: Option) => boolean;
}

/** A short match of its own, from its seed. */
export interface Chapter<Id extends string = string> {
	id: string;
	seed: string;
	/** What is played before the first beat: seat, move, arguments. */
	before: readonly (readonly [PlayerID, string, ...unknown[]])[];
	bot: Bot;
	beats: readonly Beat<Id>[];
}

/** The learner is asked this. */
export const asks =
	(step: Asking) =>
	({ view }: Seen) =>
		view.asked[ME] === step;

/** The table has been told this, perhaps by somebody. */
export const hears =
	(say: keyof Says, by?: PlayerID) =>
	({ told }: Seen) =>
		told.some(
			(entry) => entry.say === say && (by === undefined || ('by' in entry && entry.by === by))
		);

/** The last Task that was settled has succeeded. */
export function succeeded({ told }: Pick<Seen, 'told'>): boolean {
	const last = told.findLast(({ say }) => say === 'taskDone');
	return last?.say === 'taskDone' && last.success;
}

/** All of these. */
export const both =
	(...parts: ((seen: Seen) => boolean)[]) =>
	(seen: Seen) =>
		parts.every((part) => part(seen));

/** None of that. */
export const not = (part: (seen: Seen) => boolean) => (seen: Seen) => !part(seen);

/** The beat at which the lesson stands, coming from `at`: those that are over are left. */
export function onward({ beats }: Chapter, at: number, seen: Seen): number {
	while (beats[at]?.until?.(seen)) at += 1;
	return at;
}

/** The beat that waits for an answer, from `at` on: what lies before it may be skipped by answering. */
export function answering({ beats }: Chapter, at: number): number {
	while (at < beats.length - 1 && !beats[at]!.until) at += 1;
	return at;
}

/** Whether the learner may give this answer at that beat. */
export const lets = ({ beats }: Chapter, at: number, option: Option): boolean =>
	beats[answering({ beats } as Chapter, at)]?.lets?.(option) ?? true;
