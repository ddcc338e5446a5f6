import type { Box } from './boxes';

interface Station {
	box: Box;
}

/** What each blocks is asked for where the action is offered (DM-5.6). */
export const STATIONS = {
	shieldControl: { box: 'base' },
	lifeSupport: { box: 'base' },
	researchLab: { box: 'base' },
	communications: { box: 'base' },
	hangarBay: { box: 'base' },
	command: { box: 'base' }
} as const satisfies Record<string, Station>;

export type StationId = keyof typeof STATIONS;
