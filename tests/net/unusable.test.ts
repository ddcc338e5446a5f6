import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listener } from '$lib/net/links/listen';
import { reachTable } from '$lib/net/links/peerjs';

const tries = vi.hoisted(() => ({ n: 0 }));
vi.mock('peerjs', () => ({
	default: vi.fn(function () {
		tries.n += 1;
		throw new DOMException('An insecure WebSocket may not be opened here', 'SecurityError');
	})
}));

beforeEach(() => {
	vi.useFakeTimers();
	tries.n = 0;
});
afterEach(() => void vi.useRealTimers());

const meeting = { host: 'meet.example', port: 80, path: '/', secure: false };

test('a host whose browser refuses the signalling server is closed to guests, and goes on trying', async () => {
	const states: string[] = [];
	const listener = new Listener({
		code: 'ABC234',
		token: 't',
		meeting,
		link: () => {},
		state: (state) => states.push(state)
	});
	await vi.advanceTimersByTimeAsync(10_000);
	expect(states).toEqual(['lost']);
	expect(tries.n).toBeGreaterThan(3);
	const before = tries.n;
	listener.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(tries.n).toBe(before);
});

test('a guest whose browser refuses it is told that it does not answer', async () => {
	await expect(reachTable('ABC234', meeting)).rejects.toThrow('noSignalling');
});
