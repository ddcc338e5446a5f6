import type { DieKind } from '../content/dice';
import type { Area } from '../rules/state';
import type { Asking, Todo } from '../rules/todo';
import { RULE_IDS } from './asking';
import type { TokenId } from './shape';

/** Rules of steps that depend on what they are for (`why`, `roll`); the first one is named first. */
const FOR: Partial<Record<Asking, Record<string, readonly string[]>>> = {
	retrieve: {
		turn: ['DM-4.1', 'DM-3.5', 'DM-3.7', 'DM-3.8'],
		out: ['DM-6.3', 'DM-3.7', 'R-5', 'Q4', 'Q6'],
		order: ['DM-5.4', 'R-24', 'Q6'],
		restoreComm: ['Q121', 'DM-3.7']
	},
	gather: { repair: ['DM-5.1', 'Q17', 'Q18'], loneWolf: ['DM-5.3', 'Q42'] },
	submit: {
		malfunction: ['DM-6.4', 'DM-6.5', 'DM-3.1'],
		repair: ['DM-5.1', 'Q18', 'DM-3.1'],
		loneWolf: ['DM-5.3', 'DM-3.1'],
		testCommander: ['DM-9.3', 'Q29', 'D-9']
	},
	removeToken: {
		repair: ['DM-5.1', 'Q19'],
		bonus: ['DM-6.9', 'R-8', 'Q82'],
		compromise: ['DM-7.1', 'D-6', 'Q97']
	},
	pickSeat: {
		actOfTrust: ['DM-7.1', 'Q72', 'Q120'],
		failureToLead: ['DM-7.1', 'Q68', 'R-32'],
		mandatoryQuarantine: ['DM-7.1', 'R-33'],
		bloodTest: ['DM-7.1', 'Q72'],
		forcedVote: ['DM-4.9', 'Q58'],
		passCommand: ['DM-4.6', 'Q67']
	},
	answer: {
		actOfTrust: ['DM-7.1', 'Q120'],
		failureToLead: ['DM-7.1', 'Q8'],
		bloodTest: ['DM-7.1', 'DM-1.1']
	},
	chooseDamage: {
		test: ['DM-6.8', 'Q94', 'Q95'],
		acceptableLoss: ['DM-7.1', 'Q98'],
		compromise: ['DM-7.1', 'D-6', 'Q97'],
		reboot: ['DM-4.6', 'Q102'],
		testCommander: ['DM-9.3', 'Q29']
	}
};

/** The rules that a question follows, by their ids in RULES.md; the first one says most of it. */
export function rulesFor(todo: Extract<Todo, { step: Asking }>): readonly string[] {
	const what = 'why' in todo ? todo.why : 'roll' in todo ? todo.roll : '';
	if (todo.step === 'act' && todo.ordered > 0) return ['DM-5.4', 'Q35', 'Q36', 'R-17', 'R-18'];
	return FOR[todo.step]?.[what] ?? RULE_IDS[todo.step];
}

/** The rules about things on the table. */
export const RULED = {
	character: ['DM-2.2', 'DM-10.1', 'Q36'],
	revealed: ['DM-9.2', 'DM-9.3'],
	status: ['DM-1.1', 'DM-1.2', 'DM-1.3', 'DM-9.1'],
	event: ['DM-4.5', 'DM-4.6', 'DM-4.7'],
	final: ['DM-1.2', 'DM-4.10'],
	malfunction: ['DM-6.4', 'DM-6.6', 'DM-6.7'],
	complication: ['DM-7.1'],
	suspicious: ['DM-4.8', 'DM-4.9'],
	station: ['DM-5.6', 'DM-5.1'],
	area: {
		shield: ['DM-6.8', 'DM-1.3', 'DM-5.1'],
		outpost: ['DM-5.6', 'DM-1.3', 'DM-5.1'],
		lifeSupport: ['DM-10.1', 'DM-1.3', 'DM-5.1']
	} satisfies Record<Area, readonly string[]>,
	token: {
		shield: ['DM-6.8', 'DM-1.3'],
		outpost: ['DM-5.6', 'DM-1.3'],
		fatigue: ['DM-10.1', 'DM-1.3'],
		plusDie: ['DM-3.5', 'Q120'],
		minusDie: ['DM-3.5', 'Q120'],
		quarantine: ['DM-8.3', 'DM-8.2'],
		sabotage: ['DM-5.7', 'DM-9.3'],
		suspicion: ['DM-4.8', 'DM-4.9'],
		success: ['DM-6.2', 'DM-6.6'],
		cube: ['DM-4.5', 'DM-4.6'],
		commander: ['DM-2.3', 'DM-8.2', 'DM-8.4', 'DM-3.7']
	} satisfies Record<TokenId, readonly string[]>,
	die: {
		strong: ['DM-3.1', 'DM-3.5', 'DM-8.1'],
		weak: ['DM-3.1', 'DM-3.5', 'DM-8.1'],
		commander: ['DM-3.5', 'DM-3.7', 'R-2']
	} satisfies Record<DieKind, readonly string[]>
};
