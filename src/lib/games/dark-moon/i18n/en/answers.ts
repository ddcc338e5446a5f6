import type { Questions } from '../asking';
import type { SeatFor } from '../../rules/todo';

const plain = (label: string, means = '') => ({ label, means });

const PICK: Record<SeatFor, { heading: string; explain: string; waits: string; rule: string }> = {
	actOfTrust: {
		heading: 'Whom do you ask for trust?',
		explain: 'If they agree, one die slot is yours instead of theirs, for good.',
		waits: 'asks somebody for trust.',
		rule: 'You name another player, in quarantine or not. If they agree they take a −1 Die token and you take a +1, both for good, and the Task succeeds. If they refuse, it fails.'
	},
	failureToLead: {
		heading: 'Who should lead instead?',
		explain: 'The Commander may hand over the title, or refuse.',
		waits: 'names a new Commander.',
		rule: 'You name a new Commander: a free player, perhaps yourself. If the Commander hands the title over, the Task succeeds. If not, it fails.'
	},
	mandatoryQuarantine: {
		heading: 'Whom shall the vote lock in?',
		explain: 'The Task succeeds only if they end up in quarantine.',
		waits: 'names somebody for quarantine.',
		rule: 'You name any player, even yourself or somebody in quarantine. Everybody votes. In quarantine, or still there: the Task succeeds. Otherwise one Fatigue token.'
	},
	bloodTest: {
		heading: 'Whose blood do you want to see?',
		explain: 'If they agree, you alone will see their Status.',
		waits: 'asks somebody for a blood test.',
		rule: 'You name another player. If they agree, you see their Status and nobody else does. You may say what you like about it. If they refuse, the Task fails.'
	},
	forcedVote: {
		heading: 'Too much suspicion. Whom do you put to the vote?',
		explain: 'You must name somebody. You may name yourself.',
		waits: 'must name somebody for a vote.',
		rule: 'With the cube on the last space the active player must name somebody for a quarantine vote; players in quarantine count too. Damage to the Research Lab does not stop it. Then the cube goes back to the first space.'
	},
	passCommand: {
		heading: 'Hand over command. To whom?',
		explain: 'You cannot keep it.',
		waits: 'hands over command.',
		rule: 'The Commander must give the title to another player who is not in quarantine. The blue die goes to the pool.'
	}
};

const ANSWER = {
	actOfTrust: {
		heading: (asker: string) => `${asker} asks for your trust.`,
		explain: 'Agree, and your limit drops by one for good while theirs rises by one.',
		yes: 'Agree',
		yesMeans: 'Your limit −1, theirs +1. The Task succeeds.',
		no: 'Refuse',
		waits: 'answers the request for trust.',
		rule: 'If you agree you take a −1 Die token, the active player takes a +1, and the Task succeeds. No die changes hands. If you refuse, the Task fails.'
	},
	failureToLead: {
		heading: (heir: string) => `They want ${heir} to lead. Do you hand over?`,
		explain: 'The blue die would go to the pool.',
		yes: 'Hand over command',
		yesMeans: 'The Task succeeds.',
		no: 'Keep it',
		waits: 'decides whether to hand over command.',
		rule: 'If the Commander hands over the card, the blue die goes to the pool and the Task succeeds. If not, one Shield token is placed and the shields are tested.'
	},
	bloodTest: {
		heading: (asker: string) => `${asker} wants to see your blood.`,
		explain: 'Agree, and your Status is shown to the active player alone.',
		yes: 'Show my Status',
		yesMeans: 'One player learns what you are. The Task succeeds.',
		no: 'Refuse',
		waits: 'answers the request for a blood test.',
		rule: 'If you agree, the active player alone sees your Status, and the Task succeeds. If you refuse, one Outpost token is drawn.'
	}
};

/** Naming somebody, and answering when asked. */
export const answers: Pick<Questions, 'pickSeat' | 'answer'> = {
	pickSeat: {
		heading: ({ todo }) => PICK[todo.why].heading,
		explain: ({ todo }) => PICK[todo.why].explain,
		waits: ({ todo, who }) => `${who} ${PICK[todo.why].waits}`,
		rule: ({ todo }) => PICK[todo.why].rule,
		choice: { name: ({ args: [seat], name }) => plain(name(seat)) }
	},
	answer: {
		heading: ({ todo, name }) => ANSWER[todo.why].heading(name(todo.on)),
		explain: ({ todo }) => ANSWER[todo.why].explain,
		waits: ({ todo, who }) => `${who} ${ANSWER[todo.why].waits}`,
		rule: ({ todo }) => ANSWER[todo.why].rule,
		choice: {
			agree: ({ args: [agrees], todo }) =>
				agrees
					? plain(ANSWER[todo.why].yes, ANSWER[todo.why].yesMeans)
					: plain(ANSWER[todo.why].no, 'The Task fails.')
		}
	}
};
