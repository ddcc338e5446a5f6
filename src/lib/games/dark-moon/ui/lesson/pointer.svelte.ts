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

	/** Brings the place into view again, when what covers it has changed; of a long one the beginning. */
	reach() {
		const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
		const room =
			innerHeight - (parseFloat(scrollPaddingTop) || 0) - parseFloat(scrollPaddingBottom);
		const target = this.#target;
		target?.scrollIntoView({ block: target.offsetHeight > room ? 'start' : 'nearest' });
		this.#measure();
	}

	/** The keyboard goes to what can be done at the place. */
	focus() {
		const target = this.#target;
		const first = target?.querySelector<HTMLElement>('h2[tabindex], .peek > button');
		const any = () =>
			target?.querySelector<HTMLElement>('button:enabled:not([aria-disabled])') ?? null;
		(first ?? (target?.tabIndex === -1 ? target : any()))?.focus({ preventScroll: true });
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

	/** The place as it is drawn on this screen. */
	get #target(): HTMLElement | null {
		const drawn = document.querySelectorAll<HTMLElement>(`[data-place="${this.#place}"]`);
		return [...drawn].find((one) => one.checkVisibility()) ?? null;
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
		// It has grown, and not been scrolled.
		if (now && this.ring && now.height > this.ring.height)
			this.#target!.scrollIntoView({ block: 'nearest' });
		this.ring = now ?? null;
		if (now) this.side = now.left + now.width / 2 < innerWidth / 2 ? 'right' : 'left';
	}
}
