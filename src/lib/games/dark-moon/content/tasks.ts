import { damage } from '../rules/damage';
import { acceptableLoss, askSeat, strategicCompromise } from '../rules/effects';
import type { Area, Effect } from '../rules/state';
import type { Box } from './boxes';

interface Malfunction {
	box: Box;
	/** `any`: the active player names the kind first (DM-6.1). */
	area: Area | 'any';
	/** As printed in the silver deck; the black deck adds 2. */
	difficulty: number;
	/** Tokens drawn on failure. */
	consequence: number;
	/** On success one token of the kind may be removed (DM-6.9). */
	bonus: boolean;
	suspicious: boolean;
}
interface Complication {
	box: Box;
	/** Puts the card's question on the list (DM-7.1). */
	begin: Effect;
	/** What happens on failure; missing where the card always succeeds. */
	fails?: Effect;
	suspicious: boolean;
}

/** One copy of each in either deck (DM-2.7). */
export const TASKS = {
	any6: { box: 'base', area: 'any', difficulty: 6, consequence: 2, bonus: false, suspicious: true },
	any8: {
		box: 'base',
		area: 'any',
		difficulty: 8,
		consequence: 1,
		bonus: false,
		suspicious: false
	},
	shield5: {
		box: 'base',
		area: 'shield',
		difficulty: 5,
		consequence: 2,
		bonus: false,
		suspicious: false
	},
	shield6: {
		box: 'base',
		area: 'shield',
		difficulty: 6,
		consequence: 3,
		bonus: true,
		suspicious: true
	},
	shield7: {
		box: 'base',
		area: 'shield',
		difficulty: 7,
		consequence: 1,
		bonus: false,
		suspicious: true
	},
	shield8: {
		box: 'base',
		area: 'shield',
		difficulty: 8,
		consequence: 2,
		bonus: true,
		suspicious: true
	},
	outpost3: {
		box: 'base',
		area: 'outpost',
		difficulty: 3,
		consequence: 2,
		bonus: false,
		suspicious: true
	},
	outpost4: {
		box: 'base',
		area: 'outpost',
		difficulty: 4,
		consequence: 3,
		bonus: true,
		suspicious: true
	},
	outpost5: {
		box: 'base',
		area: 'outpost',
		difficulty: 5,
		consequence: 1,
		bonus: false,
		suspicious: false
	},
	outpost6: {
		box: 'base',
		area: 'outpost',
		difficulty: 6,
		consequence: 2,
		bonus: true,
		suspicious: true
	},
	life4: {
		box: 'base',
		area: 'lifeSupport',
		difficulty: 4,
		consequence: 2,
		bonus: false,
		suspicious: true
	},
	life5: {
		box: 'base',
		area: 'lifeSupport',
		difficulty: 5,
		consequence: 3,
		bonus: true,
		suspicious: false
	},
	life6: {
		box: 'base',
		area: 'lifeSupport',
		difficulty: 6,
		consequence: 1,
		bonus: false,
		suspicious: true
	},
	life7: {
		box: 'base',
		area: 'lifeSupport',
		difficulty: 7,
		consequence: 2,
		bonus: true,
		suspicious: true
	},
	acceptableLoss: { box: 'base', begin: acceptableLoss, suspicious: false },
	actOfTrustOutpost: {
		box: 'base',
		begin: askSeat('actOfTrust'),
		fails: damage('outpost', 1),
		suspicious: false
	},
	actOfTrustShield: {
		box: 'base',
		begin: askSeat('actOfTrust'),
		fails: damage('shield', 1),
		suspicious: true
	},
	failureToLead: {
		box: 'base',
		begin: askSeat('failureToLead'),
		fails: damage('shield', 1),
		suspicious: true
	},
	mandatoryQuarantine: {
		box: 'base',
		begin: askSeat('mandatoryQuarantine'),
		fails: damage('lifeSupport', 1),
		suspicious: false
	},
	strategicCompromise: { box: 'base', begin: strategicCompromise, suspicious: true },
	bloodTest: {
		box: 'base',
		begin: askSeat('bloodTest'),
		fails: damage('outpost', 1),
		suspicious: true
	}
} as const satisfies Record<string, Malfunction | Complication>;

export type TaskId = keyof typeof TASKS;

/** The row of a malfunction, or null for a complication. */
export function malfunction(id: TaskId): Malfunction | null {
	const row: Malfunction | Complication = TASKS[id];
	return 'area' in row ? row : null;
}

/** The row of a complication, or null for a malfunction. */
export function complication(id: TaskId): Complication | null {
	const row: Malfunction | Complication = TASKS[id];
	return 'begin' in row ? row : null;
}
