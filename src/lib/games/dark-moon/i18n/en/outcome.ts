import type { DarkMoonWords } from '../shape';

/** Why an answer is not available. */
export const blocked: DarkMoonWords['blocked'] = {
	noDamage: 'Nothing is damaged there.',
	shieldControl: 'Shield Control is damaged.',
	lifeSupport: 'The Life Support station is damaged.',
	researchLab: 'The Research Lab is damaged.',
	communications: 'Communications are damaged.',
	hangarBay: 'The Hangar Bay is damaged.',
	noDice: 'You have no dice.',
	needsTwoDice: 'It takes two dice.',
	noWeakDice: 'Repair Tools allows only Weak dice, and you have none.',
	noStrong: 'You have no Strong die.',
	noWeak: 'You have no Weak die.',
	quarantined: 'Not from quarantine.',
	nobody: 'There is nobody for it.',
	atLimit: 'Five of this kind are out already.',
	threeOfAKind: 'Three of this kind have been drawn.',
	ordered: 'Not while you follow an order.',
	isCommander: 'Already Commander.',
	isYourself: 'Not yourself.',
	isQuarantined: 'In quarantine.',
	isRevealed: 'Known to be Infected.',
	missingTokens: 'There is no such token to take.'
};

export const outcome: DarkMoonWords['outcome'] = {
	heading: { uninfected: 'The Uninfected win', infected: 'The Infected win' },
	by: {
		finalEvent: 'The Final Event is done. Whoever is clean will live.',
		shields: 'The sixth Shield token is down. The shields are gone.',
		outpost: 'The sixth Outpost token is down. No station works any more.',
		lifeSupport: 'The sixth Fatigue token is down. The crew can no longer stand.',
		codes: 'The Final Event is done, but the codes were in the wrong hands.'
	}
};
