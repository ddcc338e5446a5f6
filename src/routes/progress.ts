import type { LessonProgress } from '$lib/games/game';

/** How far this device has got in the lessons of a game. Storage may be forbidden: then they begin anew. */
export function progressOf(game: string): LessonProgress {
	const key = `umbra.lesson.${game}`;
	return {
		read() {
			try {
				return JSON.parse(localStorage.getItem(key) ?? 'null');
			} catch {
				return null;
			}
		},
		keep(standing) {
			try {
				localStorage.setItem(key, JSON.stringify(standing));
			} catch {
				// Nothing is lost but the place in the lesson.
			}
		}
	};
}
