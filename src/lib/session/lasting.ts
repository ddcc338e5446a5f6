/** `free`: may go dark; `held`: stays on; `refused`, `missing`: only the person can keep it on. */
export type ScreenState = 'free' | 'held' | 'refused' | 'missing';

/**
 * Keeps the screen of this page on while that is wanted. The browser lets go of it whenever the page
 * is hidden, and may refuse: it is asked again when the page is seen and when it is touched.
 */
export class Screen {
	private wanted = false;
	private asking = false;
	private sentinel: WakeLockSentinel | null = null;
	private readonly listening = new AbortController();

	constructor(private readonly tell: (state: ScreenState) => void) {
		const again = () => void this.ask();
		const { signal } = this.listening;
		document.addEventListener('visibilitychange', again, { signal });
		document.addEventListener('pointerdown', again, { signal });
	}

	/** Whether the screen is to stay on from now on. */
	keepOn(wanted: boolean) {
		if (wanted === this.wanted) return;
		this.wanted = wanted;
		if (wanted) void this.ask();
		else this.letGo();
	}

	stop() {
		this.listening.abort();
		this.keepOn(false);
	}

	private async ask() {
		if (!this.wanted || this.sentinel || this.asking) return;
		const lock = (navigator as Partial<Navigator>).wakeLock;
		if (!lock) return this.tell('missing');
		if (document.visibilityState !== 'visible') return;
		this.asking = true;
		try {
			this.hold(await lock.request('screen'));
		} catch {
			if (this.wanted) this.tell('refused');
		}
		this.asking = false;
	}

	private hold(sentinel: WakeLockSentinel) {
		this.sentinel = sentinel;
		sentinel.addEventListener('release', () => {
			if (this.sentinel !== sentinel) return;
			this.sentinel = null;
			void this.ask();
		});
		if (this.wanted) this.tell('held');
		else this.letGo();
	}

	private letGo() {
		const { sentinel } = this;
		this.sentinel = null;
		void sentinel?.release().catch(() => {});
		this.tell('free');
	}
}

/** Asks the browser not to clear what this device keeps. `null`: it knows no such promise. */
async function askToLast(): Promise<boolean | null> {
	try {
		return (await (navigator as Partial<Navigator>).storage?.persist?.()) ?? null;
	} catch {
		return null;
	}
}

/** Whether the browser has promised not to clear what this device keeps; `null`: it cannot. */
export async function lasts(): Promise<boolean | null> {
	try {
		return (await (navigator as Partial<Navigator>).storage?.persisted?.()) ?? null;
	} catch {
		return null;
	}
}

/**
 * Looks after the device of a host; call what it returns after every change: the screen stays on
 * until the match is over, and what is kept is asked to last when the match begins.
 */
export function deviceKeeper(screen: Screen) {
	let asked = false;
	return (started: boolean, over: boolean) => {
		screen.keepOn(!over);
		if (!started || asked) return;
		asked = true;
		void askToLast();
	};
}
