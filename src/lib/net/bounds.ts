const NAME_LENGTH = 24;
/** Most characters of a line of talk. */
const TALK_LENGTH = 200;
/** Signs that show nothing: control, format, surrogate, private, and the blanks that are letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?`;
/** A picture with the invisible signs that colour and join it, or a sign that shows nothing. */
const PICTURE_OR_INVISIBLE = new RegExp(
	`(${PICTURE}(?:\\u200d${PICTURE})*)|${INVISIBLE.source}`,
	'gu'
);
/** More marks on one letter than any language needs. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** A person's name as the table shows it: at most 24 characters, trimmed, nothing invisible. */
export const cleanName = (name: string): string =>
	cut(flat(name).replace(INVISIBLE, ''), NAME_LENGTH);

/** A line of talk as the table shows it: at most 200 characters, and as clean as a name; emoji stay whole. */
export const cleanTalk = (text: string): string =>
	cut(flat(text).replace(PICTURE_OR_INVISIBLE, '$1'), TALK_LENGTH);

const flat = (text: string) => text.slice(0, 800).replace(/\s+/gu, ' ');

function cut(text: string, length: number): string {
	const even = text.replace(/ +/gu, ' ').normalize('NFC').replace(PILED_MARKS, '$1').trim();
	return [...even]
		.slice(0, length)
		.join('')
		.replace(/\u200d$/u, '')
		.trim();
}

/** Names that a person would take for the same. */
export const sameName = (a: string, b: string) =>
	a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();

/** How much a value from outside may hold. */
export interface Bounds {
	depth: number;
	/** Values in all, nested ones included. */
	values: number;
	/** UTF-16 units of one string or key. */
	text: number;
}

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value is plain JSON within bounds and has no key that touches a prototype. */
export function isBounded(value: unknown, bounds: Bounds): boolean {
	let left = bounds.values;
	const fits = (part: unknown, depth: number): boolean => {
		if (--left < 0 || depth > bounds.depth) return false;
		if (part === null || typeof part === 'boolean') return true;
		if (typeof part === 'number') return Number.isFinite(part);
		if (typeof part === 'string') return part.length <= bounds.text;
		if (typeof part !== 'object') return false;
		if (Array.isArray(part)) return part.every((item) => fits(item, depth + 1));
		return Object.entries(part).every(
			([key, item]) => key.length <= bounds.text && !DANGEROUS.has(key) && fits(item, depth + 1)
		);
	};
	return fits(value, 0);
}
