import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const sorted = (_: string, value: unknown) =>
	value !== null && typeof value === 'object' && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
		: value;

/** A hash of a plain JSON value in `signs` hex signs, at most 64; the order of keys does not matter. */
export const digest = (value: unknown, signs = 8): string =>
	bytesToHex(sha256(utf8ToBytes(JSON.stringify(value, sorted)))).slice(0, signs);
