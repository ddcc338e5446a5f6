import type { VariantId } from './variants';

export type PresetId = 'standard' | 'first' | 'harshUninfected' | 'harshInfected';

/** Sets of variants that go well together, for who does not want to choose one by one. */
export const PRESETS: Record<PresetId, readonly VariantId[]> = {
	/** As the box has it. */
	standard: [],
	/** Nobody has played before: a mistake costs less, and orders hold no traps. */
	first: ['richPool', 'nerfedRevealNormal', 'safeOrders'],
	/** For a crew that has won too often. */
	harshUninfected: ['expensiveVoting', 'flimsyQuarantine', 'deadlyEvents'],
	/** For traitors who have won too often. */
	harshInfected: ['nerfedRevealExtreme', 'fatiguedInfected', 'costlyActions']
};
