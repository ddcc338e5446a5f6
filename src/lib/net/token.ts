const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** `bytes` random bytes of the system's cryptographic source, as hex. */
export const randomHex = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A secret that proves a seat: 128 bits, made on the device that keeps it. */
export const newToken = () => randomHex(16);

/** Whether two secrets are equal; the time it takes does not tell where they differ. */
export function sameToken(a: string, b: string): boolean {
	let differs = a.length ^ b.length;
	for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length || 0);
	return differs === 0;
}

/** Whether a secret is one of `tokens`; looks at every one, whichever it is. */
export const isAmong = (tokens: readonly string[], token: string): boolean =>
	tokens.filter((one) => sameToken(one, token)).length > 0;
