import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import { infect, revealedBefore } from './arrange';
import { ana, bad, boris, cira, dino, ema, hand } from './given';
import { plays, told, untold } from './occasions';

describe('Act of Trust (DM-7.1)', () => {
	test('who agrees gives a Die token for good, the active player has it; success', () => {
		const table = plays('actOfTrustOutpost');
		table.then.asks('pickSeat', ana);
		table.when(ana).name(boris);
		table.then.asks('answer', boris);
		table.when(boris).agree(true);
		table.then({ crew: { [ana]: { tokens: 1 }, [boris]: { tokens: -1 } } });
		table.then.asks('discardExcess', boris);
		table.when(boris).discard(1, 0);
		told(table, { say: 'taskDone', success: true });
		table.then({ cubes: 1, suspicion: 1, outpost: ['shieldControl', 'lifeSupport'] });
		table.then.asks('retrieve', boris);
	});

	test('no die changes hands, only limits do (Q120)', () => {
		const { when, then } = plays('actOfTrustOutpost');
		when(ana).name(boris);
		when(boris).agree(true);
		when(boris).discard(1, 0);
		then({
			pool: { strong: 1, weak: 0 },
			players: {
				[ana]: { dice: { strong: 2, weak: 2, commander: 1 } },
				[boris]: { dice: { strong: 1, weak: 2 } }
			}
		});
		then.asks('retrieve', boris);
	});

	test('the excess goes before the cube (Q132a)', () => {
		const { when, then } = plays('actOfTrustShield');
		when(ana).name(boris);
		when(boris).agree(true);
		then({ cubes: 0, task: { result: 'open' } });
		when(boris).discard(0, 1);
		then({ cubes: 1, suspicion: 2 });
		then.asks('retrieve', boris);
	});

	test('refused, the Outpost card costs an Outpost token', () => {
		const table = plays('actOfTrustOutpost');
		table.when(ana).name(boris);
		table.when(boris).agree(false);
		told(table, { say: 'taskDone', success: false });
		table.then({
			outpost: ['shieldControl', 'lifeSupport', 'researchLab'],
			crew: { [ana]: { tokens: 0 }, [boris]: { tokens: 0 } },
			cubes: 0,
			suspicion: 1
		});
		table.then.asks('retrieve', boris);
	});

	test('refused, the Shield card costs a Shield token and a test', () => {
		const { when, then } = plays('actOfTrustShield', { rolls: [6] });
		when(ana).name(boris);
		when(boris).agree(false);
		then({ shields: 3 });
		then.asks('chooseDamage', ana);
		when(ana).draw('lifeSupport');
		then({ fatigue: ['jon'], cubes: 0, suspicion: 2 });
		then.asks('retrieve', boris);
	});

	test('not oneself, not a revealed Infected; a quarantined player may be asked (Q72)', () => {
		const { may, mayNot, then } = plays('actOfTrustOutpost', {
			seats: 4,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				revealedBefore(G, dino);
			}
		});
		mayNot(ana).name(ana);
		then.blocked(ana, 'name', [dino], 'isRevealed');
		mayNot(ana).name(dino);
		may(ana).name(boris);
		may(ana).name(cira);
		then.asks('pickSeat', ana);
	});

	test('a quarantined giver is left with one die (DM-3.5, Q10)', () => {
		const { when, then, mayNot } = plays('actOfTrustOutpost', {
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				hand(G, boris, { strong: 1, weak: 1 });
			}
		});
		when(ana).name(boris);
		when(boris).agree(true);
		mayNot(boris).discard(0, 0);
		when(boris).discard(1, 0);
		then({ players: { [boris]: { dice: { strong: 0, weak: 1 } } } });
		then.asks('retrieve', boris);
	});
});

