import type { Questions } from '../asking';
import { answers } from './answers';
import { cards } from './cards';
import { damage } from './damage';
import { task } from './missions';
import { rolls } from './rolls';
import { vote } from './votes';

const plain = (label: string, means = '') => ({ label, means });

/** One entry per step that asks. */
export const questions: Questions = {
	...answers,
	...damage,
	...rolls,
	...vote,
	pickFinal: {
		heading: () => 'Commander, set the Final Event.',
		explain: () => 'Hear the table first. It will lie open on camera 4 to the end.',
		waits: ({ who }) => `${who} sets the Final Event.`,
		rule: () =>
			'The Final Event lies open from the beginning. Three Events must be done before it starts. When it is full, the Uninfected win, unless its own text says otherwise.',
		choice: {
			pickFinal: ({ args: [id] }) => plain(cards.finals[id].name, cards.finals[id].text)
		}
	},
	readStatus: {
		heading: () => 'Read your Status. Keep a calm face.',
		explain: () =>
			'Everybody reads for the same ten seconds, clean or not. How to play your side waits behind your screen.',
		waits: ({ who }) => `Still reading: ${who}.`,
		rule: () =>
			'Your Status says which side you are on. Nobody can end the count early, so the time tells nothing. Later you can look again by holding your screen.',
		choice: { read: () => plain('I have read it') }
	},
	selectEvent: {
		heading: () => 'Choose the next Event.',
		explain: () => 'Two came up and only you see them. The other goes away unseen.',
		waits: ({ who }) => `${who} chooses an Event.`,
		rule: () =>
			'The Commander draws two Events and puts one on the next camera. Each Task that succeeds adds a cube. Three Events done, and the Final Event begins.',
		choice: {
			pickEvent: ({ args: [id], tokens }) =>
				plain(
					cards.events[id].name,
					id === 'recovery' && tokens('lifeSupport') >= 5
						? `Five Fatigue tokens are out: this one would end the game. ${cards.events[id].text}`
						: cards.events[id].text
				)
		}
	},
	act: {
		heading: ({ todo }) =>
			todo.ordered === 0
				? 'Your watch. What do you do?'
				: todo.ordered === 1
					? 'On order: your first action?'
					: 'On order: your second action?',
		explain: ({ todo }) =>
			todo.ordered === 0
				? 'One action, or none.'
				: 'Abilities do not work under an order. You may stop at any time.',
		waits: ({ who }) => `${who} chooses an action.`,
		rule: ({ todo }) =>
			todo.ordered === 0
				? 'You may take one action. In quarantine only a vote, an order or a reveal is left. A damaged station takes its action away. Repairs of the outpost can never be blocked.'
				: 'An ordered player may take up to two actions they could take on their own turn, the same one twice if they like. They may not issue an order. Abilities of characters do not work.',
		choice: {
			repair: ({ args: [area], sabotage }) =>
				plain(
					cards.areas[area].repair,
					sabotage === area
						? 'Costs one die, and two more: this place is sabotaged. On + a token leaves.'
						: area === 'shield'
							? 'Costs one die; on + the farthest token leaves.'
							: area === 'outpost'
								? 'Costs one die; on + a station of your choice works again.'
								: 'Costs one die; on + a Fatigue token of your choice leaves.'
				),
			callVote: ({ args: [seat], name, isQuarantined }) =>
				plain(
					`Call a vote on ${name(seat)}`,
					isQuarantined(seat) ? 'Stays in quarantine, or comes out.' : 'Quarantine, or not.'
				),
			loneWolf: () =>
				plain('Lone Wolf', 'Costs two dice; if both are +, a cube goes on the Event.'),
			order: ({ args: [seat], name }) =>
				plain(
					`Give ${name(seat)} an order`,
					'Costs no die. They may take two dice, act twice, or ignore you.'
				),
			reveal: () =>
				plain(
					'Reveal as Infected',
					'Your power strikes now. You stay in the game as an open enemy, with two dice.'
				),
			pass: ({ todo }) => plain(todo.ordered === 0 ? 'No action' : 'Nothing more')
		}
	},
	chooseTask: {
		heading: () => 'Play one of these Tasks.',
		explain: () => 'Only you see them. What you discard stays face down.',
		waits: ({ who }) => `${who} chooses a Task.`,
		rule: () =>
			'Draw two Tasks, play one face up, discard the other unseen. Nobody may prove what was discarded. You may say anything about it.',
		choice: { playTask: (p) => plain(`Play ${task(p, p.args[0])}`) }
	},
	obey: {
		heading: () => 'You have an order. What do you make of it?',
		explain: () => 'You owe nobody obedience.',
		waits: ({ who }) => `${who} has an order and decides.`,
		rule: () =>
			'An ordered player takes up to two dice within the limit, or up to two actions, or does nothing. Orders are never issued under an order. Abilities of characters do not work.',
		choice: {
			takeTwo: () => plain('Take dice', 'Up to two, within your limit.'),
			doTwo: () => plain('Act', 'Up to two actions, one after the other.'),
			refuse: () => plain('Do nothing')
		}
	},
	infectedAct: {
		heading: () => 'They know what you are. What do you do?',
		explain: () => 'One Infected action, or none.',
		waits: ({ who }) => `${who}, Infected, chooses an action.`,
		rule: () =>
			'A revealed Infected takes one Infected action a turn and plays no Tasks. In malfunctions you are in or out and send dice as before. Nobody can vote on you or order you.',
		choice: {
			infected: ({ args: [action, area] }) =>
				plain(
					area === null
						? cards.infectedActions[action].name
						: `${cards.infectedActions[action].name}: ${cards.areas[area].name.toLowerCase()}`,
					cards.infectedActions[action].text
				),
			pass: () => plain('No action')
		}
	},
	interfere: {
		heading: () => 'The next Tasks lie before you.',
		explain: () => 'Discard any; the rest go back on top in your order.',
		waits: ({ who }) => `${who} looks at the next Tasks.`,
		rule: () =>
			'You see the next three Tasks. Any of them go face down to the discards. The others go back on top of the deck, in the order you choose, the first one on top.',
		choice: {
			arrange: (p) =>
				p.args[0].length
					? plain(
							`Put back ${p.args[0].map((id) => task(p, id)).join(', then ')}`,
							'The first one will be drawn first.'
						)
					: plain('Discard them all')
		}
	}
};
