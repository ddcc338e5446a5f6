import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from '$lib/net/link';
import { memoryLinks } from '$lib/net/links/memory';
import type { Reason } from '$lib/net/protocol';
import { Reach } from '$lib/net/reach';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a try that leads nowhere is told after 20 s and made again; what it brings later is closed', async () => {
	const missed: Reason[] = [];
	const greeted: Link[] = [];
	const waiting: ((link: Link) => void)[] = [];
	const reach = new Reach({
		connect: () => new Promise((done) => waiting.push(done)),
		greet: (link) => greeted.push(link),
		answered: () => {},
		missed: (why) => missed.push(why)
	});
	reach.now();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(missed).toEqual(['noSignalling']);
	await vi.advanceTimersByTimeAsync(1000);
	expect(waiting).toHaveLength(2);

	const [late, timely] = [memoryLinks(), memoryLinks()];
	const closed = vi.fn();
	late.guest.onClose(closed);
	waiting[0]!(late.guest);
	waiting[1]!(timely.guest);
	await vi.advanceTimersByTimeAsync(0);
	expect(closed).toHaveBeenCalled();
	expect(greeted).toEqual([timely.guest]);
	reach.stop();
});
