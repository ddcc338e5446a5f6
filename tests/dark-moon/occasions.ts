import { expect } from 'vitest';
import { eventRow, type EventId } from '$lib/games/dark-moon/content/events';
import type { FinalId } from '$lib/games/dark-moon/content/finals';
import type { TaskId } from '$lib/games/dark-moon/content/tasks';
import type { Says } from '$lib/games/dark-moon/rules/journal';
import type { State } from '$lib/games/dark-moon/rules/state';
import type { PlayerID } from '$lib/table/match';
import { onTop } from './arrange';
import { ana, given, type Given } from './given';

/** Lays an Event on the first camera. */
export function current(G: State, event: EventId) {
	G.events = [event];
	G.secret.events = G.secret.events.filter((id) => id !== event);
}

/** Three Events are done and the Final Event is under way. */
export function finale(G: State, id: FinalId, cubes = 0) {
	G.events = ['tacticalPrep', 'lockdown', 'divertPower'];
	G.completed = 3;
	G.final = { id, cubes, begun: true };
}

/** The current Event gets its last cube; the table is at what its completion asks. */
export const completes = (event: EventId, { state, ...more }: Given = {}) =>
	given({
		todo: [{ step: 'addCube' }],
		...more,
		state: (G) => {
			current(G, event);
			G.cubes = eventRow(event).cubes - 1;
			state?.(G);
		}
	});

/** The active seat plays this Task; the rest of the turn follows. */
export function plays(task: TaskId, { state, ...more }: Given = {}) {
	const table = given({
		todo: [{ step: 'dealTasks' }, { step: 'advanceSuspicion' }, { step: 'forcedVote' }],
		...more,
		state: (G) => {
			onTop(G, task);
			state?.(G);
		}
	});
	table.when(more.turn ?? ana).playTask(task);
	return table;
}

/** An Infected, revealed earlier, is to take their Infected action. */
export const infectedTurn = (by: PlayerID, { state, ...more }: Given = {}) =>
	given({
		turn: by,
		todo: [{ step: 'infectedAct', by }],
		...more,
		state: (G) => {
			G.players[by]!.status = 'shieldPower';
			G.crew[by]!.revealed = 'shieldPower';
			G.players[by]!.dice = { strong: 1, weak: 1, commander: 0 };
			state?.(G);
		}
	});

/** An entry of the journal, or as much of it as matters. */
type Said = { [Name in keyof Says]: { say: Name } & Partial<Says[Name]> }[keyof Says];

/** The journal says so, with these details. */
export const told = ({ now }: { now: () => State }, entry: Said) =>
	expect(now().journal).toContainEqual(expect.objectContaining(entry));

/** The journal does not say so. */
export const untold = ({ now }: { now: () => State }, entry: Said) =>
	expect(now().journal).not.toContainEqual(expect.objectContaining(entry));
