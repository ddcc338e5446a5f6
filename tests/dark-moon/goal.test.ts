import { expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { STATUSES, type StatusId } from '$lib/games/dark-moon/content/statuses';
import type { State } from '$lib/games/dark-moon/rules/state';
import { act, createMatch, viewOf } from '$lib/table/match';
import { broken, facing, oneAction, tired } from './arrange';
import { ana, best, boris, cira, given, good, hand } from './given';

const dealt = (seats: number) =>
	createMatch(darkMoon, { seats, seed: 'goal', options: { variants: [] } });

test('3 to 7 players, not 2 and not 8 (DM-1.1)', () => {
	for (const seats of [0, 1, 2, 8]) expect(() => dealt(seats)).toThrow(/3 to 7/);
	for (const seats of [3, 4, 5, 6, 7])
		expect(Object.keys(viewOf(dealt(seats), '0').asked)).toHaveLength(seats);
});

test('each holds a secret Status, Uninfected or Infected (DM-1.1)', () => {
	const match = dealt(5);
	const { players } = match.state.G as unknown as State;
	const infected = (id: StatusId) => STATUSES[id].infected;
	expect(
		Object.values(players)
			.map(({ status }) => infected(status))
			.sort()
	).toEqual([false, false, false, true, true]);
	for (const seat of Object.keys(players)) {
		const seen = viewOf(match, seat).G as State;
		expect(seen.players).toEqual({ [seat]: players[seat] });
		expect(seen.crew[seat]!.revealed).toBeNull();
	}
	expect((viewOf(match, null).G as State).players).toEqual({});
});

/** Ana throws two good dice as a Lone Wolf while the Final Event lacks one cube or two. */
const wolf = (cubes: number) => {
	const table = given({
		rolls: [good, best],
		todo: oneAction(ana),
		state: (G) => {
			broken(G);
			hand(G, ana, { strong: 2 });
			G.events = ['lockdown', 'divertPower', 'rescueCrewman'];
			G.completed = 3;
			G.final = { id: 'lastStand', cubes, begun: true };
		}
	});
	table.when(ana).loneWolf();
	table.when(ana).rollDice(2, 0, 0);
	table.when(ana).submit([0, 1], false);
	return table;
};
test('the Uninfected win at once when the Final Event is full (DM-1.2, Q44)', () => {
	const { then, match } = wolf(2);
	then.over({ winners: 'uninfected', by: 'finalEvent' });
	then({ final: { cubes: 3 } });
	then.asks('retrieve');
	expect(act(match, boris, 'takeDice', [0, 0, 0])).toBe('over');
});
test('one cube short of it the game goes on (DM-1.2)', () => {
	const { then } = wolf(1);
	then({ final: { cubes: 2 }, outcome: null });
	then.asks('retrieve', boris);
});
test('a full third Event does not end the game: the Final Event begins (DM-1.2)', () => {
	const { when, then } = given({
		rolls: [good, best],
		todo: oneAction(ana),
		state: (G) => {
			broken(G);
			hand(G, ana, { strong: 2 });
			G.events = ['lockdown', 'divertPower', 'tacticalPrep'];
			G.completed = 2;
			G.cubes = 3;
		}
	});
	when(ana).loneWolf();
	when(ana).rollDice(2, 0, 0);
	when(ana).submit([0, 1], false);
	then({ final: { begun: true, cubes: 1 }, completed: 3, outcome: null });
	then.asks('retrieve', boris);
});

/** Everybody stays OUT of a malfunction that adds two tokens. */
function failed(
	task: 'shield8' | 'outpost3' | 'life4',
	state: (G: State) => void,
	rolls: number[] = []
) {
	const table = facing(task, { rolls, state });
	for (const seat of [ana, boris, cira]) table.when(seat).join(false);
	return table;
}
test('the sixth Shield token ends the game before any test (DM-1.3)', () => {
	const { then } = failed('shield8', (G) => (G.shields = 4));
	then({ shields: 6 });
	then.over({ winners: 'infected', by: 'shields' });
	then.allRolled();
});
test('the fifth Shield token does not (DM-1.3)', () => {
	const { then } = failed('shield8', (G) => (G.shields = 3), [good]);
	then({ shields: 5, outcome: null });
	then.asks('retrieve', boris);
});
test('the sixth Outpost token ends the game (DM-1.3)', () => {
	const { then, now } = failed('outpost3', (G) =>
		broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command')
	);
	expect(now().outpost).toHaveLength(6);
	then.over({ winners: 'infected', by: 'outpost' });
});
test('the fifth Outpost token does not (DM-1.3)', () => {
	const { then, now } = failed('outpost3', (G) =>
		broken(G, 'shieldControl', 'lifeSupport', 'researchLab')
	);
	expect(now().outpost).toHaveLength(5);
	then({ outcome: null });
	then.asks('retrieve', boris);
});
test('the sixth Fatigue token ends the game, tokens of the absent included (DM-1.3, DM-10.1)', () => {
	const { then, now } = failed('life4', (G) => tired(G, 'steve', 'enver', 'chaya', 'luba'));
	expect(now().fatigue).toHaveLength(6);
	then.over({ winners: 'infected', by: 'lifeSupport' });
});
test('the fifth Fatigue token does not (DM-1.3)', () => {
	const { then, now } = failed('life4', (G) => tired(G, 'steve', 'enver', 'chaya'));
	expect(now().fatigue).toHaveLength(5);
	then({ outcome: null });
	then.asks('retrieve', boris);
});
test('the token that comes first decides, the others of its instruction are not placed (Q99)', () => {
	const { then } = failed('shield8', (G) => (G.shields = 5));
	then({ shields: 6 });
	then.over({ winners: 'infected', by: 'shields' });
});
