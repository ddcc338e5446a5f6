/** What a page lives through. */
export interface PageEvents {
	/** It is looked at again, or the network is back. */
	wake(): void;
	/** It closes, or is put away and may come back. */
	hide(): void;
}

/** Listens to the life of this page; returns what stops it. */
export function watchPage({ wake, hide }: PageEvents): () => void {
	const seen = () => {
		if (document.visibilityState === 'visible') wake();
	};
	const stop = new AbortController();
	const { signal } = stop;
	document.addEventListener('visibilitychange', seen, { signal });
	document.addEventListener('resume', wake, { signal });
	addEventListener('online', wake, { signal });
	addEventListener('pageshow', (event) => event.persisted && wake(), { signal });
	addEventListener('pagehide', hide, { signal });
	return () => stop.abort();
}
