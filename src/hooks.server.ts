import { building } from '$app/environment';
import type { Handle } from '@sveltejs/kit';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';

interface Chunk {
	file: string;
	name?: string;
	imports?: string[];
	css?: string[];
}

/**
 * What a page asks for once it runs. Its HTML names it, so that it comes along with the page's own
 * scripts and not after them. `*` is the language. Never what a guest would not load.
 */
const AHEAD: [pages: RegExp, sources: string[]][] = [
	[/^/, ['i18n/*.ts']],
	[
		/^\/table\//,
		['index.ts', 'ui/Match.svelte', 'i18n/*.ts', 'i18n/board.*.ts'].map(
			(source) => `games/dark-moon/${source}`
		)
	]
];

/** The files of a source and of everything it imports. */
function filesOf(source: string, chunks: Record<string, Chunk>, found = new Set<string>()) {
	// What is imported in two ways has no source of its own, but its name.
	const named = parse(source).name;
	const chunk = chunks[source] ?? Object.values(chunks).find(({ name }) => name === named);
	if (!chunk) throw new Error(`${source} is no chunk of its own: nothing loads it lazily any more`);
	if (found.has(chunk.file)) return found;
	found.add(chunk.file);
	for (const style of chunk.css ?? []) found.add(style);
	for (const next of chunk.imports ?? []) filesOf(next, chunks, found);
	return found;
}

/** Names in `html` what comes next: words first, since the script that follows picks a language. */
function withNext(path: string, html: string): string {
	const manifest = readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8');
	const chunks = JSON.parse(manifest) as Record<string, Chunk>;
	const root = /href="([^"]*)_app\/immutable\/entry\/start/.exec(html)?.[1] ?? '';
	const named = new Set<string>();
	let words = '';
	let rest = '';
	for (const source of AHEAD.flatMap(([pages, sources]) => (pages.test(path) ? sources : [])))
		for (const lang of source.includes('*') ? ['en', 'hr', 'ru'] : [''])
			for (const file of filesOf(`src/lib/${source.replace('*', lang)}`, chunks)) {
				if (named.has(file) || html.includes(file)) continue;
				named.add(file);
				const href = `<link href="${root}${file}"`;
				if (lang) words += `${href} data-lang="${lang}">`;
				else if (file.endsWith('.css')) rest += `${href} rel="preload" as="style">`;
				else rest += `${href} rel="modulepreload">`;
			}
	return html.replace('<!-- words -->', words).replace('</head>', `${rest}</head>`);
}

/** Fonts: the two Latin ones at once, so that the first paint has its letters. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || (type === 'font' && /-latin-wght/.test(path)),
		transformPageChunk: ({ html }) => (building ? withNext(event.url.pathname, html) : html)
	});
