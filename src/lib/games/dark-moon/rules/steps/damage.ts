import { done, first } from '$lib/table/steps';
import { damage, draw, placeToken, test } from '../damage';
import { tell } from '../journal';
import { hasVariant, LIMIT, testFails, tokensOf } from '../queries';
import { AREAS, type Area, type Open, type Step, type Table } from '../state';
import type { Todo } from '../todo';
import { entry } from './entry';
import { neutralDie } from './roll';

/** One neutral public die against the condition of the farthest token (DM-6.8); below two it cannot fail. */
export const testShield = {
	run: (table) => {
		const { G } = table;
		if (G.shields < 2) return tell(G, 'shieldTest', { face: null, failed: false });
		const face = neutralDie(table);
		const failed = testFails(G.shields, face);
		tell(G, 'shieldTest', { face, failed });
		if (failed) first(G, { step: 'chooseDamage', by: G.active, why: 'test', left: 1, drawn: [] });
	}
} satisfies Step<'testShield'>;

type Choice = Extract<Todo, { step: 'chooseDamage' }>;

/** Why a kind cannot be chosen (Q98, Q102; Deadly Events lift the cap for System Reboot, D-10). */
function whyNot(G: Open, { why, drawn }: Choice, area: Area): string | undefined {
	if (why === 'test' || why === 'testCommander') return undefined;
	const deadly = why === 'reboot' && hasVariant(G, 'deadlyEvents');
	if (tokensOf(G, area) >= LIMIT - 1 && !deadly) return 'atLimit';
	if (why === 'reboot' && drawn.filter((other) => other === area).length >= 3)
		return 'threeOfAKind';
	return undefined;
}

const kinds = ({ why }: Choice) =>
	why === 'test' ? AREAS.filter((area) => area !== 'shield') : AREAS;

/** The kind of the next token to be drawn: after a failed test, by a Task, by System Reboot, by Test Commander. */
export const chooseDamage = {
	asks: (G, todo) =>
		todo.left > 0 && kinds(todo).some((area) => !whyNot(G, todo, area)) ? [todo.by] : [],
	options: (G, _seat, todo) =>
		kinds(todo).map((area) => {
			const blocked = whyNot(G, todo, area);
			return { move: 'draw', args: [area], ...(blocked ? { blocked } : {}) };
		}),
	moves: {
		draw: (table: Table & { playerID: string }, area: Area) => {
			const { G, playerID: by } = table;
			const todo = { ...entry(G, 'chooseDamage') };
			done(G);
			tell(G, 'damageChosen', { by, area, why: todo.why });
			if (todo.why === 'test') return draw(table, area, 1);
			if (todo.why === 'acceptableLoss' || todo.why === 'testCommander')
				return damage(area, 1)(table);
			placeToken(table, area);
			first(G, { ...todo, left: todo.left - 1, drawn: [...todo.drawn, area] });
		}
	},
	/** All drawn: shields are tested at the end (Q97, Q102). */
	run: (table, { drawn }) => {
		if (drawn.includes('shield')) test(table);
	}
} satisfies Step<'chooseDamage'>;
