import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bring, darkMoonScenes, type Scenes } from './scenes';
import { expect, test } from './site';

/** How often each thing is measured. */
const RUNS = Number(process.env.FIGURES_RUNS ?? 5);

test.setTimeout(RUNS * 120_000 + 300_000);

let scenes: Scenes;
test.beforeAll(async () => {
	scenes = await darkMoonScenes();
});
const codeOf = (name: string) => scenes.list.find((scene) => scene.name === name)!.code;

const tell = (figure: object) => console.warn(JSON.stringify(figure));
function tellTimes(what: string, times: number[]) {
	const sorted = times.map(Math.round).sort((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)];
	tell({ what, runs: sorted.length, median, worst: sorted.at(-1) });
}

/** A cheap phone: `cpu` times slower; on mobile data when `slow` (1.6 Mbit/s, 150 ms). */
async function cheap(page: Page, cpu: number, slow: boolean): Promise<CDPSession> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
	await devtools.send('Network.enable');
	await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
	if (slow)
		await devtools.send('Network.emulateNetworkConditions', {
			offline: false,
			latency: 150,
			downloadThroughput: 1_600_000 / 8,
			uploadThroughput: 750_000 / 8
		});
	return devtools;
}

/** Largest contentful paint and total blocking time of a page that has come to rest, ms. */
const paints = (page: Page) =>
	page.evaluate(async () => {
		const of = (type: string) =>
			new Promise<PerformanceEntry[]>((done) => {
				new PerformanceObserver((list) => done(list.getEntries())).observe({
					type,
					buffered: true
				});
				setTimeout(() => done([]), 500);
			});
		const largest = (await of('largest-contentful-paint')).at(-1)?.startTime ?? NaN;
		const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
		const blocking = (await of('longtask'))
			.filter(({ startTime }) => startTime >= first)
			.reduce((sum, { duration }) => sum + duration - 50, 0);
		return { largest, blocking };
	});

/** A device that has the scenes; no service worker, so that each load comes over the net. */
async function device(browser: Browser, root: string): Promise<BrowserContext> {
	const context = await browser.newContext({
		serviceWorkers: 'block',
		viewport: { width: 360, height: 740 }
	});
	const page = await context.newPage();
	await bring(page, scenes, root);
	await page.close();
	return context;
}

for (const [what, address, drawn] of [
	['/', () => '', 'h1'],
	['the table', () => `table/#${codeOf('act')}`, '.match']
] as const)
	test(`first paint and blocking of ${what}`, async ({ browser, site }) => {
		const largest: number[] = [];
		const blocking: number[] = [];
		let script = 0;
		const context = await device(browser, site.url);
		for (let run = 0; run < RUNS; run++) {
			const page = await context.newPage();
			// What comes when the page is idle is no part of its first load.
			await page.addInitScript(() => (window.requestIdleCallback = () => 0));
			const devtools = await cheap(page, 4, true);
			const bytes = new Map<string, number>();
			const scripts = new Set<string>();
			devtools.on('Network.responseReceived', ({ requestId, type }) => {
				if (type === 'Script') scripts.add(requestId);
			});
			devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
				bytes.set(requestId, encodedDataLength)
			);
			await page.goto(new URL(address(), site.url).href, { waitUntil: 'networkidle' });
			await page.locator(drawn).first().waitFor({ timeout: 60_000 });
			const measured = await paints(page);
			largest.push(measured.largest);
			blocking.push(measured.blocking);
			script = [...scripts].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
			await page.close();
		}
		await context.close();
		tell({ what: `${what}: JavaScript over the wire, bytes`, script });
		tellTimes(`${what}: largest contentful paint, ms`, largest);
		tellTimes(`${what}: total blocking time, ms`, blocking);
		expect(largest).toHaveLength(RUNS);
	});

test('relaunch without a network', async ({ browser, site }) => {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const first = await context.newPage();
	await first.goto(site.url);
	await first.evaluate(() => navigator.serviceWorker.ready);
	await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await first.close();
	await context.setOffline(true);
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		const since = performance.now();
		await page.goto(site.url, { waitUntil: 'commit' });
		await page.getByRole('button', { name: 'Host a game' }).click();
		await page.getByRole('textbox', { name: 'Your name' }).waitFor();
		times.push(performance.now() - since);
		await page.close();
	}
	await context.close();
	tellTimes('offline, from opening to a hosted lobby at 4x CPU, ms', times);
	expect(times).toHaveLength(RUNS);
});

test('frames while six dice tumble', async ({ browser, site }) => {
	const context = await device(browser, site.url);
	const page = await context.newPage();
	await page.goto(new URL(`table/#${codeOf('submit')}`, site.url).href);
	await page.getByRole('button', { name: 'Look at my roll' }).click();
	const roll = page.getByRole('group', { name: 'My roll', exact: true });
	await roll.waitFor();
	await cheap(page, 6, false);
	const longest: number[] = [];
	for (let run = 0; run < RUNS; run++)
		longest.push(
			await roll.evaluate(async (dice) => {
				// Six, whatever was rolled; taken out and put in, so that they tumble anew.
				while (dice.childElementCount < 6) dice.append(dice.firstElementChild!.cloneNode(true));
				const parent = dice.parentElement!;
				const next = dice.nextSibling;
				dice.remove();
				await new Promise(requestAnimationFrame);
				parent.insertBefore(dice, next);
				let worst = 0;
				let last = await new Promise<number>(requestAnimationFrame);
				const until = last + 800;
				while (last < until) {
					const now = await new Promise<number>(requestAnimationFrame);
					worst = Math.max(worst, now - last);
					last = now;
				}
				return worst;
			})
		);
	await context.close();
	tellTimes('longest frame while six dice tumble at 6x CPU, ms', longest);
	expect(longest).toHaveLength(RUNS);
});

test('sizes of what is shipped', () => {
	const files = readdirSync('build', { recursive: true, encoding: 'utf8' })
		.map((name) => join('build', name))
		.filter((path) => statSync(path).isFile());
	const worker = readFileSync('build/sw.js', 'utf8');
	const sum = (paths: string[], size: (path: string) => number) =>
		paths.reduce((bytes, path) => bytes + size(path), 0);
	const stored = files.filter((path) => worker.includes(path.slice('build/'.length)));
	const packed = (path: string) =>
		/\.(woff2|png)$/.test(path) ? statSync(path).size : gzipSync(readFileSync(path)).length;
	const fonts = files.filter((path) => path.endsWith('.woff2'));
	const sounds = files.filter((path) => /\.(mp3|ogg|opus|wav|m4a)$/.test(path));
	tell({
		what: 'bytes shipped',
		precache: sum(stored, packed),
		precached: stored.length,
		fonts: sum(fonts, packed),
		sounds: sum(sounds, packed)
	});
	expect(stored.length).toBeGreaterThan(50);
});
