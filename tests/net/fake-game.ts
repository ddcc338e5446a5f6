import type { Ctx, Game } from 'boardgame.io';
import { chancePlugin } from '$lib/table/chance';
import type { PlayerID, SeatView, TableGame } from '$lib/table/match';
import { openSealed, seal, type Sealed } from '$lib/table/sealed';
import { done, optionsOf, turnOf } from '$lib/table/steps';
import type { Flow, Step, Table, Todo } from '$lib/table/steps';

interface Drawer {
	/** Known to this seat alone. */
	number: number;
}

interface Numbers extends Flow, Sealed {
	players: Record<PlayerID, Drawer>;
	secret: { sealed: Record<PlayerID, unknown>; bag: number[] };
	said: number[];
	yes: number[];
	turns: number;
	endless?: true;
}

const seats = (G: object) => Object.keys((G as Numbers).players);
const all = (G: { turns: number; order?: PlayerID[] }) => G.order ?? [];

const guess: Step<Numbers> = {
	options: () => [
		...[1, 2, 3].map((n) => ({ move: 'say', args: [n] })),
		{ move: 'say', args: [4], blocked: 'tooMany' }
	],
	moves: {
		say: ({ G }, n: number) => {
			G.said.push(n);
			done(G);
		}
	}
};

const vote: Step<Numbers> = {
	asks: (G) => all(G as never).filter((seat) => !G.chosen.includes(seat)),
	options: () => ['yes', 'no'].map((ballot) => ({ move: 'castVote', args: [ballot] })),
	moves: { castVote: ({ G, playerID }, ballot: string) => seal(G, playerID, ballot) },
	run: ({ G }) => {
		const ballots = Object.values(openSealed<string>(G));
		G.yes.push(ballots.filter((ballot) => ballot === 'yes').length);
		G.turns += 1;
		if (G.turns === ballots.length && !G.endless) G.outcome = { winners: 'infected', by: 'votes' };
	}
};

const steps = { guess, vote };

const game: Game<Numbers, Record<string, unknown>, Record<string, unknown>> = {
	name: 'numbers',
	disableUndo: true,
	plugins: [chancePlugin],
	validateSetupData: (options) => (options?.broken ? 'these options are broken' : undefined),
	setup: (context, options) => {
		const { ctx, chance } = context as unknown as Table<Numbers>;
		const order = Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
		const drawers = order.map((seat) => [seat, { number: 1000 + chance.die(8999) }] as const);
		return {
			order,
			todo: [] as Todo[],
			question: 0,
			outcome: null,
			chosen: [],
			players: Object.fromEntries(drawers),
			secret: { sealed: {}, bag: chance.shuffle([101, 202, 303, 404]) },
			said: [],
			yes: [],
			turns: 0,
			...(options?.endless ? { endless: true as const } : {})
		};
	},
	playerView: ({ G, ctx, playerID }: { G: Numbers; ctx: Ctx; playerID?: PlayerID | null }) => {
		if (ctx.gameover) return G;
		const { players, secret: _, ...open } = G;
		const own = playerID != null && players[playerID];
		return { ...open, players: own ? { [playerID]: own } : {} };
	},
	phases: {
		round: {
			start: true,
			turn: turnOf<Numbers>(
				steps,
				({ ctx }) => [{ step: 'guess', by: ctx.currentPlayer }, { step: 'vote' }],
				({ events }) => events.endTurn()
			)
		}
	}
};

const optionsFor = (view: SeatView, seat: PlayerID) =>
	seats(view.G as object).includes(seat) && view.asked[seat]
		? optionsOf<Numbers>(steps, view.G as never, seat)
		: [];

/**
 * A small game for the table's tests: every seat draws a secret number; in its turn a seat says
 * 1, 2 or 3, then all vote at once; over when every seat has had its turn, with the option `endless` never.
 */
export const numbers: TableGame = {
	id: 'numbers',
	rules: 1,
	seats: { min: 3, max: 7 },
	game,
	defaults: () => ({ rich: false }),
	options: optionsFor,
	bots: {
		sensible: (view, seat, chance) => chance.pick(optionsFor(view, seat).filter((o) => !o.blocked)),
		random: (view, seat, chance) => chance.pick(optionsFor(view, seat).filter((o) => !o.blocked))
	}
};
