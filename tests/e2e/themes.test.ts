import { expect, test } from './site';

/** A theme by its name in the settings, and a device that would ask for another. */
const THEMES = {
	Night: { chosen: 'dark', colorScheme: 'light' },
	Paper: { chosen: 'light', colorScheme: 'dark' },
	'High contrast': { chosen: 'stark', colorScheme: 'light' }
} as const;

for (const [name, { chosen, colorScheme }] of Object.entries(THEMES))
	test(`"${name}" is kept, and in force before anything is drawn`, async ({ visit }) => {
		const page = await visit('settings/', { colorScheme, reducedMotion: 'reduce' });
		await page.getByRole('radio', { name }).check({ force: true });
		const root = page.locator('html');
		await expect(root).toHaveAttribute('data-theme', chosen);

		// The theme at the first moment at which there is a body to draw.
		await page.addInitScript(() => {
			new MutationObserver((_, watching) => {
				if (!document.body) return;
				document.documentElement.dataset.first = document.documentElement.dataset.theme;
				watching.disconnect();
			}).observe(document, { childList: true, subtree: true });
		});
		await page.goto(new URL('..', page.url()).href);
		await expect(page.getByRole('button', { name: 'Play alone' })).toBeVisible();
		await expect(root).toHaveAttribute('data-first', chosen);
	});

test('until a theme is chosen the device decides, also while the page is open', async ({
	visit
}) => {
	const page = await visit('', { colorScheme: 'light' });
	const root = page.locator('html');
	await expect(root).toHaveAttribute('data-theme', 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(root).toHaveAttribute('data-theme', 'dark');
	await page.emulateMedia({ contrast: 'more' });
	await expect(root).toHaveAttribute('data-theme', 'stark');
});

test('nobody sees a page in English that is about to be in Russian', async ({ visit }) => {
	const english: string[] = [];
	const page = await visit('', { locale: 'ru-RU' }, async (context) => {
		await context.exposeFunction('seen', (text: string) => english.push(text));
		await context.addInitScript(() => {
			const look = () => {
				const { body } = document;
				if (
					body &&
					getComputedStyle(body).visibility === 'visible' &&
					/Host a game/.test(body.innerText)
				)
					void (window as unknown as { seen(text: string): void }).seen(body.innerText);
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		});
	});
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	expect(english).toEqual([]);
});
