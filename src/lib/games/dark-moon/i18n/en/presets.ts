/** Ready-made sets of options in the lobby. */
export const presets = {
	title: 'How shall it be?',
	standard: { name: 'Standard', text: 'As the box has it.' },
	first: { name: 'First game', text: 'Gentler: more dice to go round, and milder traitors.' },
	harshUninfected: {
		name: 'Harsh for the Uninfected',
		text: 'Votes cost dice, locks are flimsy, finished Events may still kill.'
	},
	harshInfected: {
		name: 'Harsh for the Infected',
		text: 'Dropping the mask brings no power, and their actions cost dice.'
	},
	own: 'A choice of your own',
	each: 'Choose one by one',
	on: (p: { what: string }) => `In force: ${p.what}.`,
	groups: {
		table: 'Changes the evening, and favours nobody.',
		uninfected: 'When traitors win too often.',
		infected: 'When the crew wins too often.'
	}
};
