import type { GamePlugin } from '../../game';
import { lessonWords } from './lesson/words.svelte';
import { words } from './words.svelte';

/** A part is there once its words are there. */
async function drawn<Part>(
	part: Promise<{ default: Part }>,
	...more: Promise<unknown>[]
): Promise<Part> {
	const [{ default: component }] = await Promise.all([part, words.load(), ...more]);
	return component;
}

/** What Dark Moon draws. */
export const ui: GamePlugin['ui'] = {
	Table: () => drawn(import('./Match.svelte')),
	Screen: () => drawn(import('./BigTable.svelte')),
	Options: () => drawn(import('./Options.svelte')),
	Cards: () => drawn(import('./Cards.svelte')),
	Replay: () => drawn(import('./end/Told.svelte')),
	Records: () => drawn(import('./end/Records.svelte')),
	Learn: () => drawn(import('./lesson/Learn.svelte'), lessonWords.load())
};
