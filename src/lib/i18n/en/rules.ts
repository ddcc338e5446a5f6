import { plural } from '../plural';

/** The page of rules and the sheet that shows one of them. */
const rules = {
	title: 'Rules',
	search: 'Search the rules',
	searchHint: 'A word in any form, or a number such as 6.4.',
	found: (p: { n: number }) => plural('en', p.n, { one: '# rule found.', other: '# rules found.' }),
	none: 'Nothing matches. Try another word.',
	contents: 'Contents',
	rule: (p: { id: string }) => `Rule ${p.id}`,
	whole: 'In full',
	all: 'All the rules',
	cards: 'All cards and tokens'
};

export type RulesWords = typeof rules;
export default rules;
