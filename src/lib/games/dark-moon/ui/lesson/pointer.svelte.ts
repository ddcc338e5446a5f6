import type { Place } from '../../tutorial/chapter';

/** Where a place is on the screen, in pixels. */
type Ring = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;

/** How far the ring stays away from what it points at, in pixels. */
const GAP = 3;

/** Points at a part of the table, wherever it moves. */
export class Pointer {
	ring = $state.raw<Ring | null>(null);
	/** The side of a wide screen on which nothing is pointed at. */
	side = $state<'left' | 'right'>('right');
	#place: Place | null = null;

	/** From now on this place; it is brought into view. */
	show(place: Place) {
		this.#place = place;
		this.reach();
	}

	/** Brings the place into view again, when what covers it has changed. */
	reach() {
		this.#target?.scrollIntoView({ block: 'nearest' });
		this.#measure();
	}

	/** The keyboard goes to what can be done at the place. */
	focus() {
		const target = this.#target;
		const first = target?.querySelector<HTMLElement>(
			'h2[tabindex], button:enabled:not([aria-disabled])'
		);
		(first ?? target)?.focus({ preventScroll: true });
	}

	/** Follows the place; `looked` is told when somebody has looked behind the screen. Returns how to stop. */
	follow(looked: () => void) {
		let open = false;
		let frame = 0;
		const look = () => {
			frame = requestAnimationFrame(look);
			this.#measure();
			const before = open;
			open = document.querySelector('[data-place="screen"] .peek.open') !== null;
			if (before && !open) looked();
		};
		look();
		return () => cancelAnimationFrame(frame);
	}

	get #target(): HTMLElement | null {
		return document.querySelector(`[data-place="${this.#place}"]`);
	}

	#measure() {
		const box = this.#target?.getBoundingClientRect();
		const now = box && {
			top: box.top - GAP,
			left: box.left - GAP,
			width: box.width + 2 * GAP,
			height: box.height + 2 * GAP
		};
		if (JSON.stringify(now ?? null) === JSON.stringify(this.ring)) return;
		this.ring = now ?? null;
		if (now) this.side = now.left + now.width / 2 < innerWidth / 2 ? 'right' : 'left';
	}
}
