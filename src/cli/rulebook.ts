import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Part, Rulebook } from '../lib/ui/rulebook';

const marked = new Marked();
const ID = /^\*\*((?:DM-|R-|Q|D-|V-)[\w.]+)\*\*\s*/;
/** An id cited by another rule. */
const CITED = /(?<![\w#>-])(?:DM-\d+(?:\.\d+)?|R-\d+|Q\d+[ab]?|D-\d+)(?![\w-])/g;

/** The blocks of a list: a rule for each item, or the list as it is. */
function items(list: Tokens.List): Block[] {
	return list.items.every(({ text }) => ID.test(text))
		? list.items.map(({ text }) => ({
				id: ID.exec(text)![1]!,
				html: marked.parseInline(text.replace(ID, '')) as string
			}))
		: [{ id: null, html: marked.parser([list]) }];
}

const blocks = (token: Token): Block[] =>
	token.type === 'list'
		? items(token as Tokens.List)
		: token.type === 'space'
			? []
			: [{ id: null, html: marked.parser([token]).trim() }];

/**
 * A RULES.md taken apart: `#` is the title, `##` and `###` are parts, `- **DM-1.1** ...` is a rule.
 * Ids that are cited become links to their rules. Throws when an id occurs twice.
 */
export function rulebook(markdown: string): Rulebook {
	const book: Rulebook = { title: '', lead: [], parts: [] };
	let part: Part | null = null;
	for (const token of marked.lexer(markdown)) {
		if (token.type !== 'heading') (part?.blocks ?? book.lead).push(...blocks(token));
		else if (token.depth === 1) book.title = token.text;
		else {
			part = {
				anchor: `part-${book.parts.length + 1}`,
				title: token.text,
				level: token.depth === 2 ? 2 : 3,
				blocks: []
			};
			book.parts.push(part);
		}
	}
	const ids = book.parts.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? []));
	const twice = ids.find((id, place) => ids.indexOf(id) !== place);
	if (twice) throw new Error(`The rule ${twice} stands in the book twice.`);
	const link = (html: string) =>
		html.replace(CITED, (id) => (ids.includes(id) ? `<a href="#${id}">${id}</a>` : id));
	for (const { blocks } of book.parts) for (const block of blocks) block.html = link(block.html);
	return book;
}

/** Imports of a game's RULES.md, RULES.hr.md and so on give its `Rulebook`; no parser is shipped. */
export const rulebooks = (): Plugin => ({
	name: 'umbra-rulebooks',
	transform: (source, id) =>
		/\/RULES(\.\w+)?\.md$/.test(id)
			? { code: `export default ${JSON.stringify(rulebook(source))}`, moduleType: 'js' }
			: null
});
