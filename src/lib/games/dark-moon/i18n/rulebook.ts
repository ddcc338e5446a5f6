import type { Rulebooks } from '$lib/ui/rulebook';

/** The rules as people read them; RULES.md is the one tests and code cite. */
export const RULEBOOKS: Rulebooks = {
	en: () => import('../RULES.md'),
	hr: () => import('../RULES.hr.md'),
	ru: () => import('../RULES.ru.md')
};
