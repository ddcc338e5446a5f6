import type { PlayerID } from 'boardgame.io';
import { first } from '$lib/table/steps';
import type { Area, Dice, Effect, Open, State, Table } from './state';
import { note, tell } from './journal';
import {
	allRevealed,
	clockwise,
	hasVariant,
	inForce,
	isFatigued,
	isQuarantined,
	isRevealed,
	LIMIT,
	players,
	safeAreas,
	seats,
	successors,
	tokensOf
} from './queries';
import type { SeatFor, Todo } from './todo';
import type { StatusId } from '../content/statuses';
import { malfunction, type TaskId } from '../content/tasks';

/** One thing after the other. */
export function all(...effects: Effect[]): Effect {
	return (table) => effects.forEach((effect) => effect(table));
}

// Dice

/** Moves dice between a drawer and the pool: positive numbers come from the pool. */
export function take(G: State, seat: PlayerID, dice: Dice) {
	const own = G.players[seat]!.dice;
	for (const kind of ['strong', 'weak', 'commander'] as const) {
		own[kind] += dice[kind];
		G.pool[kind] -= dice[kind];
	}
}

/** Puts dice of a drawer on the pool. */
export const putBack = (G: State, seat: PlayerID, dice: Dice) =>
	take(G, seat, { strong: -dice.strong, weak: -dice.weak, commander: -dice.commander });

/** Spent dice go to the Available pool (DM-3.4). */
export function clearSpent(G: State) {
	for (const { kind } of G.spent) G.pool[kind] += 1;
	G.spent = [];
}

/** A limit may have fallen: the owner discards what is over it (DM-3.6). */
export const checkLimit = (G: State, seat: PlayerID) =>
	first(G, { step: 'discardExcess', by: seat });

// Damage

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

// Commander, quarantine

/** Gives the title away; the blue die goes to the pool (DM-3.7). */
export function setCommander(G: State, seat: PlayerID) {
	if (seat === G.commander) return;
	const { dice } = G.players[G.commander]!;
	G.pool.commander += dice.commander;
	dice.commander = 0;
	G.commander = seat;
	tell(G, 'newCommander', { seat });
}

/** Puts a player into quarantine (DM-8.3); a Commander's title passes (DM-8.4, Q61, Q62). */
export function quarantine(G: State, on: PlayerID, caller: PlayerID) {
	if (isQuarantined(G, on)) return tell(G, 'staysIn', { on });
	G.crew[on]!.quarantined = true;
	tell(G, 'quarantined', { on });
	if (on === G.commander) {
		const callerCan = caller !== on && !isQuarantined(G, caller) && !isRevealed(G, caller);
		const next = callerCan
			? caller
			: clockwise(G, on).find((seat) => !isRevealed(G, seat) && !isQuarantined(G, seat));
		// With nobody free the last one put in keeps the title (DM-8.4).
		if (next !== undefined) setCommander(G, next);
	}
	checkLimit(G, on);
}

/** Releases a player; the first one released takes the title from a quarantined Commander (DM-8.4). */
export function release(G: State, on: PlayerID) {
	if (!isQuarantined(G, on)) return tell(G, 'staysFree', { on });
	G.crew[on]!.quarantined = false;
	tell(G, 'released', { on });
	if (isQuarantined(G, G.commander)) setCommander(G, on);
}

// Cards with a name of their own

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
}

/** Last Stand: every unrevealed player takes a -1 Die token (Q131). */
export function thinCrew({ G }: Table) {
	const crew = players(G);
	for (const seat of crew) changeLimit(G, seat, -1);
	first(G, ...crew.map((by): Todo => ({ step: 'discardExcess', by })));
}

/** Hands out a Die token, for good (DM-3.5). */
export function changeLimit(G: State, seat: PlayerID, by: 1 | -1) {
	G.crew[seat]!.tokens += by;
	tell(G, 'dieToken', { seat, by });
}

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

/** Takes everything off the board that a revealed Infected no longer has (DM-9.1). */
export function strip(G: State, seat: PlayerID, status: StatusId) {
	const member = G.crew[seat]!;
	member.revealed = status;
	member.quarantined = false;
	member.tokens = 0;
	if (seat === G.commander) {
		const left = clockwise(G, seat).filter((other) => !isRevealed(G, other));
		const next = left.find((other) => !isQuarantined(G, other)) ?? left[0];
		if (next !== undefined) setCommander(G, next);
	}
	if (allRevealed(G)) {
		G.suspicion = null;
		tell(G, 'allRevealed', {});
	}
}

/** Lets a seat see another's Status card and remember it (DM-11). */
export function learn(G: State, seat: PlayerID, about: PlayerID, how: 'partner' | 'blood') {
	const { status } = G.players[about]!;
	G.players[seat]!.learnt[about] = status;
	note(G, seat, how, { seat: about, status });
}
