import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Most bytes of one frame, header included: what every browser carries in one piece. */
export const FRAME_BYTES = 16 * 1024;
/** Most bytes of a message before it is framed, inflated or not. */
export const LIMITS = { toHost: 64 * 1024, toGuest: 4 * 1024 * 1024 };

/** Flags (1), number of the message (4), index of the frame (2). */
const HEADER = 7;
const LAST = 1;
const DEFLATED = 2;
const BODY = FRAME_BYTES - HEADER;
const DEFLATE_ABOVE = 1024;
/** Messages of which only some frames have come. */
const OPEN_MESSAGES = 8;
/** A slice of deflated bytes cannot grow beyond half a megabyte. */
const INFLATE_SLICE = 512;

/** A JSON message as frames of at most 16 kB. `number` tells one message of a link from another. */
export function encode(message: unknown, number: number): Uint8Array[] {
	const plain = strToU8(JSON.stringify(message));
	const deflated = plain.length > DEFLATE_ABOVE;
	const body = deflated ? deflateSync(plain) : plain;
	const frames: Uint8Array[] = [];
	for (let at = 0; at < body.length || at === 0; at += BODY) {
		const part = body.subarray(at, at + BODY);
		const frame = new Uint8Array(HEADER + part.length);
		const header = new DataView(frame.buffer);
		header.setUint8(0, (at + BODY >= body.length ? LAST : 0) | (deflated ? DEFLATED : 0));
		header.setUint32(1, number >>> 0);
		header.setUint16(5, frames.length);
		frame.set(part, HEADER);
		frames.push(frame);
	}
	return frames;
}

function inflate(body: Uint8Array, limit: number): Uint8Array | null {
	const parts: Uint8Array[] = [];
	let length = 0;
	const stream = new Inflate((part) => {
		length += part.length;
		if (length <= limit) parts.push(part);
	});
	for (let at = 0; at < body.length && length <= limit; at += INFLATE_SLICE)
		stream.push(body.subarray(at, at + INFLATE_SLICE), at + INFLATE_SLICE >= body.length);
	return length > limit ? null : joined(parts, length);
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

interface OpenMessage {
	parts: (Uint8Array | undefined)[];
	bytes: number;
	/** Frames in all, once the last one has come. */
	count: number | null;
	deflated: boolean;
}

/** Puts frames together again. What is not a message of ours comes out as `undefined`. */
export class Assembler {
	private readonly messages = new Map<number, OpenMessage>();

	/** `limit`: most bytes of one message and of all its frames that wait. */
	constructor(private readonly limit: number) {}

	/** The message that a frame completes, `undefined` for a bad one, `null` while frames miss. */
	take(frame: Uint8Array): { message: unknown } | null {
		if (frame.length < HEADER || frame.length > FRAME_BYTES) return { message: undefined };
		const header = new DataView(frame.buffer, frame.byteOffset, frame.length);
		const flags = header.getUint8(0);
		const number = header.getUint32(1);
		const index = header.getUint16(5);
		if (flags > (LAST | DEFLATED) || index * BODY >= this.limit) return this.drop(number);
		const deflated = (flags & DEFLATED) !== 0;
		const open = this.messages.get(number) ?? this.begin(number, deflated);
		if (open.deflated !== deflated) return this.drop(number);
		if (open.parts[index] === undefined) {
			open.parts[index] = frame.slice(HEADER);
			open.bytes += frame.length - HEADER;
		}
		if (flags & LAST) open.count = index + 1;
		if (open.bytes > this.limit) return this.drop(number);
		const { parts, count } = open;
		if (count === null) return null;
		if (parts.length > count) return this.drop(number);
		for (let at = 0; at < count; at++) if (parts[at] === undefined) return null;
		this.messages.delete(number);
		return { message: this.open(open) };
	}

	private begin(number: number, deflated: boolean): OpenMessage {
		const oldest = this.messages.keys().next();
		if (this.messages.size >= OPEN_MESSAGES && !oldest.done) this.messages.delete(oldest.value);
		const open: OpenMessage = { parts: [], bytes: 0, count: null, deflated };
		this.messages.set(number, open);
		return open;
	}

	private drop(number: number) {
		this.messages.delete(number);
		return { message: undefined };
	}

	private open({ parts, bytes, deflated }: OpenMessage): unknown {
		try {
			const body = joined(parts as Uint8Array[], bytes);
			const plain = deflated ? inflate(body, this.limit) : body;
			return plain ? (JSON.parse(strFromU8(plain)) as unknown) : undefined;
		} catch {
			return undefined;
		}
	}
}
