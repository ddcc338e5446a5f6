import { hits } from './search';

/** The name under which text.css draws what was searched for. */
const FOUND = 'found';

/** Marks what was searched for in the text of an element; browsers without highlights show it plain. */
export const marking = (query: () => string) => (element: HTMLElement) => {
	const sought = query();
	if (!sought || !('highlights' in CSS)) return;
	const ranges: Range[] = [];
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		for (const [from, to] of hits(sought, node.nodeValue ?? '')) {
			const range = new Range();
			range.setStart(node, from);
			range.setEnd(node, to);
			ranges.push(range);
		}
	CSS.highlights.set(FOUND, new Highlight(...ranges));
	return () => void CSS.highlights.delete(FOUND);
};
