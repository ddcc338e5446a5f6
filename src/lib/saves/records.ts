import * as v from 'valibot';
import { replaySchema } from '$lib/replay/format';

const seat = v.object({
	kind: v.picklist(['open', 'person', 'bot']),
	name: v.string(),
	/** The secret of the device that holds the seat. */
	token: v.nullable(v.string()),
	/** A bot sits in while the person is away. */
	standIn: v.exactOptional(v.boolean())
});
const line = v.object({
	/** Counts the lines of a table, from 1. */
	n: v.number(),
	/** The line's id, so that a repeated one is known even after a reload. */
	id: v.string(),
	/** The secret of the device that said it. */
	by: v.string(),
	/** The name it was said under. */
	name: v.string(),
	said: v.union([v.object({ text: v.string() }), v.object({ phrase: v.string() })])
});
/** One line of what was said at a table. */
export type SavedLine = v.InferOutput<typeof line>;

export const tableSchema = v.object({
	format: v.literal(1),
	code: v.string(),
	role: v.picklist(['host', 'alone']),
	game: v.string(),
	rules: v.number(),
	/** Proves to the signalling server that the code is ours. */
	peerToken: v.string(),
	/** The host's own token as a player at this table. */
	ownToken: v.string(),
	/** How often this table has been opened. */
	epoch: v.number(),
	seats: v.array(seat),
	/** Tokens of removed guests. */
	barred: v.array(v.string()),
	/** Tokens of phones whose seats have moved to others, newest last. */
	moved: v.exactOptional(v.fallback(v.array(v.string()), [])),
	options: v.record(v.string(), v.unknown()),
	/** The seed of the match; `null` in the lobby. */
	seed: v.nullable(v.string()),
	over: v.boolean(),
	/** The last lines of talk; a broken one costs the talk, not the table. */
	talk: v.exactOptional(v.fallback(v.array(line), [])),
	/** When it was last written, ms since 1970. Only sorts. */
	at: v.number()
});
/** A table that this device hosts, but for its moves. */
export type SavedTable = v.InferOutput<typeof tableSchema>;
export type SavedSeat = SavedTable['seats'][number];

export const moveSchema = v.object({
	seat: v.string(),
	move: v.string(),
	args: v.array(v.unknown()),
	/** The action's id, so that a repeated one is known even after a reload. */
	id: v.string()
});
/** One accepted action. */
export type SavedMove = v.InferOutput<typeof moveSchema>;

export const heldSchema = v.object({
	format: v.literal(1),
	code: v.string(),
	token: v.string(),
	name: v.string(),
	/** `null` until the host has said it. */
	game: v.nullable(v.string()),
	/** Sits at the table or watches; `null` while only looking in. */
	as: v.nullable(v.picklist(['seat', 'watch'])),
	over: v.boolean(),
	at: v.number()
});
/** This device's place at somebody else's table. */
export type HeldSeat = v.InferOutput<typeof heldSchema>;

const signalsSchema = v.object({
	/** A mark in the title of the page. */
	named: v.boolean(),
	sound: v.boolean(),
	/** Percent. */
	volume: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
	vibration: v.boolean(),
	/** A notification while the page is out of sight. */
	notice: v.boolean()
});
/** How this device says that its person is asked. */
export type SignalSettings = v.InferOutput<typeof signalsSchema>;

/** Signals before anybody has set any. */
export const FIRST_SIGNALS: SignalSettings = {
	named: true,
	sound: true,
	volume: 60,
	vibration: true,
	notice: false
};

export const settingsSchema = v.object({
	name: v.string(),
	/** A PeerServer of the user's; `null`: the one beside the app, else the public one. */
	signalling: v.nullable(
		v.object({ host: v.string(), port: v.number(), path: v.string(), secure: v.boolean() })
	),
	/** STUN addresses; `null`: what fits the signalling server in use. */
	stun: v.nullable(v.array(v.string())),
	turn: v.nullable(v.object({ urls: v.string(), username: v.string(), credential: v.string() })),
	/** Missing until somebody changes one. */
	signals: v.exactOptional(v.fallback(signalsSchema, FIRST_SIGNALS))
});
/** What a person has set on this device. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Settings before anybody has set any. */
export const FIRST_SETTINGS: Settings = { name: '', signalling: null, stun: null, turn: null };

export const finishedSchema = v.object({
	format: v.literal(1),
	/** Names the match; the same on every device. */
	id: v.string(),
	code: v.string(),
	/** The side that has won, as the game calls it; `null`: not known. */
	winners: v.nullable(v.string()),
	replay: replaySchema,
	/** When this device learnt of it, ms since 1970. */
	at: v.number()
});
/** A match that is over, as everybody at its table may keep it. */
export type Finished = v.InferOutput<typeof finishedSchema>;

const reader =
	<T extends v.GenericSchema>(schema: T) =>
	(data: unknown): v.InferOutput<T> | null => {
		const result = v.safeParse(schema, data);
		return result.success ? result.output : null;
	};

export const readTable = reader(tableSchema);
const readMove = reader(moveSchema);
export const readHeld = reader(heldSchema);
export const readSettings = reader(settingsSchema);
export const readFinished = reader(finishedSchema);

/**
 * The moves of a table from what lies there with their numbers; `null`: they are spoilt. A move is
 * stored before the next is accepted, so one that is missing or unreadable among others has been
 * lost, and what follows it is no match. Only the last may be left half-written by a page that died:
 * nobody has been told that it counts, and the next takes its number.
 */
export function readMoves(stored: [number, unknown][]): SavedMove[] | null {
	if (stored.some(([number], i) => number !== i)) return null;
	const read = stored.map(([, record]) => readMove(record));
	if (read.at(-1) === null) read.pop();
	return read.every((move) => move !== null) ? read : null;
}
