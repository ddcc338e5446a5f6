import type { RulesWords } from '../en/rules';
import { plural } from '../plural';

/** The page of rules and the sheet that shows one of them. */
export default {
	title: 'Pravila',
	search: 'Pretraži pravila',
	searchHint: 'Riječ u bilo kojem obliku ili broj, na primjer 6.4.',
	found: (p) =>
		plural('hr', p.n, {
			one: 'Pronađeno je # pravilo.',
			few: 'Pronađena su # pravila.',
			other: 'Pronađeno je # pravila.'
		}),
	none: 'Ništa ne odgovara. Pokušajte s drugom riječi.',
	contents: 'Sadržaj',
	rule: (p) => `Pravilo ${p.id}`,
	whole: 'U cijelosti',
	all: 'Sva pravila',
	cards: 'Sve karte i oznake'
} satisfies RulesWords;
