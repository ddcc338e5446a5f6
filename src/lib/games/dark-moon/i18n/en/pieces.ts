import type { Cards } from '../shape';

/** Stations, variants, tokens, dice and tracks. */
export const pieces: Pick<
	Cards,
	'stations' | 'variants' | 'helps' | 'tokens' | 'dice' | 'areas' | 'shieldFails'
> = {
	stations: {
		shieldControl: {
			short: 'SHLD',
			name: 'Shield Control',
			text: 'While it is damaged, nobody can take the Repair Shields action.',
			forbids: 'no shield repair'
		},
		lifeSupport: {
			short: 'LIFE',
			name: 'Life Support',
			text: 'While it is damaged, nobody can take the Repair Life Support action.',
			forbids: 'no life repair'
		},
		researchLab: {
			short: 'LAB',
			name: 'Research Lab',
			text: 'While it is damaged, nobody can call a vote. Forced votes still happen.',
			forbids: 'no calling votes'
		},
		communications: {
			short: 'COMM',
			name: 'Communications',
			text: 'While it is damaged, nobody can issue an order.',
			forbids: 'no orders'
		},
		hangarBay: {
			short: 'HNGR',
			name: 'Hangar Bay',
			text: 'While it is damaged, nobody can go as a Lone Wolf.',
			forbids: 'no Lone Wolf'
		},
		command: {
			short: 'CMD',
			name: 'Command',
			text: 'While it is damaged, players who are out take one die fewer.',
			forbids: 'one die fewer when out'
		}
	},
	variants: {
		tablePicksFinal: {
			name: 'The table picks the Final Event',
			text: 'The Commander sets it after everybody has talked, before any Status is read.'
		},
		richPool: {
			name: 'Rich pool',
			text: 'All unused dice of the box start in the pool.'
		},
		expensiveVoting: {
			name: 'Expensive Voting',
			text: 'Dice held out in a vote go to the pool.'
		},
		firstIsLast: {
			name: 'First is Last',
			text: 'In malfunctions the player to the left declares and rolls first, the active one last.'
		},
		flimsyQuarantine: {
			name: 'Flimsy Quarantine',
			text: 'Players in quarantine draw and play Tasks as usual.'
		},
		telepathicInfected: {
			name: 'Telepathic Infected',
			text: 'Before the first Event the Infected learn who their partners are. For five to seven players.'
		},
		deadlyEvents: {
			name: 'Deadly Events',
			text: 'Tokens of completed Events may end the game.'
		},
		noMoreComplications: {
			name: 'No More Complications',
			text: 'Once all Infected are revealed, the Task deck is rebuilt without complications.'
		},
		nerfedRevealExtreme: {
			name: 'Nerfed Reveal, extreme',
			text: 'Revealing brings no Infection Power at all.'
		},
		nerfedRevealNormal: {
			name: 'Nerfed Reveal, normal',
			text: 'The Infection Power works once, with no roll for a second time.'
		},
		safeOrders: { name: 'Safe Orders', text: 'Nobody may reveal while following an order.' },
		fatiguedInfected: {
			name: 'Fatigued Infected',
			text: 'A revealed Infected sends only one die in a malfunction.'
		},
		costlyActions: {
			name: 'Costly Actions',
			text: 'Every Infected action first costs one die of any colour.'
		}
	},
	helps: {
		infected: 'helps the Infected',
		uninfected: 'helps the Uninfected',
		table: 'helps neither side'
	},
	tokens: {
		shield: {
			name: 'Shield token',
			text: 'Lies on the shield track; the farther it lies, the easier a test fails. The sixth ends everything.'
		},
		outpost: {
			name: 'Outpost token',
			text: 'Puts one station out of order. The sixth ends everything.'
		},
		fatigue: {
			name: 'Fatigue token',
			text: 'That character is exhausted: no ability, and one die per malfunction. The sixth ends everything.'
		},
		plusDie: { name: 'Die token +1', text: 'Your die limit is one higher, for good.' },
		minusDie: { name: 'Die token −1', text: 'Your die limit is one lower, for good.' },
		quarantine: {
			name: 'Quarantine token',
			text: 'Die limit two lower, no Tasks; only votes, orders or a reveal are left.'
		},
		sabotage: {
			name: 'Sabotage token',
			text: 'Whoever repairs there next discards two more dice. Then it leaves.'
		},
		suspicion: {
			name: 'Suspicion cube',
			text: 'On the fourth space a vote is forced; then it goes back to the first.'
		},
		success: {
			name: 'Success marker',
			text: 'Shows what all of you have sent together. It starts on 0 and has to reach the difficulty.'
		},
		cube: { name: 'Event cube', text: 'One for each success. A full Event is done.' },
		commander: {
			name: 'Commander card',
			text: 'Breaks ties, chooses Events, and may hold the blue die on top of the limit.'
		}
	},
	dice: {
		strong: {
			letter: 'S',
			name: 'Strong die',
			text: 'Black: −2, −2, −2, −1, +2, +4. In a vote it says clean.'
		},
		weak: {
			letter: 'W',
			name: 'Weak die',
			text: 'Red: −2, −2, −2, −1, +1, +3. In a vote it says infected.'
		},
		commander: {
			letter: 'C',
			name: 'Commander die',
			text: 'Blue: −2, −2, −2, −1, +3, +5. Only the Commander may hold it; it never votes.'
		}
	},
	areas: {
		shield: { name: 'Shields', repair: 'Repair shields', damage: 'Shield token' },
		outpost: { name: 'Outpost', repair: 'Repair the outpost', damage: 'Outpost token' },
		lifeSupport: { name: 'Life support', repair: 'Repair life support', damage: 'Fatigue token' }
	},
	shieldFails: [
		'cannot fail',
		'cannot fail',
		'fails on −1',
		'fails on any +',
		'fails on −2',
		'fails on any −',
		'broken'
	]
};
