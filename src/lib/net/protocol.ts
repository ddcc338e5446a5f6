import * as v from 'valibot';
import { replaySchema } from '$lib/replay/format';
import { cleanName, cleanTalk, isBounded } from './bounds';
import { isCode } from './code';

/** Version of the frames below; a host and a guest of different versions do not play. */
export const PROTOCOL = 5;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
/** What lets another phone take a seat, once. */
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.pipe(v.string(), v.regex(/^\d$/));
const options = v.record(text(40), v.unknown());
/** Names are cleaned on both sides: neither need believe the other. */
const name = v.pipe(text(400), v.transform(cleanName));

/** Why a guest is turned away or an action does not count. Each has a sentence in the dictionaries. */
export const REASONS = [
	...([
		'notAsked',
		'notAllowed',
		'questionPassed',
		'over',
		'notSeated',
		'badFrame',
		'full'
	] as const),
	...(['running', 'removed', 'tooOld', 'tooNew', 'noSuchTable', 'unreachable'] as const),
	...(['noSignalling', 'takenOver', 'ended', 'tooFew', 'nameTaken'] as const),
	...(['tooSoon', 'isHere', 'tooFast', 'onlySeats'] as const),
	...(['moved', 'badTicket', 'ticketVoid', 'hasSeat', 'ticketDenied'] as const),
	...(['hostStays', 'notStored'] as const)
];
export type Reason = (typeof REASONS)[number];
const reason = v.picklist(REASONS);

const seatInfo = v.strictObject({
	id: seat,
	name,
	kind: v.picklist(['open', 'person', 'bot']),
	/** `asleep`: the link stands and nobody answers on it; `gone`: there is no link. */
	presence: v.picklist(['here', 'asleep', 'gone']),
	/** A bot answers for this person until they are back. */
	standIn: v.boolean(),
	/** Seats that want it. */
	votes: v.pipe(v.array(seat), v.maxLength(10)),
	/** Somebody has asked this person to answer. */
	nudged: v.boolean()
});
/** What everybody sees of a seat in the lobby and around the table. */
export type SeatInfo = v.InferOutput<typeof seatInfo>;

/** What can be wished for somebody's seat: to nudge them, to let a bot sit in, or rather to wait. */
const WISHES = ['nudge', 'standIn', 'wait'] as const;
export type Wished = (typeof WISHES)[number];

/** What can be said with one tap; everybody reads it in their own language. */
export const PHRASES = [
	...(['hello', 'trustMe', 'doubt', 'voteYes', 'voteNo', 'wait', 'hurry'] as const),
	...(['badRoll', 'goodRoll', 'suspicious', 'notMe', 'wellDone', 'thanks', 'sorry'] as const)
];
export type Phrase = (typeof PHRASES)[number];

const saying = v.union([
	v.strictObject({ text: v.pipe(text(800), v.transform(cleanTalk), v.minLength(1)) }),
	v.strictObject({ phrase: v.picklist(PHRASES) })
]);
/** Something said at the table: a text of one's own, or a phrase. */
export type Saying = v.InferOutput<typeof saying>;

/** Lines of talk that are kept, and the most that one frame carries. */
export const MOST_LINES = 60;

const talkLine = v.strictObject({
	/** Counts the lines of a table, from 1. */
	n: v.pipe(count, v.minValue(1)),
	/** Who said it; `null` once they have no seat. */
	seat: v.nullable(seat),
	name,
	said: saying
});
/** A line of talk as everybody gets it. Who said it is the host's word, never the speaker's. */
export type TalkLine = v.InferOutput<typeof talkLine>;

const lobby = v.strictObject({
	code: v.pipe(v.string(), v.check(isCode)),
	game: text(40),
	options,
	seats: v.pipe(v.array(seatInfo), v.maxLength(10)),
	started: v.boolean(),
	watchers: count
});
/** The table as everybody knows it: seats, options, who is here. */
export type Lobby = v.InferOutput<typeof lobby>;

/** boardgame.io has neither phase nor player once the game is over. */
const ceasing = (most: number) =>
	v.pipe(
		v.nullable(text(most)),
		v.transform((value) => value ?? '')
	);

const view = v.strictObject({
	n: count,
	G: v.unknown(),
	phase: ceasing(80),
	turn: count,
	current: ceasing(8),
	asked: v.record(seat, text(80)),
	over: v.nullable(v.object({ winners: text(80), by: text(80) }))
});

const ARGS = { depth: 5, values: 200, text: 200 };
const args = v.pipe(
	v.array(v.unknown()),
	v.maxLength(20),
	v.check((list) => isBounded(list, ARGS))
);

