import type { BoardWords } from '../board.en';

export const presets: BoardWords['presets'] = {
	title: 'Kakva će biti igra?',
	standard: { name: 'Standardna', text: 'Onakva kakva je u kutiji.' },
	first: { name: 'Prva igra', text: 'Blaža: više kocaka za sve i slabiji izdajnici.' },
	harshUninfected: {
		name: 'Teška za Nezaražene',
		text: 'Glasanje stoji kocke, karantena ne drži, a i dovršeni događaji mogu ubiti.'
	},
	harshInfected: {
		name: 'Teška za Zaražene',
		text: 'Skinuta maska ne donosi moć, a njihove akcije stoje kocke.'
	},
	own: 'Vlastiti izbor',
	each: 'Odaberi jednu po jednu',
	on: (p) => `Vrijedi: ${p.what}.`,
	groups: {
		table: 'Mijenja večer, a nikome ne ide u korist.',
		uninfected: 'Kad izdajnici prečesto pobjeđuju.',
		infected: 'Kad posada prečesto pobjeđuje.'
	}
};
