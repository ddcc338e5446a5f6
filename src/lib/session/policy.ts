import type { MeetingPoint } from '$lib/net/signalling';

/**
 * Lets this page connect only to its own address and to a signalling server. Policies only ever get
 * stricter: what the build allows beyond it is closed until the next page load.
 */
export function narrow(server: MeetingPoint['server']): void {
	const policy = document.createElement('meta');
	policy.httpEquiv = 'Content-Security-Policy';
	policy.content = `connect-src 'self' ${[ownSockets(), ...sources(server)].join(' ')}`;
	document.head.append(policy);
}

/** Whether a signalling server has the address that this page came from. */
export function isOwn({ host, port, secure }: MeetingPoint['server']): boolean {
	const sameScheme = secure === (location.protocol === 'https:');
	const ownPort = Number(location.port) || (secure ? 443 : 80);
	return sameScheme && host === location.hostname && port === ownPort;
}

/** Not every browser counts sockets to the page's own address as `'self'`. */
const ownSockets = () => `${location.protocol.replace('http', 'ws')}//${location.host}`;

/** A policy cannot name addresses of IPv6; of such a server the scheme is all that is kept. */
function sources({ host, port, secure }: MeetingPoint['server']): string[] {
	return (secure ? ['https:', 'wss:'] : ['http:', 'ws:']).map((scheme) =>
		/^[\w.-]+$/.test(host) ? `${scheme}//${host}:${port}` : scheme
	);
}
