import { FACES } from '../content/dice';
import { malfunction, type TaskId } from '../content/tasks';
import { clockwise, count, difficulty, isRevealed, testFails } from '../rules/queries';
import { AREAS, type Area } from '../rules/state';
import type { InfectedAction } from '../rules/todo';
import type { Sight, Taste } from './sight';
import { failureWorth, harm, relief } from './worth';

const most = (numbers: number[]) => Math.max(...numbers);
const bad = (dice: number) => (2 / 3) ** dice;

/** Chance that a shield test fails with so many tokens on the track. */
const failing = (shields: number) =>
	FACES.strong.filter((face) => testFails(shields, face)).length / FACES.strong.length;

/** A failed test lets the Infected choose between Fatigue and Outpost (DM-6.8). */
function spikeWorth({ G }: Sight): number {
	const added = G.shields < 2 ? harm(G, 'shield', 1) : 0;
	const shields = G.shields + (G.shields < 2 ? 1 : 0);
	return added + failing(shields) * most([harm(G, 'outpost', 1), harm(G, 'lifeSupport', 1)]);
}

/** The Commander sends a good die when there is one. */
function testWorth({ G, hands }: Sight): number {
	return bad(count(hands[G.commander]!)) * most(AREAS.map((area) => harm(G, area, 1)));
}

/** Two dice for every repair there. */
const sabotageWorth = ({ G }: Sight, area: Area) => (G.sabotage ? 0.1 : 0.3) * relief(G, area);

/** Strong dice that would become Weak ones. */
function demoralizeWorth({ G, me, hands }: Sight): number {
	const strong = clockwise(G, me)
		.filter((seat) => !isRevealed(G, seat))
		.reduce((sum, seat) => sum + hands[seat]!.strong, 0);
	return 0.15 * Math.min(strong, G.pool.weak);
}

const worthOf = (sight: Sight, action: InfectedAction, on: Area | null): number => {
	switch (action) {
		case 'energySpike':
			return spikeWorth(sight);
		case 'testCommander':
			return testWorth(sight);
		case 'sabotage':
			return sabotageWorth(sight, on!);
		case 'demoralize':
			return demoralizeWorth(sight);
		case 'interference':
			return 0.8;
	}
};

/** The best there is to do in the open. */
export const openWork = (sight: Sight): number =>
	most([
		spikeWorth(sight),
		testWorth(sight),
		worthOf(sight, 'interference', null),
		...AREAS.map((area) => sabotageWorth(sight, area))
	]);

/** The action that brings a sixth token nearest. */
export const infectedAct: Taste<'infectedAct'> = (sight, { move, args }) =>
	move === 'pass' ? 0 : worthOf(sight, ...(args as [InfectedAction, Area | null]));

/** The Weak die is the one to miss least. */
export const payDie: Taste<'payDie'> = (_sight, { args: [kind] }) => (kind === 'weak' ? 1 : 0);

/** How a Task on top of the deck suits the Infected: hard ones that hurt. */
function menace({ G }: Sight, id: TaskId): number {
	const row = malfunction(id);
	if (!row) return 0;
	const area = row.area === 'any' ? 'outpost' : row.area;
	return failureWorth(G, id, area) + 0.5 * (difficulty(G, id) - 6);
}

/** Hard Tasks on top, those that are easy away. */
export const interfere: Taste<'interfere'> = (sight, { args }) =>
	(args[0] as TaskId[]).reduce((sum, id, i) => sum + (menace(sight, id) - 1) / (i + 1), 0);
