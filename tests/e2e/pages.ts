import { expect, type Page } from '@playwright/test';

/** Every page, and how to tell that it is there. */
export const PAGES: Record<string, (page: Page) => Promise<void>> = {
	'': (page) => expect(page.getByRole('button', { name: 'Host a game' })).toBeVisible(),
	'join/': (page) => expect(page.getByRole('textbox', { name: 'Room code' })).toBeVisible(),
	'join/#QWERT2': (page) =>
		expect(page.getByRole('textbox', { name: 'Room code' })).toHaveValue('QWERT2'),
	'settings/': (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings'),
	'privacy/': (page) =>
		expect(page.getByRole('heading', { level: 1 })).toHaveText('What leaves your phone'),
	'dark-moon/rules/': (page) => expect(page.getByText('DM-1.1', { exact: true })).toBeVisible(),
	'replay/': (page) => expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible(),
	'matches/': (page) =>
		expect(page.getByRole('link', { name: 'Watch a match from a file' })).toBeVisible(),
	'dark-moon/learn/': (page) => expect(page.getByRole('button', { name: 'Begin' })).toHaveCount(3),
	'dark-moon/cards/': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
};
