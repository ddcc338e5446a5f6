/** Does something once the page has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
	// Safari has no idle callbacks.
	if (typeof requestIdleCallback === 'undefined') {
		const timer = setTimeout(work, 2_000);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work);
	return () => cancelIdleCallback(handle);
}
