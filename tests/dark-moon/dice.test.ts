import { describe, expect, test } from 'vitest';
import { dieLimit } from '$lib/games/dark-moon/rules/queries';
import type { State } from '$lib/games/dark-moon/rules/state';
import { viewOf } from '$lib/table/match';
import { facing, oneAction, revealedBefore } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';

/** Ana has rolled three dice for a repair and not yet sent one. */
const rolling = () => {
	const table = given({ rolls: [good, bad, slip], todo: oneAction(ana) });
	table.when(ana).repair('outpost');
	table.when(ana).rollDice(1, 2, 0);
	return table;
};

describe('behind the screen', () => {
	test('a roll is seen by its roller alone, then only what was submitted (DM-3.1)', () => {
		const { when, then, match } = rolling();
		then.sees(ana, {
			players: {
				[ana]: {
					roll: [
						{ kind: 'strong', face: 2 },
						{ kind: 'weak', face: -2 },
						{ kind: 'weak', face: -1 }
					]
				}
			}
		});
		for (const seat of [boris, cira, null])
			expect(JSON.stringify(viewOf(match, seat).G)).not.toContain('face');
		when(ana).submit([2], false);
		for (const seat of [boris, null]) {
			const faces = JSON.stringify(viewOf(match, seat).G).match(/"face":-?\d/g);
			expect(new Set(faces)).toEqual(new Set(['"face":-1']));
		}
		then.asks('retrieve', boris);
	});
	test('no answer of any step shows a roll or a hand to another (DM-3.1, Q12)', () => {
		const { match, then } = rolling();
		const moves = match.game.options(viewOf(match, ana), ana).map(({ move }) => move);
		expect(new Set(moves)).toEqual(new Set(['submit']));
		then.asks('submit', ana);
	});
	test('number and colours of the dice are in the own view only (DM-3.2, R-36, Q12)', () => {
		const { match, then } = given({ todo: oneAction(ana) });
		for (const seat of [ana, boris, cira])
			expect(Object.keys((viewOf(match, seat).G as State).players)).toEqual([seat]);
		expect((viewOf(match, null).G as State).players).toEqual({});
		then.asks('act', ana);
	});
	test('a malfunction rolls all active dice, the blue one too (DM-3.3, Q76, Q77)', () => {
		const { when, then } = facing('outpost3', { rolls: [bad, bad, bad, bad, good] });
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		then.allRolled();
		then.sees(ana, {
			players: { [ana]: { roll: [{}, {}, {}, {}, { kind: 'commander', face: 3 }] } }
		});
		then.asks('submit', ana);
	});
	test('an action that names a number rolls up to that many, of own choice (DM-3.3, Q17)', () => {
		const { when, may, mayNot, then } = given({ todo: oneAction(ana) });
		when(ana).repair('outpost');
		may(ana).rollDice(0, 1, 0);
		may(ana).rollDice(0, 2, 1);
		may(ana).rollDice(2, 1, 0);
		mayNot(ana).rollDice(2, 2, 0);
		mayNot(ana).rollDice(0, 0, 0);
		mayNot(ana).rollDice(3, 0, 0);
		then.asks('gather', ana);
	});
});

describe('submitted dice', () => {
	test('lie on the Spent pool and go to the pool when the action is over (DM-3.4, Q14)', () => {
		const { when, then } = given({ rolls: [good, best, bad], todo: oneAction(ana) });
		when(ana).repair('outpost');
		when(ana).rollDice(2, 0, 1);
		when(ana).submit([1], false);
		then({ pool: { strong: 1, weak: 0 }, spent: [] });
		then.sees(ana, { players: { [ana]: { dice: { strong: 1, weak: 2, commander: 1 } } } });
		then.asks('removeToken', ana);
	});
	test('in a Task they stay spent till all have worked, then go before the consequence (DM-3.4, Q83)', () => {
		const { when, then } = facing('shield7', {
			rolls: [bad, bad, bad, good],
			state: (G) => {
				hand(G, ana, { strong: 1 });
				hand(G, boris, { weak: 2 });
			}
		});
		when(ana).join(true);
		when(boris).join(true);
		when(cira).join(false);
		when(ana).submit([0], false);
		then({ spent: [{ kind: 'strong', face: -2, by: ana }], pool: { strong: 0 } });
		when(boris).submit([0, 1], false);
		then({ spent: [], pool: { strong: 1, weak: 2 }, shields: 3 });
		then.asks('chooseDamage', ana);
	});
	test('and before the cube (DM-3.4, DM-4.5)', () => {
		const { when, then, may } = facing('outpost3', {
			rolls: [best],
			state: (G) => {
				hand(G, ana, { strong: 1 });
				G.events = ['restoreComm'];
				G.cubes = 2;
			}
		});
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		when(ana).submit([0], false);
		then({ spent: [], pool: { strong: 1 }, completed: 1 });
		then.asks('retrieve', ana);
		may(ana).takeDice(1, 0, 0);
	});
});

