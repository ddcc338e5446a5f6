import { GAMES } from '$lib/games';
import type { GamePlugin, GameUi } from '$lib/games/game';

/** A game and what draws it, fetched as soon as a table tells which game it plays. */
export class Drawings {
	plugin = $state.raw<GamePlugin | null>(null);
	ui = $state.raw<GameUi | null>(null);
	/** It could not be fetched. */
	failed = $state(false);

	/** For a component, while it is set up. `game`: the id, once it is known. */
	constructor(game: () => string | undefined) {
		$effect(() => {
			const id = game();
			const load = id === undefined ? undefined : GAMES[id];
			if (!load) return;
			void load()
				.then(async (plugin) => {
					this.ui = await plugin.ui();
					this.plugin = plugin;
				})
				.catch(() => (this.failed = true));
		});
	}
}
