import type { EventId } from '../../content/events';
import type { FinalId } from '../../content/finals';
import type { GlyphName } from '../pieces/glyphs';

/** What a camera shows behind the name of an Event. */
export const EVENT_SCENES: Record<EventId, GlyphName> = {
	bloodTesting: 'researchLab',
	divertPower: 'energySpike',
	foodRationing: 'locked',
	jerryRigShields: 'shieldControl',
	lockdown: 'locked',
	passCommand: 'command',
	rebootShields: 'shield',
	recovery: 'lifeSupport',
	repairTools: 'repair',
	rescueCrewman: 'tired',
	restoreComm: 'communications',
	resupply: 'hangarBay',
	salvageParts: 'outpost',
	systemCrash: 'sabotage',
	systemReboot: 'energySpike',
	tacticalPrep: 'testCommander'
};
export const FINAL_SCENES: Record<FinalId, GlyphName> = {
	awaitRescue: 'communications',
	escape: 'hangarBay',
	findCure: 'researchLab',
	lastStand: 'shield',
	blackout: 'energySpike',
	protectCodes: 'command'
};
