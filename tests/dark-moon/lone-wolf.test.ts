import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { malfunction } from '$lib/games/dark-moon/content/tasks';
import { broken, onTop, oneAction, said, tired } from './arrange';
import { ana, bad, best, boris, given, good, hand, slip, type Given } from './given';
import { current } from './occasions';

/** Ana (DANIEL) goes alone with these dice; `rolls` are their spots. */
const alone = (rolls: number[], state: (G: State) => void = () => undefined, more: Given = {}) => {
	const table = given({
		rolls,
		todo: oneAction(ana),
		...more,
		state: (G) => {
			G.crew[ana]!.character = 'daniel';
			broken(G);
			state(G);
		}
	});
	table.when(ana).loneWolf();
	return table;
};

describe('Lone Wolf (DM-5.3)', () => {
	test('up to three dice rolled, exactly two submitted (DM-5.3, Q42)', () => {
		const { when, then, may, mayNot } = alone([good, best, bad]);
		may(ana).rollDice(1, 1, 0);
		mayNot(ana).rollDice(2, 2, 0);
		mayNot(ana).rollDice(1, 0, 0);
		when(ana).rollDice(1, 1, 1);
		may(ana).submit([0, 1], false);
		may(ana).submit([1, 2], false);
		mayNot(ana).submit([0], false);
		mayNot(ana).submit([0, 1, 2], false);
		mayNot(ana).submit([0, 1], true);
		then.asks('submit', ana);
	});
	test('both positive: one cube (DM-5.3)', () => {
		const { when, then } = alone([good, best, bad]);
		when(ana).rollDice(1, 2, 0);
		when(ana).submit([0, 1], false);
		then({ cubes: 1, pool: { strong: 1, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('one positive: none (DM-5.3)', () => {
		const { when, then, now } = alone([good, best, slip]);
		when(ana).rollDice(1, 2, 0);
		when(ana).submit([0, 2], false);
		then({ cubes: 0, pool: { strong: 1, weak: 1 } });
		expect(said(now(), 'wolfFailed')).toMatchObject({ by: ana });
		then.asks('retrieve', boris);
	});
	test('with two dice both are submitted (DM-5.3, Q42)', () => {
		const { when, then } = alone([good, good], (G) => hand(G, ana, { strong: 1, commander: 1 }));
		when(ana).rollDice(1, 0, 1);
		when(ana).submit([0, 1], false);
		then({ cubes: 1, pool: { strong: 1, commander: 1 } });
		then.asks('retrieve', boris);
	});
	test('with one it is not possible (DM-5.3, Q42)', () => {
		const { then } = given({
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				hand(G, ana, { commander: 1 });
			}
		});
		then.blocked(ana, 'loneWolf', [], 'needsTwoDice');
		then.asks('act', ana);
	});
	test('a fatigued player may do it, as anybody (Q45)', () => {
		const { when, then } = alone([good, best, bad], (G) => {
			G.crew[ana]!.character = 'steve';
			tired(G, 'steve');
		});
		when(ana).rollDice(1, 1, 1);
		when(ana).submit([0, 1], false);
		then({ cubes: 1 });
		then.asks('retrieve', boris);
	});
	test('Repair Tools does not touch it (Q123)', () => {
		const { may, then } = alone([], (G) => current(G, 'repairTools'));
		may(ana).rollDice(2, 0, 1);
		then.asks('gather', ana);
	});
});

describe('it completes an Event in mid-turn (DM-5.3, Q43)', () => {
	const completing = (state: (G: State) => void = () => undefined) => {
		const table = alone(
			[good, good],
			(G) => {
				current(G, 'lockdown');
				G.cubes = 1;
				onTop(G, 'outpost3', 'any6');
				state(G);
			},
			{ todo: [...oneAction(ana), { step: 'dealTasks' }] }
		);
		table.when(ana).rollDice(2, 0, 0);
		table.when(ana).submit([0, 1], false);
		return table;
	};
	test('its text, the next Event, then the turn goes on with the Task (DM-5.3, Q43)', () => {
		const { when, then } = completing();
		then({ completed: 1, outpost: ['shieldControl', 'lifeSupport'] });
		then.asks('selectEvent', ana);
		when(ana).pickEvent('bloodTesting');
		then({ cubes: 0, events: ['lockdown', 'bloodTesting'] });
		then.asks('chooseTask', ana);
	});
	test('that Task already counts for the new Event (Q43)', () => {
		const { when, then } = completing((G) => onTop(G, 'acceptableLoss', 'any6'));
		when(ana).pickEvent('bloodTesting');
		when(ana).playTask('acceptableLoss');
		when(ana).draw('lifeSupport');
		then({ cubes: 1, completed: 1 });
		then.asks('retrieve', boris);
	});
	test('the third: the Final Event starts at once, the deck is rebuilt, then the Task (R-11, Q43)', () => {
		const { then, now } = completing((G) => {
			G.events = ['restoreComm', 'salvageParts', 'lockdown'];
			G.completed = 2;
		});
		then({ final: { begun: true, cubes: 0 } });
		const { cards } = now().players[ana]!;
		expect(cards).toHaveLength(2);
		for (const id of [...cards, ...now().secret.tasks])
			expect(malfunction(id as State['secret']['tasks'][number])).not.toBeNull();
		then.asks('chooseTask', ana);
	});
	test('the Final Event: the game ends there (Q44)', () => {
		const { then } = completing((G) => {
			G.events = ['restoreComm', 'salvageParts', 'lockdown'];
			G.completed = 3;
			G.final = { id: 'escape', cubes: 2, begun: true };
		});
		then.over({ winners: 'uninfected', by: 'finalEvent' });
		then.asks('retrieve');
	});
	test('a full card never waits for another cube: it is completed at once (Q46)', () => {
		const { then } = completing();
		then({ cubes: 0, completed: 1 });
		then.asks('selectEvent', ana);
	});
	test('no Task is resolved by it: suspicion stands still (DM-5.3, DM-4.8)', () => {
		const { when, then } = alone([good, good], () => undefined, {
			todo: [...oneAction(ana), { step: 'advanceSuspicion' }, { step: 'forcedVote' }]
		});
		when(ana).rollDice(2, 0, 0);
		when(ana).submit([0, 1], false);
		then({ suspicion: 1, cubes: 1 });
		then.asks('retrieve', boris);
	});
});
