import config from './playwright.config';

/** What takes too long for every day: `npm run test:long` and `npm run figures`. */
export default {
	...config,
	testMatch: '*.long.ts',
	workers: 1
};
