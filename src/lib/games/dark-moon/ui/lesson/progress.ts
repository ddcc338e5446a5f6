import type { LessonProgress } from '../../../game';
import type { Standing } from './lesson.svelte';

/** What a device remembers of the lessons. */
export interface Learnt {
	/** Chapters that have been played to their end. */
	done: string[];
	/** The chapter that has been left in the middle. */
	now: Standing | null;
}

/** Reads what is kept; whatever it is, something that can be gone on with. */
export function learnt(progress: LessonProgress): Learnt {
	const kept = progress.read() as Partial<Learnt> | null;
	const { done, now } = kept ?? {};
	const whole = now && Number.isInteger(now.at) && Array.isArray(now.moves);
	return { done: Array.isArray(done) ? done : [], now: whole ? now : null };
}

/** Keeps how far somebody is in a chapter. */
export const keepStanding = (progress: LessonProgress, now: Standing) =>
	progress.keep({ ...learnt(progress), now } satisfies Learnt);

/** A chapter has been played to its end. */
export function keepDone(progress: LessonProgress, chapter: string) {
	const done = new Set([...learnt(progress).done, chapter]);
	progress.keep({ done: [...done], now: null } satisfies Learnt);
}
