import type { Questions } from '../asking';

const plain = (label: string, means = '') => ({ label, means });

/** Votes and what the Commander decides about people. */
export const vote: Pick<Questions, 'castVote' | 'breakTie' | 'decideQuarantine'> = {
	castVote: {
		heading: ({ todo, name }) => `Vote on ${name(todo.on)}.`,
		explain: ({ variants }) =>
			variants.includes('expensiveVoting')
				? 'Nobody sees it until all have voted. A die held out goes to the pool.'
				: 'Nobody sees it until all have voted. Your die comes back to you.',
		waits: ({ who }) => `Still to vote: ${who}.`,
		rule: () =>
			"Everybody holds out a Strong die, a Weak die or an empty hand, and all open together. More Weak dice: into quarantine, or stays in. More Strong dice: out, or stays free. A tie is the Commander's to decide. The blue die never votes.",
		choice: {
			vote: ({ args: [ballot] }) =>
				ballot === 'strong'
					? plain('Strong die: clean')
					: ballot === 'weak'
						? plain('Weak die: infected')
						: plain('Empty hand', 'You take no side.')
		}
	},
	breakTie: {
		heading: ({ todo, name }) => `A tie. You decide about ${name(todo.on)}.`,
		explain: () => 'All hands are open. The last word is yours, even about yourself.',
		waits: ({ who }) => `A tie. ${who} decides.`,
		rule: () =>
			'The Commander breaks every tie, none to none included, even about themselves. If the Commander goes into quarantine, the title passes to whoever called the vote, or else to the first free player on the left.',
		choice: {
			decide: ({ args: [quarantine], todo, name, isQuarantined }) =>
				isQuarantined(todo.on)
					? quarantine
						? plain(`${name(todo.on)} stays in quarantine`)
						: plain(`Let ${name(todo.on)} out`)
					: quarantine
						? plain(`Quarantine for ${name(todo.on)}`)
						: plain(`${name(todo.on)} stays free`)
		}
	},
	decideQuarantine: {
		heading: () => 'The blood tests are in. Whom do you lock in, or let out?',
		explain: () => 'You must choose somebody. There is no vote.',
		waits: ({ who }) => `${who} decides on quarantine.`,
		rule: () =>
			'Blood Testing is done: the Commander puts one player into quarantine or releases one. It must be done, even if all Infected are known. Quarantine means a limit two lower and no Tasks.',
		choice: {
			decide: ({ args: [seat], name, isQuarantined }) =>
				isQuarantined(seat)
					? plain(`Let ${name(seat)} out`, 'Limit up by two; no dice now.')
					: plain(`Quarantine for ${name(seat)}`, 'Limit down by two; no Tasks.')
		}
	}
};
