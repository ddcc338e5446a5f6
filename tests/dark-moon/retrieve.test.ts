import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import type { Todo } from '$lib/games/dark-moon/rules/todo';
import { viewOf } from '$lib/table/match';
import { facing, oneAction, revealedBefore } from './arrange';
import { ana, boris, cira, given, hand, type Given } from './given';

const pool = (G: State, strong: number, weak: number, commander = 0) =>
	void (G.pool = { strong, weak, commander });
/** Boris, who is not Commander, begins his turn. */
const begins = (state: (G: State) => void, more: Given = {}) =>
	given({ turn: boris, state, ...more });

describe('at the start of a turn', () => {
	test('to the limit, any mix the pool has, compulsory (DM-4.1, R-1, Q3)', () => {
		const { when, then, may, mayNot } = begins((G) => {
			hand(G, boris, { strong: 1, weak: 1 });
			pool(G, 2, 2);
		});
		may(boris).takeDice(2, 0, 0);
		may(boris).takeDice(0, 2, 0);
		mayNot(boris).takeDice(1, 0, 0);
		mayNot(boris).takeDice(0, 0, 0);
		mayNot(boris).takeDice(2, 1, 0);
		when(boris).takeDice(1, 1, 0);
		then({ pool: { strong: 1, weak: 1 } });
		then.sees(boris, { players: { [boris]: { dice: { strong: 2, weak: 2 } } } });
		then.asks('act', boris);
	});
	test('the other colour where the wanted one is missing (DM-4.1, Q3)', () => {
		const { may, mayNot, then } = begins((G) => {
			hand(G, boris, { strong: 2 });
			pool(G, 0, 3);
		});
		may(boris).takeDice(0, 2, 0);
		mayNot(boris).takeDice(1, 1, 0);
		mayNot(boris).takeDice(0, 1, 0);
		then.asks('retrieve', boris);
	});
	test('too few dice in the pool: what there is, even nothing (DM-3.8, R-1, Q2)', () => {
		const few = begins((G) => {
			hand(G, boris, {});
			pool(G, 1, 1);
		});
		few.mayNot(boris).takeDice(1, 0, 0);
		few.mayNot(boris).takeDice(0, 0, 0);
		few.when(boris).takeDice(1, 1, 0);
		few.then({ pool: { strong: 0, weak: 0 } });
		few.then.asks('act', boris);

		const none = begins((G) => hand(G, boris, {}));
		none.when(boris).takeDice(0, 0, 0);
		none.then.asks('act', boris);
	});
	test('full hands take nothing; nobody exchanges dice (DM-4.1, Q5)', () => {
		const { when, then, match, mayNot } = begins((G) => pool(G, 3, 3));
		mayNot(boris).takeDice(1, 0, 0);
		mayNot(boris).takeDice(-1, 1, 0);
		expect(match.game.options(viewOf(match, boris), boris)).toEqual([
			{ move: 'takeDice', args: [0, 0, 0] }
		]);
		when(boris).takeDice(0, 0, 0);
		then({ pool: { strong: 3, weak: 3 } });
		then.asks('act', boris);
	});
	test('also quarantined, then to a limit of two (DM-4.1, Q71)', () => {
		const { when, then, mayNot } = begins((G) => {
			G.crew[boris]!.quarantined = true;
			hand(G, boris, { strong: 1 });
			pool(G, 3, 3);
		});
		mayNot(boris).takeDice(1, 1, 0);
		when(boris).takeDice(0, 1, 0);
		then.asks('act', boris);
	});
	test('a raised limit is filled then (DM-4.1, Q11, Q70)', () => {
		const { when, then, mayNot } = begins((G) => {
			G.crew[boris]!.tokens = 1;
			pool(G, 1, 1);
		});
		mayNot(boris).takeDice(0, 0, 0);
		mayNot(boris).takeDice(1, 1, 0);
		when(boris).takeDice(1, 0, 0);
		then.asks('act', boris);
	});
	test('a revealed Infected fills to two (DM-4.1, DM-9.2)', () => {
		const { when, then, mayNot } = begins((G) => {
			revealedBefore(G, boris);
			hand(G, boris, {});
			pool(G, 3, 3);
		});
		mayNot(boris).takeDice(2, 1, 0);
		when(boris).takeDice(1, 1, 0);
		then.asks('infectedAct', boris);
	});
	test('whoever is over the limit takes nothing (DM-4.1)', () => {
		const { when, then } = begins((G) => {
			G.crew[boris]!.tokens = -1;
			pool(G, 3, 3);
		});
		when(boris).takeDice(0, 0, 0);
		then.asks('act', boris);
	});
});

