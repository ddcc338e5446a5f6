import { expect, type BrowserContext, type Page } from '@playwright/test';
import { journal } from './gather';
import { ending, yourMove } from './hands';

/** A control of the question as a screen reader knows it. */
export interface Control {
	role: string;
	name: string;
	pressed: boolean;
	/** It cannot be used now. */
	off: boolean;
}

/** These only cover, explain, go back or do it once more: nobody gets on with them. */
const ASIDE = /^(Cover it|Another action|\?? ?Rule )| again$/;

/** How a person answers: what they use, and what they like best where there is a choice. */
export interface Person {
	use: (control: Control) => Promise<void>;
	likes: RegExp;
	/** Before each question. */
	asked?: () => Promise<void>;
}

/** Somebody who knows nothing but the accessibility tree. */
export const byTree = (page: Page, likes: RegExp): Person => ({
	likes,
	use: ({ role, name }) =>
		yourMove(page)
			.getByRole(role as 'button', { name, exact: true })
			.first()
			.click()
});

/** A device on which nobody explains, and every match is dealt alike. */
export const sameDeal = (context: BrowserContext): Promise<unknown> =>
	context.addInitScript(() => {
		if (location.protocol === 'about:') return;
		localStorage.setItem('umbra.hints', '{"on":false}');
		let state = 3;
		const fill = (into: Uint8Array) => into.forEach((_, i) => (into[i] = next()));
		const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
		crypto.getRandomValues = (into) => {
			if (into) fill(new Uint8Array(into.buffer, into.byteOffset, into.byteLength));
			return into;
		};
	});

/** Reads one line of an accessibility tree, if it is a control. */
export function controlOf(line: string): Control | null {
	const [, quote, role, said, state] =
		/^\s*- ('?)(button|switch|checkbox|radio) "((?:[^"\\]|\\.)*)"(.*)/.exec(line) ?? [];
	if (role === undefined || state === undefined) return null;
	const name = JSON.parse(`"${quote ? said!.replaceAll("''", "'") : said!}"`) as string;
	return { role, name, pressed: state.includes('[pressed]'), off: state.includes('[disabled]') };
}

/** What the tree of the question says: what is asked, and what can be used now. */
async function question(page: Page): Promise<{ asked: string | null; controls: Control[] }> {
	const tree = await yourMove(page).or(ending(page)).ariaSnapshot();
	const [, asked = null] = /- '?heading "(.*)" \[level=2\]/.exec(tree) ?? [];
	const controls = tree.split('\n').flatMap((line) => controlOf(line) ?? []);
	return { asked, controls: controls.filter(({ name }) => !ASIDE.test(name)) };
}

/**
 * Answers until `done` says so, given everything that has happened: composes with every control
 * once, chooses one answer and sends it. Returns what has been asked.
 */
export async function answer(page: Page, person: Person, done: (told: string) => boolean) {
	const questions: string[] = [];
	let now = '';
	let used: string[] = [];
	const over = async () => done(await journal(page)) || (await ending(page).isVisible());
	while (!(await over())) {
		const { asked, controls } = await question(page);
		const told = `${asked} ${(await journal(page)).length}`;
		if (asked && told !== now) {
			await person.asked?.();
			questions.push(asked);
			used = [];
		}
		now = told;
		const fresh = controls.filter(({ name, off }) => !off && !used.includes(name));
		// What is chosen is sent below the choices.
		const chosen = controls.some(({ pressed }) => pressed);
		const next = chosen
			? controls.at(-1)
			: (fresh.find(({ name }) => person.likes.test(name)) ??
				fresh[0] ??
				// A shutter covers itself after a while.
				(controls.length === 1 ? controls[0] : undefined));
		if (asked && next && !next.off) {
			used.push(next.name);
			await person.use(next);
		}
		const before = JSON.stringify({ asked, controls });
		await expect
			.poll(async () => (await over()) || JSON.stringify(await question(page)) !== before, {
				intervals: [50],
				timeout: 30_000
			})
			.toBe(true);
	}
	return questions;
}
