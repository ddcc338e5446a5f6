import type { Game, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Chance } from './chance';
import type { Flow, Option } from './steps';

export type { Option } from './steps';
export type { PlayerID } from 'boardgame.io';

/** What one seat, or a watcher, may see of a match. */
export interface SeatView<G = unknown> {
	/** How many actions have been accepted. */
	n: number;
	G: G;
	phase: string;
	turn: number;
	/** The seat whose turn it is. */
	current: PlayerID;
	/** Seat -> the step it is asked now. */
	asked: Record<PlayerID, string>;
	over: { winners: string; by: string } | null;
}

/** A bot: answers for a seat from that seat's view alone. */
export type Bot = (view: SeatView, seat: PlayerID, chance: Chance) => Option;

/** What table, replay and tools need to know of a game. */
export interface TableGame {
	id: string;
	/** Version of the rules: replays of another version are not played. */
	rules: number;
	seats: { min: number; max: number };
	// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state is the game's own affair
	game: Game<any>;
	/** Options of the lobby as they stand at first, plain JSON. */
	defaults(): Record<string, unknown>;
	options(view: SeatView, seat: PlayerID): Option[];
	bots: { sensible: Bot; random: Bot };
}

/** A match with everything in it. It never leaves the host. */
export interface Match {
	readonly game: TableGame;
	readonly seats: number;
	readonly reduce: ReturnType<typeof CreateGameReducer>;
	state: State<Flow>;
	n: number;
}

/** Why an action is refused. */
export type ActRefusal = 'over' | 'notAsked' | 'questionPassed' | 'notAllowed';

/** Deals a match; the same arguments give the same match. Throws a sentence when the set-up is not allowed. */
export function createMatch(
	game: TableGame,
	{ seats, seed, options }: { seats: number; seed: string; options: Record<string, unknown> }
): Match {
	if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
		throw new Error(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
	const wrong = game.game.validateSetupData?.(options, seats);
	if (wrong) throw new Error(wrong);
	const seeded = { ...game.game, seed };
	return {
		game,
		seats,
		reduce: CreateGameReducer({ game: seeded }),
		state: InitializeGame({ game: seeded, numPlayers: seats, setupData: options }),
		n: 0
	};
}

/** The number of the question the table waits for an answer to. */
export const question = (match: Match): number => match.state.G.question;

/** Seats that are asked now. */
export const asked = (match: Match): PlayerID[] =>
	match.state.ctx.gameover ? [] : Object.keys(match.state.ctx.activePlayers ?? {});

/** Lets a seat answer. Returns why not, in which case nothing has changed. */
export function act(
	match: Match,
	seat: PlayerID,
	move: string,
	args: unknown[],
	answersQuestion: number = question(match)
): ActRefusal | null {
	if (match.state.ctx.gameover) return 'over';
	if (answersQuestion !== question(match)) return 'questionPassed';
	if (!asked(match).includes(seat)) return 'notAsked';
	const wanted = JSON.stringify([move, args]);
	const offered = match.game
		.options(viewOf(match, seat), seat)
		.find((option) => !option.blocked && JSON.stringify([option.move, option.args]) === wanted);
	if (!offered) return 'notAllowed';
	const before = match.state._stateID;
	const state = match.reduce(match.state, {
		type: 'MAKE_MOVE',
		payload: { type: move, args: offered.args, playerID: seat }
	} as never) as State<Flow>;
	if (state._stateID === before) return 'notAllowed';
	match.state = { ...state, deltalog: [], _undo: [], _redo: [] };
	match.n += 1;
	return null;
}

/** What a seat, or with `null` a watcher, may see now. */
export function viewOf(match: Match, seat: PlayerID | null): SeatView {
	const { G, ctx } = match.state;
	const known = Object.hasOwn((G as unknown as { players: object }).players, seat ?? '');
	return {
		n: match.n,
		G: match.game.game.playerView!({ G, ctx, playerID: known ? seat : null }),
		phase: ctx.phase,
		turn: ctx.turn,
		current: ctx.currentPlayer,
		asked: ctx.gameover ? {} : { ...ctx.activePlayers },
		over: ctx.gameover ?? null
	};
}
