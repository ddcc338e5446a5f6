import type { Effect } from '../rules/state';
import { thinCrew } from '../rules/effects';
import type { Box } from './boxes';

export interface Final {
	box: Box;
	cubes: number;
	/** Happens once when the Final Event begins. */
	start?: Effect;
	/** Standing rule from its beginning to the end of the game. */
	during?:
		'extraShield' | 'extraOutpost' | 'extraFatigue' | 'harderMalfunctions' | 'commanderMustBeClean';
}

export const FINALS = {
	awaitRescue: { box: 'base', cubes: 3, during: 'extraShield' },
	escape: { box: 'base', cubes: 3, during: 'extraOutpost' },
	findCure: { box: 'base', cubes: 3, during: 'extraFatigue' },
	lastStand: { box: 'base', cubes: 3, start: thinCrew },
	blackout: { box: 'base', cubes: 2, during: 'harderMalfunctions' },
	protectCodes: { box: 'base', cubes: 3, during: 'commanderMustBeClean' }
} as const satisfies Record<string, Final>;

export type FinalId = keyof typeof FINALS;

/** The row of a Final Event, with everything a row may hold. */
export const finalRow = (id: FinalId): Final => FINALS[id];
