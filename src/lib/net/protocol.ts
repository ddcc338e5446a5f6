import * as v from 'valibot';
import { replaySchema } from '$lib/replay/format';
import { cleanName, isBounded } from './bounds';
import { isCode } from './code';

/** Version of the frames below; a host and a guest of different versions do not play. */
export const PROTOCOL = 2;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.pipe(v.string(), v.regex(/^\d$/));
const options = v.record(text(40), v.unknown());

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
	...(['tooSoon', 'isHere'] as const)
];
export type Reason = (typeof REASONS)[number];
const reason = v.picklist(REASONS);

const seatInfo = v.strictObject({
	id: seat,
	name: text(48),
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
	want: v.picklist(['seat', 'watch', 'return']),
	name: v.exactOptional(v.pipe(text(400), v.transform(cleanName), v.minLength(1)))
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
	v.strictObject({ t: v.literal('ping') }),
	/** `leave`: gives the seat up, else the page is only closing. */
	v.strictObject({ t: v.literal('bye'), leave: v.exactOptional(v.boolean()) })
]);
/** What a guest may say to the host. Whatever it says, it speaks for the seat of its link alone. */
export type GuestFrame = v.InferOutput<typeof guestFrame>;

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
			code: v.pipe(v.string(), v.check(isCode))
		}),
		v.strictObject({ t: v.literal('lobby'), seat: v.nullable(seat), lobby }),
		v.strictObject({ t: v.literal('view'), epoch: count, view }),
		v.strictObject({ t: v.literal('refused'), why: reason, canWatch: v.boolean() }),
		v.strictObject({ t: v.literal('replay'), replay: replaySchema }),
		/** `n`: number of the newest view, -1 before the first, so that a guest notices a gap. */
		v.strictObject({ t: v.literal('pong'), n: v.pipe(v.number(), v.safeInteger()) }),
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

const anyHello = v.object({ t: v.literal('hello'), v: v.pipe(v.number(), v.safeInteger()) });

/** Which side must update when a hello speaks another version; `null` for ours and for no hello. */
export function versionGap(data: unknown): 'tooOld' | 'tooNew' | null {
	const spoken = read(anyHello, data)?.v ?? PROTOCOL;
	return spoken === PROTOCOL ? null : spoken < PROTOCOL ? 'tooOld' : 'tooNew';
}

const anyAct = v.object({ t: v.picklist(['act', 'wish']), id });

/** The id of an action that is otherwise malformed, so that even it gets an answer. */
export const actionId = (data: unknown): string | null => read(anyAct, data)?.id ?? null;
