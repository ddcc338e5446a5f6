import { i18n } from '$lib/i18n/index.svelte';
import type { Loaded } from '$lib/session/carrying';

/** What came of a file, in sentences. */
export function loadedLines({ tables, held, finished, settings, further, open }: Loaded): string[] {
	const words = i18n.app.saves;
	const list = (parts: string[]) => new Intl.ListFormat(i18n.lang).format(parts);
	const what = [
		tables && words.tables({ n: tables }),
		held && words.seats({ n: held }),
		finished && words.matches({ n: finished }),
		settings && words.settings
	].filter((part) => typeof part === 'string');
	return [
		what.length ? words.loaded({ what: list(what) }) : words.nothingNew,
		...(further.length ? [words.further({ codes: list(further) })] : []),
		...(open.length ? [words.open({ codes: list(open) })] : [])
	];
}
