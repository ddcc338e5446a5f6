import type { SavedMove } from '$lib/saves/saves';
import type { PlayerID, TableGame } from '$lib/table/match';
import type { Answer } from './answers';
import type { Audience } from './audience';
import { Bots } from './bots';
import type { Keeping } from './keeping';
import type { GuestFrame } from './protocol';
import type { Room } from './room';
import { Running } from './running';

/** An action as it is said, whoever says it. */
export type Said = Pick<GuestFrame & { t: 'act' }, 'id' | 'move' | 'args' | 'question'>;

/** What a stage is made of. */
export interface StageSetup {
	game: TableGame;
	room: Room;
	audience: Audience;
	keeping: Keeping;
	/** What has been played before. */
	moves: SavedMove[];
	/** How long bots think, ms. */
	pace: number;
	/** Does something once everything before it is done. */
	job(work: () => unknown): void;
}

/** The match of a table: people and bots act in it, and what has been stored is shown to everybody. */
export class Stage {
	private running: Running | null = null;
	private readonly bots: Bots;

	/** Throws a sentence when a saved match cannot be played on. */
	constructor(private readonly setup: StageSetup) {
		const { game, room, moves } = setup;
		if (room.table.seed !== null) this.running = Running.load(game, room.table, moves);
		room.table.over = this.running?.over ?? false;
		this.bots = new Bots(
			setup.pace,
			() => this.botsAsked.length > 0,
			() => setup.job(() => this.answerForBots())
		);
	}

	/** How many actions have counted. */
	get n(): number {
		return this.running?.n ?? 0;
	}

	/** Number of the newest view that everybody has been shown; -1 before the first. */
	get shown(): number {
		return this.running?.shown ?? -1;
	}

	/** Deals the match. Throws the game's own sentence when its options are not allowed. */
	deal(seed: string) {
		const { game, room } = this.setup;
		this.running = Running.deal(game, room.table, seed);
	}

	/** Stores the table; a match is shown once it is stored. */
	async keep() {
		const { keeping, audience } = this.setup;
		// A match that begins meanwhile is not in what is being stored.
		const { running } = this;
		await keeping.table();
		if (running && !keeping.behind) audience.present(running);
	}

	/** Lets a person act; a repeated action gets the answer it had. `null`: to be said again. */
	async act(seat: PlayerID, said: Said): Promise<Answer | null> {
		return this.running?.answered(seat, said.id) ?? (await this.say(seat, said));
	}

	/** Shows what has been stored since the last time. */
	show() {
		const { running } = this;
		if (!running || running.shown === running.n) return;
		running.shown = running.n;
		this.setup.audience.tellViews();
		this.bots.wake();
	}

	/** Looks whether a bot is asked; call it whenever that may have changed. */
	wake() {
		this.bots.wake();
	}

	stop() {
		this.bots.stop();
	}

	/** The one way to act, for people and bots. `null`: not stored, to be said again. */
	private async say(seat: PlayerID, said: Said): Promise<Answer | null> {
		const { running } = this;
		const { keeping, room } = this.setup;
		if (!running) return { ok: false, why: 'notAsked' };
		const answer = await running.act(seat, said, (...move) => keeping.move(...move));
		if (running.over && !room.table.over) {
			room.table.over = true;
			await this.keep();
		}
		return answer;
	}

	private get botsAsked(): PlayerID[] {
		return this.running?.askedAmong(this.setup.room.bots) ?? [];
	}

	private async answerForBots() {
		const { running } = this;
		if (!running) return;
		for (const seat of this.botsAsked)
			for (const said of running.botAnswers(seat)) {
				// Whoever came back meanwhile answers for themselves.
				if (!this.setup.room.bots.includes(seat)) break;
				const answer = await this.say(seat, said);
				if (!answer || answer.ok) break;
			}
		this.show();
	}
}
