import type { Box } from '../content/boxes';
import { hasVariant, isRevealed } from './queries';
import type { Open, Table } from './state';
import type { StepName, Todo } from './todo';

interface TurnRow {
	step: StepName;
	box: Box;
	/** Asked of the active seat. */
	mine?: true;
}

/** A turn in rulebook order (DM-4). Steps 4 to 7 put themselves in front as the Task demands. */
const TURN = [
	{ step: 'retrieve', box: 'base', mine: true },
	{ step: 'act', box: 'base', mine: true },
	{ step: 'dealTasks', box: 'base' },
	{ step: 'advanceSuspicion', box: 'base' },
	{ step: 'forcedVote', box: 'base' }
] as const satisfies TurnRow[];

/** A revealed Infected retrieves and takes one Infected action (DM-9.2, DM-9.3). */
const INFECTED_TURN = [
	{ step: 'retrieve', box: 'base', mine: true },
	{ step: 'infectedAct', box: 'base', mine: true }
] as const satisfies TurnRow[];

/** What is to be done before the first turn (DM-2). */
export const briefing = (G: Open): Todo[] => [
	...(hasVariant(G, 'tablePicksFinal') ? [{ step: 'pickFinal', by: G.commander } as const] : []),
	{ step: 'readStatus' },
	{ step: 'dealEvents' }
];

/** What is to be done in the turn of the active seat. */
export function turn({ G }: Pick<Table, 'G'>): Todo[] {
	const by = G.active;
	const details = {
		retrieve: { by, upTo: null, must: true, why: 'turn' },
		act: { by, ordered: 0 },
		infectedAct: { by }
	} as const;
	return (isRevealed(G, by) ? INFECTED_TURN : TURN).map(
		({ step }) =>
			({ step, ...(step in details ? details[step as keyof typeof details] : {}) }) as Todo
	);
}
