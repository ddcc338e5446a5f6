import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

/**
 * Folder (or file) -> what it may import besides itself. `*` stands for one game, the same on both
 * sides; `type:` allows only types. The first entry that fits a file is the one in force.
 */
const MAY_IMPORT: Record<string, string[]> = {
	'lib/table': ['boardgame.io', '@noble'],
	'lib/games/*/rules': ['boardgame.io', 'lib/table', 'lib/games/*/content'],
	'lib/games/*/content': ['lib/table', 'lib/games/*/rules'],
	'lib/games/*/bots': ['lib/table', 'lib/games/*/rules', 'lib/games/*/content'],
	'lib/games/*/tutorial': ['lib/table', 'lib/games/*/rules', 'lib/games/*/content'],
	'lib/games/*/i18n': [
		'type:lib/games/*/tutorial',
		'type:lib/games/*/content',
		'type:lib/games/*/rules',
		'type:lib/table',
		'type:lib/ui',
		'lib/games/*/RULES',
		'lib/i18n'
	],
	'lib/games/*/ui': [
		'svelte',
		'~icons',
		'$app',
		'lib/games/*/rules',
		'lib/games/*/content',
		'lib/games/*/i18n',
		'lib/games/*/tutorial',
		'type:lib/games/game',
		'lib/table',
		'lib/ui',
		'lib/i18n',
		'type:lib/session',
		'type:lib/replay'
	],
	'lib/games/*': ['lib/table', 'type:lib/games/game'],
	'lib/games': [
		'type:svelte',
		'type:lib/table',
		'type:lib/session',
		'type:lib/replay',
		'type:lib/ui',
		'lib/games'
	],
	'lib/net': ['peerjs', 'valibot', 'fflate', 'lib/table', 'lib/saves', 'lib/replay'],
	'lib/replay': ['valibot', '@noble', 'lib/table'],
	'lib/saves': ['idb', 'valibot', 'lib/table', 'lib/replay'],
	'lib/ui': ['svelte', 'qr', 'lib/i18n'],
	'lib/i18n': ['svelte'],
	'lib/pwa': ['$app', 'virtual:pwa-register', 'type:vite-plugin-pwa'],
	'lib/session': ['$app', 'lib/net', 'lib/replay', 'lib/saves', 'lib/table', 'lib/games'],
	cli: [''],
	routes: ['']
};

interface Import {
	path: string;
	kind: 'value' | 'type' | 'lazy';
}

const list = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.(ts|mjs|svelte)$/.test(file)
	);
const sources = list('src');
const read = (file: string) => readFileSync(`src/${file}`, 'utf8');

/** What a file imports, as paths below src or names of packages. */
function importsOf(file: string): Import[] {
	const text = read(file);
	const found: Import[] = [];
	const add = (path: string, kind: Import['kind']) =>
		found.push({
			path: path.startsWith('.') ? join(dirname(file), path) : path.replace(/^\$lib/, 'lib'),
			kind
		});
	for (const [, type, names, path] of text.matchAll(
		/^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s+)?'([^']+)'/gm
	)) {
		const inline = /^\{(\s*type\s+[^,}]+,?)+\s*\}$/.test(names ?? '');
		add(path!, type || inline ? 'type' : 'value');
	}
	for (const [, path] of text.matchAll(/import\(\s*'([^']+)'/g)) add(path!, 'lazy');
	return found;
}

const under = (path: string, root: string) =>
	root === '' || path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}.`);

/** The entry of MAY_IMPORT for a file, with the name of its game filled in. */
function rule(file: string): { folder: string; may: string[] } | undefined {
	for (const [key, allowed] of Object.entries(MAY_IMPORT)) {
		const fit = new RegExp(
			`^${key.replace('*', '([^/.]+)')}${key.endsWith('*') ? '/' : '[/.]'}`
		).exec(file);
		if (!fit) continue;
		const fill = (path: string) => path.replace('*', fit[1] ?? '');
		return { folder: fill(key), may: allowed.map(fill) };
	}
	return undefined;
}

test.each(sources.filter((file) => /^(lib|routes|cli)\//.test(file)))('%s', (file) => {
	const { folder, may } = rule(file) ?? {};
	expect(folder, `${file} lies in no folder of the architecture`).toBeDefined();
	for (const { path, kind } of importsOf(file)) {
		const allowed = [folder!, ...may!].some((entry) => {
			const typesOnly = entry.startsWith('type:');
			return under(path, entry.replace('type:', '')) && (!typesOnly || kind === 'type');
		});
		const what = kind === 'type' ? 'types of ' : '';
		expect(allowed, `${file} must not import ${what}${path}: ${folder} may not know it`).toBe(true);
	}
});

test('who only joins a table does not load boardgame.io', () => {
	const found = new Map<string, string>();
	const follow = (file: string, way: string) => {
		if (found.has(file)) return;
		found.set(file, way);
		for (const { path, kind } of importsOf(file)) {
			if (kind !== 'value') continue;
			expect(path.startsWith('boardgame.io'), `${way} -> ${path}`).toBe(false);
			const next = [path, `${path}.ts`, `${path}/index.ts`].find((name) => sources.includes(name));
			if (next) follow(next, `${way} -> ${next}`);
		}
	};
	const doors = sources.filter((file) => /^(routes\/|lib\/games\/[^/]+\/ui\/)/.test(file));
	expect(doors.length).toBeGreaterThan(5);
	for (const file of doors) follow(file, file);
});

test('no game leaves anything to the clock or to chance that is not in the seed', () => {
	const forbidden = /Math\.random|Date\.now|new Date\b|performance\.now|getRandomValues/;
	const found = sources
		.filter((file) => /^lib\/(table|games|replay)\//.test(file))
		.flatMap((file) => forbidden.exec(read(file))?.map((use) => `${file}: ${use}`) ?? []);
	expect(found).toEqual([]);
});

const everything = [
	...sources.map((file) => `src/${file}`),
	...list('tests').map((file) => `tests/${file}`)
];
/** Rows and sentences may be as many as there are. */
const TABLES = /\/(i18n|content)\//;

test('no file is longer than 250 lines', () => {
	const long = everything
		.filter((file) => !TABLES.test(file))
		.map((file) => `${file}: ${readFileSync(file, 'utf8').trimEnd().split('\n').length} lines`)
		.filter((line) => Number(/: (\d+)/.exec(line)![1]) > 250);
	expect(long).toEqual([]);
});

test('files are named after what they are', () => {
	const vague = everything.filter((file) =>
		/^(utils?|helpers?|.*manager|.*service|misc|common)\b/i.test(basename(file))
	);
	expect(vague).toEqual([]);
});
