import { CHARACTERS } from '$lib/games/dark-moon/content/characters';
import { EVENTS } from '$lib/games/dark-moon/content/events';
import { FINALS } from '$lib/games/dark-moon/content/finals';
import { STATIONS } from '$lib/games/dark-moon/content/stations';
import { STATUSES } from '$lib/games/dark-moon/content/statuses';
import { TASKS } from '$lib/games/dark-moon/content/tasks';
import { VARIANTS } from '$lib/games/dark-moon/content/variants';
import type { Entry } from '$lib/games/dark-moon/rules/journal';
import type { State } from '$lib/games/dark-moon/rules/state';
import { STEPS } from '$lib/games/dark-moon/rules/steps';

/** Everything a run of matches should come across, as `kind id`. */
const ALL = [
	...Object.keys(TASKS).flatMap((id) => [`silver ${id}`, `black ${id}`]),
	...Object.keys(EVENTS).flatMap((id) => [`event ${id}`, `done ${id}`]),
	...Object.keys(FINALS).map((id) => `final ${id}`),
	...Object.keys(STATIONS).map((id) => `station ${id}`),
	...Object.keys(CHARACTERS).map((id) => `character ${id}`),
	...Object.entries(CHARACTERS).flatMap(([id, { fatigueToken }]) =>
		fatigueToken ? [`token ${id}`] : []
	),
	...Object.entries(STATUSES).map(([id, { infected }]) => `${infected ? 'shown' : 'dealt'} ${id}`),
	...Object.keys(VARIANTS).map((id) => `variant ${id}`),
	...Object.entries(STEPS).flatMap(([step, rules]) =>
		'moves' in rules ? Object.keys(rules.moves).map((move) => `${step} ${move}`) : []
	)
];

function told(deck: State['deck'], entry: Entry): string[] {
	switch (entry.say) {
		case 'taskPlayed':
			return [`${deck} ${entry.id}`];
		case 'eventBegins':
			return [`event ${entry.id}`];
		case 'eventDone':
			return [`done ${entry.id}`];
		case 'finalBegins':
			return [`final ${entry.id}`];
		case 'stationBroke':
			return [`station ${entry.station}`];
		case 'fatigued':
			return [`token ${entry.character}`];
		case 'revealed':
			return [`shown ${entry.status}`];
		default:
			return [];
	}
}

/** Counts what matches come across. */
export class Reached {
	private readonly seen = new Set<string>();

	/** A seat gave this answer to this step. */
	answer(step: string, move: string) {
		this.seen.add(`${step} ${move}`);
	}

	/** A match is over. */
	match(G: State) {
		for (const entry of G.journal) for (const name of told(G.deck, entry)) this.seen.add(name);
		for (const id of G.variants) this.seen.add(`variant ${id}`);
		for (const { character } of Object.values(G.crew)) this.seen.add(`character ${character}`);
		for (const { status } of Object.values(G.players)) this.seen.add(`dealt ${status}`);
	}

	/** What no match has come across. */
	get missed(): string[] {
		return ALL.filter((name) => !this.seen.has(name));
	}
}
