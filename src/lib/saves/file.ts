import { digest } from '$lib/replay/digest';
import { replaySchema, type Replay } from '$lib/replay/format';
import * as v from 'valibot';
import { finishedSchema, heldSchema, moveSchema, settingsSchema, tableSchema } from './records';
import type { Finished, SavedTable } from './records';

/** Version of the file below. Older ones are read for ever; newer ones are refused. */
const FILE_FORMAT = 1;
/** More text than any device keeps, UTF-16 units. */
const MOST_TEXT = 64 * 1024 * 1024;
const CODE = /^[2-9A-HJKMNP-Z]{6}$/;
/** Keys that touch a prototype. */
const DANGEROUS = ['__proto__', 'constructor', 'prototype'];

const code = v.pipe(v.string(), v.regex(CODE));
const isShort = (text: string) => text.length <= 48;
const savedTable = v.object({
	table: v.pipe(
		v.object({ ...tableSchema.entries, code }),
		v.check(({ seats }) => seats.length <= 10 && seats.every(({ name }) => isShort(name)))
	),
	moves: v.pipe(v.array(moveSchema), v.maxLength(100_000))
});
const contentSchema = v.object({
	tables: v.array(savedTable),
	held: v.array(
		v.pipe(
			v.object({ ...heldSchema.entries, code }),
			v.check(({ name }) => isShort(name))
		)
	),
	finished: v.array(finishedSchema),
	settings: v.nullable(settingsSchema)
});
/** What a file carries. */
export type Content = v.InferOutput<typeof contentSchema>;

/** Why a file is not loaded; ids of sentences. */
export type FileTrouble =
	'fileTooLarge' | 'fileTruncated' | 'fileAltered' | 'fileForeign' | 'fileNewer';

const fileSchema = v.object({
	umbra: v.literal('saves'),
	format: v.literal(FILE_FORMAT),
	/** The app that wrote it. */
	version: v.string(),
	/** ISO 8601. */
	at: v.string(),
	digest: v.string(),
	content: v.object({
		/** Hosted tables hold the secrets of all seats: no glance at the file reads them. */
		tables: v.string(),
		held: v.unknown(),
		finished: v.unknown(),
		settings: v.unknown()
	})
});
const anyFile = v.object({ umbra: v.literal('saves'), format: v.number() });
const anyReplay = v.object({ format: v.number(), seed: v.string(), moves: v.array(v.unknown()) });

const unglanceable = (value: unknown): string => {
	let bytes = '';
	for (const byte of new TextEncoder().encode(JSON.stringify(value)))
		bytes += String.fromCharCode(byte);
	return btoa(bytes);
};
const readable = (text: string): unknown =>
	parse(new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))));

/** The text of a file. `version`: the app's; `at`: now. */
export function writeFile(content: Content, version: string, at: Date): string {
	const carried = { ...content, tables: unglanceable(content.tables) };
	return JSON.stringify({
		umbra: 'saves',
		format: FILE_FORMAT,
		version,
		at: at.toISOString(),
		digest: digest(carried, 64),
		content: carried
	});
}

/** What a file carries, all of it, or why none of it is read. Takes single replays too. Never throws. */
export function readFile(text: string): { content: Content } | { why: FileTrouble } {
	if (text.length > MOST_TEXT) return { why: 'fileTooLarge' };
	const trimmed = text.replace(/^\uFEFF/, '').trim();
	let data: unknown;
	try {
		data = parse(trimmed);
	} catch {
		return { why: looksCut(trimmed) };
	}
	try {
		return v.is(anyFile, data) ? read(data) : replayAlone(data);
	} catch {
		return { why: 'fileAltered' };
	}
}

function read(data: { format: number }): { content: Content } | { why: FileTrouble } {
	if (data.format > FILE_FORMAT) return { why: 'fileNewer' };
	const file = v.parse(fileSchema, data);
	if (digest((data as typeof file).content, 64) !== file.digest) return { why: 'fileAltered' };
	const { tables, ...rest } = file.content;
	return { content: v.parse(contentSchema, { ...rest, tables: readable(tables) }) };
}

function replayAlone(data: unknown): { content: Content } | { why: FileTrouble } {
	if (!v.is(anyReplay, data)) return { why: 'fileForeign' };
	if (data.format > 1) return { why: 'fileNewer' };
	const replay = v.parse(replaySchema, data);
	const finished = finishedOf(replay, { code: '', winners: null, at: 0 });
	return { content: { ...nothing(), finished: [finished] } };
}

/** Plain JSON; throws on a key that touches a prototype. */
function parse(text: string): unknown {
	return JSON.parse(text, (key, value: unknown) => {
		if (DANGEROUS.includes(key)) throw new Error(key);
		return value;
	});
}

/** What is wrong with a text that is no JSON: one that begins like ours and never closes is cut off. */
function looksCut(text: string): FileTrouble {
	if (!/^\{"(umbra|format)":/.test(text)) return 'fileForeign';
	const bare = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '');
	const opens = bare.match(/[{[]/g)?.length ?? 0;
	const closes = bare.match(/[}\]]/g)?.length ?? 0;
	return opens > closes ? 'fileTruncated' : 'fileAltered';
}

/** A file with nothing in it. */
export const nothing = (): Content => ({ tables: [], held: [], finished: [], settings: null });

/** A finished match as a device keeps it. */
export const finishedOf = (
	replay: Replay,
	about: Pick<Finished, 'code' | 'winners' | 'at'>
): Finished => ({ format: 1, id: digest([replay.game, replay.seed], 16), replay, ...about });

/** A hosted match whose secrets a file would hold. */
export const isSecret = ({ seed, over }: SavedTable) => seed !== null && !over;