describe('the die limit (DM-3.5)', () => {
	const limitOf = (change: (G: State) => void) => {
		const { now } = given({ state: change });
		return dieLimit(now(), boris);
	};
	const tokens = (n: number) => (G: State) => (G.crew[boris]!.tokens = n);
	const inside = (n: number) => (G: State) => {
		G.crew[boris]!.quarantined = true;
		G.crew[boris]!.tokens = n;
	};
	test('four; Die tokens add and take; quarantine takes two (DM-3.5, DM-8.3)', () => {
		expect([0, 1, 2, -1, -2].map((n) => limitOf(tokens(n)))).toEqual([4, 5, 6, 3, 2]);
		expect([0, 1, -1].map((n) => limitOf(inside(n)))).toEqual([2, 3, 1]);
	});
	test('never below one, but the true value keeps counting (DM-3.5, Q10)', () => {
		expect([-2, -3, -1].map((n) => limitOf(inside(n)))).toEqual([1, 1, 1]);
		expect([-3, -4, -5].map((n) => limitOf(tokens(n)))).toEqual([1, 1, 1]);
	});
	test('two for a revealed Infected, whatever is on the table (DM-3.5)', () => {
		expect(
			limitOf((G) => {
				revealedBefore(G, boris);
				G.crew[boris]!.tokens = 1;
			})
		).toBe(2);
	});
	test('the Commander die has a slot of its own (DM-3.5, Q6)', () => {
		const { when, then, mayNot } = given({
			state: (G) => {
				hand(G, ana, { strong: 2, weak: 1 });
				Object.assign(G.pool, { strong: 1, weak: 1, commander: 1 });
			}
		});
		mayNot(ana).takeDice(1, 0, 0);
		mayNot(ana).takeDice(1, 1, 1);
		when(ana).takeDice(0, 1, 1);
		then.sees(ana, { players: { [ana]: { dice: { strong: 2, weak: 2, commander: 1 } } } });
		then.asks('act', ana);
	});
});

describe('over the limit (DM-3.6)', () => {
	/** The others vote Ana into quarantine; she holds 2 Strong, 1 Weak and, as Commander, the blue die. */
	const voted = (dice: Parameters<typeof hand>[2]) => {
		const table = given({ todo: oneAction(ana), state: (G) => hand(G, ana, dice) });
		table.when(ana).callVote(ana);
		table.when(ana).vote('none');
		table.when(boris).vote('weak');
		table.when(cira).vote('weak');
		return table;
	};
	test("the excess goes to the pool at once, owner's choice, never the blue die (DM-3.6, Q9)", () => {
		const { when, then, may, mayNot } = voted({ strong: 2, weak: 1 });
		then.asks('discardExcess', ana);
		may(ana).discard(1, 0);
		mayNot(ana).discard(0, 0);
		mayNot(ana).discard(1, 1);
		when(ana).discard(0, 1);
		then({ pool: { strong: 0, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('the blue die does not make the hand too large (DM-3.5, Q6, Q9)', () => {
		const { when, then, mayNot } = facing('actOfTrustOutpost', {
			turn: boris,
			state: (G) => hand(G, ana, { strong: 2, weak: 1, commander: 1 })
		});
		when(boris).name(ana);
		when(ana).agree(true);
		then({ crew: { [ana]: { tokens: -1 } } });
		mayNot(ana).discard(1, 0);
		when(ana).discard(0, 0);
		then.asks('retrieve', cira);
	});
	test('at the limit there is nothing to discard, and it is asked all the same (DM-3.6, D-5)', () => {
		const { when, then, mayNot } = voted({ strong: 1, weak: 1 });
		then.asks('discardExcess', ana);
		mayNot(ana).discard(1, 0);
		when(ana).discard(0, 0);
		then({ pool: { strong: 0, weak: 0 } });
		then.asks('retrieve', boris);
	});
	test('a raised limit retrieves nothing by itself (DM-3.6, Q11, Q70)', () => {
		const { when, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				hand(G, boris, { strong: 1, weak: 1 });
				Object.assign(G.pool, { strong: 3, weak: 3 });
			}
		});
		when(ana).callVote(boris);
		when(ana).vote('strong');
		when(boris).vote('none');
		when(cira).vote('none');
		then({ crew: { [boris]: { quarantined: false } }, pool: { strong: 3, weak: 3 } });
		then.sees(boris, { players: { [boris]: { dice: { strong: 1, weak: 1 } } } });
		then.asks('retrieve', boris);
	});
});
