import { cleanName } from '$lib/net/bounds';
import { claimTable } from '$lib/net/claim';
import { isSecret, readFile, writeFile, type Content, type FileTrouble } from '$lib/saves/file';
import { merge, wanted, type Loaded } from '$lib/saves/merge';
import { openSaves } from '$lib/saves/saves';

export type { FileTrouble } from '$lib/saves/file';
export type { Loaded } from '$lib/saves/merge';

/** The text of a file with everything this device keeps. `version`: the app's. */
export async function everythingAsFile(version: string): Promise<string> {
	return writeFile(await (await openSaves()).everything(), version, new Date());
}

/** Whether such a file would hold the secrets of a running match that this device hosts. */
export async function holdsSecrets(): Promise<boolean> {
	return (await (await openSaves()).tables()).some(isSecret);
}

/** Loads a file: all that is new to this device, in one step, or nothing and why. */
export async function loadFile(
	text: string
): Promise<{ loaded: Loaded } | { why: FileTrouble | 'fileNotKept' }> {
	const file = readFile(text);
	if ('why' in file) return file;
	const content = withCleanNames(file.content);
	const saves = await openSaves();
	const here = await saves.everything();
	const claims = await Promise.all(
		wanted(here, content).map(async ({ table: { code } }) => ({
			code,
			letGo: await claimTable(code)
		}))
	);
	try {
		const open = claims.flatMap(({ code, letGo }) => (letGo ? [] : [code]));
		const { changes, loaded } = merge(await saves.everything(), content, open);
		return (await saves.change(changes)) ? { loaded } : { why: 'fileNotKept' };
	} finally {
		for (const { letGo } of claims) letGo?.();
	}
}

/** Names in a file are as far from clean as those of strangers. */
function withCleanNames(content: Content): Content {
	const clean = (name: string) => cleanName(name) || '?';
	return {
		...content,
		tables: content.tables.map(({ table, moves }) => ({
			moves,
			table: {
				...table,
				seats: table.seats.map((seat) =>
					seat.kind === 'open' ? { ...seat, name: '' } : { ...seat, name: clean(seat.name) }
				)
			}
		})),
		held: content.held.map((held) => ({ ...held, name: cleanName(held.name) })),
		finished: content.finished.map((finished) => ({
			...finished,
			replay: { ...finished.replay, seats: finished.replay.seats.map(clean) }
		}))
	};
}
