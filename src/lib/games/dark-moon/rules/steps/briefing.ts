import { done, first } from '$lib/table/steps';
import { eventRow, type EventId } from '../../content/events';
import { FINALS, type FinalId } from '../../content/finals';
import { note, tell } from '../journal';
import { drawerOf, seats } from '../queries';
import type { Step, Table } from '../state';

/** The table picks the Final Event; the Commander says which (DM-2.4, D-1). */
export const pickFinal = {
	options: () => Object.keys(FINALS).map((id) => ({ move: 'pickFinal', args: [id] })),
	moves: {
		pickFinal: ({ G, playerID }, id: FinalId) => {
			G.final.id = id;
			tell(G, 'finalChosen', { id, by: playerID });
			done(G);
		}
	}
} satisfies Step<'pickFinal'>;

/** Everybody looks at their Status; the rules only hear that each has (DM-2.6). */
export const readStatus = {
	asks: (G) => seats(G).filter((seat) => !G.chosen.includes(seat)),
	options: () => [{ move: 'read', args: [] }],
	moves: {
		read: ({ G, playerID }) => void G.chosen.push(playerID)
	},
	run: ({ G }) => {
		G.chosen = [];
		tell(G, 'briefed', {});
	}
} satisfies Step<'readStatus'>;

/** Two Events into the Commander's drawer (DM-2.8, DM-4.7). */
export const dealEvents = {
	run: ({ G }) => {
		G.players[G.commander]!.cards = G.secret.events.splice(0, 2);
		first(G, { step: 'selectEvent', by: G.commander });
	}
} satisfies Step<'dealEvents'>;

/** One of them on the next camera, the other out of sight. */
export const selectEvent = {
	options: (G, seat) => drawerOf(G, seat).cards.map((id) => ({ move: 'pickEvent', args: [id] })),
	moves: {
		pickEvent: (table: Table & { playerID: string }, id: EventId) => {
			const { G, playerID } = table;
			const drawer = G.players[playerID]!;
			const drawn = drawer.cards as EventId[];
			const other = drawn.filter((card) => card !== id);
			note(G, playerID, 'events', { drawn, played: id });
			if (G.events.length === 0) G.secret.events.push(...other);
			else G.secret.eventDiscards.push(...other);
			drawer.cards = [];
			G.events.push(id);
			tell(G, 'eventBegins', { id, by: playerID });
			done(G);
			eventRow(id).start?.(table);
		}
	}
} satisfies Step<'selectEvent'>;
