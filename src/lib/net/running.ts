import { digestOf, play } from '$lib/replay/play';
import type { Replay } from '$lib/replay/format';
import type { SavedMove, SavedTable } from '$lib/saves/saves';
import { chanceFrom } from '$lib/table/chance';
import { act, asked, createMatch, question, viewOf } from '$lib/table/match';
import type { Match, PlayerID, SeatView, TableGame } from '$lib/table/match';
import { Answers, type Answer } from './answers';
import type { Reason } from './protocol';

/** A match that is being played, with the list of what has been said in it. */
export class Running {
	/** How many actions everybody has been shown. */
	shown: number;
	private readonly answers = new Answers();

	private constructor(
		private readonly game: TableGame,
		private readonly table: SavedTable,
		private readonly seed: string,
		private readonly match: Match,
		private readonly moves: SavedMove[]
	) {
		this.shown = moves.length;
		moves.forEach(({ seat, id }, i) => this.answers.remember(seat, id, { ok: true, n: i + 1 }));
	}

	/** Deals a new match. Throws a sentence when the options are not allowed. */
	static deal(game: TableGame, table: SavedTable, seed: string): Running {
		const { options } = table;
		const seats = seated(table).length;
		return new Running(game, table, seed, createMatch(game, { seats, seed, options }), []);
	}

	/** A match as it was saved. Throws a sentence when it cannot be played on. */
	static load(game: TableGame, table: SavedTable, moves: SavedMove[]): Running {
		if (table.seed === null) throw new Error('a table without a match');
		const match = play(game, replayOf(table, table.seed, moves));
		return new Running(game, table, table.seed, match, [...moves]);
	}

	get n(): number {
		return this.moves.length;
	}

	get over(): boolean {
		return this.match.state.ctx.gameover !== undefined;
	}

	/** What a seat, or a watcher, may see now. */
	view(seat: PlayerID | null): SeatView {
		return viewOf(this.match, seat);
	}

	/** The answer that this action already had. */
	answered(seat: PlayerID, id: string): Answer | undefined {
		return this.answers.of(seat, id);
	}

	/**
	 * Lets a seat act; `store` resolves when the move is safe, and only then does it count. `null`:
	 * it could not be stored, nothing has happened, and it may be said again. Never throws on what
	 * comes from outside.
	 */
	async act(
		seat: PlayerID,
		said: { id: string; move: string; args: unknown[]; question: number },
		store: (number: number, move: SavedMove) => Promise<void>
	): Promise<Answer | null> {
		const { id, move, args } = said;
		const { state, n } = this.match;
		const why = this.attempt(seat, move, args, said.question);
		if (why) return this.answers.remember(seat, id, { ok: false, why });
		const saved = { seat, move, args, id };
		try {
			await store(this.moves.length, saved);
		} catch {
			Object.assign(this.match, { state, n });
			return null;
		}
		this.moves.push(saved);
		return this.answers.remember(seat, id, { ok: true, n: this.moves.length });
	}

	/** Seats in `among` that are asked now. */
	askedAmong(among: PlayerID[]): PlayerID[] {
		return asked(this.match).filter((seat) => among.includes(seat));
	}

	/** What bots would say in this seat, the best first; they see no more than the seat does. */
	botAnswers(seat: PlayerID) {
		const { options, bots } = this.game;
		const view = this.view(seat);
		const chance = () => chanceFrom(`${this.seed}/${seat}/${this.n}`);
		const ways = [
			() => [bots.sensible(view, seat, chance())],
			() => [bots.random(view, seat, chance())],
			() => options(view, seat).filter(({ blocked }) => !blocked)
		];
		return ways
			.flatMap((way) => {
				try {
					return way();
				} catch {
					return [];
				}
			})
			.map(({ move, args }, i) => ({
				id: `bot-${this.n}-${i}`,
				move,
				args,
				question: question(this.match)
			}));
	}

	/** The whole match. Holds the seed: only for when it is over. */
	replay(): Replay {
		return {
			...replayOf(this.table, this.seed, this.moves),
			checks: { end: digestOf(this.match) }
		};
	}

	private attempt(seat: PlayerID, move: string, args: unknown[], to: number): Reason | null {
		try {
			return act(this.match, seat, move, args, to);
		} catch {
			return 'notAllowed';
		}
	}
}

const seated = (table: SavedTable) => table.seats.filter(({ kind }) => kind !== 'open');

function replayOf(table: SavedTable, seed: string, moves: SavedMove[]): Replay {
	const { game, rules, options } = table;
	return {
		format: 1,
		game,
		rules,
		seed,
		seats: seated(table).map(({ name }) => name),
		options,
		moves: moves.map(({ seat, move, args }) => [seat, move, ...args]),
		checks: {}
	};
}
