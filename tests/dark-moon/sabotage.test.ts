import { describe, test } from 'vitest';
import type { Area, State } from '$lib/games/dark-moon/rules/state';
import { broken, facing, oneAction, revealedBefore, tired } from './arrange';
import { ana, bad, boris, cira, given, good, hand, type Given } from './given';
import { infectedTurn } from './occasions';

/** Ana, as this character, has tried to repair the sabotaged outpost with one Strong die. */
const repaired = (spot: number, state: (G: State) => void = () => undefined, more: Given = {}) => {
	const table = given({
		rolls: [spot],
		todo: oneAction(ana),
		...more,
		state: (G) => {
			G.crew[ana]!.character = 'daniel';
			G.sabotage = 'outpost';
			broken(G, 'command', 'hangarBay');
			hand(G, ana, { strong: 2, weak: 1, commander: 1 });
			state(G);
		}
	});
	table.when(ana).repair('outpost');
	table.when(ana).rollDice(1, 0, 0);
	table.when(ana).submit([0], false);
	if (spot === good) table.when(ana).remove('outpost', 'command');
	return table;
};

describe('a sabotaged area (DM-5.7)', () => {
	test('after a success two more dice are paid, then the token leaves (DM-5.7, Q21)', () => {
		const { when, then, mayNot } = repaired(good);
		then({ outpost: ['hangarBay'], sabotage: 'outpost', pool: { strong: 1 } });
		then.asks('afterRepair', ana);
		mayNot(ana).pay(1, 0, 0);
		mayNot(ana).pay(1, 1, 1);
		mayNot(ana).takeFree('weak');
		when(ana).pay(1, 1, 0);
		then({ sabotage: null, pool: { strong: 2, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('after a failure too (DM-5.7, Q21)', () => {
		const { when, then } = repaired(bad);
		then({ outpost: ['command', 'hangarBay'] });
		when(ana).pay(1, 1, 0);
		then({ sabotage: null });
		then.asks('retrieve', boris);
	});
	test('own choice from all that remain, dice not rolled and the blue one included (DM-5.7, R-28, Q22)', () => {
		const { when, then, may } = repaired(bad);
		may(ana).pay(1, 0, 1);
		may(ana).pay(0, 1, 1);
		when(ana).pay(0, 1, 1);
		then({ pool: { strong: 1, weak: 1, commander: 1 } });
		then.asks('retrieve', boris);
	});
	test('with one die left that one is paid, with none nothing; the token leaves (DM-5.7, R-27, Q21, Q23)', () => {
		const one = repaired(bad, (G) => hand(G, ana, { strong: 1, weak: 1 }));
		one.mayNot(ana).pay(0, 0, 0);
		one.when(ana).pay(0, 1, 0);
		one.then({ sabotage: null });
		one.then.asks('retrieve', boris);
		const blue = repaired(bad, (G) => hand(G, ana, { strong: 1, weak: 1, commander: 1 }));
		blue.mayNot(ana).pay(0, 1, 0);
		blue.may(ana).pay(0, 1, 1);
		blue.then.asks('afterRepair', ana);
		const none = repaired(bad, (G) => hand(G, ana, { strong: 1 }));
		none.then.asks('afterRepair', ana);
		none.when(ana).pay(0, 0, 0);
		none.then({ sabotage: null });
		none.then.asks('retrieve', boris);
	});
	test('another area costs nothing and leaves the token (DM-5.7)', () => {
		const { then } = repaired(bad, (G) => (G.sabotage = 'shield'));
		then({ sabotage: 'shield', pool: { strong: 1, weak: 0 } });
		then.asks('retrieve', boris);
	});
	test('under an order too (DM-5.7, Q35)', () => {
		const { when, then } = given({
			rolls: [bad],
			todo: [{ step: 'act', by: boris, ordered: 2 }],
			state: (G) => {
				broken(G, 'command');
				G.sabotage = 'outpost';
			}
		});
		when(boris).repair('outpost');
		when(boris).rollDice(1, 0, 0);
		when(boris).submit([0], false);
		when(boris).pay(0, 2, 0);
		then({ sabotage: null });
		then.asks('retrieve', boris);
	});
	test('a bonus removal is no repair and pays nothing (DM-5.7, Q24)', () => {
		const { when, then } = facing('outpost4', {
			rolls: [good, good],
			state: (G) => {
				broken(G, 'command');
				G.sabotage = 'outpost';
				hand(G, ana, { strong: 2 });
			}
		});
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		when(ana).submit([0, 1], false);
		when(ana).remove('outpost', 'command');
		then({ outpost: [], sabotage: 'outpost' });
		then.asks('retrieve', boris);
	});
	test('nor is Resupply (Q24)', () => {
		const { when, then } = given({
			todo: [{ step: 'resupply', by: ana }],
			state: (G) => (G.sabotage = 'outpost')
		});
		when(ana).clear('outpost');
		then({ outpost: [], sabotage: 'outpost' });
		then.asks('retrieve', boris);
	});
});

describe('the free die beside it (Q26)', () => {
	const enver = (state: (G: State) => void = () => undefined) =>
		repaired(bad, (G) => {
			G.crew[ana]!.character = 'enver';
			state(G);
		});
	test('paid first, the free die may be one of those just paid (Q26)', () => {
		const { when, then, may } = enver((G) => hand(G, ana, { strong: 1, weak: 2 }));
		may(ana).takeFree('strong');
		when(ana).pay(0, 2, 0);
		then.asks('afterRepair', ana);
		when(ana).takeFree('weak');
		then({ sabotage: null, pool: { strong: 1, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('taken first, it may go into the payment (Q26)', () => {
		const { when, then } = enver((G) => hand(G, ana, { strong: 1 }));
		when(ana).takeFree('strong');
		then.asks('afterRepair', ana);
		when(ana).pay(1, 0, 0);
		then({ sabotage: null, pool: { strong: 1 } });
		then.asks('retrieve', boris);
	});
});

describe('the token', () => {
	test.each<[Area | null, Area]>([
		[null, 'shield'],
		['shield', 'outpost'],
		['outpost', 'lifeSupport']
	])('is put or moved with the same action: from %s to %s (DM-9.3, Q25)', (from, to) => {
		const { when, then, mayNot } = infectedTurn(boris, { state: (G) => (G.sabotage = from) });
		if (from) mayNot(boris).infected('sabotage', from);
		when(boris).infected('sabotage', to);
		then({ sabotage: to });
		then.asks('retrieve', cira);
	});
	test('the old area is free then (Q25)', () => {
		const { when, then } = given({
			turn: boris,
			rolls: [bad],
			todo: [
				{ step: 'infectedAct', by: boris },
				{ step: 'act', by: cira, ordered: 0 }
			],
			state: (G) => {
				revealedBefore(G, boris);
				G.sabotage = 'shield';
				broken(G);
				tired(G);
			}
		});
		when(boris).infected('sabotage', 'lifeSupport');
		when(cira).repair('shield');
		when(cira).rollDice(0, 1, 0);
		when(cira).submit([0], false);
		then({ sabotage: 'lifeSupport', shields: 2 });
		then.asks('retrieve', cira);
	});
});
