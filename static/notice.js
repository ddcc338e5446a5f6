/* Part of the service worker: a tap on a notification brings its table back into view. */
self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const show = async () => {
		const pages = await self.clients.matchAll({ type: 'window' });
		await (pages.find(({ url }) => url === event.notification.data) ?? pages[0])?.focus();
	};
	event.waitUntil(show());
});
