/** Endings change in Croatian and Russian: so many letters of a long word need not fit. */
const ENDING = 2;
/** No word is cut shorter than this. */
const STEM = 4;

/** One letter for one: small, without marks, so that "stit" finds "štit" and places stay. */
const fold = (text: string) =>
	Array.from(text.toLowerCase(), (letter) =>
		letter === 'đ' ? 'd' : letter === 'ё' ? 'е' : letter.normalize('NFD')[0]!
	).join('');

/** As a pattern; a word may say by soft hyphens where it breaks. */
const pattern = (text: string) =>
	Array.from(text, (letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('\u00AD?');

/** The beginnings looked for: a word in any of its forms; a rule's number as it is typed. */
function stems(query: string): string[] {
	return fold(query.replaceAll('\u00AD', ''))
		.split(/\s+/)
		.filter(Boolean)
		.map((word) => (/\d/.test(word) ? word : word.slice(0, Math.max(STEM, word.length - ENDING))));
}

/** Whether a text has every word of the query, in any form of theirs. An empty query is in all. */
export function finder(query: string): (text: string) => boolean {
	const wanted = stems(query).map((stem) => new RegExp(`(?<![\\p{L}\\d])${pattern(stem)}`, 'u'));
	return (text) => {
		const folded = fold(text);
		return wanted.every((word) => word.test(folded));
	};
}

/** Where the words of the query stand in a text: from and to, the whole word each. */
export function hits(query: string, text: string): [from: number, to: number][] {
	const wanted = stems(query).map(pattern);
	if (!wanted.length) return [];
	const words = new RegExp(`(?<![\\p{L}\\d])(?:${wanted.join('|')})[\\p{L}\\d\\u00AD]*`, 'gu');
	return [...fold(text).matchAll(words)].map(({ index, 0: word }) => [index, index + word.length]);
}
