import { Assembler, encode, LIMITS } from '$lib/net/codec';
import { expect, test, vi } from 'vitest';
import { numbers } from '../net/fake-game';
import type { Fault, Kind } from './plan';
import { run } from './run';

vi.setConfig({ testTimeout: 300_000 });

/** Every order of a list. */
function orders<T>(list: T[]): T[][] {
	if (list.length < 2) return [list];
	return list.flatMap((first, i) =>
		orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest])
	);
}

/** Every list of `length` elements of `choices`. */
const lists = <T>(choices: T[], length: number): T[][] =>
	length === 0
		? [[]]
		: choices.flatMap((one) => lists(choices, length - 1).map((rest) => [one, ...rest]));

test('every order of the frames of two messages, each frame once or twice, gives both, once a copy', () => {
	const messages = [{ a: 'x'.repeat(100) }, { b: randomText(30_000) }];
	const frames = messages.flatMap((message, number) => encode(message, number));
	expect(frames).toHaveLength(3);
	for (const twice of lists([false, true], frames.length))
		for (const order of orders(
			frames.flatMap((frame, i) => (twice[i] ? [frame, frame] : [frame]))
		)) {
			const assembler = new Assembler(LIMITS.toGuest);
			const taken = order.map((frame) => assembler.take(frame)).filter((whole) => whole !== null);
			for (const { message } of taken) expect(messages).toContainEqual(message);
			for (const message of messages)
				expect(taken.some((one) => JSON.stringify(one.message) === JSON.stringify(message))).toBe(
					true
				);
		}
});

/** Text that deflate does not make shorter. */
function randomText(length: number): string {
	let text = '';
	for (let word = 1; text.length < length; word = (word * 48271) % 2147483647)
		text += word.toString(36);
	return text.slice(0, length);
}

const fault = (kind: Kind, at: number, guest: number): Fault => ({
	kind,
	at,
	lasts: 1200,
	guest,
	dice: 3
});

const SHORT: Kind[] = [
	...(['cutLost', 'cutKept', 'oneWay', 'freezeGuest', 'killGuest', 'reloadGuest'] as const),
	'moveSeat'
];
const HOST: Kind[] = ['killHost', 'reloadHost', 'freezeHost', 'powerLoss', 'diskFull'];

/** Once everybody sits, so that it meets the first actions. ms */
const FIRST = 4000;
const STEP = 700;

test.each([...SHORT, ...HOST])(
	'%s at any of six moments around the first actions',
	async (kind) => {
		for (let moment = 0; moment < 6; moment++)
			await harmless([fault(kind, FIRST + moment * STEP * 2, moment % 2)]);
	}
);

test.each(HOST)('%s together with anything that befalls one of two guests', async (kind) => {
	for (const [i, other] of SHORT.entries())
		for (const gap of [-150, 150])
			await harmless([fault(kind, FIRST + STEP, 0), fault(other, FIRST + STEP + gap, i % 2)]);
});

/** No law is broken, neither while the faults last nor afterwards. */
async function harmless(faults: Fault[]) {
	const { violations } = await run({
		seed: 'enumerated',
		seats: 3,
		game: numbers,
		faults,
		calmAt: FIRST + 14 * STEP
	});
	expect(violations, JSON.stringify(faults)).toEqual([]);
}
