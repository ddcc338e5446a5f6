import { describe, expect, test } from 'vitest';
import { FRAME_BYTES, LIMITS } from '$lib/net/codec';
import { linkOver, type PipeEvents } from '$lib/net/link';
import { PROTOCOL } from '$lib/net/protocol';
import { benches, toldTo } from './table';

const { bench } = benches();

describe('malformed frames', () => {
	const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
	test.each<[string, unknown]>([
		['wrong types', { t: 'act', id: 5, question: {}, move: null, args: 'x' }],
		['an unknown kind', { t: 'sync', match: 'x' }],
		['deep nesting', { t: 'act', id: 'x', question: 0, move: 'say', args: deep }],
		[
			'prototype keys',
			JSON.parse('{"t":"act","id":"x","question":0,"move":"say","args":[{"__proto__":{"over":1}}]}')
		],
		[
			'keys of the frame itself',
			JSON.parse('{"t":"ping","__proto__":{"seat":"0"},"constructor":1}')
		],
		['megabytes', { t: 'ping', noise: Array.from({ length: 100_000 }, (_, i) => i % 9973) }],
		['a bomb', { t: 'ping', noise: '0'.repeat(1_000_000) }],
		['a list', Array(1000).fill({ t: 'ping' })],
		['text', 'ping']
	])('%s: refused, and the others notice nothing', async (_, frame) => {
		const table = bench();
		const [a, b, c] = await table.match('a', 'b', 'c');
		const before = toldTo([b!, c!]);
		a!.say(frame);
		await table.calm();
		const answer = a!.told.at(-1);
		expect(answer).toMatchObject(answer!.t === 'bye' ? { why: 'badFrame' } : { why: 'badFrame' });
		expect(({} as { over?: number }).over).toBeUndefined();
		if (!a!.closed) expect(toldTo([b!, c!])).toBe(before);
		const vote = b!.act('castVote', ['no']);
		await table.calm();
		expect(b!.ackOf(vote)).toMatchObject({ ok: false, why: 'notAsked' });
	});

	test('10 MB in frames: the link is closed on the way, and the others notice nothing', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const before = toldTo(pages);
		let frames: PipeEvents | undefined;
		let closed = false;
		const link = linkOver(LIMITS.toHost, (events) => {
			frames = events;
			return { send: () => {}, backlog: () => 0, close: () => (closed = true) };
		});
		table.host.attach(link);
		const part = new Uint8Array(FRAME_BYTES).fill(1);
		for (let index = 0; index < 640; index++) {
			new DataView(part.buffer).setUint8(0, index === 639 ? 1 : 0);
			new DataView(part.buffer).setUint16(5, index);
			frames!.frame(part);
		}
		expect(closed).toBe(true);
		await table.calm();
		expect(toldTo(pages)).toBe(before);
	});

	test('after a few the link is closed; the seat waits for its token', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		for (let i = 0; i < 5; i++) a!.say({ t: 'nonsense' });
		await table.calm();
		expect(a!.last('bye')).toEqual({ t: 'bye', why: 'badFrame' });
		expect(a!.closed).toBe(true);
		expect(b!.last('lobby')!.lobby.seats[0]).toMatchObject({ name: 'a', presence: 'gone' });
		const again = table.page('a');
		again.hello('return');
		await table.calm();
		expect(again.seat).toBe('0');
	});

	test('a flood is cut off, and the others are served', async () => {
		let now = 0;
		const table = bench({ now: () => now });
		const [a, b, c] = await table.match('a', 'b', 'c');
		for (let i = 0; i < 5000; i++) b!.say({ t: 'ping' });
		const id = a!.act('say', [1]);
		await table.calm();
		expect(b!.closed).toBe(true);
		expect(b!.told.length).toBeLessThan(120);
		expect(a!.ackOf(id)).toMatchObject({ ok: true });
		now += 60_000;
		for (let i = 0; i < 50; i++) c!.say({ t: 'ping' });
		await table.calm();
		expect(c!.closed).toBe(false);
	});

	test('another version is told which side must update', async () => {
		const gaps: unknown[] = [];
		const table = bench({ unlike: (gap) => gaps.push(gap) });
		const old = table.page('old');
		old.say({ t: 'hello', v: 2, whatever: true });
		const young = table.page('young');
		young.say({ t: 'hello', v: PROTOCOL + 1, app: '2.0', token: { new: 'shape' } });
		await table.calm();
		expect(old.told).toEqual([{ t: 'refused', why: 'tooOld', canWatch: false }]);
		expect(young.told).toEqual([{ t: 'refused', why: 'tooNew', canWatch: false, app: '1.0' }]);
		expect(gaps).toMatchObject([
			{ why: 'tooOld', app: '' },
			{ why: 'tooNew', app: '2.0' }
		]);
	});

	test('strangers who only knock do not keep a guest out', async () => {
		const table = bench();
		const knocking = Array.from({ length: 60 }, (_, i) => table.page(`k${i}`));
		await table.calm();
		const [ana] = await table.seat('ana');
		expect(ana!.seat).toBe('0');
		expect(knocking.filter(({ closed }) => !closed)).toHaveLength(39);
	});

	test('watchers and links are bounded', async () => {
		const table = bench();
		const pages = Array.from({ length: 60 }, (_, i) => table.page(`w${i}`));
		for (const page of pages) page.hello('watch');
		await table.calm();
		expect(pages.filter((page) => page.last('welcome'))).toHaveLength(16);
		expect(pages.filter((page) => page.closed).length).toBeGreaterThanOrEqual(20);
		expect(pages.at(-1)!.last('refused')).toMatchObject({ why: 'full', canWatch: false });
	});
});
