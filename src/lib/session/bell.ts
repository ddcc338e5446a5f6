import { asset } from '$app/paths';
import type { Bell } from './signals';

/** A short, a pause, a short, ms. */
const SHAKE = [90, 70, 90];
/** The two tones: pitch in Hz, beginning in seconds. */
const TONES = [
	[587, 0],
	[880, 0.14]
] as const;
/** How long a tone rings, seconds. */
const RING = 0.32;
const TAG = 'umbra-asked';

/** The means of this browser to call its person. */
export class DeviceBell implements Bell {
	private context: AudioContext | null = null;
	private shown: Notification | null = null;

	hidden = () => document.hidden;

	/** Browsers play nothing before the page has been touched: call this from a touch or a key. */
	unlock(): void {
		if (typeof AudioContext === 'undefined') return;
		this.context ??= new AudioContext();
		if (this.context.state === 'suspended') void this.context.resume().catch(() => {});
	}

	chime(volume: number): void {
		const { context } = this;
		if (context?.state !== 'running') return;
		const loud = (volume / 100) ** 2 * 0.5;
		for (const [pitch, after] of TONES) {
			const from = context.currentTime + after;
			const tone = context.createOscillator();
			const swell = context.createGain();
			tone.frequency.value = pitch;
			swell.gain.setValueAtTime(0, from);
			swell.gain.linearRampToValueAtTime(loud, from + 0.015);
			swell.gain.exponentialRampToValueAtTime(0.0001, from + RING);
			tone.connect(swell).connect(context.destination);
			tone.start(from);
			tone.stop(from + RING);
		}
	}

	vibrate(): void {
		navigator.vibrate?.(SHAKE);
	}

	notify(title: string, body: string): void {
		void this.show(title, body).catch(() => {});
	}

	dismiss(): void {
		void this.hide().catch(() => {});
	}

	stop(): void {
		this.dismiss();
		void this.context?.close().catch(() => {});
		this.context = null;
	}

	private async show(title: string, body: string) {
		if (mayNotify() !== 'granted') return;
		const options = { body, tag: TAG, icon: asset('/pwa-192x192.png'), data: location.href };
		const worker = await registration();
		if (worker) return worker.showNotification(title, options);
		this.shown = new Notification(title, options);
		this.shown.onclick = () => window.focus();
	}

	private async hide() {
		this.shown?.close();
		this.shown = null;
		if (mayNotify() !== 'granted') return;
		const notes = await (await registration())?.getNotifications({ tag: TAG });
		for (const note of notes ?? []) note.close();
	}
}

const registration = () =>
	(navigator as Partial<Navigator>).serviceWorker?.getRegistration() ?? Promise.resolve(undefined);

/** Whether the browser lets this page notify; `missing`: it knows no notifications here. */
export const mayNotify = (): NotificationPermission | 'missing' =>
	typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/** Asks the person whether this page may notify. */
export async function askToNotify(): Promise<boolean> {
	return mayNotify() !== 'missing' && (await Notification.requestPermission()) === 'granted';
}

export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';
