import type { PlayerID } from 'boardgame.io';
import { CHARACTERS, type Ability } from '../content/characters';
import { KINDS } from '../content/dice';
import { eventRow, type Event, type EventId } from '../content/events';
import { finalRow, type Final } from '../content/finals';
import type { StationId } from '../content/stations';
import { malfunction, type TaskId } from '../content/tasks';
import type { VariantId } from '../content/variants';
import { AREAS, type Area, type Dice, type Open, type Rolled, type View } from './state';

/** Names of standing rules of Events and Final Events. */
type Standing = NonNullable<Event['during'] | Final['during']>;

/** The sixth token of a kind ends the game (DM-1.3). */
export const LIMIT = 6;
/** The cube on this space forces a vote (DM-2.9, DM-4.9). */
export const VOTE_SPACE = 4;

// Seats

export const seats = (G: Open): PlayerID[] => Object.keys(G.crew);

/** All seats, clockwise, beginning with `from`. */
export function clockwise(G: Open, from: PlayerID): PlayerID[] {
	const all = seats(G);
	const start = all.indexOf(from);
	return [...all.slice(start), ...all.slice(0, start)];
}

export const isRevealed = (G: Open, seat: PlayerID) => G.crew[seat]!.revealed !== null;
export const isQuarantined = (G: Open, seat: PlayerID) => G.crew[seat]!.quarantined;

/** Everybody who is not publicly Infected. */
export const players = (G: Open) => seats(G).filter((seat) => !isRevealed(G, seat));

/** Every Infected is publicly so (DM-9.4). */
export const allRevealed = (G: Open) => seats(G).length - players(G).length === G.infected;

/** A Fatigue token of the character lies on the board and the player is not revealed (DM-10.1). */
export const isFatigued = (G: Open, seat: PlayerID) =>
	!isRevealed(G, seat) && G.fatigue.includes(G.crew[seat]!.character);

/** The character's ability is there to be used: not fatigued, not revealed. */
export const hasAbility = (G: Open, seat: PlayerID, ability: Ability) =>
	CHARACTERS[G.crew[seat]!.character].ability === ability &&
	!isRevealed(G, seat) &&
	!isFatigued(G, seat);

/** Seats other than `seat` that could take over as Commander by choice (R: unquarantined, not revealed). */
export const successors = (G: Open) =>
	players(G).filter((seat) => seat !== G.commander && !isQuarantined(G, seat));

/** Draws and plays Tasks on its turn (DM-4.3). */
export const playsTasks = (G: Open, seat: PlayerID) =>
	!isRevealed(G, seat) && (!isQuarantined(G, seat) || hasVariant(G, 'flimsyQuarantine'));

// Standing rules

export const hasVariant = (G: Open, variant: VariantId) => G.variants.includes(variant);

/** The Event that lies open and is not yet completed. */
export const currentEvent = (G: Open): EventId | null => G.events[G.completed] ?? null;

/** A standing rule of the current Event or of the Final Event holds now. */
export function inForce(G: Open, rule: Standing): boolean {
	const event = currentEvent(G);
	const final = G.final.begun ? G.final.id : null;
	return (event && eventRow(event).during) === rule || (final && finalRow(final).during) === rule;
}

export const isDamaged = (G: Open, station: StationId) => G.outpost.includes(station);

// Dice

export const NO_DICE: Readonly<Dice> = { strong: 0, weak: 0, commander: 0 };
export const count = (dice: Dice) => dice.strong + dice.weak + dice.commander;
/** Dice that take a slot of the limit: the blue one has its own (DM-3.5). */
const slotted = (dice: Dice) => dice.strong + dice.weak;

/** How many Strong and Weak dice a seat may hold (DM-3.5). */
export function dieLimit(G: Open, seat: PlayerID): number {
	const { quarantined, tokens } = G.crew[seat]!;
	if (isRevealed(G, seat)) return 2;
	return Math.max(1, 4 + tokens - (quarantined ? 2 : 0));
}

