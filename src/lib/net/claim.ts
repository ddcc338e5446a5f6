/** How long another page of ours may take to let go, as it does in the middle of a reload, ms. */
const PATIENCE = 2500;
/** How long we wait for another page to speak up where the browser has no locks, ms. */
const ASKING = 400;

/**
 * Claims a table for this page, so that no device hosts it twice. Resolves with what gives it
 * back, or with `null` when another page holds it.
 */
export function claimTable(code: string): Promise<(() => void) | null> {
	return navigator.locks ? byLock(`umbra-${code}`) : byAsking(`umbra-${code}`);
}

function byLock(name: string): Promise<(() => void) | null> {
	return new Promise((resolve) => {
		const signal = AbortSignal.timeout(PATIENCE);
		navigator.locks
			.request(name, { signal }, () => new Promise<void>((letGo) => resolve(letGo)))
			.catch(() => resolve(null));
	});
}

/** Pages without a secure context have no locks: they ask each other. */
async function byAsking(name: string): Promise<(() => void) | null> {
	if (typeof BroadcastChannel === 'undefined') return () => {};
	const channel = new BroadcastChannel(name);
	const taken = await new Promise<boolean>((resolve) => {
		channel.onmessage = ({ data }) => data === 'mine' && resolve(true);
		channel.postMessage('whose?');
		setTimeout(() => resolve(false), ASKING);
	});
	if (taken) {
		channel.close();
		return null;
	}
	channel.onmessage = ({ data }) => data === 'whose?' && channel.postMessage('mine');
	return () => channel.close();
}
