import type { AppWords } from './en';
import type { Lang } from './plural';

export { plural, type Lang } from './plural';

/** Each language under its own name, in the order of the picker. */
export const LANGUAGES: Record<Lang, string> = { en: 'English', hr: 'Hrvatski', ru: 'Русский' };

const KEPT = 'umbra.lang';
const ALIKE: Record<string, Lang> = { en: 'en', hr: 'hr', bs: 'hr', sr: 'hr', ru: 'ru', be: 'ru' };

type Sources<T> = Record<Lang, () => Promise<{ default: T }>>;

/** The words of one part of the app (the frame, a game) in the language now chosen. */
export interface Dictionary<T> {
	/** Reactive. Throws before `load()` or `i18n.start()` has settled. */
	readonly words: T;
	/** Loads the words of the current language; afterwards they follow every change of language. */
	load(): Promise<T>;
}

let lang = $state<Lang>('en');
let wished: Lang = 'en';
const loaded: { fetch(to: Lang): Promise<() => void> }[] = [];

/** Makes a dictionary of which only the language in use is loaded; call it once, at module level. */
export function dictionary<T>(sources: Sources<T>): Dictionary<T> {
	let words = $state.raw<T | null>(null);
	let of: Lang | null = null;
	const part = {
		async fetch(to: Lang) {
			const got = (await sources[to]()).default;
			return () => {
				words = got;
				of = to;
			};
		}
	};
	return {
		get words() {
			if (words === null) throw new Error('A dictionary is read before it is loaded.');
			return words;
		},
		async load() {
			if (!loaded.includes(part)) loaded.push(part);
			for (let to = wished; words === null || of !== wished; to = wished) {
				const show = await part.fetch(to);
				if (to === wished) show();
			}
			return words;
		}
	};
}

const app = dictionary<AppWords>({
	en: () => import('./en'),
	hr: () => import('./hr'),
	ru: () => import('./ru')
});

/** The first language of `wanted` (BCP 47 tags, best first) that the app speaks; English otherwise. */
export function nearest(wanted: readonly string[]): Lang {
	for (const tag of wanted) {
		const near = ALIKE[tag.toLowerCase().split('-')[0] ?? ''];
		if (near) return near;
	}
	return 'en';
}

function kept(): Lang | null {
	try {
		const value = localStorage.getItem(KEPT);
		return value && value in LANGUAGES ? (value as Lang) : null;
	} catch {
		return null;
	}
}

async function speak(to: Lang): Promise<void> {
	wished = to;
	const shows = await Promise.all(loaded.map((part) => part.fetch(to)));
	if (wished !== to) return;
	for (const show of shows) show();
	lang = to;
	if (typeof document !== 'undefined') document.documentElement.lang = to;
}

export const i18n = {
	/** The language of every word now shown; reactive. */
	get lang() {
		return lang;
	},
	/** The app's own words; reactive. */
	get app() {
		return app.words;
	},
	/** Loads the words in the language kept on this device, else the browser's; call before rendering. */
	async start(): Promise<void> {
		const prerendering = typeof document === 'undefined';
		wished = prerendering ? 'en' : (kept() ?? nearest(navigator.languages));
		await app.load();
		await speak(wished);
	},
	/** Changes the language of every loaded dictionary at once and keeps the choice on this device. */
	async set(to: Lang): Promise<void> {
		await speak(to);
		try {
			localStorage.setItem(KEPT, to);
		} catch {
			// Storage may be forbidden; the choice then lasts until the page is closed.
		}
	}
};

/** The sentence for a reason id (`refused`, `start()`); one for unknown ids too. */
export function sentence(reason: string): string {
	const { refused } = app.words;
	return reason in refused ? refused[reason as keyof typeof refused] : app.words.failed;
}
