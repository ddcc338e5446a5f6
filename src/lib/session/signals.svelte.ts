import { FIRST_SIGNALS, openSaves, type SignalSettings } from '$lib/saves/saves';

let kept = $state.raw<SignalSettings>(FIRST_SIGNALS);

/** How this device calls its person. Reactive. */
export const signals = {
	get settings(): SignalSettings {
		return kept;
	},
	/** Reads what is kept on this device. */
	async load(): Promise<void> {
		kept = (await (await openSaves()).settings()).signals ?? FIRST_SIGNALS;
	},
	/** Changes some of it at once and keeps it. */
	async keep(change: Partial<SignalSettings>): Promise<void> {
		kept = { ...kept, ...change };
		const saves = await openSaves();
		await saves.keepSettings({ ...(await saves.settings()), signals: kept });
	}
};
