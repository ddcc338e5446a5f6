/** Letters written from right to left. */
const RIGHT_TO_LEFT =
	/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Signs that turn the direction of what follows. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A person's name as part of a sentence: whatever it holds, the words around it keep their order. */
export function isolated(name: string): string {
	const bare = name.replace(TURNING, '');
	return RIGHT_TO_LEFT.test(bare) ? FIRST_STRONG_ISOLATE + bare + POP_ISOLATE : bare;
}
