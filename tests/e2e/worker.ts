import type { Page } from '@playwright/test';

/** Waits until the service worker has stored the app and looks after this page. */
export const stored = (page: Page) =>
	page.evaluate(async () => {
		const { controller } = navigator.serviceWorker;
		if (!controller)
			await new Promise((done) =>
				navigator.serviceWorker.addEventListener('controllerchange', done)
			);
		await navigator.serviceWorker.ready;
	});
