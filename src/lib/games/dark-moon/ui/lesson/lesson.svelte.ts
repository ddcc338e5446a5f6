import type { LessonTable, Spoken } from '../../../game';
import type { Session } from '$lib/session.svelte';
import type { SeatView } from '$lib/table/match';
import type { View } from '../../rules/state';
import {
	answering,
	lets,
	onward,
	type Beat,
	type Chapter,
	type Place,
	type Seen
} from '../../tutorial/chapter';
import { ME } from '../../tutorial/seats';

/** How long a beat that passes by itself can be read before a bot answers, ms. */
const READING = 5_000;

const reading = () => new Promise<void>((resolve) => setTimeout(resolve, READING));

/** How far somebody is in a chapter, as it is kept on the device. */
export interface Standing {
	chapter: string;
	at: number;
	/** How long the journal was before the first beat. */
	since: number | null;
	/** Everything said since the deal. */
	moves: Spoken[];
}

const beginning = ({ id, before }: Chapter): Standing => ({
	chapter: id,
	at: 0,
	since: null,
	moves: before.map(([seat, move, ...args]) => ({ seat, move, args }))
});

/** A chapter under way: which beat it is, what the bots wait for, which answers go out. */
export class Lesson {
	session = $state.raw<Session | null>(null);
	at = $state(0);
	/** The last answer has been kept back. */
	refused = $state(false);
	readonly beat = $derived.by((): Beat | null => this.chapter.beats[this.at] ?? null);
	#standing: Standing;
	#resting: (() => void)[] = [];
	#read = reading();
	#seen = $state.raw<Seen | null>(null);
	/** Where to look now. */
	readonly place = $derived.by((): Place | null => {
		const at = this.beat?.at ?? null;
		return typeof at === 'function' ? this.#seen && at(this.#seen) : at;
	});

	/** `keep` is told the standing whenever it has changed. */
	constructor(
		readonly chapter: Chapter,
		private readonly keep: (standing: Standing) => void,
		standing: Standing | null
	) {
		this.#standing = standing?.chapter === chapter.id ? standing : beginning(chapter);
		this.at = this.#standing.at;
	}

	/** Sits down; what can no longer be played on begins anew. */
	async start(crew: readonly string[], open: (table: LessonTable) => Promise<Session>) {
		const sit = () => open(this.#table(crew));
		this.session = await sit().catch(() => {
			this.#standing = beginning(this.chapter);
			this.at = 0;
			return sit();
		});
	}

	/** Looks at the match as it stands. */
	see(view: SeatView) {
		this.#seen = this.#look(view as SeatView<View>);
		this.#go(onward(this.chapter, this.at, this.#seen));
	}

	/** The beat has been read, or looked at. */
	next() {
		this.#go(this.at + 1);
		if (this.#seen) this.#go(onward(this.chapter, this.at, this.#seen));
	}

	close() {
		this.#read = new Promise(() => {});
		this.session?.close(true);
	}

	#look(view: SeatView<View>): Seen {
		const { journal } = view.G;
		this.#standing.since ??= journal.length;
		return { view, told: journal.slice(this.#standing.since) };
	}

	#table(crew: readonly string[]): LessonTable {
		const { seed, bot } = this.chapter;
		return {
			crew,
			seed,
			options: { variants: [] },
			moves: [...this.#standing.moves],
			bot,
			keep: async (spoken) => {
				if (spoken.seat !== ME) await this.#moment();
				this.#standing.moves.push(spoken);
				this.keep(this.#standing);
			},
			permits: (move, args) => {
				const fine = lets(this.chapter, this.at, { move, args });
				this.refused = !fine;
				if (fine) this.#go(answering(this.chapter, this.at));
				return fine;
			}
		};
	}

	/** Resolves when the guide does not speak of something else, and what it says could be read. */
	async #moment() {
		let read;
		do {
			if (!this.beat?.until) await new Promise<void>((go) => this.#resting.push(go));
			read = this.#read;
			await read;
		} while (read !== this.#read);
	}

	#go(at: number) {
		if (at === this.at) return;
		this.at = this.#standing.at = at;
		this.#read = reading();
		this.refused = false;
		this.keep(this.#standing);
		if (this.beat?.until) this.#resting.splice(0).forEach((go) => go());
	}
}
