import { first } from '$lib/table/steps';
import { finalRow } from '../content/finals';
import { putBack, changeLimit } from './dice';
import { draw, place } from './damage';
import { tell } from './journal';
import {
	clockwise,
	isFatigued,
	isRevealed,
	players,
	safeAreas,
	seats,
	successors,
	tokensOf
} from './queries';
import type { Effect, Table } from './state';
import type { SeatFor, Todo } from './todo';

/** One thing after the other. */
export function all(...effects: Effect[]): Effect {
	return (table) => effects.forEach((effect) => effect(table));
}

/** Asks the active player to name a seat. */
export function askSeat(why: SeatFor): Effect {
	return ({ G }) => first(G, { step: 'pickSeat', by: G.active, why });
}

/** Acceptable Loss: one token of a kind of choice; without a safe kind, none (Q98). */
export function acceptableLoss({ G }: Table) {
	const settle: Todo = { step: 'settleTask', success: true };
	if (safeAreas(G).length === 0) return first(G, settle);
	first(
		G,
		{ step: 'chooseDamage', by: G.active, why: 'acceptableLoss', left: 1, drawn: [] },
		settle
	);
}

/** Strategic Compromise: one token away, then two drawn (R: nothing to remove, straight to the draws). */
export function strategicCompromise({ G }: Table) {
	first(
		G,
		{
			step: 'removeToken',
			by: G.active,
			areas: ['shield', 'outpost', 'lifeSupport'],
			why: 'compromise'
		},
		{ step: 'chooseDamage', by: G.active, why: 'compromise', left: 2, drawn: [] },
		{ step: 'settleTask', success: true }
	);
}

/** System Reboot: the Commander draws five, at most three of a kind, never the sixth of one. */
export function systemReboot({ G }: Table) {
	first(G, { step: 'chooseDamage', by: G.commander, why: 'reboot', left: 5, drawn: [] });
}

/** Blood Testing: compulsory (Q125). */
export function bloodTesting({ G }: Table) {
	first(G, { step: 'decideQuarantine', by: G.commander });
}

/** Pass Command: with nobody to take it nothing happens (Q67). */
export function passCommand({ G }: Table) {
	if (successors(G).length) first(G, { step: 'pickSeat', by: G.commander, why: 'passCommand' });
}

/** Resupply: the Commander may clear one kind. */
export function resupply({ G }: Table) {
	first(G, { step: 'resupply', by: G.commander });
}

/** Reboot Shields: one token, two on an empty track, then three tests. */
export function rebootShields(table: Table) {
	place('shield', table.G.shields === 0 ? 2 : 1)(table);
	first(table.G, { step: 'testShield' }, { step: 'testShield' }, { step: 'testShield' });
}

/** Recovery: one Fatigue token, two if there was none; who is fatigued discards all active dice. */
export function recovery(table: Table) {
	const { G } = table;
	draw(table, 'lifeSupport', G.fatigue.length === 0 ? 2 : 1);
	for (const seat of seats(G).filter((seat) => isFatigued(G, seat))) {
		const dice = { ...G.players[seat]!.dice };
		putBack(G, seat, dice);
		tell(G, 'exhaustedDiscard', { by: seat, dice });
	}
}

/** Restore Comm: every player may retrieve, the active one first (Q121). */
export function restoreComm({ G }: Table) {
	const entries = clockwise(G, G.active)
		.filter((seat) => !isRevealed(G, seat))
		.map((by): Todo => ({ step: 'retrieve', by, upTo: null, must: false, why: 'restoreComm' }));
	first(G, ...entries);
}

/** Salvage Parts: Outpost and Fatigue tokens go back and as many are drawn again. */
export function salvage(table: Table) {
	const { G } = table;
	for (const area of ['outpost', 'lifeSupport'] as const) {
		const lying = tokensOf(G, area);
		if (lying === 0) continue;
		if (area === 'outpost') {
			G.secret.stationBag.push(...G.outpost);
			G.outpost = [];
		} else {
			G.secret.fatigueBag.push(...G.fatigue);
			G.fatigue = [];
		}
		tell(G, 'returned', { area });
		place(area, lying)(table);
	}
}

/** Tactical Prep: a cube waits on the Final Event (Q119). */
export function preplaceFinalCube({ G }: Table) {
	G.final.cubes += 1;
	tell(G, 'cube', { on: 'final', cubes: G.final.cubes, of: finalRow(G.final.id!).cubes });
}

/** Last Stand: every unrevealed player takes a -1 Die token (Q131). */
export function thinCrew({ G }: Table) {
	const crew = players(G);
	for (const seat of crew) changeLimit(G, seat, -1);
	first(G, ...crew.map((by): Todo => ({ step: 'discardExcess', by })));
}
