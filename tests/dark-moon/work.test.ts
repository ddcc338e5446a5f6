import { describe, expect, test } from 'vitest';
import { isFatigued } from '$lib/games/dark-moon/rules/queries';
import type { State } from '$lib/games/dark-moon/rules/state';
import { act } from '$lib/table/match';
import { broken, facing, oneAction, revealedBefore, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';

/** Everybody named is IN of the outpost malfunction of difficulty 3 that Ana (DANIEL) faces. */
const work = (
	rolls: number[],
	isIn: string[],
	state: (G: State) => void = () => undefined,
	task: 'outpost3' | 'outpost4' | 'life5' | 'shield6' | 'shield5' = 'outpost3'
) => {
	const table = facing(task, {
		rolls,
		state: (G) => {
			broken(G, 'hangarBay', 'command');
			G.crew[ana]!.character = 'daniel';
			for (const seat of [ana, boris, cira]) hand(G, seat, { strong: 2 });
			state(G);
		}
	});
	for (const seat of [ana, boris, cira]) table.when(seat).join(isIn.includes(seat));
	return table;
};

describe('rolling (DM-6.4)', () => {
	test('from the active player clockwise; nobody rolls before their turn (DM-6.4)', () => {
		const { when, then, match, now } = work([good, bad, bad, bad], [ana, boris]);
		then.asks('submit', ana);
		expect(now().players[boris]!.roll).toEqual([]);
		expect(act(match, boris, 'submit', [[0], false])).toBe('notAsked');
		when(ana).submit([0], false);
		expect(now().players[boris]!.roll).toHaveLength(2);
		then.asks('submit', boris);
	});
	test('one or more of the dice just rolled (DM-6.4, Q80)', () => {
		const { then, may, mayNot } = work([good, bad], [ana]);
		may(ana).submit([0], false);
		may(ana).submit([1], false);
		may(ana).submit([0, 1], false);
		mayNot(ana).submit([], false);
		mayNot(ana).submit([0, 0], false);
		mayNot(ana).submit([1, 0], false);
		mayNot(ana).submit([2], false);
		then.asks('submit', ana);
	});
	test('the rest may be rolled again, all of it, and again one or more sent (DM-6.4, Q76, Q80)', () => {
		const { when, then, may, mayNot } = work([bad, best, slip, good, bad, bad], [ana], (G) =>
			hand(G, ana, { strong: 2, weak: 1 })
		);
		when(ana).submit([1], true);
		then({ success: 4, spent: [{ face: 4 }] });
		then.sees(ana, {
			players: {
				[ana]: {
					roll: [
						{ kind: 'strong', face: 2 },
						{ kind: 'weak', face: -2 }
					]
				}
			}
		});
		mayNot(ana).submit([], false);
		may(ana).submit([0, 1], false);
		when(ana).submit([0], true);
		then({ success: 6 });
		mayNot(ana).submit([0], true);
		when(ana).submit([0], false);
		then.asks('retrieve', boris);
	});
	test('or not: one roll and one die are enough (DM-6.4, Q75)', () => {
		const { when, then } = work([bad, best], [ana]);
		when(ana).submit([1], false);
		then.sees(ana, { players: { [ana]: { dice: { strong: 1 } } } });
		then.asks('retrieve', boris);
	});
	test('who has sent everything cannot roll again (DM-6.4)', () => {
		const { mayNot, may, then } = work([bad, best], [ana]);
		mayNot(ana).submit([0, 1], true);
		may(ana).submit([0], true);
		then.asks('submit', ana);
	});
	test('everyone IN rolls and sends, even if the result is settled (DM-6.4, Q78)', () => {
		const { when, then, mayNot } = work([best, best, bad, slip], [ana, cira]);
		when(ana).submit([0, 1], false);
		then({ success: 8 });
		mayNot(cira).submit([], false);
		when(cira).submit([0, 1], false);
		then({ cubes: 1, pool: { strong: 4 } });
		then.asks('retrieve', boris);
	});
	test('a negative die counts as it lies (DM-6.4, Q18)', () => {
		const { when, then } = work([best, good, bad, good], [ana, boris]);
		when(ana).submit([0], false);
		when(boris).submit([0], false);
		then({ cubes: 0 });
		then.asks('retrieve', boris);
	});
});

describe('the fatigued (DM-6.5, DM-10.1)', () => {
	const luba = (G: State) => tired(G, 'luba');
	test('roll all, send exactly one, and roll no more (DM-6.5, R-7, Q79)', () => {
		const { when, then, may, mayNot } = work([good, bad], [boris], luba);
		then.sees(boris, { players: { [boris]: { roll: [{}, {}] } } });
		may(boris).submit([0], false);
		may(boris).submit([1], false);
		mayNot(boris).submit([0, 1], false);
		mayNot(boris).submit([0], true);
		mayNot(boris).submit([], false);
		when(boris).submit([0], false);
		then.asks('retrieve', boris);
	});
	test('with the token off the board that ends (DM-10.1)', () => {
		const { then, may, now } = work([good, bad], [boris], (G) => tired(G, 'steve'));
		expect(isFatigued(now(), boris)).toBe(false);
		may(boris).submit([0, 1], false);
		may(boris).submit([0], true);
		then.asks('submit', boris);
	});
	test('a token drawn in mid-turn counts at once, healing too (DM-10.1)', () => {
		const { when, then, now } = given({
			rolls: [good],
			todo: oneAction(ana),
			state: (G) => {
				G.crew[ana]!.character = 'daniel';
				broken(G);
				tired(G, 'luba', 'chaya');
			}
		});
		expect(isFatigued(now(), boris)).toBe(true);
		when(ana).repair('lifeSupport');
		when(ana).rollDice(1, 0, 0);
		when(ana).submit([0], false);
		when(ana).remove('lifeSupport', 'luba');
		expect(isFatigued(now(), boris)).toBe(false);
		then({ fatigue: ['chaya'] });
		then.asks('retrieve', boris);
	});
	test('tokens of characters that are absent, or revealed, hit nobody (DM-10.1, Q108)', () => {
		const { then, may, now } = work([good, bad, good, bad], [boris], (G) => {
			G.infected = 2;
			tired(G, 'luba', 'enver', 'chaya');
			revealedBefore(G, boris);
		});
		expect([ana, boris, cira].map((seat) => isFatigued(now(), seat))).toEqual([
			false,
			false,
			false
		]);
		expect(now().fatigue).toHaveLength(3);
		may(boris).submit([0, 1], false);
		may(boris).submit([0], true);
		then.asks('submit', boris);
	});
	test('fatigue limits nothing else: repairs, votes and orders go on (DM-10.1, Q45)', () => {
		const { may, then } = given({
			todo: oneAction(boris),
			turn: boris,
			state: (G) => {
				broken(G);
				tired(G, 'luba');
			}
		});
		may(boris).repair('shield');
		may(boris).callVote(ana);
		may(boris).loneWolf();
		may(boris).order(ana);
		then.asks('act', boris);
	});
});

describe('the bonus (DM-6.9)', () => {
	test("on success one token of the kind, the active player's choice, before the cube (DM-6.9, R-8, R-9, Q83)", () => {
		const { when, then, may, mayNot } = work([best, good], [boris], () => undefined, 'outpost4');
		when(boris).submit([0], false);
		then({ cubes: 0, spent: [], pool: { strong: 1 } });
		then.asks('removeToken', ana);
		may(ana).remove('outpost', 'hangarBay');
		mayNot(ana).remove('shield', null);
		when(ana).remove('outpost', 'command');
		then({ outpost: ['hangarBay'], cubes: 1 });
		then.asks('retrieve', boris);
	});
	test('it may be declined, publicly (DM-6.9, R-8, Q82)', () => {
		const { when, then, now } = work([best, good], [boris], () => undefined, 'outpost4');
		when(boris).submit([0], false);
		when(ana).decline();
		expect(now().journal).toContainEqual({ say: 'bonusDeclined', by: ana });
		then({ outpost: ['hangarBay', 'command'], cubes: 1 });
		then.asks('retrieve', boris);
	});
	test('a Shield token too, without a test (DM-6.9, Q96)', () => {
		const { when, then } = work([best, best], [boris], () => undefined, 'shield6');
		when(boris).submit([0, 1], false);
		when(ana).remove('shield', null);
		then({ shields: 1, cubes: 1 });
		then.asks('retrieve', boris);
	});
	test('with nothing of the kind to remove nobody is asked (DM-6.9)', () => {
		const { when, then } = work([best, good], [boris], () => undefined, 'life5');
		when(boris).submit([0, 1], false);
		then({ cubes: 1 });
		then.asks('retrieve', boris);
	});
	test('not after a failure, not for a card without (DM-6.9)', () => {
		const failed = work([bad, bad], [boris], () => undefined, 'outpost4');
		failed.when(boris).submit([0], false);
		expect(failed.now().outpost).toHaveLength(5);
		failed.then.asks('retrieve', boris);
		const without = work([best, good], [boris], () => undefined, 'outpost3');
		without.when(boris).submit([0], false);
		without.then.asks('retrieve', boris);
	});
});
