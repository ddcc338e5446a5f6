import { defineConfig } from '@playwright/test';
import { chromium } from '../../src/cli/chromium.mjs';

const executablePath = chromium();

/**
 * Chromium alone, which can drive data channels inside a network namespace that has only `lo`:
 * loopback candidates need the launch argument and the two permissions (nothing is recorded).
 * `umbra.test` is this machine under a name that is no secure context, as on a home network.
 */
export default defineConfig({
	testDir: '.',
	testMatch: '*.test.ts',
	outputDir: '../../test-results/e2e',
	timeout: 60_000,
	expect: { timeout: 15_000 },
	workers: 2,
	retries: 0,
	forbidOnly: true,
	reporter: 'list',
	use: {
		browserName: 'chromium',
		viewport: { width: 360, height: 640 },
		hasTouch: true,
		isMobile: true,
		locale: 'en-US',
		colorScheme: 'dark',
		permissions: ['camera', 'microphone'],
		// Recording costs more than the tests themselves.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--allow-loopback-in-peer-connection',
				'--host-resolver-rules=MAP umbra.test 127.0.0.1'
			]
		}
	},
	projects: [{ name: 'phone' }]
});
