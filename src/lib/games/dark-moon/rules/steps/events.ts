import { done, first } from '$lib/table/steps';
import { eventRow } from '../../content/events';
import { finalRow } from '../../content/finals';
import { isInfected } from '../../content/statuses';
import { endGame, remove } from '../damage';
import { dropComplications } from '../decks';
import { tell } from '../journal';
import { currentEvent, inForce, isFatigued, tokensOf } from '../queries';
import { AREAS, type Area, type State, type Step } from '../state';

/** One cube on the current Event, or on the Final Event once it has begun (DM-4.5). */
export const addCube = {
	run: ({ G }) => {
		if (G.final.begun) {
			const of = finalRow(G.final.id!).cubes;
			G.final.cubes += 1;
			tell(G, 'cube', { on: 'final', cubes: G.final.cubes, of });
			if (G.final.cubes >= of) completeFinal(G);
			return;
		}
		const of = eventRow(currentEvent(G)!).cubes;
		G.cubes += 1;
		tell(G, 'cube', { on: 'event', cubes: G.cubes, of });
		if (G.cubes >= of) first(G, { step: 'completeEvent' });
	}
} satisfies Step<'addCube'>;

/** The end of the game, subject to the card's own text (DM-1.2). */
function completeFinal(G: State) {
	if (!inForce(G, 'commanderMustBeClean')) return endGame(G, 'uninfected', 'finalEvent');
	const { status } = G.players[G.commander]!;
	tell(G, 'codesShown', { commander: G.commander, status });
	if (isInfected(status) || isFatigued(G, G.commander)) return endGame(G, 'infected', 'codes');
	endGame(G, 'uninfected', 'finalEvent');
}

/** The completion text, then the next Event (DM-4.6, DM-4.7, Q115). */
export const completeEvent = {
	run: (table) => {
		const { G } = table;
		const id = currentEvent(G)!;
		G.completed += 1;
		G.cubes = 0;
		tell(G, 'eventDone', { id });
		first(G, { step: 'nextEvent' });
		eventRow(id).done?.(table);
	}
} satisfies Step<'completeEvent'>;

/** After the third Event the Final Event begins (DM-4.7). */
export const nextEvent = {
	run: ({ G }) => first(G, { step: G.completed < 3 ? 'dealEvents' : 'beginFinal' })
} satisfies Step<'nextEvent'>;

/** The Task deck loses its complications; "at start" texts happen (DM-4.10). */
export const beginFinal = {
	run: (table) => {
		const { G } = table;
		const id = G.final.id!;
		G.final.begun = true;
		tell(G, 'finalBegins', { id });
		dropComplications(table, 'finalEvent');
		finalRow(id).start?.(table);
	}
} satisfies Step<'beginFinal'>;

/** Resupply: the Commander may clear one kind of damage. */
export const resupply = {
	options: (G) => [
		...AREAS.map((area) => ({
			move: 'clear',
			args: [area],
			...(tokensOf(G, area) ? {} : { blocked: 'noDamage' })
		})),
		{ move: 'clear', args: [null] }
	],
	moves: {
		clear: ({ G, playerID: by }, area: Area | null) => {
			tell(G, 'resupplied', { by, area });
			done(G);
			if (area === 'shield') for (let left = G.shields; left > 0; left--) remove(G, area, null);
			if (area === 'outpost') for (const token of [...G.outpost]) remove(G, area, token);
			if (area === 'lifeSupport') for (const token of [...G.fatigue]) remove(G, area, token);
		}
	}
} satisfies Step<'resupply'>;
