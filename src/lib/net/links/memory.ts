import { LIMITS } from '../codec';
import { linkOver, type Link, type PipeEvents } from '../link';

/** Which end of a pair a frame comes from. */
export type End = 'host' | 'guest';

/** What happens to a frame between the ends: call `deliver` once, later, twice or never. */
export type Wire = (frame: Uint8Array, from: End, deliver: () => void) => void;

const perfect: Wire = (_frame, _from, deliver) => queueMicrotask(deliver);

/** Two ends of a link inside one page; each closes the other. */
export function memoryLinks(wire: Wire = perfect): { host: Link; guest: Link } {
	const events: Partial<Record<End, PipeEvents>> = {};
	let open = true;
	const end = (from: End, to: End, limit: number) =>
		linkOver(limit, (own) => {
			events[from] = own;
			return {
				send(frame) {
					wire(frame, from, () => void events[to]?.frame(frame));
				},
				backlog: () => 0,
				close() {
					if (!open) return;
					open = false;
					// Behind every frame that is on its way, as a closing data channel does.
					queueMicrotask(() => queueMicrotask(() => events[to]?.closed()));
				}
			};
		});
	return { host: end('host', 'guest', LIMITS.toHost), guest: end('guest', 'host', LIMITS.toGuest) };
}
