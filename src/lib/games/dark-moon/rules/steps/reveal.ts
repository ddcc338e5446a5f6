import { done, first } from '$lib/table/steps';
import { STATUSES } from '../../content/statuses';
import { strip } from '../command';
import { damage, extraTokens, placeToken } from '../damage';
import { dropComplications } from '../decks';
import { checkLimit } from '../dice';
import { note, tell } from '../journal';
import { allRevealed, drawerOf, hasVariant } from '../queries';
import type { Step, Table } from '../state';
import { entry } from './entry';
import { neutralDie } from './roll';

/** The Infection Power: a Shield token with its test, or two tokens drawn and one placed (DM-9.1). */
export const power = {
	run: (table, { by }) => {
		const { G, chance } = table;
		const area = STATUSES[G.players[by]!.status].power;
		if (area === null) return;
		if (area === 'shield') return damage('shield', 1)(table);
		const bag: string[] = area === 'outpost' ? G.secret.stationBag : G.secret.fatigueBag;
		if (bag.length < 2) return placeToken(table, area);
		G.players[by]!.cards = chance.shuffle(bag).slice(0, 2);
		first(G, { step: 'placeOne', by, area });
	}
} satisfies Step<'power'>;

/** One of the two drawn tokens is placed, the other goes back unseen. */
export const placeOne = {
	options: (G, seat) => drawerOf(G, seat).cards.map((token) => ({ move: 'place', args: [token] })),
	moves: {
		place: (table: Table & { playerID: string }, token: string) => {
			const { G, playerID: by } = table;
			const { area } = entry(G, 'placeOne');
			const drawer = G.players[by]!;
			note(G, by, 'tokens', { area, drawn: drawer.cards, placed: token });
			drawer.cards = [];
			done(G);
			placeToken(table, area, token);
			// Escape and Find Cure add a token to the one placed (D-3).
			if (extraTokens(G, area)) placeToken(table, area);
		}
	}
} satisfies Step<'placeOne'>;

/** A positive die: the power once more (DM-9.1). */
export const rollForPower = {
	run: (table, { by }) => {
		const face = neutralDie(table);
		tell(table.G, 'powerRoll', { by, face, again: face > 0 });
		if (face > 0) first(table.G, { step: 'power', by, second: true });
	}
} satisfies Step<'rollForPower'>;

/** Character, quarantine, tokens and title go; two dice stay (DM-9.1). */
export const turnInfected = {
	run: (table, { by }) => {
		const { G } = table;
		strip(G, by, G.players[by]!.status);
		if (allRevealed(G) && hasVariant(G, 'noMoreComplications') && !G.final.begun)
			dropComplications(table, 'noMoreComplications');
		checkLimit(G, by);
	}
} satisfies Step<'turnInfected'>;
