/** Signs of a room code: no 0, O, 1, I or L, which look alike on paper and sound alike aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Whether a text is a room code as we write it. */
export const isCode = (text: string) => CODE.test(text);

/** A new room code, each equally likely. */
export function newCode(): string {
	const fair = 256 - (256 % SIGNS.length);
	let code = '';
	while (code.length < LENGTH)
		for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
			if (byte < fair && code.length < LENGTH) code += SIGNS[byte % SIGNS.length];
	return code;
}

/**
 * The room code in what somebody typed or pasted: lower case, spaces, dashes or a whole invite
 * link. `null` when there is none.
 */
export function parseCode(text: string): string | null {
	const hash = text.indexOf('#');
	const part = hash < 0 ? text : text.slice(hash + 1).split(/[&?/]/)[0]!;
	const code = part.replace(/[\s\p{Cf}\p{Pd}_.]+/gu, '').toUpperCase();
	return isCode(code) ? code : null;
}

/** The table and the secret in a link with which a seat moves to this phone; `null`: it is no such link. */
export function parseTicket(text: string): { code: string; secret: string } | null {
	const [, before, secret] = /#([^.]*)\.([0-9a-f]{32})$/.exec(text.trim()) ?? [];
	const code = before === undefined ? null : parseCode(before);
	return code === null ? null : { code, secret: secret! };
}

/** The name under which a table is known to the signalling server. */
export const peerIdOf = (code: string) => `umbra-${code}`;
