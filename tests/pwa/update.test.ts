import { Updates, type Register } from '$lib/pwa/update.svelte';
import { beforeEach, expect, test, vi } from 'vitest';

let reload = vi.fn<() => void>();
let takeOver = vi.fn<() => Promise<void>>();
let worker: Parameters<Register>[0];
let updates: Updates;

beforeEach(() => {
	reload = vi.fn<() => void>();
	takeOver = vi.fn(() => Promise.resolve());
	updates = new Updates(reload);
	updates.start((options) => {
		worker = options;
		return takeOver;
	});
});

test('a newer version is offered and waits to be taken', async () => {
	worker.onNeedRefresh?.();
	expect(updates.needsRefresh).toBe(true);
	expect(takeOver).not.toHaveBeenCalled();
	await updates.update();
	expect(takeOver).toHaveBeenCalledOnce();
	expect(reload).not.toHaveBeenCalled();
	worker.onNeedReload?.();
	expect(reload).toHaveBeenCalledOnce();
});

test('a page is reloaded once, however often the worker changes', () => {
	worker.onNeedReload?.();
	worker.onNeedReload?.();
	expect(reload).toHaveBeenCalledOnce();
});

test('a running match is not interrupted, neither from here nor from another tab', async () => {
	worker.onNeedRefresh?.();
	updates.hold(true);
	await updates.update();
	expect(takeOver).not.toHaveBeenCalled();
	worker.onNeedReload?.();
	expect(reload).not.toHaveBeenCalled();
	updates.hold(false);
	expect(reload).not.toHaveBeenCalled();
	await updates.update();
	expect(reload).toHaveBeenCalledOnce();
});

test('offline use is announced', () => {
	expect(updates.offlineReady).toBe(false);
	worker.onOfflineReady?.();
	expect(updates.offlineReady).toBe(true);
});
