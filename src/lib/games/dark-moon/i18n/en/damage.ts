import type { DamageFor, RemovalFor } from '../../rules/todo';
import type { Questions } from '../asking';
import { cards } from './cards';

const plain = (label: string, means = '') => ({ label, means });

const REMOVE: Record<RemovalFor, { heading: string; explain: string; rule: string }> = {
	repair: {
		heading: 'It holds. Which token leaves?',
		explain: 'You choose now that the repair has worked.',
		rule: 'A repair that holds removes the farthest Shield token, or any one Outpost or Fatigue token. It goes back into its pile. Repairs never cause a shield test.'
	},
	bonus: {
		heading: 'Done. Remove one token as well?',
		explain: 'The Task allows it; the choice is yours, for all to see.',
		rule: 'When a Task with this bonus succeeds, the active player may remove one token of its kind before the cube is added. You may also leave it.'
	},
	compromise: {
		heading: 'First, which damage do you undo?',
		explain: 'One token leaves now; then you must draw two.',
		rule: 'Strategic Compromise: remove one damage token of any kind, then draw two, one at a time. The shields are tested after both, if one was a Shield.'
	}
};

const DAMAGE: Record<DamageFor, { heading(left: number): string; explain: string; rule: string }> =
	{
		test: {
			heading: () => 'The shields gave way. What breaks?',
			explain: 'One token of the kind you choose.',
			rule: 'A failed shield test costs one Fatigue or one Outpost token, the active player chooses. It leads to no other test, and it can end the game.'
		},
		acceptableLoss: {
			heading: () => 'Which loss is acceptable?',
			explain: 'One token of the kind you choose. The Task succeeds.',
			rule: 'Acceptable Loss: you draw one damage token of a kind of your choice, never one that already has five. A Shield token is followed by a test. The Task always succeeds.'
		},
		compromise: {
			heading: (left) =>
				left > 1 ? 'Now the price: two tokens. Which kind first?' : 'One more. Which kind?',
			explain: 'You see each token before you choose the next.',
			rule: 'Strategic Compromise: two damage tokens, one at a time, kinds of your choice, none that already has five. The shields are tested after both, if one was a Shield.'
		},
		reboot: {
			heading: (left) => `The system reboots: ${left} to go. Which kind is next?`,
			explain: 'At most three of one kind. You see each token before the next.',
			rule: 'System Reboot: the Commander draws five damage tokens, one at a time, at most three of a kind, and never the sixth of one. At the end the shields are tested if one was a Shield.'
		},
		testCommander: {
			heading: () => 'The Commander failed. What breaks?',
			explain: 'One token of any kind. It can end the game.',
			rule: 'When the Commander fails the test, the Infected who tested draws one damage token of any kind. A Shield token is followed by a test.'
		}
	};

/** Choosing what breaks and what is mended. */
export const damage: Pick<
	Questions,
	'removeToken' | 'placeOne' | 'chooseKind' | 'chooseDamage' | 'resupply'
> = {
	removeToken: {
		heading: ({ todo }) => REMOVE[todo.why].heading,
		explain: ({ todo }) => REMOVE[todo.why].explain,
		waits: ({ who }) => `${who} chooses a token to remove.`,
		rule: ({ todo }) => REMOVE[todo.why].rule,
		choice: {
			remove: ({ args: [area, token] }) =>
				area === 'shield' || token === null
					? plain('The farthest Shield token')
					: area === 'outpost'
						? plain(station(token), 'The station works again.')
						: plain(character(token), 'No longer exhausted.'),
			decline: () => plain('Leave them all')
		}
	},
	placeOne: {
		heading: () => 'You drew these. Which one is placed?',
		explain: () => 'The other goes back into the pile, and only you know it.',
		waits: ({ who }) => `${who} places a token.`,
		rule: () =>
			'The Infection Power draws two tokens and places one of them. The other is shuffled back unseen. If only one is left, it is placed.',
		choice: {
			place: ({ args: [token], todo }) =>
				todo.area === 'outpost'
					? plain(station(token), cards.stations[token as keyof typeof cards.stations].text)
					: plain(character(token), `${cards.areas.lifeSupport.damage}.`)
		}
	},
	chooseKind: {
		heading: () => 'Name what is failing.',
		explain: () => 'On failure the tokens are of this kind.',
		waits: ({ who }) => `${who} names what is failing.`,
		rule: () =>
			'On an unknown malfunction the active player names Shields, Outpost or Life Support before anyone says in or out. Failure brings tokens of that kind.',
		choice: { nameKind: ({ args: [area] }) => plain(cards.areas[area].name) }
	},
	chooseDamage: {
		heading: ({ todo }) => DAMAGE[todo.why].heading(todo.left),
		explain: ({ todo }) => DAMAGE[todo.why].explain,
		waits: ({ who }) => `${who} chooses the damage.`,
		rule: ({ todo }) => DAMAGE[todo.why].rule,
		choice: {
			draw: ({ args: [area], tokens }) =>
				plain(
					cards.areas[area].damage,
					tokens(area) >= 5 ? 'The sixth: the Infected would win.' : ''
				)
		}
	},
	resupply: {
		heading: () => 'Supplies have landed. Clear one kind?',
		explain: () => 'All tokens of one kind leave the board.',
		waits: ({ who }) => `${who} hands out the supplies.`,
		rule: () =>
			'Resupply is done: the Commander may remove all tokens of one kind. They go back into their pile. Clearing nothing is allowed.',
		choice: {
			clear: ({ args: [area] }) =>
				area === null
					? plain('Clear nothing')
					: plain(`Clear: ${cards.areas[area].name.toLowerCase()}`)
		}
	}
};

const station = (token: string) => cards.stations[token as keyof typeof cards.stations].name;
const character = (token: string) => cards.characters[token as keyof typeof cards.characters].name;
