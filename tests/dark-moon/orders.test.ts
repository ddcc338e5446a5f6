import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, infect, onTop, oneAction, revealedBefore, said } from './arrange';
import {
	ana,
	bad,
	best,
	boris,
	cira,
	dino,
	ema,
	given,
	good,
	hand,
	slip,
	type Given
} from './given';

/** Ana orders Boris. */
const ordering = (state: (G: State) => void = () => undefined, more: Given = {}) => {
	const table = given({
		todo: oneAction(ana),
		...more,
		state: (G) => {
			broken(G);
			state(G);
		}
	});
	table.when(ana).order(boris);
	return table;
};
/** And Boris chooses actions. */
const acting = (...how: Parameters<typeof ordering>) => {
	const table = ordering(...how);
	table.when(boris).doTwo();
	return table;
};

describe('whom (DM-5.4, Q33)', () => {
	const may = (state: (G: State) => void = () => undefined) =>
		given({ seats: 5, todo: oneAction(ana), state: (G) => (broken(G), state(G)) });
	test('any other player, a quarantined one too (DM-5.4, R-23, Q33)', () => {
		const { may: can, then } = may((G) => (G.crew[cira]!.quarantined = true));
		for (const seat of [boris, cira, dino, ema]) can(ana).order(seat);
		then.asks('act', ana);
	});
	test('not oneself, not a revealed Infected (DM-5.4, DM-9.2, Q33)', () => {
		const { mayNot, then } = may((G) => revealedBefore(G, dino));
		mayNot(ana).order(ana);
		then.blocked(ana, 'order', [dino], 'isRevealed');
		then.asks('act', ana);
	});
});

describe('dice, actions or nothing (DM-5.4, Q34)', () => {
	const pool = (n: number) => (G: State) => {
		G.pool = { strong: n, weak: n, commander: 0 };
		hand(G, boris, { strong: 1 });
	};
	test('nothing: the turn goes on (DM-5.4, Q34)', () => {
		const { when, then } = ordering();
		then.asks('obey', boris);
		when(boris).refuse();
		then.asks('retrieve', boris);
		then({ active: boris });
	});
	test('up to two dice (DM-5.4)', () => {
		const { when, then, may, mayNot } = ordering(pool(4));
		when(boris).takeTwo();
		then.asks('retrieve', boris);
		may(boris).takeDice(1, 0, 0);
		may(boris).takeDice(0, 0, 0);
		may(boris).takeDice(0, 2, 0);
		mayNot(boris).takeDice(2, 1, 0);
		when(boris).takeDice(1, 1, 0);
		then({ pool: { strong: 3, weak: 3 }, active: boris });
	});
	test('within the limit: with room for one, one (DM-5.4, R-24)', () => {
		const { when, may, mayNot, then } = ordering((G) => {
			pool(4)(G);
			hand(G, boris, { strong: 3 });
		});
		when(boris).takeTwo();
		may(boris).takeDice(0, 1, 0);
		mayNot(boris).takeDice(1, 1, 0);
		then.asks('retrieve', boris);
	});
	test('the Commander may take the blue die as one of the two (DM-5.4, Q7, Q41)', () => {
		const { when, may, mayNot, then } = ordering((G) => {
			pool(4)(G);
			G.commander = boris;
			G.pool.commander = 1;
			hand(G, ana, { strong: 2 });
		});
		when(boris).takeTwo();
		may(boris).takeDice(1, 0, 1);
		mayNot(boris).takeDice(1, 1, 1);
		then.asks('retrieve', boris);
	});
	test('Jon takes two as anybody (DM-5.4, Q36)', () => {
		const { when, mayNot, may, then } = ordering((G) => {
			pool(4)(G);
			G.crew[boris]!.character = 'jon';
			G.crew[ana]!.character = 'daniel';
			hand(G, boris, {});
		});
		when(boris).takeTwo();
		may(boris).takeDice(2, 0, 0);
		mayNot(boris).takeDice(2, 1, 0);
		then.asks('retrieve', boris);
	});
});

