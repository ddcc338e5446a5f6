import adapter from '@sveltejs/adapter-static';
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The commit a build was made from; it names the version that the update check compares. */
function commit() {
	try {
		return execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
			.toString()
			.trim();
	} catch {
		return 'unknown';
	}
}

/** @returns {`sha256-${string}`} what the policy calls the script in app.html */
function early() {
	const script = /<script>([^]*?)<\/script>/.exec(readFileSync('src/app.html', 'utf8'))?.[1] ?? '';
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** @type {import('@sveltejs/kit').Config} */
const config = {
	compilerOptions: {
		runes: ({ filename }) => (filename.includes('/node_modules/') ? undefined : true)
	},
	kit: {
		adapter: adapter({ pages: process.env.BUILD_FOLDER ?? 'build', fallback: '404.html' }),
		paths: { base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''), relative: true },
		serviceWorker: { register: false },
		version: { name: process.env.COMMIT ?? commit(), pollInterval: 0 },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self', early()],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self', 'data:'],
				'connect-src': ['self', 'https:', 'wss:', 'http:', 'ws:'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'media-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['none']
			}
		}
	}
};

export default config;
