import type { Beats, ChapterId } from '../tutorial';
import type { BoardWords } from './board.en';
import type { Cards } from './shape';

/** What a sentence of the guide may speak of. */
export interface Told {
	board: BoardWords;
	cards: Cards;
	/** Whom the learner plays. */
	me: string;
	/** On the button of the shutter. */
	hold: string;
	/** Of the malfunction on the table. */
	difficulty: number;
	/** The Task of this watch has succeeded. */
	done: boolean;
	/** The last repair has worked. */
	mended: boolean;
	/** The best die that the learner kept back of the last roll, if it is better than the one sent. */
	kept: string | null;
}

/** What the guide says at one beat. */
export interface BeatWords {
	say: (p: Told) => string;
	/** Why another answer has to wait. */
	why?: string;
	/** What the learner may say to the crew, and what comes of it. */
	replies?: readonly (readonly [said: string, answer: string])[];
}

/** Everything the lessons say. */
export interface LessonWords {
	title: string;
	lead: string;
	/** The crew of every lesson, clockwise from the learner's left. */
	crew: readonly [string, string, string];
	/** The name of the guide for a screen reader. */
	guide: string;
	step: (p: { n: number; of: number }) => string;
	next: string;
	/** At the end of a chapter. */
	nextChapter: string;
	finish: string;
	leave: string;
	begin: string;
	resume: string;
	again: string;
	done: string;
	/** After the last chapter. */
	ready: string;
	play: string;
	chapters: {
		[Id in ChapterId]: { title: string; line: string; beats: Record<Beats[Id], BeatWords> };
	};
}
