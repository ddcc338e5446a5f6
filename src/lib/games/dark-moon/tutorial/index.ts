import { first } from './first';
import { infected } from './infected';
import { vote } from './vote';
import type { Chapter } from './chapter';

type IdOf<C> = C extends Chapter<infer Id> ? Id : never;

/** The beats of each chapter. */
export interface Beats {
	first: IdOf<typeof first>;
	vote: IdOf<typeof vote>;
	infected: IdOf<typeof infected>;
}
export type ChapterId = keyof Beats;

/** The lessons, in their order. */
export const CHAPTERS: { [Id in ChapterId]: Chapter<Beats[Id]> } = { first, vote, infected };
