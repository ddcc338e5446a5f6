/** Lets bots answer after a pause, one round at a time, as long as any is asked. */
export class Bots {
	private timer: ReturnType<typeof setTimeout> | null = null;
	private stopped = false;

	/** `pace`: how long they seem to think, ms. `round`: lets every bot that is asked answer once. */
	constructor(
		private readonly pace: number,
		private readonly areAsked: () => boolean,
		private readonly round: () => void
	) {}

	/** Looks whether a bot is asked; call it whenever that may have changed. */
	wake() {
		if (this.timer || this.stopped || !this.areAsked()) return;
		if (this.pace === 0) return this.round();
		this.timer = setTimeout(() => {
			this.timer = null;
			this.round();
		}, this.pace);
	}

	stop() {
		this.stopped = true;
		if (this.timer) clearTimeout(this.timer);
	}
}
