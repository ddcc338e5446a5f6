import { malfunction, type TaskId } from '../content/tasks';
import { tell } from './journal';
import type { Table } from './state';

/** Takes the top cards of the Task deck; discards are shuffled under it when it runs short (Q89). */
export function drawTasks({ G, chance }: Table, n: number): TaskId[] {
	const { secret } = G;
	if (secret.tasks.length < n) {
		secret.tasks.push(...chance.shuffle(secret.taskDiscards));
		secret.taskDiscards = [];
	}
	return secret.tasks.splice(0, n);
}

/** Makes a new Task deck of malfunctions alone, nobody seeing a discard (DM-4.10). */
export function dropComplications({ G, chance }: Table, why: 'finalEvent' | 'noMoreComplications') {
	const { secret } = G;
	const left = [...secret.tasks, ...secret.taskDiscards].filter((id) => malfunction(id));
	secret.tasks = chance.shuffle(left);
	secret.taskDiscards = [];
	tell(G, 'deckRebuilt', { why });
}
