import type { CharacterId } from '$lib/games/dark-moon/content/characters';
import type { StationId } from '$lib/games/dark-moon/content/stations';
import type { TaskId } from '$lib/games/dark-moon/content/tasks';
import type { Says } from '$lib/games/dark-moon/rules/journal';
import type { State } from '$lib/games/dark-moon/rules/state';
import type { Todo } from '$lib/games/dark-moon/rules/todo';
import type { PlayerID } from '$lib/table/match';
import { ana, given, type Given } from './given';

const STATIONS: StationId[] = [
	'shieldControl',
	'lifeSupport',
	'researchLab',
	'communications',
	'hangarBay',
	'command'
];
const TOKENS: CharacterId[] = ['jon', 'luba', 'michihiro', 'steve', 'enver', 'chaya'];

/** Exactly these stations are damaged; the others wait in their pile, in the order of the box. */
export function broken(G: State, ...stations: StationId[]) {
	G.outpost = stations;
	G.secret.stationBag = STATIONS.filter((station) => !stations.includes(station));
}

/** Exactly these Fatigue tokens lie on the board; the others wait in their pile. */
export function tired(G: State, ...characters: CharacterId[]) {
	G.fatigue = characters;
	G.secret.fatigueBag = TOKENS.filter((token) => !characters.includes(token));
}

/** These Tasks lie on top of the deck, in this order; the rest of it follows. */
export function onTop(G: State, ...tasks: TaskId[]) {
	G.secret.tasks = [...tasks, ...G.secret.tasks.filter((id) => !tasks.includes(id))];
}

/** What an Infected is. */
export type Power = 'shieldPower' | 'outpostPower' | 'lifeSupportPower';

/** A Status card for a seat. */
export const infect = (G: State, seat: PlayerID, status: Power = 'shieldPower') =>
	void (G.players[seat]!.status = status);

/** The seat has been revealed as Infected before this turn: two dice, nothing of a player's. */
export function revealedBefore(G: State, seat: PlayerID, status: Power = 'shieldPower') {
	infect(G, seat, status);
	G.crew[seat]!.revealed = status;
	G.players[seat]!.dice = { strong: 1, weak: 1, commander: 0 };
}

/** One repair or other action, with the next Event cube far away, and nothing after it. */
export const oneAction = (by: PlayerID): Todo[] => [{ step: 'act', by, ordered: 0 }];

/** What the journal last said of this. */
export const said = (G: State, say: keyof Says) => G.journal.findLast((entry) => entry.say === say);

/** A turn in which the active seat has drawn and played this Task; nothing comes after it. */
export function facing(id: TaskId, { state, ...rest }: Given = {}) {
	const table = given({
		todo: [{ step: 'dealTasks' }],
		...rest,
		state: (G) => {
			onTop(G, id);
			state?.(G);
		}
	});
	table.when(rest.turn ?? ana).playTask(id);
	return table;
}
