import type { Game } from 'boardgame.io';
import { darkMoon } from '$lib/games/dark-moon';
import type { VariantId } from '$lib/games/dark-moon/content/variants';
import { darkMoon as boardgame, mission } from '$lib/games/dark-moon/rules/game';
import type { Dice, State } from '$lib/games/dark-moon/rules/state';
import { STEPS } from '$lib/games/dark-moon/rules/steps';
import type { Todo } from '$lib/games/dark-moon/rules/todo';
import { turn as wholeTurn } from '$lib/games/dark-moon/rules/turn';
import type { PlayerID } from '$lib/table/match';
import { scenario } from '../scenario';

export const [ana, boris, cira, dino, ema] = ['0', '1', '2', '3', '4'] as const;

/** Spots of a die by what they show: on a Strong die -2, -1, +2, +4; on a Weak one -2, -1, +1, +3; on the blue one -2, -1, +3, +5. */
export const bad = 1;
export const slip = 4;
export const good = 5;
export const best = 6;

export interface Given {
	seats?: number;
	/** Whose turn it is. */
	turn?: PlayerID;
	/** Begin in the briefing instead of a turn. */
	briefing?: boolean;
	rolls?: number[];
	variants?: VariantId[];
	/** Arranges the table after the set-up: characters in the order of the box, Ana Commander, nobody Infected but whom this says. */
	state?: (G: State) => void;
	/** What this turn consists of, instead of a whole turn. */
	todo?: Todo[];
}

/** Hands a seat dice, whatever the limit says; those of the pool stay as they are. */
export const hand = (G: State, seat: PlayerID, dice: Partial<Dice>) =>
	Object.assign(G.players[seat]!.dice, { strong: 0, weak: 0, commander: 0 }, dice);

/**
 * Dark Moon arranged for a scenario: Jon, Luba, Michihiro, Steve, Enver, Chaya, DANIEL sit in
 * this order, all Uninfected, Ana (Jon) is Commander, the Event is Tactical Prep (four cubes, no rule of
 * its own), the Final Event is Await Rescue.
 */
export function arranged({
	turn = ana,
	briefing = false,
	variants = [],
	state,
	todo
}: Given): Game<State> {
	let begun = false;
	const begin = (table: Parameters<typeof wholeTurn>[0]): Todo[] => {
		if (begun || !todo) return wholeTurn(table);
		begun = true;
		return todo.map((entry) => ({ ...entry }));
	};
	const played = mission(begin);
	const game = {
		...boardgame,
		setup: (...context: Parameters<NonNullable<typeof boardgame.setup>>) => {
			const G = boardgame.setup!(...context);
			for (const drawer of Object.values(G.players)) drawer.status = 'uninfected';
			if (!briefing) G.events = ['tacticalPrep'];
			G.secret.events = G.secret.events.filter((id) => !G.events.includes(id));
			if (!variants.includes('tablePicksFinal')) G.final.id = 'awaitRescue';
			state?.(G);
			return G;
		},
		phases: briefing
			? { ...boardgame.phases, mission: played }
			: {
					mission: {
						start: true,
						turn: { ...played.turn, order: { ...played.turn.order, first: () => Number(turn) } }
					}
				}
	};
	return game as unknown as Game<State>;
}

/** A match of Dark Moon, arranged. */
export const given = (table: Given = {}) =>
	scenario<State, typeof STEPS>(darkMoon, STEPS, {
		seats: table.seats ?? 3,
		rolls: table.rolls ?? [],
		options: { variants: table.variants ?? [] },
		boardgame: arranged(table)
	});
