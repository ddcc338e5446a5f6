import { expect, test, vi } from 'vitest';
import { device, settled } from './device';

/** A browser that keeps screens on, or refuses; what it was asked. */
function locking(refuses = false) {
	const held: (EventTarget & { release(): Promise<void> })[] = [];
	const lock = {
		refuses,
		asked: 0,
		held,
		async request() {
			lock.asked += 1;
			if (lock.refuses) throw new Error('NotAllowedError');
			const sentinel = Object.assign(new EventTarget(), {
				async release() {
					if (!held.includes(sentinel)) return;
					held.splice(held.indexOf(sentinel), 1);
					sentinel.dispatchEvent(new Event('release'));
				}
			});
			held.push(sentinel);
			return sentinel;
		}
	};
	vi.stubGlobal('navigator', { wakeLock: lock });
	return lock;
}

function look(visibilityState: 'visible' | 'hidden') {
	Object.assign(document, { visibilityState });
	document.dispatchEvent(new Event('visibilitychange'));
}

test('the host’s screen stays on until it leaves, and is taken again when the page is seen', async () => {
	const lock = locking();
	const { hostTable } = await device();
	const session = await hostTable('numbers', 'Ana');
	await settled(() => expect(session.screen).toBe('held'));
	expect(lock.held).toHaveLength(1);
	Object.assign(document, { visibilityState: 'hidden' });
	await lock.held[0]!.release();
	expect(lock.held).toHaveLength(0);
	look('visible');
	await settled(() => expect(lock.held).toHaveLength(1));
	session.leave();
	await settled(() => expect(lock.held).toHaveLength(0));
	const { asked } = lock;
	look('visible');
	expect(lock.asked).toBe(asked);
});

test('a refusal is told, and asked again at a touch', async () => {
	const lock = locking(true);
	const { hostTable } = await device();
	const session = await hostTable('numbers', 'Ana');
	await settled(() => expect(session.screen).toBe('refused'));
	lock.refuses = false;
	document.dispatchEvent(new Event('pointerdown'));
	await settled(() => expect(session.screen).toBe('held'));
	session.leave();
});

test('a browser without the means is told apart; alone it does not matter', async () => {
	const { hostTable, playAlone } = await device();
	const hosting = await hostTable('numbers', 'Ana');
	await settled(() => expect(hosting.screen).toBe('missing'));
	hosting.leave();
	const alone = await playAlone('numbers', 'Ana', 3);
	await settled(() => expect(alone.view).not.toBeNull());
	expect(alone.screen).toBe('free');
	alone.leave();
});

test('what is kept is asked to last once, when the match begins', async () => {
	const persist = vi.fn(() => Promise.resolve(true));
	vi.stubGlobal('navigator', { storage: { persist } });
	const { hostTable } = await device();
	const session = await hostTable('numbers', 'Ana');
	await settled(() => expect(session.seat).toBe('0'));
	session.host!.addBot();
	session.host!.addBot();
	expect(persist).not.toHaveBeenCalled();
	session.host!.start();
	await settled(() => expect(session.view).not.toBeNull());
	await session.act('say', 1);
	expect(persist).toHaveBeenCalledTimes(1);
	session.leave();
});

test('what the browser promises is told as it is', async () => {
	const { lasts } = await import('$lib/session/lasting');
	expect(await lasts()).toBeNull();
	vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false) } });
	expect(await lasts()).toBe(false);
	vi.stubGlobal('navigator', { storage: { persisted: () => Promise.reject(new Error('no')) } });
	expect(await lasts()).toBeNull();
});
