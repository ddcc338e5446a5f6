import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './site';

const KINDS = ['strong', 'weak', 'commander'] as const;
const SIGHTS = ['none', 'protanopia', 'deuteranopia', 'achromatopsia'] as const;
type Sight = (typeof SIGHTS)[number];

/** Dots along each side of a picture that is compared. */
const SIDE = 24;

interface Picture {
	/** How bright each dot is, 0 to 255. */
	dots: number[];
	/** The mean colour. */
	colour: number[];
}

/** A die as somebody with this sight sees it. */
async function seen(page: Page, cdp: CDPSession, kind: string, type: Sight): Promise<Picture> {
	await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
	const png = await page.locator(`.die.${kind}`).first().screenshot();
	return page.evaluate(
		async ([source, side]) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
			canvas.drawImage(image, 0, 0, side, side);
			const { data } = canvas.getImageData(0, 0, side, side);
			const dots: number[] = [];
			const colour = [0, 0, 0];
			for (let at = 0; at < data.length; at += 4) {
				const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
				dots.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
				[r, g, b].forEach((part, i) => (colour[i]! += part / side ** 2));
			}
			return { dots, colour };
		},
		[`data:image/png;base64,${png.toString('base64')}`, SIDE] as const
	);
}

/** The share of dots that are clearly brighter in one of two pictures. */
const difference = (a: Picture, b: Picture) =>
	a.dots.filter((dot, i) => Math.abs(dot - b.dots[i]!) > 24).length / a.dots.length;

for (const theme of ['dark', 'light', 'stark'])
	test(`dice are told apart without colour (${theme})`, async ({ visit }) => {
		const page = await visit('dark-moon/cards/', { reducedMotion: 'reduce' }, (context) =>
			context.addInitScript((chosen) => {
				if (location.protocol.startsWith('http')) localStorage.setItem('umbra.theme', chosen);
			}, theme)
		);
		await expect(page.locator('.die.commander').first()).toBeVisible();
		const cdp = await page.context().newCDPSession(page);
		const plain = await seen(page, cdp, 'weak', 'none');
		for (const sight of SIGHTS) {
			const pictures: Picture[] = [];
			for (const kind of KINDS) pictures.push(await seen(page, cdp, kind, sight));
			const [strong, weak, commander] = pictures as [Picture, Picture, Picture];
			if (theme !== 'stark' && sight !== 'none')
				expect(weak.colour, `${sight} changes what is seen`).not.toEqual(plain.colour);
			for (const [pair, share] of Object.entries({
				'strong and weak': difference(strong, weak),
				'weak and commander': difference(weak, commander),
				'strong and commander': difference(strong, commander)
			}))
				expect(share, `${pair}, ${sight}`).toBeGreaterThan(0.25);
		}
	});

test('each kind of die has a name of its own, and a letter', async ({ visit }) => {
	const page = await visit('dark-moon/cards/');
	for (const [kind, letter] of [
		['Strong', 'S'],
		['Weak', 'W'],
		['Commander', 'C']
	] as const) {
		const item = page
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name: `${kind} die` }) });
		await expect(item).toHaveCount(1);
		await expect(item.locator('.die text').first()).toHaveText(letter);
	}
});
