import { eventRow, type EventId } from '../content/events';
import { finalRow } from '../content/finals';
import type { StationId } from '../content/stations';
import { malfunction, type TaskId } from '../content/tasks';
import { extraTokens } from '../rules/damage';
import { currentEvent, LIMIT, tokensOf } from '../rules/queries';
import { AREAS, type Area, type Open } from '../rules/state';

// All in one measure: a token of damage on an empty track is worth 1 to the Infected.

/** A token more where so many lie; the sixth ends the game. */
const TOKEN = [1, 1, 1.2, 1.8, 3.5, 40];
/** A die behind the screen. */
export const DIE = 0.3;
/** A cube on an Event, on the Final Event, and the one that wins. */
const CUBE = { event: 1.8, final: 4, last: 40 };

/** What `n` more tokens of a kind do to the crew. */
export function harm(G: Open, area: Area, n: number): number {
	const tokens = tokensOf(G, area);
	let sum = 0;
	for (let more = 0; more < n; more++) sum += TOKEN[Math.min(tokens + more, LIMIT - 1)]!;
	return sum;
}

/** What taking one token of a kind off the board does for the crew. */
export const relief = (G: Open, area: Area) => {
	const tokens = tokensOf(G, area);
	return tokens === 0 ? 0 : TOKEN[tokens - 1]!;
};

/** The kind of damage nearest to the end of the game. */
export const worstArea = (G: Open, among: readonly Area[] = AREAS): Area =>
	[...among].sort((a, b) => tokensOf(G, b) - tokensOf(G, a))[0]!;

/** How much a damaged station hinders the crew. */
const STATION: Record<StationId, number> = {
	shieldControl: 0.5,
	lifeSupport: 0.4,
	researchLab: 0.2,
	communications: 0.5,
	hangarBay: 0.1,
	command: 0.4
};

/** How much one certain token hinders the crew, beside that it counts. */
export function hindrance(G: Open, area: Area, token: string | null): number {
	if (area === 'outpost') return STATION[token as StationId];
	if (area === 'shield') return 0;
	return Object.values(G.crew).some(({ character, revealed }) => character === token && !revealed)
		? 0.6
		: 0;
}

/** What an Event does for the crew, its cubes apart. */
const EVENT: Record<EventId, number> = {
	bloodTesting: 1.5,
	divertPower: -3,
	foodRationing: -1.5,
	jerryRigShields: -2,
	lockdown: -3,
	passCommand: 0,
	rebootShields: -3,
	recovery: -1.5,
	repairTools: -0.5,
	rescueCrewman: -2.5,
	restoreComm: 2.5,
	resupply: 4,
	salvageParts: -0.5,
	systemCrash: -3.5,
	systemReboot: -6,
	tacticalPrep: 3.5
};

/** An Event seen by the crew: what it does, and how long it takes. */
export const eventWorth = (id: EventId) => EVENT[id] - eventRow(id).cubes * CUBE.event;

/** The next cube seen by the crew. */
export function cubeWorth(G: Open): number {
	const event = currentEvent(G);
	if (!G.final.begun) {
		const completes = event !== null && G.cubes + 1 >= eventRow(event).cubes;
		return CUBE.event + (completes && eventRow(event).done ? EVENT[event] / 3 : 0);
	}
	return G.final.cubes + 1 >= finalRow(G.final.id!).cubes ? CUBE.last : CUBE.final;
}

/** What a failed malfunction costs the crew. */
export const failureWorth = (G: Open, id: TaskId, area: Area) =>
	harm(G, area, malfunction(id)!.consequence + extraTokens(G, area));

/** How much hangs on a malfunction going well, for the crew. */
export const stake = (G: Open, id: TaskId, area: Area) =>
	cubeWorth(G) + failureWorth(G, id, area) + (malfunction(id)!.bonus ? relief(G, area) : 0);

/** The kind of damage farthest from the end of the game. */
export const bestArea = (G: Open): Area =>
	[...AREAS].sort((a, b) => tokensOf(G, a) - tokensOf(G, b))[0]!;

/** The match will be decided soon: five of a kind, or the last cubes. */
export const isNearEnd = (G: Open) =>
	AREAS.some((area) => tokensOf(G, area) >= LIMIT - 1) ||
	(G.final.begun && G.final.cubes + 1 >= finalRow(G.final.id!).cubes);
