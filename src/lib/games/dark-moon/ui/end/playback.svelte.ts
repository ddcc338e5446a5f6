import type { Eyes, Walk } from '$lib/replay/walk';
import type { PlayerID } from '$lib/table/match';
import type { Shown } from '../sight.svelte';

/** A place in a finished match, shown as a table is. Nothing can be answered there. */
export class Playback implements Shown {
	readonly walk: Walk;
	/** Moves made. */
	n = $state(0);
	eyes = $state.raw<Eyes>('open');
	readonly view = $derived.by(() => this.walk.view(this.n, this.eyes));
	readonly seat = $derived.by((): PlayerID | null => (this.eyes === 'open' ? null : this.eyes));
	readonly lobby: Shown['lobby'];
	readonly pending = true;

	constructor(walk: Walk, n = 0) {
		this.walk = walk;
		this.n = n;
		this.lobby = {
			seats: walk.replay.seats.map((name, seat) => ({
				id: String(seat),
				kind: 'person',
				name,
				presence: 'here',
				standIn: false,
				votes: [],
				nudged: false
			}))
		};
	}

	act = async () => {};
}
