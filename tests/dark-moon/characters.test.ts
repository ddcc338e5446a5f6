import { describe, expect, test } from 'vitest';
import type { CharacterId } from '$lib/games/dark-moon/content/characters';
import type { Area, State } from '$lib/games/dark-moon/rules/state';
import { viewOf } from '$lib/table/match';
import { broken, facing, oneAction, revealedBefore, said, tired } from './arrange';
import { ana, bad, boris, given, good, hand, type Given } from './given';
import { current } from './occasions';

const is = (G: State, seat: string, character: CharacterId) =>
	void (G.crew[seat]!.character = character);

describe('Jon: three dice when OUT (DM-6.3)', () => {
	/** Boris is Jon, Ana is on turn; five dice of each colour lie in the pool, Jon has none. */
	const out = (state: (G: State) => void = () => undefined) => {
		const table = facing('outpost3', {
			state: (G) => {
				broken(G);
				is(G, ana, 'daniel');
				is(G, boris, 'jon');
				hand(G, boris, {});
				G.pool = { strong: 5, weak: 5, commander: 0 };
				state(G);
			}
		});
		table.when(ana).join(false);
		table.when(ana).takeDice(0, 0, 0);
		table.when(boris).join(false);
		return table;
	};
	/** How many Strong dice he may take, none apart. */
	const most = (state?: (G: State) => void) => {
		const { match, then } = out(state);
		then.asks('retrieve', boris);
		return match.game
			.options(viewOf(match, boris), boris)
			.filter(({ args: [strong, ...others] }) => strong !== 0 && others.every((n) => n === 0))
			.map(({ args: [strong] }) => strong);
	};
	test("on another's turn up to three, or fewer", () => expect(most()).toEqual([1, 2, 3]));
	test('within the limit', () => {
		expect(most((G) => hand(G, boris, { weak: 3 }))).toEqual([1]);
		expect(most((G) => (G.crew[boris]!.quarantined = true))).toEqual([1, 2]);
	});
	test('two with Command damaged (Q87)', () => {
		expect(most((G) => broken(G, 'command'))).toEqual([1, 2]);
	});
	test('two when fatigued, one with Command damaged too (DM-10.1)', () => {
		expect(most((G) => tired(G, 'jon'))).toEqual([1, 2]);
		expect(most((G) => (tired(G, 'jon'), broken(G, 'command')))).toEqual([1]);
	});
	test('two once revealed, with Command damaged as well (DM-9.2, Q86)', () => {
		const revealed = (G: State) => {
			revealedBefore(G, boris);
			hand(G, boris, {});
		};
		expect(most(revealed)).toEqual([1, 2]);
		expect(most((G) => (revealed(G), broken(G, 'command')))).toEqual([1, 2]);
	});
	test('another takes two, with Command damaged one (DM-6.3, DM-5.6)', () => {
		expect(most((G) => is(G, boris, 'steve'))).toEqual([1, 2]);
		expect(most((G) => (is(G, boris, 'steve'), broken(G, 'command')))).toEqual([1]);
	});
	test('also on his own turn', () => {
		const { when, may, mayNot, then } = facing('outpost3', {
			state: (G) => {
				broken(G);
				hand(G, ana, {});
				G.pool = { strong: 5, weak: 5, commander: 0 };
			}
		});
		when(ana).join(false);
		may(ana).takeDice(3, 0, 0);
		mayNot(ana).takeDice(3, 1, 0);
		then.asks('retrieve', ana);
	});
});

const SPECIALISTS: [CharacterId, Area][] = [
	['michihiro', 'lifeSupport'],
	['steve', 'shield'],
	['enver', 'outpost']
];
const AREAS: Area[] = ['lifeSupport', 'shield', 'outpost'];
/** Ana tries a repair with one Strong die that fails. */
const fails = (area: Area, state: (G: State) => void, more: Given = {}) => {
	const table = given({
		rolls: [bad],
		todo: oneAction(ana),
		...more,
		state: (G) => {
			broken(G, 'command');
			tired(G, 'jon');
			hand(G, ana, { strong: 2, weak: 2 });
			state(G);
		}
	});
	table.when(ana).repair(area);
	table.when(ana).rollDice(1, 0, 0);
	table.when(ana).submit([0], false);
	return table;
};