describe('Failure to Lead (DM-7.1)', () => {
	test('the Commander who agrees hands over the title, the blue die goes to the pool', () => {
		const table = plays('failureToLead', { turn: boris });
		table.when(boris).name(cira);
		table.then.asks('answer', ana);
		table.when(ana).agree(true);
		told(table, { say: 'taskDone', success: true });
		table.then({
			commander: cira,
			pool: { commander: 1 },
			players: { [ana]: { dice: { commander: 0 } }, [cira]: { dice: { commander: 0 } } },
			cubes: 1,
			suspicion: 2
		});
		table.then.asks('retrieve', cira);
	});

	test('refused: one Shield token and a test', () => {
		const { when, then } = plays('failureToLead', { turn: boris, rolls: [bad] });
		when(boris).name(cira);
		when(ana).agree(false);
		then({ commander: ana, shields: 3, cubes: 0, suspicion: 2 });
		then.allRolled();
		then.asks('retrieve', cira);
	});

	test('the active player may name themselves (Q68)', () => {
		const { when, then } = plays('failureToLead', { turn: boris });
		when(boris).name(boris);
		when(ana).agree(true);
		then({ commander: boris });
		then.asks('retrieve', cira);
	});

	test('a Commander who plays it names somebody else, and answers too (Q68)', () => {
		const { when, then, mayNot } = plays('failureToLead', { rolls: [bad] });
		mayNot(ana).name(ana);
		then.blocked(ana, 'name', [ana], 'isCommander');
		when(ana).name(cira);
		then.asks('answer', ana);
		when(ana).agree(false);
		then({ commander: ana, shields: 3 });
		then.asks('retrieve', boris);
	});

	test('only somebody free and not revealed can be named', () => {
		const { may, mayNot, then } = plays('failureToLead', {
			seats: 5,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				revealedBefore(G, cira);
			}
		});
		then.blocked(ana, 'name', [boris], 'isQuarantined');
		then.blocked(ana, 'name', [cira], 'isRevealed');
		mayNot(ana).name(boris);
		mayNot(ana).name(cira);
		may(ana).name(dino);
		may(ana).name(ema);
		then.asks('pickSeat', ana);
	});

	test('with nobody to name it succeeds by itself (Q67, R-32)', () => {
		const table = plays('failureToLead', {
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				G.crew[cira]!.quarantined = true;
			}
		});
		untold(table, { say: 'seatPicked' });
		told(table, { say: 'taskDone', success: true });
		table.then({ commander: ana, cubes: 1, suspicion: 2 });
		table.then.asks('retrieve', boris);
	});
});

describe('Voluntary Blood Testing (DM-7.1)', () => {
	const infected = (G: Parameters<typeof infect>[0]) => infect(G, boris, 'outpostPower');

	test('who agrees shows the Status card to the active player alone; success', () => {
		const table = plays('bloodTest', { seats: 5, state: infected });
		table.when(ana).name(boris);
		table.then.asks('answer', boris);
		table.when(boris).agree(true);
		told(table, { say: 'bloodSeen', by: ana, on: boris });
		told(table, { say: 'taskDone', success: true });
		table.then.sees(ana, { players: { [ana]: { learnt: { [boris]: 'outpostPower' } } } });
		for (const seat of [boris, cira, dino, ema, null])
			expect(JSON.stringify(viewOf(table.match, seat).G)).not.toContain(`"${boris}":"outpost`);
		table.then({ cubes: 1, suspicion: 2 });
		table.then.asks('retrieve', boris);
	});

	test('refused: one Outpost token, and nothing is learnt', () => {
		const table = plays('bloodTest', { seats: 5, state: infected });
		table.when(ana).name(boris);
		table.when(boris).agree(false);
		told(table, { say: 'taskDone', success: false });
		table.then({
			outpost: ['shieldControl', 'lifeSupport', 'researchLab'],
			cubes: 0,
			suspicion: 2
		});
		expect(table.now().players[ana]!.learnt).toEqual({});
		table.then.asks('retrieve', boris);
	});

	test('not oneself, nobody revealed; a quarantined player may be asked (Q72)', () => {
		const { may, mayNot, then } = plays('bloodTest', {
			seats: 5,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				revealedBefore(G, cira);
			}
		});
		mayNot(ana).name(ana);
		then.blocked(ana, 'name', [cira], 'isRevealed');
		may(ana).name(boris);
		may(ana).name(dino);
		then.asks('pickSeat', ana);
	});

	test('an Infected may agree, an Uninfected may refuse: both answers are always there', () => {
		const { may, when, then } = plays('bloodTest', { seats: 5, state: infected });
		when(ana).name(boris);
		may(boris).agree(true);
		may(boris).agree(false);
		then.asks('answer', boris);
	});
});
