import type { Cell } from '$lib/ui/Track.svelte';
import { LIMIT, tokensOf } from '../../rules/queries';
import type { Area } from '../../rules/state';
import type { Sight } from '../sight.svelte';
import { words } from '../words.svelte';

/** How one of the three ways to lose stands. */
export interface AreaState {
	name: string;
	tokens: number;
	/** What it does now: "fails on any +", "no orders". */
	says: string;
	/** It does something. */
	bites: boolean;
}

/** Shields, outpost and life support as all may see them. */
export function areaStates(sight: Sight): Record<Area, AreaState> {
	const { G } = sight;
	const { board, game } = words;
	const { cards } = game;
	const seats = Object.keys(G.crew);
	/** A person with the character, as on their plate; a character that is not at the table alone. */
	const exhausted = G.fatigue.map((id) => {
		const seat = seats.find((one) => G.crew[one]!.character === id);
		const character = cards.characters[id].name;
		return seat ? board.seat({ name: sight.name(seat), character }) : character;
	});
	const state = (area: Area, says: string, bites: boolean): AreaState => ({
		name: cards.areas[area].name,
		tokens: tokensOf(G, area),
		says,
		bites
	});
	return {
		shield: state('shield', cards.shieldFails[G.shields] ?? '', G.shields > 1),
		outpost: state(
			'outpost',
			G.outpost.length
				? board.listed(G.outpost.map((id) => cards.stations[id].forbids))
				: board.allWork,
			G.outpost.length > 0
		),
		lifeSupport: state(
			'lifeSupport',
			exhausted.length ? board.exhausted({ who: board.listed(exhausted) }) : board.allFit,
			exhausted.length > 0
		)
	};
}

/** The spaces of an area's track. */
export const segments = (n: number): Cell[] =>
	Array.from({ length: LIMIT }, (_, i) => ({
		tone: i >= n ? 'off' : i >= LIMIT - 2 || (i === n - 1 && n >= 3) ? 'hot' : 'on'
	}));
