import { chromium, test as base, expect, type Page } from '@playwright/test';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../e2e/playwright.config';
import { gather } from '../e2e/gather';
import { openLan, type Lan, type Machine } from './lan';

/** A machine on the switch with a browser of its own. */
export interface Phone {
	page: Page;
	machine: Machine;
}

/** What a phone of a test is like. */
export interface PhoneOptions {
	/** Whether it knows a way out of its own network. */
	route?: boolean;
	/** Whether its owner has allowed the app the camera. */
	camera?: boolean;
}

interface Fixtures {
	lan: Lan;
	/** Puts a phone on the switch and opens `address`; the test fails if its page throws. */
	phone: (address: string, options?: PhoneOptions) => Promise<Phone>;
}

const { executablePath = chromium.executablePath(), args = [] } =
	(config.use!.launchOptions as { executablePath?: string; args?: string[] }) ?? {};

/** Playwright's test with a network and phones on it. */
export const test = base.extend<Fixtures>({
	// eslint-disable-next-line no-empty-pattern
	lan: async ({}, use) => {
		const lan = await openLan();
		await use(lan);
		await lan.close();
	},
	phone: async ({ lan }, use) => {
		const wrong: string[] = [];
		const folder = mkdtempSync(join(tmpdir(), 'umbra-phones-'));
		const phones: { close(): Promise<void> }[] = [];
		await use(async (address, { route = true, camera = false } = {}) => {
			const machine = await lan.machine({ route });
			const browser = await chromium.launch({
				executablePath: program(folder, [...machine.within, executablePath]),
				args: [
					...args.filter((arg) => !arg.includes('loopback')),
					`--unsafely-treat-insecure-origin-as-secure=${new URL(lan.url).origin}`
				]
			});
			phones.push(browser);
			const context = await browser.newContext({
				locale: 'en-US',
				viewport: { width: 360, height: 740 },
				permissions: camera ? ['camera'] : []
			});
			const page = await context.newPage();
			page.on('pageerror', (error) => wrong.push(error.message));
			await page.goto(new URL(address, lan.url).href);
			return { page, machine };
		});
		for (const browser of phones) await browser.close();
		rmSync(folder, { recursive: true });
		expect(wrong, 'pages throw nothing').toEqual([]);
	}
});

/** A match of three that has just begun, each on a phone of their own; the first one hosts. */
export async function match(phone: Fixtures['phone']) {
	const phones: Phone[] = [];
	const { table, guests, link } = await gather(
		async (address = '') => {
			const opened = await phone(address);
			phones.push(opened);
			return opened.page;
		},
		['Ana', 'Boris', 'Cira']
	);
	const pages = [table, ...guests];
	phones.sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
	return { pages, phones, link };
}

/** A file that runs `command`, for who takes only the path of a program. */
function program(folder: string, command: string[]): string {
	const path = join(folder, command.at(2)!);
	writeFileSync(path, `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`);
	chmodSync(path, 0o755);
	return path;
}

export { expect };
