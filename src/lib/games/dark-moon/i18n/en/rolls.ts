import type { Questions } from '../asking';
import { signed, total as shown } from '../figures';
import { cards } from './cards';
import { diceCount, list } from './counts';

const plain = (label: string, means = '') => ({ label, means });
const hand = (strong: number, weak: number, commander: number) =>
	cards.handful({ strong, weak, commander });

/** Taking, rolling, sending and losing dice. */
export const rolls: Pick<
	Questions,
	'retrieve' | 'gather' | 'submit' | 'afterRepair' | 'payDie' | 'join' | 'discardExcess'
> = {
	retrieve: {
		heading: ({ todo }) =>
			todo.why === 'turn'
				? 'Fill up your dice.'
				: todo.why === 'out'
					? `You are out. Take up to ${diceCount(todo.upTo ?? 0)}.`
					: todo.why === 'order'
						? `The order: take up to ${diceCount(todo.upTo ?? 2)}.`
						: 'The line is open. Fill up if you like.',
		explain: ({ todo }) =>
			todo.must
				? 'To your limit, in any colours the pool has.'
				: 'Any colours the pool has, never over your limit.',
		waits: ({ who }) => `${who} takes dice from the pool.`,
		rule: ({ todo }) =>
			todo.must
				? 'At the start of your turn you must take dice up to your limit, in any colours. If the pool has too few, you take what is there. Only the Commander may take the blue die; it has a place of its own beyond the limit.'
				: 'You may take fewer, or none. The limit holds. Only the Commander may take the blue die, and it counts as one of the dice taken.',
		choice: {
			takeDice: ({ args }) => plain(`Take ${hand(...args)}`)
		}
	},
	gather: {
		heading: ({ todo }) =>
			todo.roll === 'repair' ? 'Which dice roll for the repair?' : 'Which dice roll for Lone Wolf?',
		explain: ({ todo }) =>
			todo.roll === 'repair'
				? 'Up to three. One will be sent, the others come back.'
				: 'Two or three. Two will be sent, and both must be +.',
		waits: ({ who, todo }) =>
			todo.roll === 'repair' ? `${who} picks dice for a repair.` : `${who} picks dice to go alone.`,
		rule: ({ todo }) =>
			todo.roll === 'repair'
				? 'Roll up to three of your dice behind your screen and send one of them. On + the repair holds. You need not send the best one.'
				: 'Roll up to three of your dice behind your screen and send two of them. If both are +, one cube goes on the Event.',
		choice: { rollDice: ({ args }) => plain(`Roll ${hand(...args)}`) }
	},
	submit: {
		heading: ({ todo }) =>
			todo.roll === 'malfunction' && todo.atMost > 1
				? 'You rolled. Send at least one die.'
				: todo.roll === 'loneWolf'
					? 'You rolled. Send two dice.'
					: todo.roll === 'testCommander'
						? 'You are put to the test. Send one die.'
						: 'You rolled. Send one die.',
		explain: () => 'What you keep stays behind your screen. Nobody can check.',
		waits: ({ who }) => `${who} has rolled and chooses what to send.`,
		rule: ({ todo }) =>
			todo.roll === 'malfunction'
				? 'Whoever is in rolls all dice and sends at least one. The rest may be rolled again, and again at least one is sent. An exhausted player rolls once and sends exactly one. Nobody may show a roll.'
				: todo.roll === 'loneWolf'
					? 'Two of the dice rolled are sent. If both are +, a cube goes on the Event at once. Nobody may show a roll.'
					: todo.roll === 'testCommander'
						? 'The Commander rolls all dice and sends one. On a minus the Infected who tests draws one damage token of any kind.'
						: 'One of the dice rolled is sent. On + the repair holds. Nobody may show a roll.',
		choice: {
			submit: ({ args: [places, again], todo, roll, total, difficulty }) => {
				if (!places.length) return plain('Nothing to send', 'The test fails.');
				const sent = places.map((place) => roll[place]?.face ?? 0);
				const said = `Send ${list(sent.map(signed))}`;
				const left = roll.length - places.length;
				if (todo.roll === 'malfunction') {
					const sum = sent.reduce((all, face) => all + face, total);
					if (again)
						return plain(
							`${said} and roll the rest again`,
							`Total ${shown(sum)}; then at least one more must go.`
						);
					const reach =
						difficulty === null
							? ''
							: sum >= difficulty
								? `${difficulty} needed, enough. `
								: `${difficulty} needed, ${difficulty - sum} short. `;
					return plain(
						`${said}, total ${shown(sum)}`,
						`${reach}You keep ${left ? diceCount(left) : 'nothing'}.`
					);
				}
				const good = sent.every((face) => face > 0);
				return plain(
					said,
					todo.roll === 'repair'
						? good
							? 'The repair holds.'
							: 'The repair fails.'
						: todo.roll === 'loneWolf'
							? good
								? 'One cube on the Event.'
								: 'No cube.'
							: good
								? 'You pass.'
								: 'You fail, and the Infected choose the damage.'
				);
			},
			reroll: () => plain('Roll everything again', 'Once a turn. Then you must send.')
		}
	},
	afterRepair: {
		heading: ({ todo }) =>
			todo.freeDie && todo.sabotaged
				? 'The repair is done: a die for you, and the sabotage to pay.'
				: todo.sabotaged
					? 'Sabotage. Pay two more dice.'
					: 'Your trade: take one die.',
		explain: ({ todo }) =>
			todo.freeDie && todo.sabotaged
				? 'You choose which comes first.'
				: todo.sabotaged
					? 'If you have fewer, pay what you have. The token leaves.'
					: 'Any colour the pool has, within your limit.',
		waits: ({ who }) => `${who} settles the repair.`,
		rule: () =>
			'Some characters take one die after a repair of their own, whether it holds or not, never under an order. Whoever repairs a sabotaged place discards two more dice; then the Sabotage token leaves. The order of the two is yours.',
		choice: {
			takeFree: ({ args: [kind] }) => plain(`Take a ${cards.dice[kind].name}`),
			declineFree: () => plain('Take no die'),
			pay: ({ args }) =>
				plain(
					args.every((n) => n === 0) ? 'Nothing to pay' : `Pay ${hand(...args)}`,
					'The Sabotage token leaves.'
				)
		}
	},
	payDie: {
		heading: () => 'Pay one die first.',
		explain: () => 'Costly Actions: every Infected action takes a die.',
		waits: ({ who }) => `${who} pays for an Infected action.`,
		rule: () =>
			'With Costly Actions each Infected action first costs one die of any colour to the pool. Without a die there is no action.',
		choice: { payDie: ({ args: [kind] }) => plain(`Pay a ${cards.dice[kind].name}`) }
	},
	join: {
		heading: () => 'In or out?',
		explain: () => 'Everybody hears you. Nobody rolls until all have answered.',
		waits: ({ who }) => `${who} says in or out.`,
		rule: () =>
			'One after the other says in or out. Out: you take up to two dice from the pool now. In: when your turn comes you roll all your dice and send at least one. Without dice you can only be out.',
		choice: {
			join: ({ args: [isIn] }) =>
				isIn
					? plain('In', 'You will roll everything and send at least one die.')
					: plain('Out', 'You take dice now and stay away.')
		}
	},
	discardExcess: {
		heading: () => 'Your limit is checked. Which dice go?',
		explain: () => 'Whatever is over it goes to the pool, for all to see.',
		waits: ({ who }) => `${who} discards down to the limit.`,
		rule: () =>
			'When your limit falls below what you hold, you discard the excess at once, your choice of colours. The blue die has a place of its own and is not counted. A limit is never below one.',
		choice: {
			discard: ({ args: [strong, weak] }) =>
				plain(strong + weak === 0 ? 'Nothing to discard' : `Discard ${hand(strong, weak, 0)}`)
		}
	}
};
