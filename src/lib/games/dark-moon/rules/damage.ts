import { first } from '$lib/table/steps';
import { tell } from './journal';
import { hasVariant, inForce, LIMIT, tokensOf } from './queries';
import type { Area, Effect, Open, State, Table } from './state';

const END = { shield: 'shields', outpost: 'outpost', lifeSupport: 'lifeSupport' } as const;

const EXTRA = {
	shield: 'extraShield',
	outpost: 'extraOutpost',
	lifeSupport: 'extraFatigue'
} as const;

/** Draws one token and places it; the sixth ends the game (DM-1.3). */
export function placeToken({ G, chance }: Table, area: Area, chosen?: string) {
	if (G.outcome) return;
	if (area === 'shield') {
		G.shields += 1;
		tell(G, 'shieldPlaced', { now: G.shields });
	} else if (area === 'outpost') {
		const station = (chosen as State['outpost'][number]) ?? chance.pick(G.secret.stationBag);
		G.secret.stationBag = G.secret.stationBag.filter((other) => other !== station);
		G.outpost.push(station);
		tell(G, 'stationBroke', { station });
	} else {
		const character = (chosen as State['fatigue'][number]) ?? chance.pick(G.secret.fatigueBag);
		G.secret.fatigueBag = G.secret.fatigueBag.filter((other) => other !== character);
		G.fatigue.push(character);
		tell(G, 'fatigued', { character });
	}
	if (tokensOf(G, area) >= LIMIT) endGame(G, 'infected', END[area]);
}

/** Tokens that a Final Event adds to each instruction to draw this kind (Q100). */
export const extraTokens = (G: Open, area: Area) => (inForce(G, EXTRA[area]) ? 1 : 0);

/** Draws `n` tokens of a kind in one instruction. */
export function draw(table: Table, area: Area, n: number) {
	const tokens = n + extraTokens(table.G, area);
	for (let drawn = 0; drawn < tokens; drawn++) placeToken(table, area);
}

/** Damage with its shield test, the sixth token not spared (DM-6.7). */
export function damage(area: Area, n: number): Effect {
	return (table) => {
		draw(table, area, n);
		if (area === 'shield') test(table);
	};
}

/** Tokens of a completed Event: those that would end the game are left out (DM-4.6, Q101). */
export function place(area: Area, n: number): Effect {
	return (table) => {
		for (let placed = 0; placed < n; placed++)
			if (tokensOf(table.G, area) < LIMIT - 1 || hasVariant(table.G, 'deadlyEvents'))
				placeToken(table, area);
	};
}

/** Puts a shield test in front (DM-6.8). */
export function test({ G }: Table) {
	first(G, { step: 'testShield' });
}

/** Takes a token off the board and back into its pile. */
export function remove(G: State, area: Area, token: string | null) {
	if (area === 'shield') {
		G.shields -= 1;
		tell(G, 'shieldMended', { left: G.shields });
	} else if (area === 'outpost') {
		const station = token as State['outpost'][number];
		G.outpost = G.outpost.filter((other) => other !== station);
		G.secret.stationBag.push(station);
		tell(G, 'stationMended', { station });
	} else {
		const character = token as State['fatigue'][number];
		G.fatigue = G.fatigue.filter((other) => other !== character);
		G.secret.fatigueBag.push(character);
		tell(G, 'rested', { character });
	}
}

/** The first end condition decides (Q99). */
export function endGame(
	G: State,
	winners: 'uninfected' | 'infected',
	by: NonNullable<State['outcome']>['by']
) {
	if (G.outcome) return;
	G.outcome = { winners, by };
	tell(G, 'over', { winners, by });
}