describe.each(SPECIALISTS)('%s: a free die after repairing %s', (character, area) => {
	test('after a failure, perhaps the die just sent (Q27)', () => {
		const { when, then, may, mayNot } = fails(area, (G) => is(G, ana, character));
		then.asks('afterRepair', ana);
		may(ana).declineFree();
		mayNot(ana).takeFree('weak');
		mayNot(ana).takeFree('commander');
		when(ana).takeFree('strong');
		then({ pool: { strong: 0 } });
		then.sees(ana, { players: { [ana]: { dice: { strong: 2, weak: 2 } } } });
		then.asks('retrieve', boris);
	});
	test('it may be declined, publicly (Q27)', () => {
		const { when, then, now } = fails(area, (G) => is(G, ana, character));
		when(ana).declineFree();
		then({ pool: { strong: 1 } });
		expect(said(now(), 'tookFreeDie')).toMatchObject({
			by: ana,
			dice: { strong: 0, weak: 0, commander: 0 }
		});
		then.asks('retrieve', boris);
	});
	test('after a success too, once the token is chosen (Q27)', () => {
		const { when, then } = given({
			rolls: [good],
			todo: oneAction(ana),
			state: (G) => {
				broken(G, 'command');
				tired(G, 'jon');
				is(G, ana, character);
			}
		});
		when(ana).repair(area);
		when(ana).rollDice(1, 0, 0);
		when(ana).submit([0], false);
		if (area === 'outpost') when(ana).remove(area, 'command');
		if (area === 'lifeSupport') when(ana).remove(area, 'jon');
		then.asks('afterRepair', ana);
	});
	test('one die, not two', () => {
		const { when, then, mayNot } = fails(area, (G) => {
			is(G, ana, character);
			hand(G, ana, { strong: 1 });
			G.pool.weak = 3;
		});
		when(ana).takeFree('weak');
		mayNot(ana).takeFree('weak');
		then.asks('retrieve', boris);
	});
	test('within the limit; the blue one has its own slot', () => {
		const { then, may, mayNot } = fails(area, (G) => {
			is(G, ana, character);
			hand(G, ana, { strong: 5 });
			G.pool.commander = 1;
		});
		mayNot(ana).takeFree('strong');
		may(ana).takeFree('commander');
		may(ana).declineFree();
		then.asks('afterRepair', ana);
	});
	test.each(AREAS.filter((other) => other !== area))('not after repairing %s', (other) => {
		fails(other, (G) => is(G, ana, character)).then.asks('retrieve', boris);
	});
	test('not when fatigued (DM-10.1)', () => {
		const { then } = fails(area, (G) => {
			is(G, ana, character);
			tired(G, character);
		});
		then.asks('retrieve', boris);
	});
	test('Food Rationing locks the free die as well (Q122)', () => {
		const { then, mayNot, may } = fails(area, (G) => {
			is(G, ana, character);
			current(G, 'foodRationing');
		});
		mayNot(ana).takeFree('strong');
		may(ana).declineFree();
		then.asks('afterRepair', ana);
	});
});
test('Michihiro who heals himself with that repair gets no die (DM-10.1)', () => {
	const { when, then } = given({
		rolls: [good],
		todo: oneAction(ana),
		state: (G) => {
			broken(G);
			is(G, ana, 'michihiro');
			tired(G, 'michihiro');
		}
	});
	when(ana).repair('lifeSupport');
	when(ana).rollDice(1, 0, 0);
	when(ana).submit([0], false);
	when(ana).remove('lifeSupport', 'michihiro');
	then({ fatigue: [] });
	then.asks('retrieve', boris);
});
