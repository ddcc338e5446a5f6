/** A rule with an id, or whatever else stands between rules: a paragraph, a table. */
export interface Block {
	/** Names a rule, in the text and as a fragment of the page; `null` for all else. */
	id: string | null;
	/** Its HTML, made from our own source when the app is built. */
	html: string;
}
export interface Part {
	/** Fragment of the page: the same in every language. */
	anchor: string;
	title: string;
	/** 2: a chapter, 3: a part of one. */
	level: 2 | 3;
	blocks: Block[];
}
/** The rules of a game in one language. */
export interface Rulebook {
	title: string;
	/** What comes before the first chapter. */
	lead: Block[];
	parts: Part[];
}
/** Every language of a game's rules; each is loaded when it is read. */
export type Rulebooks = Record<'en' | 'hr' | 'ru', () => Promise<{ default: Rulebook }>>;

/** The rules with these ids, in the order of `ids`; what the book does not know is left out. */
export function rulesOf(book: Rulebook, ids: readonly string[]): Block[] {
	const blocks = book.parts.flatMap((part) => part.blocks);
	return ids.flatMap((id) => blocks.find((block) => block.id === id) ?? []);
}

/** What a block says, without its markup. */
const said = ({ id, html }: Block) =>
	`${id ?? ''} ${html.replace(/<[^>]+>/g, ' ').replace(/&#?\w+;/g, ' ')}`;

/** The parts in which something is found, with those blocks only; all of a part whose title fits. */
export function searched(book: Rulebook, finds: (text: string) => boolean): Part[] {
	return book.parts
		.map((part) => ({
			...part,
			blocks: finds(part.title) ? part.blocks : part.blocks.filter((block) => finds(said(block)))
		}))
		.filter(({ blocks }) => blocks.length > 0);
}
