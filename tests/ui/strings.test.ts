import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Attributes and props that a person reads or hears. */
const SPOKEN = /^(aria-label|aria-description|alt|title|placeholder|label|hint|name|region)$/;
const LETTERS = /\p{L}{2,}/u;
/** The product's own name is the same in every language. */
const NAMES = /^Umbra$|^· Umbra$/;

interface Node {
	type: string;
	name?: string;
	data?: string;
	value?: unknown;
	[key: string]: unknown;
}

/** Words written into the markup of one component instead of a dictionary. */
function hardCoded(source: string): string[] {
	const found: string[] = [];
	const say = (text: string) => {
		if (LETTERS.test(text) && !NAMES.test(text.trim())) found.push(text.trim());
	};
	const texts = (value: unknown): string[] =>
		Array.isArray(value)
			? (value as Node[]).filter(({ type }) => type === 'Text').map(({ data }) => data ?? '')
			: [];
	function walk(value: unknown) {
		if (Array.isArray(value)) return value.forEach(walk);
		if (typeof value !== 'object' || value === null) return;
		const node = value as Node;
		if (node.type === 'Attribute') {
			const isIcon =
				node.name === 'name' && texts(node.value).some((text) => /^[a-z]+$/.test(text));
			if (SPOKEN.test(node.name ?? '') && !isIcon) texts(node.value).forEach(say);
			if (Array.isArray(node.value))
				return walk(node.value.filter((part: Node) => part.type !== 'Text'));
			return walk(node.value);
		}
		if (node.type === 'Text') return say(node.data ?? '');
		for (const [key, inner] of Object.entries(node)) if (key !== 'parent') walk(inner);
	}
	walk(parse(source, { modern: true }).fragment);
	return found;
}

const files = ['src/lib/ui', 'src/routes', 'src/lib/games'].flatMap((folder) =>
	readdirSync(folder, { recursive: true })
		.map((file) => `${folder}/${String(file)}`)
		.filter((file) => file.endsWith('.svelte'))
);

test('there are components to look at', () => {
	expect(files.length).toBeGreaterThan(20);
});

test.each(files)('%s takes its words from a dictionary', (file) => {
	expect(hardCoded(readFileSync(file, 'utf8'))).toEqual([]);
});

test('a written word, spoken attribute or word beside a value would be found', () => {
	expect(hardCoded('<p>Hello {name}</p>')).toEqual(['Hello']);
	expect(hardCoded('<button aria-label="Close it"></button>')).toEqual(['Close it']);
	expect(hardCoded('{#if a}<Field label="Your name" />{/if}')).toEqual(['Your name']);
	expect(hardCoded('<p class="dim small">{words.a} · 3</p>')).toEqual([]);
});
