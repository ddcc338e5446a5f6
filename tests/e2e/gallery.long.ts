import type { Browser, Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { PAGES } from './pages';
import { bring, darkMoonScenes, show, type Scenes } from './scenes';
import { test } from './site';

/** Where the pictures go: `<folder>/<language>/<theme>/<size>/<page or question>.png`. */
const FOLDER = process.env.GALLERY ?? 'gallery';
const LANGUAGES = ['en', 'hr', 'ru'];
const THEMES = ['dark', 'light', 'stark'];
const SIZES = [
	{ width: 360, height: 740 },
	{ width: 740, height: 360 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 }
];

let scenes: Scenes;
test.beforeAll(async () => {
	scenes = await darkMoonScenes();
});

test.setTimeout(1_800_000);

for (const language of LANGUAGES)
	for (const theme of THEMES)
		test(`pictures: ${language}, ${theme}`, async ({ browser, site }) => {
			const page = await dressed(browser, language, theme);
			const take = (name: string) => photograph(page, `${FOLDER}/${language}/${theme}`, name);
			for (const address of Object.keys(PAGES)) {
				await page.goto(new URL(address, site.url).href);
				await page.locator('h1').first().waitFor({ state: 'attached' });
				await take(`page-${address.replaceAll(/\W+/g, '-').replace(/-$/, '') || 'home'}`);
			}
			await bring(page, scenes, site.url);
			for (const scene of scenes.list) {
				await show(page, scene, site.url);
				await take(`ask-${scene.name}`);
			}
			await page.context().close();
		});

/** A device that speaks a language and wears a theme. */
async function dressed(browser: Browser, language: string, theme: string): Promise<Page> {
	const context = await browser.newContext({ reducedMotion: 'reduce', isMobile: false });
	await context.addInitScript(
		([language, theme]) => {
			localStorage.setItem('umbra.lang', language);
			localStorage.setItem('umbra.theme', theme);
		},
		[language, theme] as const
	);
	return context.newPage();
}

/** The page as it stands, whole, at every size. */
async function photograph(page: Page, folder: string, name: string) {
	for (const { width, height } of SIZES) {
		const at = `${folder}/${width}x${height}`;
		mkdirSync(at, { recursive: true });
		await page.setViewportSize({ width, height });
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: `${at}/${name}.png`, fullPage: true, animations: 'disabled' });
	}
}
