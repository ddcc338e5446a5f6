export type Lang = 'en' | 'hr' | 'ru';

/** One sentence in the forms a language counts by (CLDR); `#` stands for the number. */
export interface Forms {
	one: string;
	few?: string;
	many?: string;
	other: string;
}

/** The form of `forms` that `lang` uses with `n`, with `#` replaced by the number. */
export function plural(lang: Lang, n: number, forms: Forms): string {
	const rule = new Intl.PluralRules(lang).select(n) as keyof Forms;
	return (forms[rule] ?? forms.other).replaceAll('#', new Intl.NumberFormat(lang).format(n));
}
