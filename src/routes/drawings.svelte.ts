import { GAMES } from '$lib/games';
import type { GamePlugin, GameUi } from '$lib/games/game';

/** A game and parts of what it draws, fetched as soon as a table tells which game it plays. */
export class Drawings {
	plugin = $state.raw<GamePlugin | null>(null);
	/** The parts that have come. */
	ui = $state.raw<Partial<GameUi>>({});
	/** Something could not be fetched. */
	failed = $state(false);

	/** For a component, while it is set up. `game`: the id, once it is known; `parts`: first things first. */
	constructor(game: () => string | undefined, parts: () => readonly (keyof GameUi)[]) {
		$effect(() => {
			const id = game();
			if (id !== undefined) this.fetch(id, parts()).catch(() => (this.failed = true));
		});
	}

	private async fetch(id: string, parts: readonly (keyof GameUi)[]) {
		const plugin = await GAMES[id]?.();
		if (!plugin) return;
		if (this.plugin !== plugin) this.ui = {};
		this.plugin = plugin;
		for (const part of parts) {
			if (part in this.ui) continue;
			const drawn = await plugin.ui[part]();
			if (this.plugin !== plugin) return;
			this.ui = { ...this.ui, [part]: drawn };
		}
		this.failed = false;
	}
}
