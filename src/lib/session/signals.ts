import type { SignalSettings } from '$lib/saves/saves';

/** What a device can do to call its person. Nothing here throws, and what it cannot do it leaves. */
export interface Bell {
	/** Whether the page is out of sight. */
	hidden(): boolean;
	/** `volume` in percent. */
	chime(volume: number): void;
	vibrate(): void;
	notify(title: string, body: string): void;
	/** Takes back what `notify` has shown. */
	dismiss(): void;
}

/** What a notification says: that somebody is asked, never what. */
export interface Call {
	title: string;
	body: string;
}

/**
 * Calls this person when the table begins to wait for them. It knows only what everybody at the table
 * knows, that they are asked: the same signals at the same moments for both sides.
 */
export class Signals {
	private asked = false;
	private nudged = false;

	constructor(
		private readonly bell: Bell,
		private readonly settings: () => SignalSettings
	) {}

	/** Tells whether this person is asked, and nudged by another; call it after every change. */
	tell(asked: boolean, nudged: boolean, call: Call): void {
		const begins = (asked && !this.asked) || (nudged && !this.nudged);
		const ends = !asked && this.asked;
		this.asked = asked;
		this.nudged = nudged;
		if (begins) this.ring(call);
		else if (ends) this.bell.dismiss();
	}

	/** The person looks at the page again. */
	seen(): void {
		this.bell.dismiss();
	}

	private ring({ title, body }: Call) {
		const { sound, volume, vibration, notice } = this.settings();
		if (sound && volume > 0) this.bell.chime(volume);
		if (vibration) this.bell.vibrate();
		if (notice && this.bell.hidden()) this.bell.notify(title, body);
	}
}
