import type { Lang } from '$lib/i18n/plural';
import type { Asking } from '../rules/todo';
import type { Choice, Scene } from './asking';
import type { DarkMoonWords } from './shape';

export { RULE_IDS } from './asking';
export { RULED, rulesFor } from './ruled';
export type * from './asking';
export type * from './shape';

/** Where each language is; only the one in use is loaded. */
export const LANGUAGES: Record<Lang, () => Promise<{ default: DarkMoonWords }>> = {
	en: () => import('./en'),
	hr: () => import('./hr'),
	ru: () => import('./ru')
};

/** What the button of an option says and what it brings or costs. */
export function choiceOf(
	words: DarkMoonWords,
	scene: Scene,
	option: { move: string; args: unknown[] }
): Choice {
	const { choice } = words.questions[scene.todo.step as Asking];
	const say = (choice as Record<string, (p: object) => Choice>)[option.move]!;
	return say({ ...scene, args: option.args });
}
