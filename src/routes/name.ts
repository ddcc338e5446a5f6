import { openSaves } from '$lib/saves/saves';

/** The name this person last played under on this device; empty when there is none. */
export async function ownName(): Promise<string> {
	return (await (await openSaves()).settings()).name;
}

/** Keeps the name for the next table. */
export async function keepOwnName(name: string): Promise<void> {
	const saves = await openSaves();
	const settings = await saves.settings();
	if (name && name !== settings.name) await saves.keepSettings({ ...settings, name });
}
