/** How long a screen nobody touches stays uncovered, in milliseconds. */
const IDLE = 30_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * The shutter before everything private. It closes by itself when the page is hidden or loses
 * focus, and when nobody has touched the screen for a while.
 */
export class Shutter {
	#open = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;

	get open() {
		return this.#open;
	}

	set open(wished: boolean) {
		this.#open = wished;
		this.#wait();
	}

	cover = () => (this.open = false);

	#wait = () => {
		clearTimeout(this.#timer);
		if (this.#open) this.#timer = setTimeout(this.cover, IDLE);
	};

	/** Begins to watch the page; returns how to stop. */
	watch() {
		const hidden = () => document.hidden && this.cover();
		for (const touch of TOUCHES) addEventListener(touch, this.#wait, { passive: true });
		addEventListener('blur', this.cover);
		addEventListener('pagehide', this.cover);
		document.addEventListener('visibilitychange', hidden);
		return () => {
			clearTimeout(this.#timer);
			for (const touch of TOUCHES) removeEventListener(touch, this.#wait);
			removeEventListener('blur', this.cover);
			removeEventListener('pagehide', this.cover);
			document.removeEventListener('visibilitychange', hidden);
		};
	}
}
