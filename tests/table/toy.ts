import type { Game } from 'boardgame.io';
import { chancePlugin } from '$lib/table/chance';
import type { TableGame } from '$lib/table/match';
import { openSealed, seal, type Sealed } from '$lib/table/sealed';
import {
	done,
	first,
	optionsOf,
	turnOf,
	type Flow,
	type Seen,
	type Steps,
	type Table
} from '$lib/table/steps';

/** A little game that shows everything the table can do. */
export interface Toy extends Flow, Sealed {
	log: string[];
	/** Arguments of the last `take`. */
	taken: unknown[];
	votes: Record<string, string> | null;
	players: Record<string, { card: string }>;
	secret: { sealed: Record<string, unknown>; deck: string[] };
}
type Entry = Toy['todo'][number] & { name?: string };

const log = (G: Toy, line: string) => void G.log.push(line);

export const STEPS = {
	/** Says its name and goes. */
	tell: { run: ({ G }, { name }: Entry) => log(G, String(name)) },
	/** Puts two entries in front. */
	nest: {
		run: ({ G }) => {
			log(G, 'nest');
			first<Entry>(G, { step: 'tell', name: 'inner 1' }, { step: 'tell', name: 'inner 2' });
		}
	},
	/** Asks one seat; `b` is shown but not available, `args` are of several shapes, one move is missing. */
	choose: {
		options: () => [
			{ move: 'take', args: ['a'] },
			{ move: 'take', args: ['b'], blocked: 'notNow' },
			{ move: 'take', args: [0, null, { deep: [true] }] },
			{ move: 'forgotten', args: [] },
			{ move: 'again', args: [] }
		],
		moves: {
			take: ({ G, playerID }, ...args: unknown[]) => {
				G.taken = args;
				log(G, `${playerID} takes ${JSON.stringify(args)}`);
				done(G);
			},
			/** Asks anew, as another question. */
			again: ({ G }) => void (G.question += 1)
		}
	},
	/** Asks every seat at once. */
	vote: {
		asks: (G) => ['0', '1', '2'].filter((seat) => !G.chosen.includes(seat)),
		options: () => ['yes', 'no'].map((choice) => ({ move: 'cast', args: [choice] })),
		moves: { cast: ({ G, playerID }, choice: string) => seal(G, playerID, choice) },
		run: ({ G }) => void (G.votes = openSealed<string>(G))
	},
	/** Rolls a die for all to see. */
	roll: { run: ({ G, chance }) => log(G, `rolls ${chance.die(6)}`) },
	/** Ends the game; what is still on the list never happens. */
	end: {
		run: ({ G }) => void (G.outcome = { winners: 'all', by: 'end' })
	},
	/** Has moves but nobody to make them. */
	nobody: { moves: { never: () => undefined }, run: ({ G }) => log(G, 'nobody') }
} satisfies Steps<Toy>;

/** The toy as a game of the table; `begin` lists what a turn consists of. */
export function toy(begin: (table: Table<Toy>) => Entry[]): TableGame {
	const game: Game<Toy> = {
		name: 'toy',
		minPlayers: 2,
		maxPlayers: 3,
		disableUndo: true,
		plugins: [chancePlugin],
		validateSetupData: (options) =>
			(options as { broken?: boolean }).broken ? 'This cannot be played.' : undefined,
		setup: ({ ctx, ...context }) => ({
			todo: [],
			question: 0,
			outcome: null,
			log: [],
			taken: [],
			votes: null,
			chosen: [],
			players: Object.fromEntries(
				Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { card: `card of ${seat}` }])
			),
			secret: {
				sealed: {},
				deck: (context as unknown as Table<Toy>).chance.shuffle([...'abcdefgh'])
			}
		}),
		playerView: ({ G, ctx, playerID }) => {
			if (ctx.gameover) return G;
			const { secret: _, players, ...open } = G;
			return { ...open, players: playerID ? { [playerID]: players[playerID] } : {} };
		},
		turn: turnOf<Toy>(STEPS, begin, ({ events }) => events.endTurn())
	};
	return {
		id: 'toy',
		rules: 1,
		seats: { min: 2, max: 3 },
		game,
		defaults: () => ({}),
		options: (view, seat) => optionsOf(STEPS, view.G as Seen<Toy>, seat),
		bots: {
			sensible: () => ({ move: 'take', args: ['a'] }),
			random: () => ({ move: 'take', args: ['a'] })
		}
	};
}
