import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { host, join } from './gather';
import { expect, test } from './site';

const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.html')
);

/** The Content-Security-Policy of a built page, by directive. */
function policyOf(file: string): Map<string, string[]> {
	const html = readFileSync(`build/${file}`, 'utf8');
	const content = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
	expect(content, `${file} has a policy`).toBeDefined();
	return new Map(
		content!.split(';').map((directive) => {
			const [name, ...sources] = directive.trim().replaceAll('&#39;', "'").split(/\s+/);
			return [name!, sources];
		})
	);
}

test('there are pages to look at', () => {
	expect(pages.length).toBeGreaterThan(4);
});

for (const file of pages)
	test(`${file} runs its own scripts alone, and nothing written into it`, () => {
		const policy = policyOf(file);
		for (const [name, sources] of policy) {
			expect(sources, name).not.toContain("'unsafe-eval'");
			// Lengths and positions of drawn things; no script runs from a style.
			if (name !== 'style-src-attr') expect(sources, name).not.toContain("'unsafe-inline'");
		}
		for (const source of policy.get('script-src')!) expect(source).toMatch(/^'(self|sha256-.+)'$/);
		expect(policy.get('default-src')).toEqual(["'self'"]);
		expect(policy.get('object-src')).toEqual(["'none'"]);
		expect(policy.get('form-action')).toEqual(["'none'"]);
		expect(policy.get('base-uri')).toEqual(["'self'"]);
		expect(policy.has('frame-src')).toBe(false);
		const html = readFileSync(`build/${file}`, 'utf8');
		expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
	});

const ELSEWHERE = 'elsewhere.test';

/** Asks another server by a request and by a socket; which of them the page's policy has stopped. */
const stopped = (page: Page) =>
	page.evaluate(async (name) => {
		const found: string[] = [];
		addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
			found.push(`${effectiveDirective} ${new URL(blockedURI).protocol}`)
		);
		await fetch(`https://${name}/`).catch(() => {});
		await new Promise<void>((done) => {
			try {
				new WebSocket(`wss://${name}/`).onerror = () => done();
			} catch {
				done();
			}
		});
		await new Promise((done) => setTimeout(done));
		return [...new Set(found)];
	}, ELSEWHERE);

test.describe('whom a page may ask', () => {
	test.use({ elsewhere: ELSEWHERE });

	test('at a table nobody but the signalling server, and in the settings again any server', async ({
		visit
	}) => {
		const table = await visit();
		expect(await stopped(table), 'before it meets anybody').toEqual([]);
		const guest = await visit(await host(table, 'Ana'));
		await join(guest, 'Boris');
		await expect(guest.getByText('Waiting for the host to start.')).toBeVisible();
		const both = ['connect-src https:', 'connect-src wss:'];
		for (const page of [table, guest]) expect(await stopped(page)).toEqual(both);

		await guest.getByRole('link', { name: 'Home' }).click();
		await guest.getByRole('link', { name: 'Settings' }).click();
		await expect(guest.getByRole('textbox', { name: 'Your name' })).toBeEnabled();
		expect(await stopped(guest)).toEqual([]);
	});
});
