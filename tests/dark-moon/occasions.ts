import { expect } from 'vitest';
import { eventRow, type EventId } from '$lib/games/dark-moon/content/events';
import type { FinalId } from '$lib/games/dark-moon/content/finals';
import type { TaskId } from '$lib/games/dark-moon/content/tasks';
import type { Says } from '$lib/games/dark-moon/rules/journal';
import type { State } from '$lib/games/dark-moon/rules/state';
import type { Todo } from '$lib/games/dark-moon/rules/todo';
import type { PlayerID } from '$lib/table/match';
import { facing, infect, oneAction, revealedBefore, type Power } from './arrange';
import { ana, best, boris, cira, given, hand, type Given } from './given';

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

/** A turn from its Task to its end. */
const REST: Todo[] = [{ step: 'dealTasks' }, { step: 'advanceSuspicion' }, { step: 'forcedVote' }];

/** The active seat plays this Task; the rest of the turn follows. */
export const plays = (task: TaskId, more: Given = {}) => facing(task, { todo: REST, ...more });

/** Ana alone works on a malfunction and succeeds; the rest of her turn follows. */
export function succeeds(state: (G: State) => void) {
	const table = plays('outpost3', {
		rolls: [best],
		state: (G) => {
			hand(G, ana, { strong: 1 });
			state(G);
		}
	});
	table.when(ana).join(true);
	table.when(boris).join(false);
	table.when(cira).join(false);
	table.when(ana).submit([0], false);
	return table;
}

/** Everybody votes Weak: the seat goes into quarantine. */
export function putIn(on: PlayerID, more: Given = {}) {
	const table = given({ todo: oneAction(more.turn ?? ana), ...more });
	table.when(more.turn ?? ana).callVote(on);
	for (const seat of [ana, boris, cira]) table.when(seat).vote('weak');
	return table;
}

/** Boris sits in quarantine with two dice. */
export function inside(G: State) {
	G.crew[boris]!.quarantined = true;
	hand(G, boris, { strong: 1, weak: 1 });
}

/** An Infected reveals on their own turn. */
export function reveals(by: PlayerID, power: Power, { state, ...more }: Given = {}) {
	const table = given({
		turn: by,
		todo: oneAction(by),
		...more,
		state: (G) => {
			infect(G, by, power);
			state?.(G);
		}
	});
	table.when(by).reveal();
	return table;
}

/** An Infected, revealed earlier, is to take their Infected action. */
export const infectedTurn = (by: PlayerID, { state, ...more }: Given = {}) =>
	given({
		turn: by,
		todo: [{ step: 'infectedAct', by }],
		...more,
		state: (G) => {
			revealedBefore(G, by);
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
