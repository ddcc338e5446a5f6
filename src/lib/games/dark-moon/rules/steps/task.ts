import { done, first } from '$lib/table/steps';
import { complication, malfunction, type TaskId } from '../../content/tasks';
import { damage } from '../damage';
import { drawTasks } from '../decks';
import { note, tell } from '../journal';
import { difficulty, drawerOf, hasAbility, inForce, playsTasks } from '../queries';
import type { Step } from '../state';
import type { Todo } from '../todo';

/** Two Tasks into the active drawer, three for Chaya; who plays none ends the turn here (DM-4.3). */
export const dealTasks = {
	run: (table) => {
		const { G } = table;
		if (!playsTasks(G, G.active)) return void (G.todo = []);
		const cards = hasAbility(G, G.active, 'drawsThreeTasks') ? 3 : 2;
		G.players[G.active]!.cards = drawTasks(table, cards);
		first(G, { step: 'chooseTask', by: G.active });
	}
} satisfies Step<'dealTasks'>;

/** One Task face up, the others away face down (DM-4.3). */
export const chooseTask = {
	options: (G, seat) => drawerOf(G, seat).cards.map((id) => ({ move: 'playTask', args: [id] })),
	moves: {
		playTask: ({ G, playerID: by }, id: TaskId) => {
			const drawer = G.players[by]!;
			const drawn = drawer.cards as TaskId[];
			const area = malfunction(id)?.area ?? null;
			note(G, by, 'tasks', { drawn, played: id });
			G.secret.taskDiscards.push(...drawn.filter((card) => card !== id));
			drawer.cards = [];
			G.task = { id, area: area === 'any' ? null : area, result: 'open' };
			tell(G, 'taskPlayed', { by, id });
			done(G);
			first(G, { step: 'resolveTask' });
		}
	}
} satisfies Step<'chooseTask'>;

/** A malfunction is worked on together; a complication asks its own question (DM-4.4). */
export const resolveTask = {
	run: (table) => {
		const { G } = table;
		const { id } = G.task!;
		const card = complication(id);
		if (card) return card.begin(table);
		G.joined = {};
		const steps: Todo[] = [{ step: 'workTogether' }];
		if (malfunction(id)!.area === 'any') steps.unshift({ step: 'chooseKind', by: G.active });
		first(G, ...steps);
	}
} satisfies Step<'resolveTask'>;

/** Bonus or consequence, then the cube (DM-4.5, DM-6.6, DM-6.9, Q83). */
export const settleTask = {
	run: (table, { success }) => {
		const { G } = table;
		const task = G.task!;
		const row = malfunction(task.id);
		task.result = success ? 'success' : 'failure';
		tell(G, 'taskDone', {
			success,
			total: row ? G.success : null,
			difficulty: row ? difficulty(G, task.id) : null
		});
		G.secret.taskDiscards.push(task.id);
		if (!success) {
			if (row) damage(task.area!, row.consequence)(table);
			else complication(task.id)!.fails?.(table);
			return;
		}
		const steps: Todo[] = [{ step: 'addCube' }];
		if (inForce(G, 'successTestsShield')) steps.unshift({ step: 'testShield' });
		if (row?.bonus)
			steps.unshift({ step: 'removeToken', by: G.active, areas: [task.area!], why: 'bonus' });
		first(G, ...steps);
	}
} satisfies Step<'settleTask'>;
