import type { State } from '../state';
import type { StepName, Todo } from '../todo';

/** The entry the table works on, known to be of this step. */
export const entry = <Name extends StepName>(G: Pick<State, 'todo'>, _step: Name) =>
	G.todo[0] as Extract<Todo, { step: Name }>;
