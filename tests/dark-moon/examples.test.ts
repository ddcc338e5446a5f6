import { describe, expect, test } from 'vitest';
import { dieLimit } from '$lib/games/dark-moon/rules/queries';
import { broken, facing, infect, oneAction, revealedBefore, said, tired } from './arrange';
import { ana, bad, best, boris, cira, ema, given, good, hand, slip } from './given';
import { current, plays } from './occasions';

/** The worked examples of the printed rulebook, move by move. */
describe('E1: a repair (DM-5.1, Q18)', () => {
	const jon = () => {
		const table = given({
			rolls: [good, bad, slip],
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				infect(G, ana);
				G.shields = 3;
				hand(G, ana, { strong: 2, weak: 2 });
			}
		});
		table.when(ana).repair('shield');
		table.when(ana).rollDice(2, 1, 0);
		table.then.sees(ana, {
			players: {
				[ana]: {
					roll: [
						{ kind: 'strong', face: 2 },
						{ kind: 'strong', face: -2 },
						{ kind: 'weak', face: -1 }
					]
				}
			}
		});
		return table;
	};
	test('E1: he sends the -1 and the repair fails', () => {
		const { when, then } = jon();
		when(ana).submit([2], false);
		then({ shields: 3, pool: { strong: 0, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('E1: with the +2 one token leaves', () => {
		const { when, then } = jon();
		when(ana).submit([0], false);
		then({ shields: 2, pool: { strong: 1, weak: 0 } });
		then.asks('retrieve', boris);
	});
});

test('E2: a vote on Luba is a tie, the Commander breaks it (DM-8.2)', () => {
	const { when, then, now } = given({
		todo: oneAction(ana),
		state: (G) => {
			broken(G);
			G.crew[cira]!.character = 'chaya';
		}
	});
	when(ana).callVote(boris);
	when(ana).vote('weak');
	when(boris).vote('strong');
	when(cira).vote('none');
	then.asks('breakTie', ana);
	when(ana).decide(true);
	then({ crew: { [boris]: { quarantined: true } }, pool: { strong: 0, weak: 0 } });
	expect(dieLimit(now(), boris)).toBe(2);
	then.sees(ana, { players: { [ana]: { dice: { strong: 2, weak: 2 } } } });
	then.sees(boris, { players: { [boris]: { dice: { strong: 2, weak: 2 } } } });
	then.asks('discardExcess', boris);
	when(boris).discard(1, 1);
	then.asks('retrieve', boris);
});

test('E3: a malfunction of the outpost, difficulty 4 (DM-6.3, DM-6.4, DM-6.6)', () => {
	const { when, then, now } = facing('outpost4', {
		// Jon: +4 -2 and -1 +1, then -2 -2; Luba: -1 +2 and +3, then +4 and +3.
		rolls: [best, bad, slip, good, bad, bad, slip, good, best, best, best],
		state: (G) => {
			infect(G, boris);
			hand(G, ana, { strong: 2, weak: 2 });
			hand(G, boris, { strong: 2, weak: 1 });
			hand(G, cira, { weak: 1 });
			G.pool = { strong: 2, weak: 0, commander: 0 };
			broken(G);
		}
	});
	when(ana).join(true);
	when(boris).join(true);
	when(cira).join(false);
	when(cira).takeDice(2, 0, 0);
	then({ pool: { strong: 0 } });
	then.asks('submit', ana);
	when(ana).submit([0, 3], true);
	then({ success: 5 });
	when(ana).submit([0], false);
	then({ success: 3 });
	then.sees(ana, { players: { [ana]: { dice: { strong: 0, weak: 1 }, roll: [] } } });
	then.asks('submit', boris);
	when(boris).submit([0], true);
	then({ success: 2 });
	when(boris).submit([0], false);
	expect(said(now(), 'taskDone')).toEqual({
		say: 'taskDone',
		success: true,
		total: 6,
		difficulty: 4
	});
	then({ pool: { strong: 4, weak: 1 }, spent: [], cubes: 1, outpost: [] });
	then.allRolled();
	then.asks('retrieve', boris);
});

test('E4: two Shield tokens are placed, the test at three fails on +2 (DM-6.7, DM-6.8)', () => {
	const { when, then, mayNot } = facing('shield5', {
		rolls: [good],
		state: (G) => {
			broken(G);
			G.shields = 1;
		}
	});
	for (const seat of [ana, boris, cira]) when(seat).join(false);
	then({ shields: 3 });
	then.asks('chooseDamage', ana);
	mayNot(ana).draw('shield');
	when(ana).draw('lifeSupport');
	then({ fatigue: ['jon'] });
	then.asks('retrieve', boris);
});

test('E5: a sabotaged outpost is repaired and paid for (DM-5.7, R-28)', () => {
	const { when, then, may } = given({
		rolls: [slip, bad, good],
		todo: [...oneAction(ana), ...oneAction(ana)],
		state: (G) => {
			G.crew[ana]!.character = 'michihiro';
			G.sabotage = 'outpost';
			broken(G, 'lifeSupport');
			tired(G, 'chaya');
			hand(G, ana, { strong: 2, weak: 2 });
		}
	});
	then.blocked(ana, 'repair', ['lifeSupport'], 'lifeSupport');
	when(ana).repair('outpost');
	when(ana).rollDice(2, 1, 0);
	when(ana).submit([2], false);
	when(ana).remove('outpost', 'lifeSupport');
	then.asks('afterRepair', ana);
	may(ana).pay(2, 0, 0);
	when(ana).pay(1, 1, 0);
	then({ outpost: [], sabotage: null, pool: { strong: 1, weak: 2 } });
	then.sees(ana, { players: { [ana]: { dice: { strong: 1, weak: 0 } } } });
	may(ana).repair('lifeSupport');
	then.asks('act', ana);
});

describe('E6: an Act of Trust with Enver, who is quarantined (DM-3.5, DM-7.1)', () => {
	const asked = () => {
		const table = plays('actOfTrustOutpost', {
			state: (G) => {
				broken(G);
				G.crew[ana]!.character = 'steve';
				G.crew[boris]!.character = 'enver';
				G.crew[boris]!.quarantined = true;
				hand(G, boris, { strong: 2 });
			}
		});
		table.when(ana).name(boris);
		table.then.asks('answer', boris);
		return table;
	};
	test('E6: he agrees', () => {
		const { when, then, now } = asked();
		when(boris).agree(true);
		then({ crew: { [ana]: { tokens: 1 }, [boris]: { tokens: -1 } } });
		expect([dieLimit(now(), ana), dieLimit(now(), boris)]).toEqual([5, 1]);
		when(boris).discard(1, 0);
		then({ cubes: 1, outpost: [] });
		then.asks('retrieve', boris);
	});
	test('E6: he refuses', () => {
		const { when, then, now } = asked();
		when(boris).agree(false);
		expect([dieLimit(now(), ana), dieLimit(now(), boris)]).toEqual([4, 2]);
		then({ cubes: 0, outpost: ['shieldControl'] });
		then.asks('retrieve', boris);
	});
});

test('E7: Luba rolls all again and must send one (Q81)', () => {
	const { when, then, may, mayNot } = facing('outpost3', {
		rolls: [bad, bad, slip, good, bad, best, bad, bad],
		state: (G) => {
			G.crew[ana]!.character = 'luba';
			G.crew[boris]!.character = 'jon';
			hand(G, ana, { strong: 2, weak: 1 });
		}
	});
	when(ana).join(true);
	when(boris).join(false);
	when(cira).join(false);
	when(ana).reroll();
	mayNot(ana).reroll();
	mayNot(ana).submit([], false);
	may(ana).submit([0, 2], false);
	when(ana).submit([2], true);
	mayNot(ana).reroll();
	then.asks('submit', ana);
});

describe('E8: Food Rationing with five players (Q122, D-2)', () => {
	const rationed = (strong: number, seat: string) =>
		given({
			seats: 5,
			turn: seat,
			state: (G) => {
				current(G, 'foodRationing');
				revealedBefore(G, ema);
				for (const each of [boris, ema]) hand(G, each, { weak: 1 });
				G.pool = { strong, weak: 5, commander: 0 };
			}
		});
	test('E8: of five Strong dice or fewer a player takes none', () => {
		for (const strong of [5, 3]) {
			const { may, mayNot, then } = rationed(strong, boris);
			mayNot(boris).takeDice(1, 2, 0);
			may(boris).takeDice(0, 3, 0);
			then.asks('retrieve', boris);
		}
	});
	test('E8: of six one; a revealed Infected is free to take any', () => {
		const player = rationed(6, boris);
		player.may(boris).takeDice(1, 2, 0);
		player.mayNot(boris).takeDice(2, 1, 0);
		const { may, then } = rationed(5, ema);
		may(ema).takeDice(1, 0, 0);
		then.asks('retrieve', ema);
	});
});
