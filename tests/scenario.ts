import { expect } from 'vitest';
import type { Game } from 'boardgame.io';
import { chancePlugin, type Chance } from '$lib/table/chance';
import {
	act,
	asked,
	createMatch,
	question,
	viewOf,
	type PlayerID,
	type TableGame
} from '$lib/table/match';
import type { Flow, Steps } from '$lib/table/steps';

type MovesOf<S> = S extends { moves: infer M } ? M : never;
type Union<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
	? I
	: never;
type Act<F> = F extends (table: never, ...args: infer A) => unknown ? (...args: A) => void : never;
/** Every move of a game, as something a seat can do. Moves of one name in two steps take either's arguments. */
export type Acts<S> = {
	[K in keyof Union<MovesOf<S[keyof S]>>]: (
		...args: MovesOf<S[keyof S]> extends infer M
			? M extends Record<K, infer F>
				? Parameters<Act<F>>
				: never
			: never
	) => void;
};
/** Part of a state; of a list also its length alone. */
type Deep<T> = T extends readonly unknown[]
	? { [K in keyof T]: Deep<T[K]> } | { length: number }
	: T extends object
		? { [K in keyof T]?: Deep<T[K]> }
		: T;

/** Luck as a scenario names it: spots of the dice in order, nothing shuffled, the first one picked. */
export function scripted(rolls: number[]): { left: number[]; plugin: typeof chancePlugin } {
	const left = [...rolls];
	const chance: Chance = {
		die: () => left.shift() ?? expect.fail('a die was rolled that the scenario did not name'),
		shuffle: (list) => [...list],
		pick: (list) => list[0]!
	};
	return {
		left,
		plugin: { ...chancePlugin, api: ({ data }) => ({ ...chance, at: { ...data } }) }
	};
}

/** given / when / then over a real match. */
export function scenario<G extends Flow, S extends Steps<G>>(
	game: TableGame,
	_steps: S,
	{
		seats,
		rolls = [],
		options = game.defaults(),
		boardgame
	}: {
		seats: number;
		/** Upcoming die spots, 1-6. A roll beyond them fails the test. */
		rolls?: number[];
		options?: Record<string, unknown>;
		/** The game object, arranged for the scenario. */
		boardgame: Game<G>;
	}
) {
	const dice = scripted(rolls);
	const match = createMatch(
		{ ...game, game: { ...boardgame, plugins: [dice.plugin] } },
		{ seats, seed: 'scenario', options }
	);
	const now = () => match.state.G as unknown as G;
	const waitsFor = () => JSON.stringify(viewOf(match, null).asked);

	/** Lets a seat move; a refusal fails the test and says whom the table waits for. */
	const when = (seat: PlayerID) =>
		new Proxy({} as Acts<S>, {
			get:
				(_, move: string) =>
				(...args: unknown[]) => {
					const refusal = act(match, seat, move, args);
					if (refusal)
						expect.fail(
							`${move}(${JSON.stringify(args)}) by seat ${seat} is refused (${refusal}): the table waits for ${waitsFor()}`
						);
				}
		});
	const offered = (seat: PlayerID, move: string, args: unknown[]) =>
		asked(match).includes(seat) &&
		match.game
			.options(viewOf(match, seat), seat)
			.some(
				(option) =>
					!option.blocked &&
					JSON.stringify([option.move, option.args]) === JSON.stringify([move, args])
			);
	const checks = (wanted: boolean) => (seat: PlayerID) =>
		new Proxy({} as Acts<S>, {
			get:
				(_, move: string) =>
				(...args: unknown[]) =>
					expect(offered(seat, move, args), `${move}(${JSON.stringify(args)}) by ${seat}`).toBe(
						wanted
					)
		});

	/** Part of the state as it now is. */
	const then = (expected: Deep<G>) => expect(now()).toMatchObject(expected as object);
	/** Whom the table waits for, and for what; nobody else. */
	then.asks = (step: keyof S & string, ...who: PlayerID[]) =>
		expect(viewOf(match, null).asked).toEqual(Object.fromEntries(who.map((seat) => [seat, step])));
	then.over = (expected: object) => expect(viewOf(match, null).over).toMatchObject(expected);
	/** What one seat's screen, or with null a watcher's, shows. */
	then.sees = (seat: PlayerID | null, expected: Deep<G>) =>
		expect(viewOf(match, seat).G).toMatchObject(expected as object);
	/** The reason beside an option that is shown but not available. */
	then.blocked = (seat: PlayerID, move: string, args: unknown[], why: string) =>
		expect(match.game.options(viewOf(match, seat), seat)).toContainEqual({
			move,
			args,
			blocked: why
		});
	/** Every roll named has been rolled. */
	then.allRolled = () => expect(dice.left).toEqual([]);

	return {
		when,
		then,
		may: checks(true),
		mayNot: checks(false),
		now,
		match,
		question: () => question(match)
	};
}
