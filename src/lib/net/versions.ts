import * as v from 'valibot';
import { cleanName } from './bounds';
import { PROTOCOL } from './protocol';
import type { Hello } from './protocol';

/** The first protocol whose refusals name the version of the host's app. */
const FIRST_TO_NAME_IT = 3;

/** A guest whose version does not go with the host's. */
export interface Gap {
	/** Which side must update: the guest's, or the host's. */
	why: 'tooOld' | 'tooNew';
	/** Version of the guest's app; empty when it is too old to say. */
	app: string;
	/** Whether the guest can read a refusal that names the host's version. */
	reads: boolean;
}

/** What every version of a hello holds, whatever else it does. */
const anyHello = v.object({
	t: v.literal('hello'),
	v: v.pipe(v.number(), v.safeInteger()),
	app: v.exactOptional(v.fallback(v.pipe(v.string(), v.transform(cleanName)), ''))
});

/** How a hello of another protocol differs; `null` for ours and for no hello. Never throws. */
export function protocolGap(data: unknown): Gap | null {
	const spoken = v.safeParse(anyHello, data);
	if (!spoken.success || spoken.output.v === PROTOCOL) return null;
	const { v: version, app = '' } = spoken.output;
	const why = version < PROTOCOL ? 'tooOld' : 'tooNew';
	return { why, app, reads: version >= FIRST_TO_NAME_IT };
}

/** How a guest's rules of the game differ from the table's; `null` when they do not. */
export function rulesGap(
	table: { game: string; rules: number },
	{ rules, app }: Hello
): Gap | null {
	const known = Object.hasOwn(rules, table.game) ? rules[table.game]! : -1;
	if (known === table.rules) return null;
	return { why: known < table.rules ? 'tooOld' : 'tooNew', app, reads: true };
}
