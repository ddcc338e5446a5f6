import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from '../svelte.config.js';

export default defineConfig(
	globalIgnores(
		['build/', '.svelte-kit/', '.cache/', 'node_modules/', 'test-results/'].map((f) => `**/${f}`)
	),
	js.configs.recommended,
	ts.configs.strict,
	svelte.configs.recommended,
	svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			'no-undef': 'off',
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			'no-console': ['error', { allow: ['warn', 'error'] }],
			'svelte/no-navigation-without-resolve': ['error', { ignoreGoto: true }],
			'@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
		languageOptions: {
			parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig }
		}
	},
	{ files: ['src/cli/**', 'tests/bench/**'], rules: { 'no-console': 'off' } }
);