/** How many slots are free. */
export const room = (G: Open, seat: PlayerID, dice: Dice) =>
	Math.max(0, dieLimit(G, seat) - slotted(dice));
/** How many dice lie over the limit (DM-3.6). */
export const excess = (G: Open, seat: PlayerID, dice: Dice) =>
	Math.max(0, slotted(dice) - dieLimit(G, seat));

/** What of the pool a seat may take: Food Rationing locks Strong dice, the blue die is the Commander's. */
export function takeable(G: Open, seat: PlayerID): Dice {
	const locked = inForce(G, 'lockedStrongDice') && !isRevealed(G, seat) ? seats(G).length : 0;
	return {
		strong: Math.max(0, G.pool.strong - locked),
		weak: G.pool.weak,
		commander: seat === G.commander ? G.pool.commander : 0
	};
}

/** Dice a seat may take when OUT (DM-6.3, DM-5.6, Jon). */
export function outAllowance(G: Open, seat: PlayerID): number {
	if (isRevealed(G, seat)) return 2;
	return (hasAbility(G, seat, 'outTakesThree') ? 3 : 2) - (isDamaged(G, 'command') ? 1 : 0);
}

/** Every way to take at most `most` and at least `least` dice out of `from`. */
export function handfuls(from: Dice, least: number, most: number): Dice[] {
	const found: Dice[] = [];
	for (let strong = 0; strong <= Math.min(from.strong, most); strong++)
		for (let weak = 0; weak <= Math.min(from.weak, most - strong); weak++)
			for (
				let commander = 0;
				commander <= Math.min(from.commander, most - strong - weak);
				commander++
			)
				if (strong + weak + commander >= least) found.push({ strong, weak, commander });
	return found;
}

/** The faces of a roll at the places named. */
export const dicedFrom = (roll: Rolled[], places: number[]): Rolled[] =>
	places.map((place) => roll[place]!);

/** How many dice of each kind a roll holds. */
export function kindsOf(roll: readonly Rolled[]): Dice {
	const dice = { ...NO_DICE };
	for (const { kind } of roll) dice[kind] += 1;
	return dice;
}

/** The dice an own drawer holds, in a fixed order of kinds. */
export const listed = (dice: Dice) =>
	KINDS.flatMap((kind) => Array.from({ length: dice[kind] }, () => kind));

// Damage

/** Tokens of a kind on the board. */
export function tokensOf(G: Open, area: Area): number {
	return area === 'shield' ? G.shields : area === 'outpost' ? G.outpost.length : G.fatigue.length;
}

/** Kinds that can take one more token without ending the game. */
export const safeAreas = (G: Open) => AREAS.filter((area) => tokensOf(G, area) < LIMIT - 1);

/** The test die fails on this face with so many Shield tokens on the track (DM-6.8). */
export function testFails(shields: number, face: number): boolean {
	switch (shields) {
		case 2:
			return face === -1;
		case 3:
			return face > 0;
		case 4:
			return face === -2;
		case 5:
			return face < 0;
		default:
			return false;
	}
}

// Tasks

/** Difficulty of a malfunction in this match: the black deck adds 2, so does Blackout (DM-6.2). */
export function difficulty(G: Open, id: TaskId): number {
	const row = malfunction(id)!;
	return row.difficulty + (G.deck === 'black' ? 2 : 0) + (inForce(G, 'harderMalfunctions') ? 2 : 0);
}

/** Who declares and rolls, in order (DM-6.3; First is Last). */
export function workOrder(G: Open): PlayerID[] {
	const order = clockwise(G, G.active);
	return hasVariant(G, 'firstIsLast') ? [...order.slice(1), order[0]!] : order;
}

/** The drawer of a seat in its own view. */
export const drawerOf = (G: View, seat: PlayerID) => G.players[seat]!;