describe('up to two actions (DM-5.4)', () => {
	test('twice the same is fine, then the turn owner goes on (DM-5.4, Q35)', () => {
		const { when, then } = acting((G) => (G.shields = 3), { rolls: [good, good] });
		for (const left of [2, 1]) {
			then.asks('act', boris);
			when(boris).repair('shield');
			when(boris).rollDice(1, 0, 0);
			when(boris).submit([0], false);
			then({ shields: left });
		}
		then({ active: boris });
		then.asks('retrieve', boris);
	});
	test('one or none of the two (DM-5.4)', () => {
		const { when, then } = acting();
		when(boris).pass();
		then.asks('act', boris);
		when(boris).pass();
		then.asks('retrieve', boris);
	});
	test('never Issue Order (DM-5.4, Q35)', () => {
		const { when, then } = acting();
		then.blocked(boris, 'order', [cira], 'ordered');
		when(boris).pass();
		then.blocked(boris, 'order', [cira], 'ordered');
		then.asks('act', boris);
	});
	test("a station blocks as on one's own turn (DM-5.4, DM-5.6, Q35)", () => {
		const { then, may } = acting((G) => broken(G, 'researchLab', 'hangarBay'));
		then.blocked(boris, 'callVote', [ana], 'researchLab');
		then.blocked(boris, 'loneWolf', [], 'hangarBay');
		may(boris).repair('shield');
		then.asks('act', boris);
	});
	test('a quarantined one may only vote, reveal or pass (DM-5.4, DM-8.3, R-23, Q35)', () => {
		const { then, may } = acting((G) => {
			infect(G, boris);
			G.crew[boris]!.quarantined = true;
		});
		then.blocked(boris, 'repair', ['shield'], 'quarantined');
		then.blocked(boris, 'loneWolf', [], 'quarantined');
		may(boris).callVote(boris);
		may(boris).reveal();
		may(boris).pass();
		then.asks('act', boris);
	});
	test('a vote called as the first one counts for the second: quarantined, no repair (Q35)', () => {
		const { when, then } = acting();
		when(boris).callVote(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		when(boris).discard(1, 1);
		then.blocked(boris, 'repair', ['shield'], 'quarantined');
		then.asks('act', boris);
	});
	test('no ability: Steve gets no die, Luba no reroll (DM-5.4, Q36)', () => {
		const steve = acting((G) => (G.crew[boris]!.character = 'steve'), { rolls: [bad] });
		steve.when(boris).repair('shield');
		steve.when(boris).rollDice(1, 0, 0);
		steve.when(boris).submit([0], false);
		steve.then.asks('act', boris);
		const luba = acting(undefined, { rolls: [bad] });
		luba.when(boris).repair('shield');
		luba.when(boris).rollDice(1, 0, 0);
		luba.mayNot(boris).reroll();
		luba.then.asks('submit', boris);
	});
	test('the turn owner chooses after a failed shield test of an ordered player (Q39, Q93)', () => {
		const { when, then } = acting((G) => infect(G, boris), { rolls: [good] });
		when(boris).reveal();
		then({ shields: 3 });
		then.asks('chooseDamage', ana);
	});
	test('an ordered vote on the Commander makes the ordered player Commander (Q40)', () => {
		const { when, then } = acting();
		when(boris).callVote(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		then({ commander: boris });
		then.asks('discardExcess', ana);
	});
});

describe('revealing under an order', () => {
	const reveals = (state: (G: State) => void = () => undefined) =>
		acting(
			(G) => {
				infect(G, boris);
				onTop(G, 'acceptableLoss', 'any6');
				G.shields = 0;
				state(G);
			},
			{ rolls: [slip], todo: [...oneAction(ana), { step: 'dealTasks' }] }
		);
	test('as the first action: then one Infected action, then the turn goes on with its Task (DM-5.4, R-18, Q37)', () => {
		const { when, then } = reveals();
		when(boris).reveal();
		then({ shields: 1, crew: { [boris]: { revealed: 'shieldPower' } } });
		then.asks('discardExcess', boris);
		when(boris).discard(2, 0);
		then.asks('infectedAct', boris);
		when(boris).infected('sabotage', 'outpost');
		then({ sabotage: 'outpost', active: ana });
		then.asks('chooseTask', ana);
	});
	test('that action may be left out (DM-5.4)', () => {
		const { when, then } = reveals();
		when(boris).reveal();
		when(boris).discard(2, 0);
		when(boris).pass();
		then.asks('chooseTask', ana);
	});
	test('as the second: the power works, no Infected action follows (DM-5.4, R-17, Q38)', () => {
		const { when, then } = reveals();
		when(boris).pass();
		when(boris).reveal();
		then({ shields: 1 });
		when(boris).discard(0, 2);
		then.asks('chooseTask', ana);
	});
	test('the power may be used a second time there as well (Q37)', () => {
		const { when, then, now } = acting(
			(G) => {
				infect(G, boris);
				G.shields = 0;
			},
			{ rolls: [best, good] }
		);
		when(boris).reveal();
		expect(said(now(), 'powerRoll')).toMatchObject({ by: boris, again: true });
		then({ shields: 2 });
		then.asks('discardExcess', boris);
	});
});
