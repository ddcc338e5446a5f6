import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { yourMove } from './hands';
import { expect, test } from './site';

const RELEASED = 'tests/saves/released/format-1.json';

const picker = (page: Page) => page.locator('input[type="file"]');
const load = (page: Page, text: string) =>
	picker(page).setInputFiles({
		name: 'umbra.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});

/** Leaves an impossible move as the first of a table of this device. */
const spoil = (page: Page, table: string) =>
	page.evaluate(
		(code) =>
			new Promise<void>((done, fail) => {
				const opening = indexedDB.open('umbra');
				opening.onsuccess = () => {
					const write = opening.result.transaction('moves', 'readwrite');
					const move = { seat: '0', move: 'nothing', args: [], id: 'x' };
					write.objectStore('moves').put(move, [code, 0]);
					write.oncomplete = () => done();
					write.onerror = () => fail(new Error('not written'));
				};
			}),
		table
	);

test('a match goes to another device as a file, a broken file brings nothing, and a broken table is told', async ({
	visit
}) => {
	const page = await visit();
	await page.getByRole('button', { name: 'Play alone' }).click();
	await page.getByRole('button', { name: /^4/ }).click();
	await expect(yourMove(page)).toBeVisible();
	const code = new URL(page.url()).hash.slice(1);
	await page.goto(new URL('/settings/', page.url()).href);
	await expect(page.getByText('the file holds every secret of it')).toBeVisible();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save everything to a file' }).click()
	]);
	const text = readFileSync(await file.path(), 'utf8');

	const other = await visit('settings/');
	await expect(other.getByRole('textbox', { name: 'Your name' })).toBeEnabled();
	await load(other, text.slice(0, 400));
	await expect(other.getByText('The end of this file is missing.')).toBeVisible();
	await load(other, text.replace('"format":1', '"format":2'));
	await expect(other.getByText('A newer version of Umbra wrote this file.')).toBeVisible();
	await load(other, text);
	await expect(other.getByText('Loaded: 1 table')).toBeVisible();
	await other.goto(new URL('/', other.url()).href);
	await expect(other.getByText(code)).toBeVisible();
	await other.getByRole('button', { name: 'Back to your table' }).click();
	await expect(yourMove(other)).toBeVisible();

	await spoil(other, code);
	await other.reload();
	await expect(other.getByText('The record of this table is broken')).toBeVisible();
	await expect(other.getByRole('button', { name: 'Save to a file' })).toBeVisible();
});

test('what an old release wrote is loaded, listed and deleted', async ({ visit }) => {
	const page = await visit('settings/');
	await expect(page.getByRole('textbox', { name: 'Your name' })).toBeEnabled();
	await load(page, readFileSync(RELEASED, 'utf8'));
	await expect(page.getByText('Loaded: 1 table, 1 seat, 1 finished match')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
	await page.goto(new URL('/', page.url()).href);
	await page.getByRole('link', { name: '1 finished match' }).click();
	const match = page.getByRole('listitem').filter({ hasText: 'The Infected won' });
	await expect(match.getByText('<b>Čiro</b>')).toBeVisible();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		match.getByRole('button', { name: 'Save to a file' }).click()
	]);
	expect(readFileSync(await file.path(), 'utf8')).toContain('"umbra":"saves"');
	await match.getByRole('button', { name: 'Delete' }).click();
	await match.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No match has been finished on this device yet.')).toBeVisible();
});
