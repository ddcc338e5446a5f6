import { place, test } from '../rules/damage';
import {
	all,
	bloodTesting,
	passCommand,
	preplaceFinalCube,
	rebootShields,
	recovery,
	restoreComm,
	resupply,
	salvage,
	systemReboot
} from '../rules/effects';
import type { Effect } from '../rules/state';
import type { Box } from './boxes';

export interface Event {
	box: Box;
	cubes: number;
	/** Happens once, when the Event is put on its camera. */
	start?: Effect;
	/** Standing rule while the Event is current. */
	during?: 'lockedStrongDice' | 'successTestsShield' | 'weakDiceRepair';
	/** Happens once, upon completion (DM-4.6). */
	done?: Effect;
}

export const EVENTS = {
	bloodTesting: { box: 'base', cubes: 3, done: bloodTesting },
	divertPower: { box: 'base', cubes: 2, done: all(place('shield', 2), test) },
	foodRationing: { box: 'base', cubes: 3, during: 'lockedStrongDice' },
	jerryRigShields: { box: 'base', cubes: 3, during: 'successTestsShield' },
	lockdown: { box: 'base', cubes: 2, done: place('outpost', 2) },
	passCommand: { box: 'base', cubes: 3, done: passCommand },
	rebootShields: { box: 'base', cubes: 2, done: rebootShields },
	recovery: { box: 'base', cubes: 2, start: recovery },
	repairTools: { box: 'base', cubes: 2, during: 'weakDiceRepair' },
	rescueCrewman: { box: 'base', cubes: 2, done: place('lifeSupport', 2) },
	restoreComm: { box: 'base', cubes: 3, done: restoreComm },
	resupply: { box: 'base', cubes: 4, done: resupply },
	salvageParts: { box: 'base', cubes: 3, done: salvage },
	systemCrash: {
		box: 'base',
		cubes: 2,
		done: all(place('shield', 1), place('outpost', 1), place('lifeSupport', 1), test)
	},
	systemReboot: { box: 'base', cubes: 1, done: systemReboot },
	tacticalPrep: { box: 'base', cubes: 4, done: preplaceFinalCube }
} as const satisfies Record<string, Event>;

export type EventId = keyof typeof EVENTS;

/** The row of an Event, with everything a row may hold. */
export const eventRow = (id: EventId): Event => EVENTS[id];
