import type { Cards } from '../shape';
import type { TaskId } from '../../content/tasks';
import type { Names } from '../asking';
import { tokensOf } from './counts';

export const events: Cards['events'] = {
	bloodTesting: {
		name: 'Blood Testing',
		text: 'When done: the Commander puts one player into quarantine or lets one out, without a vote.'
	},
	divertPower: {
		name: 'Divert Power',
		text: 'When done: two Shield tokens, then a shield test.'
	},
	foodRationing: {
		name: 'Food Rationing',
		text: 'While it lasts: players cannot take the last Strong dice of the pool, one for each seat at the table. Revealed Infected can.'
	},
	jerryRigShields: {
		name: 'Jerry-Rig Shields',
		text: 'While it lasts: every Task that succeeds tests the shields.'
	},
	lockdown: { name: 'Lockdown', text: 'When done: two Outpost tokens.' },
	passCommand: {
		name: 'Pass Command',
		text: 'When done: the Commander hands the title to another player who is not in quarantine.'
	},
	rebootShields: {
		name: 'Reboot Shields',
		text: 'When done: one Shield token, two if there is none, then three shield tests.'
	},
	recovery: {
		name: 'Recovery',
		text: 'At the start: one Fatigue token, two if there is none. Everyone exhausted then discards all dice.'
	},
	repairTools: {
		name: 'Repair Tools',
		text: 'While it lasts: only Weak dice may roll for a repair.'
	},
	rescueCrewman: { name: 'Rescue Crewman', text: 'When done: two Fatigue tokens.' },
	restoreComm: {
		name: 'Restore Comm',
		text: 'When done: every player in turn may refill up to the limit. Revealed Infected get nothing.'
	},
	resupply: {
		name: 'Resupply',
		text: 'When done: the Commander may clear all tokens of one kind.'
	},
	salvageParts: {
		name: 'Salvage Parts',
		text: 'When done: Outpost and Fatigue tokens go back into their piles, and as many are drawn again.'
	},
	systemCrash: {
		name: 'System Crash',
		text: 'When done: one token of each kind, then a shield test.'
	},
	systemReboot: {
		name: 'System Reboot',
		text: 'When done: the Commander draws five damage tokens, at most three of a kind, then the shields are tested if one was a Shield.'
	},
	tacticalPrep: {
		name: 'Tactical Prep',
		text: 'When done: one cube waits on the Final Event.'
	}
};

export const finals: Cards['finals'] = {
	awaitRescue: {
		name: 'Await Rescue',
		text: 'Whenever Shield tokens are drawn, one more is drawn.'
	},
	escape: { name: 'Escape', text: 'Whenever Outpost tokens are drawn, one more is drawn.' },
	findCure: { name: 'Find Cure', text: 'Whenever Fatigue tokens are drawn, one more is drawn.' },
	lastStand: {
		name: 'Last Stand',
		text: 'At the start every player who is not revealed takes a −1 Die token.'
	},
	blackout: { name: 'Blackout', text: 'Every malfunction is harder by 2.' },
	protectCodes: {
		name: 'Protect Self-Destruct Codes',
		text: 'When done the Commander shows the Status. If it is Infected, or the Commander is exhausted, the Infected win.'
	}
};

export const tasks: Cards['tasks'] = {
	any6: 'Unknown malfunction',
	any8: 'Unknown malfunction',
	shield5: 'Shield malfunction',
	shield6: 'Shield malfunction',
	shield7: 'Shield malfunction',
	shield8: 'Shield malfunction',
	outpost3: 'Outpost malfunction',
	outpost4: 'Outpost malfunction',
	outpost5: 'Outpost malfunction',
	outpost6: 'Outpost malfunction',
	life4: 'Life Support malfunction',
	life5: 'Life Support malfunction',
	life6: 'Life Support malfunction',
	life7: 'Life Support malfunction',
	acceptableLoss: 'Acceptable Loss',
	actOfTrustOutpost: 'Act of Trust (Outpost)',
	actOfTrustShield: 'Act of Trust (Shields)',
	failureToLead: 'Failure to Lead',
	mandatoryQuarantine: 'Mandatory Quarantine',
	strategicCompromise: 'Strategic Compromise',
	bloodTest: 'Voluntary Blood Testing'
};

/** A Task with its difficulty, since many malfunctions share a name. */
export function task({ printed }: Pick<Names, 'printed'>, id: TaskId): string {
	const difficulty = printed(id);
	return difficulty === null ? tasks[id] : `${tasks[id]} ${difficulty}`;
}

export const malfunction: Cards['malfunction'] = {
	text: ({ area, difficulty }) =>
		area === 'any'
			? `Name the kind first. Together you must send ${difficulty} or more.`
			: `Together you must send ${difficulty} or more.`,
	succeeds: ({ bonus }) =>
		bonus ? 'One Event cube, and one token of this kind may leave.' : 'One Event cube.',
	fails: ({ area, consequence }) =>
		area === 'any'
			? `${consequence === 1 ? '1 token' : `${consequence} tokens`} of the kind you name.`
			: area === 'shield'
				? `${tokensOf({ area, n: consequence })}, then a shield test.`
				: `${tokensOf({ area, n: consequence })}.`
};

export const complications: Cards['complications'] = {
	acceptableLoss: {
		text: 'You choose one kind of damage and draw one token of it.',
		succeeds: 'Always: one Event cube.',
		fails: 'It cannot fail.'
	},
	actOfTrustOutpost: {
		text: 'You ask another player for a die slot. If they agree, their limit drops by one for good and yours rises by one.',
		succeeds: 'They agree: one Event cube.',
		fails: 'They refuse: one Outpost token.'
	},
	actOfTrustShield: {
		text: 'You ask another player for a die slot. If they agree, their limit drops by one for good and yours rises by one.',
		succeeds: 'They agree: one Event cube.',
		fails: 'They refuse: one Shield token, then a shield test.'
	},
	failureToLead: {
		text: 'You name a new Commander, perhaps yourself. The present one must answer.',
		succeeds: 'The title is handed over: one Event cube.',
		fails: 'The Commander refuses: one Shield token, then a shield test.'
	},
	mandatoryQuarantine: {
		text: 'You name a player, perhaps yourself, and everybody votes.',
		succeeds: 'They go into quarantine or stay there: one Event cube.',
		fails: 'They stay or come out free: one Fatigue token.'
	},
	strategicCompromise: {
		text: 'You remove one damage token, then draw two, kind by kind.',
		succeeds: 'Always: one Event cube.',
		fails: 'It cannot fail.'
	},
	bloodTest: {
		text: 'You ask another player to show you their Status. Only you will see it.',
		succeeds: 'They show it: one Event cube.',
		fails: 'They refuse: one Outpost token.'
	}
};
