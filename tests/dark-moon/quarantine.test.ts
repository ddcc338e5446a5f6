import { describe, test } from 'vitest';
import { broken, infect, oneAction } from './arrange';
import { ana, best, boris, cira, given, hand } from './given';
import { inside, plays, putIn, told, untold } from './occasions';

describe('going in', () => {
	test('the limit falls by two; the owner chooses what is discarded (DM-8.3, Q9)', () => {
		const { when, then, may, mayNot } = putIn(boris);
		then.asks('discardExcess', boris);
		may(boris).discard(2, 0);
		may(boris).discard(0, 2);
		mayNot(boris).discard(1, 0);
		mayNot(boris).discard(2, 1);
		when(boris).discard(1, 1);
		then({
			pool: { strong: 1, weak: 1 },
			players: { [boris]: { dice: { strong: 1, weak: 1 } } }
		});
		then.asks('retrieve', boris);
	});

	test('who holds two dice or fewer keeps them (DM-8.3)', () => {
		const table = putIn(boris, { state: (G) => hand(G, boris, { weak: 2 }) });
		table.mayNot(boris).discard(0, 1);
		table.when(boris).discard(0, 0);
		untold(table, { say: 'discarded' });
		table.then({ pool: { weak: 0 }, players: { [boris]: { dice: { weak: 2 } } } });
		table.then.asks('retrieve', boris);
	});

	test('a limit of less than one leaves one die (DM-8.3, Q10)', () => {
		const { when, then, mayNot } = putIn(boris, {
			state: (G) => {
				G.crew[boris]!.tokens = -2;
				hand(G, boris, { strong: 1, weak: 1 });
			}
		});
		mayNot(boris).discard(1, 1);
		when(boris).discard(1, 0);
		then({ players: { [boris]: { dice: { strong: 0, weak: 1 } } } });
		then.asks('retrieve', boris);
	});
});

describe('inside', () => {
	test('the turn: dice to the limit; vote, order or nothing; no Task, no suspicion (Q71, DM-8.3)', () => {
		const { when, then, may, mayNot } = given({
			turn: boris,
			state: (G) => {
				inside(G);
				hand(G, boris, {});
				G.pool.weak = 4;
				G.suspicion = 3;
				broken(G);
			}
		});
		mayNot(boris).takeDice(0, 1, 0);
		when(boris).takeDice(0, 2, 0);
		then.blocked(boris, 'repair', ['shield'], 'quarantined');
		then.blocked(boris, 'loneWolf', [], 'quarantined');
		may(boris).callVote(ana);
		may(boris).callVote(boris);
		may(boris).order(cira);
		mayNot(boris).reveal();
		when(boris).pass();
		then({ task: null, suspicion: 3 });
		then.asks('retrieve', cira);
	});

	test('an Infected may reveal from quarantine (DM-8.3)', () => {
		const { may, then } = given({
			turn: boris,
			todo: oneAction(boris),
			state: (G) => {
				inside(G);
				infect(G, boris);
			}
		});
		may(boris).reveal();
		then.asks('act', boris);
	});

	test('with Research Lab and Communications damaged nothing is left, and the round goes on (Q66)', () => {
		const { when, then, mayNot } = given({
			turn: boris,
			state: (G) => {
				for (const seat of [ana, boris, cira]) {
					G.crew[seat]!.quarantined = true;
					hand(G, seat, { strong: 1, weak: 1 });
				}
				broken(G, 'researchLab', 'communications');
			}
		});
		for (const seat of [boris, cira, ana]) {
			when(seat).takeDice(0, 0, 0);
			mayNot(seat).callVote(ana);
			mayNot(seat).order(seat === ana ? boris : ana);
			mayNot(seat).loneWolf();
			when(seat).pass();
		}
		then.asks('retrieve', boris);
	});

	test('the quarantined join a malfunction like anybody (DM-8.3)', () => {
		const table = plays('outpost3', { rolls: [best, best], state: inside });
		table.when(ana).join(false);
		table.may(boris).join(false);
		table.when(boris).join(true);
		table.when(cira).join(false);
		table.then.asks('submit', boris);
		table.when(boris).submit([0, 1], false);
		told(table, { say: 'taskDone', success: true, total: 7 });
		table.then.asks('retrieve', boris);
	});

	test('who is put in during the own action plays no Task this turn (DM-4.3, DM-8.3)', () => {
		const { when, then } = given({ turn: boris });
		when(boris).takeDice(0, 0, 0);
		when(boris).callVote(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		when(boris).discard(1, 1);
		then({ task: null });
		then.asks('retrieve', cira);
	});
});

describe('coming out', () => {
	test('the limit rises, no dice now; at the next turn they are taken (Q70, DM-8.3)', () => {
		const { when, then, mayNot } = given({
			todo: oneAction(ana),
			state: (G) => {
				inside(G);
				G.pool.weak = 4;
			}
		});
		when(ana).callVote(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ crew: { [boris]: { quarantined: false } } });
		then({ players: { [boris]: { dice: { strong: 1, weak: 1 } } } });
		then.asks('retrieve', boris);
		mayNot(boris).takeDice(0, 1, 0);
		when(boris).takeDice(0, 2, 0);
		then.asks('act', boris);
	});

	test('who gets out by the own vote plays a Task in the same turn (DM-4.3, Q70)', () => {
		const { when, then } = given({ turn: boris, state: inside });
		when(boris).takeDice(0, 0, 0);
		when(boris).callVote(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then.asks('chooseTask', boris);
	});
});
