import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { rulebooks } from './src/cli/rulebook.ts';
import { signallingApp } from './src/cli/serve.mjs';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The PeerServer and signalling.json beside the page, as `npm start` has them. */
function signalling(): Plugin {
	return {
		name: 'umbra-signalling',
		configureServer(server) {
			if (server.httpServer) server.middlewares.use(signallingApp(server.httpServer));
		}
	};
}

/** Unit tests run on node but see runes as a browser does (.config/runes-environment.js). */
const testAlias = [
	{ find: /^svelte$/, replacement: resolve('node_modules/svelte/src/index-client.js') },
	{
		find: /^svelte\/reactivity$/,
		replacement: resolve('node_modules/svelte/src/reactivity/index-client.js')
	},
	{
		find: 'virtual:pwa-register',
		replacement: resolve('node_modules/vite-plugin-pwa/dist/client/dev/register.js')
	}
];

const pwa = () =>
	SvelteKitPWA({
		base,
		registerType: 'prompt',
		injectRegister: false,
		kit: { base, trailingSlash: 'always', adapterFallback: '404.html', spa: true },
		workbox: {
			clientsClaim: true,
			importScripts: ['notice.js'],
			globPatterns: [
				'client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest}',
				'prerendered/**/*.html'
			]
		},
		manifest: {
			name: 'Umbra',
			short_name: 'Umbra',
			description: 'Hidden-traitor board games on your phones, without a server.',
			start_url: './',
			scope: './',
			display: 'standalone',
			orientation: 'any',
			background_color: '#0a0d0c',
			theme_color: '#0a0d0c',
			categories: ['games'],
			icons: [
				{ src: 'pwa-64x64.png', sizes: '64x64', type: 'image/png' },
				{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
				{ src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
				{
					src: 'maskable-icon-512x512.png',
					sizes: '512x512',
					type: 'image/png',
					purpose: 'maskable'
				}
			]
		}
	});

/**
 * What every page takes comes in few files: many small ones wait for each other on a slow line.
 * In the order of who is asked first; nothing here is loaded by one page alone.
 */
const GROUPS = [
	{ name: 'svelte', test: /node_modules\/(svelte|@sveltejs|esm-env)\// },
	{
		name: 'keeping',
		test: /node_modules\/(idb|valibot|@noble|fflate)\/|src\/lib\/(saves|session)\b/
	},
	{
		name: 'pieces',
		test: /src\/lib\/(i18n\/(index\.svelte|plural|isolated)\.ts|ui\/(Button|Notice|Icon|Sheet|Plate|Field|Switch|Lamp|Picker|LanguagePicker|Menu|focus|looks|hints|Discard)\b)|src\/routes\/(Masthead|Spoilt|name|refusal)\b/
	}
];

export default defineConfig(({ mode, isSsrBuild }) => ({
	...(isSsrBuild
		? {}
		: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } }),
	define: { __VERSION__: JSON.stringify(version) },
	plugins: [
		rulebooks(),
		sveltekit(),
		Icons({ compiler: 'svelte' }),
		...(mode === 'test' ? [] : [signalling(), pwa()])
	],
	...(mode === 'test' ? { resolve: { alias: testAlias } } : {}),
	test: {
		environment: './.config/runes-environment.js',
		include: ['tests/**/*.test.ts'],
		exclude: ['tests/e2e/**', 'tests/network/**'],
		benchmark: { include: ['tests/bench/**/*.bench.ts'] }
	}
}));
