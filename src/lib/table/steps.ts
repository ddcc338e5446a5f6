import type { Ctx, DefaultPluginAPIs, Game, PlayerID } from 'boardgame.io';
import type { Chance } from './chance';

/** One thing still to be done. The table always works on the first entry of `G.todo`. */
export interface Todo {
	step: string;
	/** The seat that must act; its move calls `done`. */
	by?: PlayerID;
}

/** One answer a seat may give now. `blocked` names why it is not available. */
export interface Option {
	move: string;
	args: unknown[];
	blocked?: string;
}

/** The part of every game's state that this file needs. */
export interface Flow {
	todo: Todo[];
	/** Grows whenever an entry leaves the list: answers to an older question are refused by it. */
	question: number;
	outcome: unknown;
}

/** What boardgame.io and our plugin hand to moves and hooks. */
export type Table<G> = Omit<DefaultPluginAPIs, 'random'> & { G: G; ctx: Ctx; chance: Chance };

/** What everybody may know. Whom the table waits for must follow from this alone. */
export type Open<G> = Omit<G, 'players' | 'secret'>;

/** What one seat may know: what lies open, and its own drawer. */
export type Seen<G> = Open<G> & { players: G extends { players: infer P } ? P : never };

/** A move of a step; it runs only if the step offers it with these arguments, so it checks nothing. */
export type Move<G> = {
	bivarianceHack(table: Table<G> & { playerID: PlayerID }, ...args: never[]): void;
}['bivarianceHack'];

/** One step of a turn. `T` is its entry on the list. */
export interface Step<G, T extends Todo = Todo> {
	/** Seats that have yet to answer. Default: `todo.by`, if the step has moves. */
	asks?(G: Open<G>, todo: T): PlayerID[];
	/** Every answer `seat` could give, from what it may know. */
	options?(G: Seen<G>, seat: PlayerID, todo: T): Option[];
	moves?: Record<string, Move<G>>;
	/** Happens when nobody is left to ask. */
	run?(table: Table<G>, todo: T): void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each step knows its own entry
export type Steps<G> = Record<string, Step<G, any>>;

/** Puts entries in front of everything else, first one first. */
export const first = <T extends Todo>(G: { todo: T[] }, ...entries: T[]) =>
	void G.todo.unshift(...entries);

/** Takes the current entry off the list. */
export function done(G: Flow) {
	G.todo.shift();
	G.question += 1;
}

const seatsAsked = <G extends Flow>(step: Step<G>, G: G, todo: Todo): PlayerID[] =>
	step.asks
		? step.asks(G as unknown as Open<G>, todo)
		: step.moves && todo.by !== undefined
			? [todo.by]
			: [];

/** Works on the list until a seat must choose, the list is empty, or the game is over. */
function advance<G extends Flow>(
	steps: Steps<G>,
	table: Table<G>,
	over: (table: Table<G>) => void
) {
	const { G, events } = table;
	while (G.outcome === null) {
		const todo = G.todo[0];
		if (!todo) return over(table);
		const step = steps[todo.step]!;
		const seats = seatsAsked(step, G, todo);
		if (seats.length)
			return events.setActivePlayers({
				value: Object.fromEntries(seats.map((seat) => [seat, todo.step]))
			});
		done(G);
		step.run?.(table, todo);
	}
	events.endGame({ ...(G.outcome as object) });
}

/** What a step offers a seat: the one source of legality for rules, panels and bots. */
export function optionsOf<G extends Flow>(steps: Steps<G>, G: Seen<G>, seat: PlayerID): Option[] {
	const todo = (G as unknown as Flow).todo[0];
	return (todo && steps[todo.step]?.options?.(G, seat, todo)) ?? [];
}

/** A turn of boardgame.io driven by a to-do list. Every step name is also a stage name. */
export function turnOf<G extends Flow>(
	steps: Steps<G>,
	begin: (table: Table<G>) => Todo[],
	over: (table: Table<G>) => void
): NonNullable<Game<G>['turn']> {
	const stages = Object.fromEntries(
		Object.entries(steps)
			.filter(([, step]) => step.moves)
			.map(([name, { asks, moves = {} }]) => [
				name,
				{
					moves: Object.fromEntries(
						Object.entries(moves).map(([move, fn]) => [
							move,
							{
								// The list goes on inside the move: a second hook would copy the state a second time.
								move: ((table: Parameters<typeof fn>[0], ...args: never[]) => {
									fn(table, ...args);
									advance(steps, table, over);
								}) as never,
								// Only the host knows the secrets, so only the host runs moves.
								client: false,
								redact: true,
								undoable: false,
								ignoreStaleStateID: Boolean(asks)
							}
						])
					)
				}
			])
	);
	return {
		stages,
		onBegin: (context) => {
			const table = context as unknown as Table<G>;
			table.G.todo = begin(table);
			table.G.question += 1;
			advance(steps, table, over);
		}
	};
}
