import type { HintsWords } from '../en/hints';

/** The coach of the first matches. */
export default {
	title: 'Savjeti',
	hint: 'Savjet',
	gotIt: 'Jasno',
	noMore: 'Bez savjeta',
	show: 'Savjeti tijekom partije',
	showHint: 'Jedna rečenica kad vas se prvi put pita nešto novo.',
	again: 'Pokaži ih sve još jednom',
	reset: 'Svi će se prikazati još jednom.'
} satisfies HintsWords;
