import { describe, expect, test } from 'vitest';
import { infect, oneAction } from './arrange';
import { ana, boris, cira, dino, ema, given } from './given';
import { inside, putIn, told, untold } from './occasions';

describe('the Commander goes in', () => {
	test('the title goes to the caller, the blue die to the pool (DM-8.4, Q61)', () => {
		const table = putIn(ana, { turn: cira });
		told(table, { say: 'newCommander', seat: cira });
		table.then({
			commander: cira,
			pool: { commander: 1 },
			players: { [ana]: { dice: { commander: 0 } }, [cira]: { dice: { commander: 0 } } }
		});
		table.then.asks('discardExcess', ana);
	});

	test('a quarantined caller gets nothing: first free player to the left (DM-8.4, Q61)', () => {
		const { then } = putIn(ana, { turn: boris, state: inside });
		then({ commander: cira });
		then.asks('discardExcess', ana);
	});

	test('nor does the Commander who called it: first player to the left (DM-8.4, Q61)', () => {
		const { then } = putIn(ana);
		then({ commander: boris, pool: { commander: 1 } });
		then.asks('discardExcess', ana);
	});

	test('the quarantined and the revealed are passed over (DM-8.4)', () => {
		const { when, then } = given({
			seats: 5,
			todo: oneAction(ana),
			state: (G) => {
				inside(G);
				infect(G, cira);
				G.crew[cira]!.revealed = 'shieldPower';
			}
		});
		when(ana).callVote(ana);
		for (const seat of [ana, boris, dino, ema]) when(seat).vote('weak');
		then({ commander: dino });
		then.asks('discardExcess', ana);
	});

	test('who already is in keeps no second token, and the title stays where it is (DM-8.2, DM-8.4)', () => {
		const { then } = putIn(boris, { state: inside });
		then({ commander: ana, crew: { [boris]: { quarantined: true } } });
		then.asks('retrieve', boris);
	});

	test('when everybody is in, the last one put in keeps it (DM-8.4, Q64)', () => {
		const table = putIn(ana, {
			state: (G) => {
				inside(G);
				G.crew[cira]!.quarantined = true;
			}
		});
		untold(table, { say: 'newCommander' });
		table.then({ commander: ana, players: { [ana]: { dice: { commander: 1 } } } });
		table.then.asks('discardExcess', ana);
	});

	test('then the first one released takes it (DM-8.4, Q64)', () => {
		const { when, then, now } = given({
			todo: oneAction(ana),
			state: (G) => {
				inside(G);
				G.crew[ana]!.quarantined = true;
				G.crew[cira]!.quarantined = true;
			}
		});
		when(ana).callVote(cira);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ commander: cira, pool: { commander: 1 } });
		expect(now().players[ana]!.dice.commander).toBe(0);
		then.asks('retrieve', boris);
	});

	test('a Commander released first keeps it (DM-8.4)', () => {
		const { when, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				inside(G);
				G.crew[ana]!.quarantined = true;
				G.crew[cira]!.quarantined = true;
			}
		});
		when(ana).callVote(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ commander: ana, pool: { commander: 0 } });
		then.asks('retrieve', boris);
	});

	test('somebody released while a free Commander is there changes nothing (DM-8.4)', () => {
		const { when, then } = given({ todo: oneAction(ana), state: inside });
		when(ana).callVote(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ commander: ana });
		then.asks('retrieve', boris);
	});

	test('an ordered player who calls the vote is the caller (Q40, DM-8.4)', () => {
		const { when, then } = given({ todo: oneAction(ana) });
		when(ana).order(cira);
		when(cira).doTwo();
		when(cira).callVote(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		then({ commander: cira, active: ana });
		when(ana).discard(1, 1);
		then.asks('act', cira);
	});

	test('the new Commander takes the blue die when next retrieving (DM-8.4, Q7)', () => {
		const { when, then, mayNot } = putIn(ana);
		when(ana).discard(1, 1);
		then.asks('retrieve', boris);
		mayNot(boris).takeDice(0, 0, 0);
		when(boris).takeDice(0, 0, 1);
		then({ players: { [boris]: { dice: { strong: 2, weak: 2, commander: 1 } } } });
		then.asks('act', boris);
	});
});
