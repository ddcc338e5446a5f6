import { createContext } from 'svelte';
import { isolated } from '$lib/i18n/isolated';
import type { SeatInfo, Session } from '$lib/session.svelte';
import type { Option, PlayerID, SeatView } from '$lib/table/match';
import { malfunction, type TaskId } from '../content/tasks';
import { choiceOf, type Choice, type MalfunctionFigures, type Names, type Scene } from '../i18n';
import { options } from '../rules/game';
import type { Entry, Note } from '../rules/journal';
import { difficulty, isQuarantined, tokensOf } from '../rules/queries';
import type { Drawer, View } from '../rules/state';
import type { Asking } from '../rules/todo';
import { Draft } from './draft.svelte';
import type { Explained } from './explained';
import { Hands } from './pieces/hands';
import { Shutter } from './shutter.svelte';
import { words } from './words.svelte';

/** Time in which a tap meant for the last question does not count for the new one, in milliseconds. */
const SETTLE = 300;

/** What a screen shows of a match: that of a table, or of a place in a replay. */
export type Shown = Pick<Session, 'view' | 'seat' | 'pending' | 'act'> & {
	lobby: { seats: readonly SeatInfo[] } | null;
};

/** What this screen sees of the match, and how it answers. Every part of the table reads it. */
export class Sight implements Names {
	/** Before the dice and cards of a question. */
	readonly shutter = new Shutter();
	/** Where dice fly from. */
	readonly hands = new Hands();
	/** What the sheet explains; a book that lies open in it comes first. */
	explained = $state.raw<Explained | null>(null);
	reading = $state.raw<{ book: 'rules' | 'cards'; at: string } | null>(null);
	/** What is explained lies behind a shutter. */
	covert = $state(false);
	/** What has been composed behind the shutter. */
	readonly drafts = {
		/** Places of the dice of a roll, the one chosen first in front. */
		roll: new Draft<number[]>(() => this.G.question),
		/** The arguments of an answer that counts dice. */
		dice: new Draft<string>(() => this.G.question),
		card: new Draft<string>(() => this.G.question),
		option: new Draft<string>(() => this.G.question)
	};
	/** The question whose dice have tumbled before this player's eyes. */
	tumbled: number | null = null;
	#settled = $state<number | null>(null);

	#shown: () => Shown;

	constructor(shown: () => Shown) {
		this.#shown = shown;
	}

	get shown(): Shown {
		return this.#shown();
	}

	/** The table of this screen. Nothing that a replay draws may ask for it: there is none. */
	get session(): Session {
		return this.#shown() as Session;
	}

	readonly view = $derived.by(() => this.shown.view as SeatView<View>);
	readonly G = $derived(this.view.G);
	readonly seat = $derived.by(() => this.shown.seat);
	/** Own drawer; a watcher has none. */
	readonly drawer = $derived.by((): Drawer | null =>
		this.seat === null ? null : (this.G.players[this.seat] ?? null)
	);
	/** The step this seat is asked, if it is asked. */
	readonly asking = $derived.by((): Asking | null =>
		this.seat === null ? null : ((this.view.asked[this.seat] as Asking | undefined) ?? null)
	);
	readonly options = $derived.by((): Option[] =>
		this.seat === null || this.asking === null ? [] : options(this.G, this.seat)
	);
	/** Nothing can be sent now: an answer is under way, or the question has only just appeared. */
	readonly locked = $derived.by(() => this.shown.pending || this.#settled !== this.G.question);

	/** What the words of the current question need to know. */
	readonly scene = $derived.by((): Scene => ({
		todo: this.G.todo[0] as Scene['todo'],
		name: this.name,
		printed: this.printed,
		roll: this.drawer?.roll ?? [],
		total: this.G.success,
		difficulty: this.G.task ? this.printed(this.G.task.id) : null,
		isQuarantined: (seat) => isQuarantined(this.G, seat),
		sabotage: this.G.sabotage,
		tokens: (area) => tokensOf(this.G, area),
		variants: this.G.variants
	}));

	name = (seat: PlayerID): string =>
		isolated(this.shown.lobby?.seats.find(({ id }) => id === seat)?.name ?? '') ||
		words.game.cards.characters[this.G.crew[seat]!.character].name;

	/** Difficulty of a malfunction now; null for a complication. */
	printed = (id: TaskId): number | null => (malfunction(id) ? difficulty(this.G, id) : null);

	/** What a malfunction card says; null for a complication. */
	figures(id: TaskId): MalfunctionFigures | null {
		const row = malfunction(id);
		return row && { ...row, difficulty: difficulty(this.G, id) };
	}

	/** What the button of an option says. */
	choice = (option: Option): Choice => choiceOf(words.game, this.scene, option);

	/** A sentence of the journal. */
	say(entry: Entry): string {
		const sentence = words.game.journal[entry.say] as (p: Entry & Names) => string;
		return sentence({ ...entry, name: this.name, printed: this.printed });
	}

	/** A sentence of somebody's own notes. */
	remember(note: Note): string {
		const sentence = words.game.notes[note.say] as (p: Note & Names) => string;
		return sentence({ ...note, name: this.name, printed: this.printed });
	}

	/** Opens the sheet; `covert`: on something from behind a shutter. */
	explain = (what: Explained, covert = false) => {
		this.reading = null;
		this.explained = what;
		this.covert = covert;
	};

	/** Closes the sheet. */
	close = () => {
		this.reading = null;
		this.explained = null;
		this.covert = false;
	};

	send = (option: Option) => {
		if (!this.locked) void this.shown.act(option.move, ...option.args);
	};

	/** Lets the question just shown be answered after a moment; returns how to stop waiting. */
	settle() {
		const { question } = this.G;
		const timer = setTimeout(() => (this.#settled = question), SETTLE);
		return () => clearTimeout(timer);
	}
}

export const [useSight, provideSight] = createContext<Sight>();
