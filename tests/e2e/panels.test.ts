import { serious } from './serious';
import { yourMove } from './hands';
import { bring, darkMoonScenes, show } from './scenes';
import { expect, test } from './site';

test.setTimeout(300_000);

test('every question, the wait and the end are accessible in every theme', async ({
	visit,
	site
}) => {
	const scenes = await darkMoonScenes();
	const page = await visit('settings/', { reducedMotion: 'reduce' });
	await bring(page, scenes, site.url);
	const found: string[] = [];
	const lookedAt = async (name: string) =>
		found.push(...(await serious(page)).map((violation) => `${name}: ${violation}`));
	for (const scene of scenes.list) {
		await show(page, scene, site.url);
		await lookedAt(scene.name);
		const look = yourMove(page).getByRole('button', { name: /^Look at/ });
		if (!(await look.isVisible())) continue;
		await look.click();
		await lookedAt(`${scene.name}, uncovered`);
	}
	expect(found).toEqual([]);
});
