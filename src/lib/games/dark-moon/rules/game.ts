import type { Ctx, Game, PlayerID } from 'boardgame.io';
import { chancePlugin } from '$lib/table/chance';
import { optionsOf, turnOf, type Option, type Steps } from '$lib/table/steps';
import { clockwise } from './queries';
import { setup, whyNotPlayable, type Options } from './setup';
import type { State, Table, View } from './state';
import { STEPS } from './steps';
import { tell } from './journal';
import type { Todo } from './todo';
import { briefing, turn } from './turn';

const steps: Steps<State> = STEPS;

/** What the seat may answer now: every move of the game is legal exactly if it is listed here. */
export const options = (G: View, seat: PlayerID): Option[] =>
	G.players[seat] ? optionsOf(steps, G, seat) : [];

/** What a seat sees: everything open and its own drawer; after the end, everything. */
function playerView({
	G,
	ctx,
	playerID
}: {
	G: State;
	ctx: Pick<Ctx, 'gameover'>;
	playerID?: PlayerID | null;
}): View {
	if (ctx.gameover) return G;
	const { players, secret: _, ...open } = G;
	const own =
		playerID != null && Object.hasOwn(players, playerID) ? { [playerID]: players[playerID]! } : {};
	return { ...open, players: own };
}

/** Turns in clockwise order, from the Commander's left (DM-2.8). `begin` lists what a turn consists of. */
export const mission = (begin: (table: Table) => Todo[] = turn) => ({
	turn: {
		order: {
			first: ({ G }: { G: State }) => Number(clockwise(G, G.commander)[1]),
			next: ({ ctx }: { ctx: Ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers
		},
		...turnOf(
			steps,
			(table) => {
				const { G, ctx } = table;
				G.active = ctx.currentPlayer;
				G.task = null;
				G.joined = {};
				G.success = 0;
				G.rerolled = false;
				tell(G, 'turn', { by: G.active });
				return begin(table);
			},
			({ events }) => events.endTurn()
		)
	}
});

/** Dark Moon for boardgame.io: a briefing, then the mission. */
export const darkMoon: Game<State, Record<string, unknown>, Options> = {
	name: 'dark-moon',
	minPlayers: 3,
	maxPlayers: 7,
	disableUndo: true,
	plugins: [chancePlugin],
	setup: (context, options) => {
		const { ctx, chance } = context as unknown as Table;
		return setup(ctx.numPlayers, options!, chance);
	},
	validateSetupData: whyNotPlayable,
	playerView,
	phases: {
		/** Everybody reads their Status, the Commander picks the first Event. */
		briefing: {
			start: true,
			next: 'mission',
			turn: turnOf(
				steps,
				({ G }) => briefing(G),
				({ events }) => events.endPhase()
			)
		},
		mission: mission()
	}
};
