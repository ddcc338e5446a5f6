import { cleanName } from '$lib/net/bounds';
import { claimTable } from '$lib/net/claim';
import { isSecret, nothing, readFile, writeFile } from '$lib/saves/file';
import type { Content, FileTrouble } from '$lib/saves/file';
import { merge, wanted, type Loaded } from '$lib/saves/merge';
import { openSaves, type Finished } from '$lib/saves/saves';

export type { FileTrouble } from '$lib/saves/file';
export type { Loaded } from '$lib/saves/merge';
export type { Finished } from '$lib/saves/saves';

/** Nobody keeps so much: larger files are not looked at. Bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** The text of a file with everything this device keeps. `version`: the app's. */
export async function everythingAsFile(version: string): Promise<string> {
	return writeFile(await (await openSaves()).everything(), version, new Date());
}

/** The text of a file with one finished match. */
export const matchAsFile = (finished: Finished, version: string): string =>
	writeFile({ ...nothing(), finished: [finished] }, version, new Date());

/** The text of a file with one hosted table; of one that cannot be read, with what lies here of it. */
export async function tableAsFile(code: string, version: string): Promise<string> {
	const saves = await openSaves();
	const whole = await saves.table(code);
	return whole
		? writeFile({ ...nothing(), tables: [whole] }, version, new Date())
		: JSON.stringify({ umbra: 'unread', ...(await saves.raw(code)) });
}

/** Forgets a hosted table, whatever its state. */
export async function forgetTable(code: string): Promise<void> {
	await (await openSaves()).dropTable(code);
}

/** The finished matches of this device, newest first. */
export async function finishedMatches(): Promise<Finished[]> {
	return (await openSaves()).allFinished();
}

/** Forgets a finished match, and the table it was played at. */
export async function forgetMatch({ id, code }: Finished): Promise<void> {
	const saves = await openSaves();
	await saves.dropFinished(id);
	if ((await saves.table(code))?.table.over) await saves.dropTable(code);
	if ((await saves.held(code))?.over) await saves.dropHeld(code);
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
export function withCleanNames(content: Content): Content {
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
