import { still } from '$lib/ui/looks.svelte';
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** From hand to table, in milliseconds. */
const FLIGHT = 400;

interface Launch {
	/** Where it lay on this screen; undefined: it was nowhere to be seen. */
	from: DOMRect | undefined;
	/** Its place among those sent together. */
	order?: number;
}

/** A die flies from a hand to where it lies now. Without motion it appears. */
export function flight(node: Element, { from, order = 0 }: Launch): TransitionConfig {
	const to = node.getBoundingClientRect();
	const x = still(from ? from.x + from.width / 2 - to.x - to.width / 2 : 0);
	const y = still(from ? from.y + from.height / 2 - to.y - to.height / 2 : 60);
	const larger = from && still(1) ? Math.min(from.width / to.width, 2.5) - 1 : 0;
	return {
		delay: order * 60,
		duration: FLIGHT,
		easing: cubicInOut,
		css: (t, u) =>
			`transform: translate(${x * u}px, ${y * u - still(40) * 4 * t * u}px) rotate(${still(-200) * u}deg) scale(${1 + larger * u}); opacity: ${Math.min(1, t * 4)}`
	};
}