const hello = v.strictObject({
	t: v.literal('hello'),
	v: v.literal(PROTOCOL),
	/** The secret of this device for this table. */
	token,
	/** Tells one page of the device from another. */
	page: id,
	/** The number that the host has given this page; missing before it has. */
	opened: v.exactOptional(count),
	/** Version of the app, for people to read. */
	app: name,
	/** Games that this page can show, each with the version of its rules. */
	rules: v.pipe(
		v.record(text(40), count),
		v.check((rules) => Object.keys(rules).length <= 50)
	),
	want: v.picklist(['seat', 'watch', 'return']),
	/** Asks for the seat that this ticket is for. */
	ticket: v.exactOptional(secret),
	name: v.exactOptional(v.pipe(name, v.minLength(1)))
});
export type Hello = v.InferOutput<typeof hello>;

const guestFrame = v.variant('t', [
	hello,
	v.strictObject({ t: v.literal('act'), id, question: count, move: text(60), args }),
	/** Something for another's seat: to nudge, to let a bot sit in, or to take that back. */
	v.strictObject({
		t: v.literal('wish'),
		id,
		wish: v.picklist(WISHES),
		seat
	}),
	/** Says something to everybody at the table. */
	v.strictObject({ t: v.literal('say'), id, said: saying }),
	/** Asks for a ticket, with which the seat moves to another phone. */
	v.strictObject({ t: v.literal('ticket'), id }),
	v.strictObject({ t: v.literal('ping') }),
	/** `leave`: gives the seat up, else the page is only closing. */
	v.strictObject({ t: v.literal('bye'), leave: v.exactOptional(v.boolean()) })
]);
/** What a guest may say to the host. Whatever it says, it speaks for the seat of its link alone. */
export type GuestFrame = v.InferOutput<typeof guestFrame>;

const replay = v.pipe(
	replaySchema,
	v.transform((replay) => ({ ...replay, seats: replay.seats.map(cleanName) }))
);
const ack = v.union([
	v.strictObject({ t: v.literal('ack'), id, ok: v.literal(true), n: count }),
	v.strictObject({ t: v.literal('ack'), id, ok: v.literal(false), why: reason })
]);
const hostFrame = v.union([
	v.variant('t', [
		v.strictObject({
			t: v.literal('welcome'),
			v: v.literal(PROTOCOL),
			seat: v.nullable(seat),
			/** Grows whenever the host starts anew. */
			epoch: count,
			code: v.pipe(v.string(), v.check(isCode)),
			/** Number of the guest's page, to be shown whenever it comes back. */
			opened: count,
			app: name
		}),
		v.strictObject({ t: v.literal('lobby'), seat: v.nullable(seat), lobby }),
		v.strictObject({ t: v.literal('view'), epoch: count, view }),
		/** `app`: version of the host's app, where the versions are why. */
		v.strictObject({
			t: v.literal('refused'),
			why: reason,
			canWatch: v.boolean(),
			app: v.exactOptional(name)
		}),
		v.strictObject({ t: v.literal('replay'), replay }),
		/** The host has allowed the seat to move; good for `lasts` more ms. */
		v.strictObject({ t: v.literal('ticket'), id, secret, lasts: count }),
		/** Lines of talk, oldest first; one that came before comes with its speaker's newest name. */
		v.strictObject({
			t: v.literal('talk'),
			lines: v.pipe(v.array(talkLine), v.maxLength(MOST_LINES))
		}),
		/**
		 * So that a guest notices a gap. `n`: number of the newest view, -1 before the first; `said`:
		 * numbers of the first and the last line of talk that is kept, none missing between them.
		 */
		v.strictObject({
			t: v.literal('pong'),
			n: v.pipe(v.number(), v.safeInteger()),
			said: v.strictTuple([count, count])
		}),
		/** `away`: the host's page closes and may come back; any other reason is final. */
		v.strictObject({ t: v.literal('bye'), why: v.union([reason, v.literal('away')]) })
	]),
	ack
]);
/** What the host may say to a guest. */
export type HostFrame = v.InferOutput<typeof hostFrame>;

function read<T extends v.GenericSchema>(schema: T, data: unknown): v.InferOutput<T> | null {
	try {
		const result = v.safeParse(schema, data, { abortEarly: true });
		return result.success ? result.output : null;
	} catch {
		return null;
	}
}

/** A guest's frame, or `null` when it is none. Never throws. */
export const readGuestFrame = (data: unknown): GuestFrame | null => read(guestFrame, data);

/** A host's frame, or `null` when it is none. Never throws. */
export const readHostFrame = (data: unknown): HostFrame | null => read(hostFrame, data);

/** Something said, or `null` when it is nothing of the kind. Never throws. */
export const readSaying = (data: unknown): Saying | null => read(saying, data);

const anyAct = v.object({ t: v.picklist(['act', 'wish', 'say', 'ticket']), id });

/** The id of an action that is otherwise malformed, so that even it gets an answer. */
export const actionId = (data: unknown): string | null => read(anyAct, data)?.id ?? null;
