import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { Assembler, encode, FRAME_BYTES, LIMITS } from '$lib/net/codec';

const MEGABYTE = 2 ** 20;

/** Every message that the frames complete, in order. */
function assemble(frames: Uint8Array[], limit = LIMITS.toGuest): unknown[] {
	const assembler = new Assembler(limit);
	return frames.flatMap((frame) => {
		const whole = assembler.take(frame);
		return whole ? [whole.message] : [];
	});
}

/** A frame made by hand. */
function frame(flags: number, number: number, index: number, body: Uint8Array): Uint8Array {
	const made = new Uint8Array(7 + body.length);
	const header = new DataView(made.buffer);
	header.setUint8(0, flags);
	header.setUint32(1, number);
	header.setUint16(5, index);
	made.set(body, 7);
	return made;
}

test('every JSON value comes out as it went in', () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(), (value, number) => {
			expect(assemble(encode(value, number))).toEqual([JSON.parse(JSON.stringify(value))]);
		})
	);
});

test('long messages survive frames in any order, and frames that come twice', () => {
	const length = fc.integer({ min: 30_000, max: 120_000 });
	const order = fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 });
	fc.assert(
		fc.property(length, order, fc.nat(), (size, places, number) => {
			const value = { text: noise(size, 'o') };
			const frames = encode(value, number).flatMap((part, i) => (i % 2 ? [part, part] : [part]));
			const shuffled = frames
				.map((part, i): [number, Uint8Array] => [places[i]!, part])
				.sort(([a], [b]) => a - b)
				.map(([, part]) => part);
			expect(frames.length).toBeGreaterThan(1);
			expect(assemble(shuffled)[0]).toEqual(value);
		}),
		{ numRuns: 20 }
	);
});

test('messages whose frames come mixed are kept apart', () => {
	const [a, b] = ['a', 'b'].map((sign) => noise(60_000, sign));
	const first = encode(a, 1);
	const second = encode(b, 2);
	const mixed = first.flatMap((part, i) => [part, second[i]!]);
	expect(assemble(mixed)).toEqual([a, b]);
});

test('300 kB that do not deflate pass in frames of at most 16 kB', () => {
	const message = noise(300_000, 'x');
	const frames = encode(message, 9);
	expect(frames.length).toBeGreaterThan(10);
	for (const part of frames) expect(part.length).toBeLessThanOrEqual(FRAME_BYTES);
	expect(assemble(frames)).toEqual([message]);
});

test('what deflates travels in one frame', () => {
	expect(encode('yes '.repeat(10_000), 0)).toHaveLength(1);
	expect(encode({ short: true }, 0)[0]![0]).toBe(1);
});

test('a message within the limit of a guest passes, one above it is none', () => {
	expect(assemble(encode(noise(60_000, 'x'), 0), LIMITS.toHost)).toEqual([noise(60_000, 'x')]);
	const all = assemble(encode(noise(2 * MEGABYTE, 'x'), 0), LIMITS.toHost);
	expect(all.length).toBeGreaterThan(0);
	expect(new Set(all)).toEqual(new Set([undefined]));
});

test('what inflates beyond the limit is no message', () => {
	const bomb = deflateSync(strToU8(JSON.stringify('0'.repeat(8 * MEGABYTE))));
	expect(bomb.length).toBeLessThan(FRAME_BYTES);
	expect(assemble([frame(3, 0, 0, bomb)], LIMITS.toHost)).toEqual([undefined]);
	expect(assemble([frame(3, 0, 0, bomb)], 9 * MEGABYTE)).toHaveLength(1);
});

test('an assembler holds no more than its limit for each of a few messages', () => {
	const assembler = new Assembler(LIMITS.toHost);
	const part = new Uint8Array(FRAME_BYTES - 7);
	for (let number = 0; number < 10_000; number++) assembler.take(frame(0, number, 0, part));
	const { messages } = assembler as unknown as { messages: Map<number, unknown> };
	expect(messages.size).toBeLessThanOrEqual(8);
});

test('bytes from anywhere never throw', () => {
	const frames = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 20 });
	fc.assert(fc.property(frames, (list) => void assemble(list, LIMITS.toHost)));
	const headed = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(70_000), fc.uint8Array({ maxLength: 50 }));
	fc.assert(
		fc.property(fc.array(headed, { maxLength: 20 }), (list) => {
			assemble(
				list.map(([flags, number, index, body]) => frame(flags, number, index % 65_536, body)),
				LIMITS.toHost
			);
		})
	);
});

test.each([
	['too short', new Uint8Array(3)],
	['too long', new Uint8Array(FRAME_BYTES + 1)],
	['unknown flags', frame(9, 0, 0, strToU8('1'))],
	['an index beyond the limit', frame(0, 0, 60_000, strToU8('1'))],
	['not JSON', frame(1, 0, 0, strToU8('{"a":'))],
	['not deflated', frame(3, 0, 0, strToU8('hello'))],
	['nothing', frame(1, 0, 0, new Uint8Array(0))]
])('a frame that is %s is no message', (_, bytes) => {
	expect(assemble([bytes], LIMITS.toHost)).toEqual([undefined]);
});

/** Text of this many bytes that deflate cannot shorten much; the same for the same sign. */
function noise(length: number, sign: string): string {
	let state = sign.charCodeAt(0);
	const bytes = Uint8Array.from({ length }, () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return 97 + ((state >>> 16) % 26);
	});
	return new TextDecoder().decode(bytes);
}
