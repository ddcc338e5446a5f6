import type { Area } from '../rules/state';
import type { Box } from './boxes';

interface Status {
	box: Box;
	infected: boolean;
	/** Kind of damage the Infection Power does (DM-9.1). */
	power: Area | null;
	/** Cards in the box. */
	copies: number;
}

export const STATUSES = {
	uninfected: { box: 'base', infected: false, power: null, copies: 4 },
	shieldPower: { box: 'base', infected: true, power: 'shield', copies: 1 },
	outpostPower: { box: 'base', infected: true, power: 'outpost', copies: 1 },
	lifeSupportPower: { box: 'base', infected: true, power: 'lifeSupport', copies: 1 }
} as const satisfies Record<string, Status>;

export type StatusId = keyof typeof STATUSES;

/** What is known of a seat says that it is Infected; `infected`: only the side is known. */
export const isInfected = (known: StatusId | 'infected' | undefined) =>
	known === 'infected' || (known !== undefined && STATUSES[known].infected);

/** How many Infected are dealt, by number of players (DM-2.5). */
export const INFECTED_BY_SEATS: Record<number, number> = { 3: 1, 4: 1, 5: 2, 6: 2, 7: 3 };
