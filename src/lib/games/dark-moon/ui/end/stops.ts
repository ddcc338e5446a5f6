import type { Eyes, Walk } from '$lib/replay/walk';
import type { State, View } from '../../rules/state';
import { chaptersOf, type Chapter, type Line } from './story';

/** A place where a walk through a match halts: after a move of which there is something to tell. */
export interface Stop {
	/** Moves made. */
	n: number;
	chapter: Chapter;
	/** What the move has brought, as the eyes of the walk saw it. */
	lines: Line[];
}

/** After how many moves each line of the story had happened, by its id. */
export function placesOf(walk: Walk): Map<string, number> {
	const places = new Map<string, number>();
	for (let n = 0; n <= walk.length; n++) {
		const { journal, players } = walk.view(n, 'open').G as State;
		for (let i = journal.length - 1; i >= 0 && !places.has(`j${i}`); i--) places.set(`j${i}`, n);
		for (const [seat, { notes }] of Object.entries(players))
			for (let i = notes.length - 1; i >= 0 && !places.has(`n${seat}.${i}`); i--)
				places.set(`n${seat}.${i}`, n);
	}
	return places;
}

/** The halts of a walk, in order, for whoever it is seen through. */
export function stopsOf(walk: Walk, eyes: Eyes, places: ReadonlyMap<string, number>): Stop[] {
	const { journal, players } = walk.view(walk.length, eyes).G as View;
	const stops = new Map<number, Stop>();
	for (const chapter of chaptersOf(journal, players))
		for (const line of chapter.lines) {
			const n = places.get(line.id)!;
			const stop = stops.get(n) ?? { n, chapter, lines: [] };
			stop.lines.push(line);
			stops.set(n, stop);
		}
	return [...stops.values()].sort((a, b) => a.n - b.n);
}

/** The stop at which somebody stands after `n` moves: the last one not after it. */
export const stopAt = (stops: readonly Stop[], n: number): number =>
	Math.max(
		0,
		stops.findLastIndex((stop) => stop.n <= n)
	);
