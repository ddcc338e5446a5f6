import type { Cards } from '../shape';
import { events, finals, malfunction, complications, tasks } from './missions';
import { pieces } from './pieces';
import { handful, faces, tokensOf, cubes } from './counts';

/** Everything printed on cardboard, in English. */
export const cards: Cards = {
	...pieces,
	events,
	finals,
	tasks,
	malfunction,
	complications,
	handful,
	faces,
	tokensOf,
	cubes,
	characters: {
		jon: { name: 'Jon', text: 'Out of a malfunction you take up to three dice instead of two.' },
		luba: {
			name: 'Luba',
			text: 'Once on your own turn you may roll everything again instead of sending.'
		},
		michihiro: {
			name: 'Michihiro',
			text: 'After Repair Life Support on your own turn you take one die, whether it holds or not.'
		},
		steve: {
			name: 'Steve',
			text: 'After Repair Shields on your own turn you take one die, whether it holds or not.'
		},
		enver: {
			name: 'Enver',
			text: 'After Repair Outpost on your own turn you take one die, whether it holds or not.'
		},
		chaya: { name: 'Chaya', text: 'You draw three Tasks instead of two and play one of them.' },
		daniel: {
			name: 'DANIEL',
			text: 'Never tires: there is no Fatigue token of DANIEL. Never starts as Commander.'
		}
	},
	statuses: {
		uninfected: {
			name: 'Uninfected',
			text: 'You are clean. Complete three Events, then the Final Event, and you live.',
			play: 'Watch who sends bad dice time after time, and say it aloud. Lock up the right people before the Final Event begins.'
		},
		shieldPower: {
			name: 'Infected: Shields',
			text: 'On reveal, out of quarantine: place one Shield token, then the shields are tested.',
			play: 'Look helpful, and send the bad die when nobody can blame you for it. Reveal yourself when one more Shield token would break them.'
		},
		outpostPower: {
			name: 'Infected: Outpost',
			text: 'On reveal, out of quarantine: draw two Outpost tokens and place one of them.',
			play: 'Look helpful, and send the bad die when nobody can blame you for it. Reveal yourself when the outpost is down to its last stations.'
		},
		lifeSupportPower: {
			name: 'Infected: Life Support',
			text: 'On reveal, out of quarantine: draw two Fatigue tokens and place one of them.',
			play: 'Look helpful, and send the bad die when nobody can blame you for it. Reveal yourself when the crew can hardly stand.'
		}
	},
	suspicious: {
		name: 'Suspicious activity',
		text: 'The Suspicion cube moves one space, whether the Task succeeds or fails.'
	},
	infectedActions: {
		interference: {
			name: 'Interference',
			text: 'See the next three Tasks, discard any, put the rest back on top as you like.'
		},
		energySpike: {
			name: 'Energy Spike',
			text: 'Below two Shield tokens one is placed. Then the shields are tested.'
		},
		sabotage: {
			name: 'Sabotage',
			text: 'The next repair in this place costs two more dice.'
		},
		testCommander: {
			name: 'Test Commander',
			text: 'The Commander rolls all dice and sends one. On a minus, or with no dice, you choose a damage token.'
		},
		demoralize: {
			name: 'Demoralize',
			text: 'From your left, everybody swaps Strong dice for Weak ones while the pool has any.'
		}
	}
};
