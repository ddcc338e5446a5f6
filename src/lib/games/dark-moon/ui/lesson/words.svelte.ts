import { dictionary } from '$lib/i18n/index.svelte';
import type { LessonWords } from '../../i18n/lesson';

const lesson = dictionary<LessonWords>({
	en: () => import('../../i18n/en/lesson'),
	hr: () => import('../../i18n/hr/lesson'),
	ru: () => import('../../i18n/ru/lesson')
});

/** What the lessons say; loaded for them alone. */
export const lessonWords = {
	get now() {
		return lesson.words;
	},
	load: () => lesson.load()
};
