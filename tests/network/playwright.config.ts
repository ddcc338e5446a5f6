import config from '../e2e/playwright.config';

/** One browser per machine over a switch: `npm run test:network`. Its cases wait out real outages. */
export default {
	...config,
	testDir: '.',
	outputDir: '../../test-results/network',
	globalSetup: './lan.ts',
	timeout: 600_000,
	expect: { timeout: 60_000 },
	workers: 1,
	projects: [{ name: 'network' }]
};
