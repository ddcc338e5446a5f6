import type { Lang } from '$lib/i18n/plural';

/** A face of a die or a Die token with its sign: "+4", "−2". */
export function signed(n: number): string {
	return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A total: "7", "−2". */
export function total(n: number): string {
	return n < 0 ? `−${-n}` : `${n}`;
}

/** "a, b and c" as the language writes it. */
export function listed(lang: Lang, items: readonly string[]): string {
	return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' }).format(items);
}
