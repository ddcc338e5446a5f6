import type { Box } from './boxes';

/** What a character can do; each is asked for at one place in the rules. */
export type Ability =
	| 'outTakesThree'
	| 'reroll'
	| 'shieldFreeDie'
	| 'outpostFreeDie'
	| 'lifeSupportFreeDie'
	| 'drawsThreeTasks'
	| 'tireless';

interface Character {
	box: Box;
	/** Proper name, the same in every language. */
	name: string;
	ability: Ability;
	/** There is a Fatigue token of this character. */
	fatigueToken: boolean;
}

export const CHARACTERS = {
	jon: { box: 'base', name: 'Jon', ability: 'outTakesThree', fatigueToken: true },
	luba: { box: 'base', name: 'Luba', ability: 'reroll', fatigueToken: true },
	michihiro: { box: 'base', name: 'Michihiro', ability: 'lifeSupportFreeDie', fatigueToken: true },
	steve: { box: 'base', name: 'Steve', ability: 'shieldFreeDie', fatigueToken: true },
	enver: { box: 'base', name: 'Enver', ability: 'outpostFreeDie', fatigueToken: true },
	chaya: { box: 'base', name: 'Chaya', ability: 'drawsThreeTasks', fatigueToken: true },
	daniel: { box: 'base', name: 'DANIEL', ability: 'tireless', fatigueToken: false }
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof CHARACTERS;