describe('the blue die', () => {
	test('only the Commander takes it, at a turn of theirs in addition to the limit (DM-3.7, R-2, D-4, Q6, Q7)', () => {
		const { when, then, mayNot } = given({
			turn: boris,
			state: (G) => {
				G.commander = boris;
				hand(G, ana, { strong: 2, weak: 2 });
				hand(G, boris, { strong: 2, weak: 1 });
				pool(G, 1, 0, 1);
			}
		});
		mayNot(boris).takeDice(1, 0, 0);
		when(boris).takeDice(1, 0, 1);
		then({ pool: { commander: 0 } });
		then.asks('act', boris);
	});
	test('nobody else, though it lies there (DM-3.7)', () => {
		const { then, mayNot, may } = begins((G) => {
			hand(G, ana, { strong: 2, weak: 2 });
			hand(G, boris, { strong: 2, weak: 1 });
			pool(G, 1, 0, 1);
		});
		may(boris).takeDice(1, 0, 0);
		mayNot(boris).takeDice(0, 0, 1);
		mayNot(boris).takeDice(1, 0, 1);
		then.asks('retrieve', boris);
	});
	test('OUT it counts as one of the dice taken (DM-3.7, R-2, Q6, Q7, Q41)', () => {
		const out = facing('outpost3', {
			turn: boris,
			state: (G) => {
				G.crew[ana]!.character = 'daniel';
				hand(G, ana, { strong: 1 });
				pool(G, 2, 2, 1);
			}
		});
		out.when(boris).join(false);
		out.when(boris).takeDice(0, 0, 0);
		out.when(cira).join(false);
		out.when(cira).takeDice(0, 0, 0);
		out.when(ana).join(false);
		out.mayNot(ana).takeDice(1, 1, 1);
		out.may(ana).takeDice(2, 0, 0);
		out.when(ana).takeDice(1, 0, 1);
		out.then.asks('retrieve', cira);
	});
	test('it takes no slot: a Commander with four dice may take it when OUT (Q6)', () => {
		const { when, then } = facing('outpost3', {
			state: (G) => {
				hand(G, ana, { strong: 2, weak: 2 });
				pool(G, 0, 0, 1);
			}
		});
		when(ana).join(false);
		when(ana).takeDice(0, 0, 1);
		// For the others nothing lies in the pool.
		then.asks('join', boris);
	});
	test('when the title moves it goes to the pool and not to the new Commander (DM-3.7, Q7, Q8)', () => {
		const { when, then } = given({ todo: oneAction(boris), turn: boris });
		when(boris).callVote(ana);
		when(ana).vote('none');
		when(boris).vote('weak');
		when(cira).vote('none');
		then({ commander: boris, pool: { commander: 1 } });
		then.sees(ana, { players: { [ana]: { dice: { commander: 0 } } } });
		then.sees(boris, { players: { [boris]: { dice: { commander: 0 } } } });
		then.asks('discardExcess', ana);
	});
});

describe('at no other time (DM-3.7)', () => {
	test('not at the end of a turn, not when IN, not when an action is over', () => {
		const { when, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				hand(G, ana, {});
				pool(G, 3, 3);
			}
		});
		when(ana).pass();
		then({ pool: { strong: 3, weak: 3 } });
		then.asks('retrieve', boris);
	});
	test.each<[string, Todo]>([
		['an order', { step: 'retrieve', by: boris, upTo: 2, must: false, why: 'order' }],
		['OUT', { step: 'retrieve', by: boris, upTo: 2, must: false, why: 'out' }],
		['Restore Comm', { step: 'retrieve', by: boris, upTo: null, must: false, why: 'restoreComm' }]
	])('%s gives leave to take some, none, never past the limit (DM-3.7, Q4)', (_, todo) => {
		const { when, then, may, mayNot } = given({
			todo: [todo],
			state: (G) => {
				hand(G, boris, { strong: 3 });
				pool(G, 3, 3);
			}
		});
		then.asks('retrieve', boris);
		may(boris).takeDice(1, 0, 0);
		may(boris).takeDice(0, 1, 0);
		mayNot(boris).takeDice(1, 1, 0);
		when(boris).takeDice(0, 0, 0);
		then({ active: boris, pool: { strong: 3, weak: 3 } });
		then.asks('retrieve', boris);
	});
});
