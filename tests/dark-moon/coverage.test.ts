import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const HERE = 'tests/dark-moon/';
/** Ids of rules as titles cite them. */
const CITED = /(?<![\w-])(?:DM-\d+(?:\.\d+)?|R-\d+|Q\d+[ab]?|D-\d+|V-\w+|E\d+)(?![\w])/g;

/** The name a call begins with: `test` of `test.each(...)(...)`; null where it is left out or to do. */
function caller(call: ts.Expression): string | null {
	if (ts.isIdentifier(call)) return call.text;
	if (ts.isCallExpression(call)) return caller(call.expression);
	if (!ts.isPropertyAccessExpression(call)) return null;
	return ['each', 'for'].includes(call.name.text) ? caller(call.expression) : null;
}

/** Titles of the tests in a file, each with those of the groups around it. */
function titles(file: string): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node, around: string) => {
		let inside = around;
		if (ts.isCallExpression(node)) {
			const [title, body] = node.arguments;
			const name = caller(node.expression);
			const told = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
			if (told && body && (name === 'test' || name === 'describe')) {
				inside = `${around} ${title.getText()}`;
				if (name === 'test') found.push(inside);
			}
		}
		node.forEachChild((child) => visit(child, inside));
	};
	const text = readFileSync(HERE + file, 'utf8');
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), '');
	return found;
}

const RULES = readFileSync('src/lib/games/dark-moon/RULES.md', 'utf8');
const rules = [...RULES.matchAll(/^- \*\*((?:DM-|R-|Q|D-|V-)[\w.]+)\*\*/gm)].map(([, id]) => id!);
const files = readdirSync(HERE).filter((file) => file.endsWith('.test.ts'));
const cited = new Set(files.flatMap(titles).flatMap((title) => title.match(CITED) ?? []));

test('the rules have ids, each once', () => {
	expect(rules.length).toBeGreaterThan(200);
	expect(rules.filter((id, place) => rules.indexOf(id) !== place)).toEqual([]);
});
test('every rule is named by the title of a test', () => {
	expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});
test('every title names rules that are there', () => {
	const known = new Set(rules);
	expect([...cited].filter((id) => !/^E\d/.test(id) && !known.has(id))).toEqual([]);
});
test('every worked example of the printed rules is played', () => {
	const examples = Array.from({ length: 12 }, (_, n) => `E${n + 1}`);
	expect(examples.filter((id) => !cited.has(id))).toEqual([]);
});
