import { describe, test } from 'vitest';
import { broken, oneAction, revealedBefore, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip, type Given } from './given';
import { current, plays, told, untold } from './occasions';

describe('Food Rationing', () => {
	/** Boris, with one die and five seats at the table, is to retrieve. */
	const rationed = (strong: number, weak = 0) =>
		given({
			seats: 5,
			turn: boris,
			state: (G) => {
				current(G, 'foodRationing');
				hand(G, boris, { weak: 1 });
				G.pool = { strong, weak, commander: 0 };
			}
		});

	test('the last Strong dice, one for each seat, are locked (Q122)', () => {
		const { mayNot, when, then } = rationed(5, 1);
		mayNot(boris).takeDice(1, 0, 0);
		mayNot(boris).takeDice(1, 1, 0);
		when(boris).takeDice(0, 1, 0);
		then({ pool: { strong: 5, weak: 0 } });
		then.asks('act', boris);
	});

	test('what lies above them can be taken, and must be to fill up (Q122)', () => {
		const { mayNot, when, then } = rationed(6);
		mayNot(boris).takeDice(0, 0, 0);
		mayNot(boris).takeDice(2, 0, 0);
		when(boris).takeDice(1, 0, 0);
		then({ pool: { strong: 5 } });
		then.asks('act', boris);
	});

	test('revealed seats count for the lock, and are free of it (D-2, Q122)', () => {
		const { when, then, may, mayNot } = given({
			seats: 5,
			turn: boris,
			todo: [{ step: 'retrieve', by: boris, upTo: null, must: true, why: 'turn' }],
			state: (G) => {
				current(G, 'foodRationing');
				revealedBefore(G, cira);
				for (const seat of [boris, cira]) hand(G, seat, { weak: 1 });
				G.pool = { strong: 5, weak: 0, commander: 0 };
			}
		});
		mayNot(boris).takeDice(1, 0, 0);
		when(boris).takeDice(0, 0, 0);
		then.asks('retrieve', cira);
		may(cira).takeDice(1, 0, 0);
	});

	test('it holds when OUT, by an order and for a free die too (Q122)', () => {
		const out = plays('outpost3', {
			state: (G) => {
				current(G, 'foodRationing');
				hand(G, ana, { weak: 1 });
				G.pool.strong = 3;
				G.pool.weak = 1;
			}
		});
		out.when(ana).join(false);
		out.mayNot(ana).takeDice(1, 0, 0);
		out.may(ana).takeDice(0, 1, 0);
		out.then.asks('retrieve', ana);
		const order = given({
			todo: oneAction(ana),
			state: (G) => {
				current(G, 'foodRationing');
				broken(G);
				hand(G, boris, { weak: 1 });
				G.pool.strong = 4;
			}
		});
		order.when(ana).order(boris);
		order.when(boris).takeTwo();
		order.mayNot(boris).takeDice(2, 0, 0);
		order.may(boris).takeDice(1, 0, 0);
		order.then.asks('retrieve', boris);
		const free = given({
			turn: cira,
			todo: oneAction(cira),
			rolls: [bad],
			state: (G) => {
				current(G, 'foodRationing');
				broken(G);
				tired(G, 'jon');
				hand(G, cira, { weak: 1 });
				G.pool.strong = 3;
			}
		});
		free.when(cira).repair('lifeSupport');
		free.when(cira).rollDice(0, 1, 0);
		free.when(cira).submit([0], false);
		free.mayNot(cira).takeFree('strong');
		free.may(cira).takeFree('weak');
		free.then.asks('afterRepair', cira);
	});

	test('it ends with its completion (Q122)', () => {
		const { when, then } = given({
			todo: [
				{ step: 'completeEvent' },
				{ step: 'retrieve', by: boris, upTo: 2, must: false, why: 'order' }
			],
			state: (G) => {
				current(G, 'foodRationing');
				hand(G, boris, { weak: 1 });
				G.pool.strong = 3;
			}
		});
		when(ana).pickEvent('bloodTesting');
		when(boris).takeDice(2, 0, 0);
		then.asks('retrieve', boris);
	});
});

describe('Jerry-Rig Shields', () => {
	test('a Task that succeeds tests the shields, after the bonus and before the cube (R-9)', () => {
		const { when, then } = plays('outpost4', {
			rolls: [best, best, bad, bad, bad, slip],
			state: (G) => current(G, 'jerryRigShields')
		});
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		when(ana).submit([0, 1], false);
		then.asks('removeToken', ana);
		when(ana).remove('outpost', 'shieldControl');
		then({ cubes: 0 });
		then.asks('chooseDamage', ana);
		when(ana).draw('lifeSupport');
		then({ cubes: 1, fatigue: ['jon'] });
		then.allRolled();
		then.asks('retrieve', boris);
	});

	test('its test at one token or none cannot fail, and rolls nothing (DM-6.8)', () => {
		const table = plays('acceptableLoss', {
			state: (G) => {
				current(G, 'jerryRigShields');
				G.shields = 1;
			}
		});
		table.when(ana).draw('outpost');
		told(table, { say: 'shieldTest', face: null, failed: false });
		table.then({ cubes: 1 });
		table.then.asks('retrieve', boris);
	});

	test('a Task that fails does not, nor does a Lone Wolf (DM-4.6)', () => {
		const failed = plays('outpost5', { state: (G) => current(G, 'jerryRigShields') });
		for (const seat of [ana, boris, cira]) failed.when(seat).join(false);
		untold(failed, { say: 'shieldTest' });
		failed.then.asks('retrieve', boris);
		const wolf = given({
			todo: oneAction(ana),
			rolls: [good, good],
			state: (G) => current(G, 'jerryRigShields')
		});
		wolf.when(ana).loneWolf();
		wolf.when(ana).rollDice(1, 1, 0);
		wolf.when(ana).submit([0, 1], false);
		untold(wolf, { say: 'shieldTest' });
		wolf.then({ cubes: 1 });
		wolf.then.asks('retrieve', boris);
	});
});

describe('Repair Tools', () => {
	const tools = ({ state }: Given = {}) =>
		given({
			todo: oneAction(ana),
			state: (G) => {
				current(G, 'repairTools');
				broken(G, 'command');
				state?.(G);
			}
		});

	test('repairs roll Weak dice alone (DM-4.6)', () => {
		const { when, may, mayNot, then } = tools();
		when(ana).repair('outpost');
		mayNot(ana).rollDice(1, 0, 0);
		mayNot(ana).rollDice(0, 1, 1);
		may(ana).rollDice(0, 1, 0);
		may(ana).rollDice(0, 2, 0);
		then.asks('gather', ana);
	});

	test('without a Weak die there is no repair (Q123)', () => {
		const { mayNot, then, may } = tools({
			state: (G) => hand(G, ana, { strong: 3, commander: 1 })
		});
		mayNot(ana).repair('outpost');
		then.blocked(ana, 'repair', ['outpost'], 'noWeakDice');
		may(ana).loneWolf();
		then.asks('act', ana);
	});

	test('a Lone Wolf rolls what they like (DM-4.6)', () => {
		const { when, may, then } = tools();
		when(ana).loneWolf();
		may(ana).rollDice(2, 0, 1);
		then.asks('gather', ana);
	});
});

test('a standing rule of an Event that is completed is over (DM-4.6)', () => {
	const { when, may, then } = given({
		todo: oneAction(ana),
		state: (G) => {
			G.events = ['repairTools', 'tacticalPrep'];
			G.completed = 1;
			broken(G, 'command');
		}
	});
	when(ana).repair('outpost');
	may(ana).rollDice(2, 0, 1);
	then.asks('gather', ana);
});
