import { serious } from './serious';
import { yourMove } from './hands';
import { bring, darkMoonScenes } from './scenes';
import { expect, test } from './site';

test.setTimeout(900_000);

test('every question, the wait and the end are accessible in every theme', async ({
	visit,
	site
}) => {
	const scenes = await darkMoonScenes();
	const page = await visit('settings/', { reducedMotion: 'reduce' });
	await bring(page, scenes, site.url);
	const found: string[] = [];
	for (const { name, code } of scenes.list) {
		await page.goto(new URL(`table/#${code}`, site.url).href);
		if (name === 'ended') await expect(page.getByRole('heading', { name: /win$/ })).toBeVisible();
		else await expect(yourMove(page)).toBeVisible();
		found.push(...(await serious(page)).map((violation) => `${name}: ${violation}`));
	}
	expect(found).toEqual([]);
});
