import type { EventId } from '../../content/events';
import type { FinalId } from '../../content/finals';
import type { GlyphName } from '../pieces/glyphs';

/** What a camera shows behind the name of an Event. */
export const EVENT_SCENES: Record<EventId, GlyphName> = {
	bloodTesting: 'syringe',
	divertPower: 'battery',
	foodRationing: 'ration',
	jerryRigShields: 'shieldControl',
	lockdown: 'locked',
	passCommand: 'command',
	rebootShields: 'power',
	recovery: 'lifeSupport',
	repairTools: 'tools',
	rescueCrewman: 'aid',
	restoreComm: 'communications',
	resupply: 'cargo',
	salvageParts: 'recycled',
	systemCrash: 'crash',
	systemReboot: 'processor',
	tacticalPrep: 'testCommander'
};
export const FINAL_SCENES: Record<FinalId, GlyphName> = {
	awaitRescue: 'mast',
	escape: 'hangarBay',
	findCure: 'researchLab',
	lastStand: 'shield',
	blackout: 'energySpike',
	protectCodes: 'padlock'
};
