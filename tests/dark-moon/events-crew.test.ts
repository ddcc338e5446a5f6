import { describe, test } from 'vitest';
import { broken, revealedBefore, tired } from './arrange';
import { ana, boris, cira, dino, ema, hand } from './given';
import { completes, told, untold } from './occasions';

describe('Blood Testing', () => {
	test('the Commander, without a vote, puts one player in (DM-4.6)', () => {
		const table = completes('bloodTesting', { turn: boris });
		table.then.asks('decideQuarantine', ana);
		table.mayNot(ana).pass();
		table.when(ana).decide(cira);
		untold(table, { say: 'voted' });
		table.then({ crew: { [cira]: { quarantined: true } } });
		table.when(cira).discard(0, 2);
		table.then.asks('selectEvent', ana);
	});

	test('or lets one out (DM-4.6)', () => {
		const table = completes('bloodTesting', { state: (G) => (G.crew[cira]!.quarantined = true) });
		table.when(ana).decide(cira);
		told(table, { say: 'released', on: cira });
		table.then({ crew: { [cira]: { quarantined: false } } });
		table.then.asks('selectEvent', ana);
	});

	test('a Commander who goes in passes the title to the left, the new one picks the Event (Q62)', () => {
		const { when, then } = completes('bloodTesting', {
			turn: cira,
			state: (G) => (G.crew[boris]!.quarantined = true)
		});
		when(ana).decide(ana);
		then({ commander: cira, pool: { commander: 1 } });
		when(ana).discard(1, 1);
		then.asks('selectEvent', cira);
	});

	test('with all Infected revealed it is still compulsory, and never aims at them (Q125)', () => {
		const { may, mayNot, then } = completes('bloodTesting', {
			seats: 4,
			state: (G) => {
				revealedBefore(G, dino);
				G.suspicion = null;
			}
		});
		for (const seat of [ana, boris, cira]) may(ana).decide(seat);
		mayNot(ana).decide(dino);
		mayNot(ana).pass();
		then.asks('decideQuarantine', ana);
	});
});

describe('Pass Command', () => {
	test('the Commander must hand the title to another free player, who picks the Event (DM-4.6)', () => {
		const { when, then, mayNot } = completes('passCommand', {
			seats: 5,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				revealedBefore(G, cira);
			}
		});
		then.asks('pickSeat', ana);
		mayNot(ana).name(ana);
		mayNot(ana).name(boris);
		then.blocked(ana, 'name', [boris], 'isQuarantined');
		then.blocked(ana, 'name', [cira], 'isRevealed');
		when(ana).name(ema);
		then({ commander: ema, pool: { commander: 1 } });
		then.asks('selectEvent', ema);
	});

	test('with nobody free nothing happens (R-32, Q67)', () => {
		const { then } = completes('passCommand', {
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				G.crew[cira]!.quarantined = true;
			}
		});
		then({ commander: ana });
		then.asks('selectEvent', ana);
	});
});

describe('Restore Comm', () => {
	test('from the active player clockwise everyone may fill up to the limit (Q121)', () => {
		const { when, then, may, mayNot } = completes('restoreComm', {
			turn: boris,
			state: (G) => {
				broken(G, 'command');
				for (const seat of [ana, boris, cira]) hand(G, seat, { weak: 1 });
				G.crew[cira]!.quarantined = true;
				G.pool = { strong: 4, weak: 4, commander: 1 };
			}
		});
		then.asks('retrieve', boris);
		may(boris).takeDice(0, 0, 0);
		mayNot(boris).takeDice(0, 0, 1);
		mayNot(boris).takeDice(4, 0, 0);
		when(boris).takeDice(3, 0, 0);
		then.asks('retrieve', cira);
		mayNot(cira).takeDice(0, 2, 0);
		when(cira).takeDice(0, 1, 0);
		then.asks('retrieve', ana);
		when(ana).takeDice(1, 2, 1);
		then.asks('selectEvent', ana);
	});

	test('not the revealed Infected (Q121)', () => {
		const { when, then } = completes('restoreComm', {
			state: (G) => {
				revealedBefore(G, boris);
				G.pool.weak = 2;
			}
		});
		when(ana).takeDice(0, 0, 0);
		then.asks('retrieve', cira);
		when(cira).takeDice(0, 0, 0);
		then.asks('selectEvent', ana);
	});
});

describe('Resupply', () => {
	test('the Commander may clear all tokens of one kind (DM-4.6)', () => {
		const { when, then } = completes('resupply', {
			turn: boris,
			state: (G) => tired(G, 'jon', 'luba')
		});
		then.asks('resupply', ana);
		when(ana).clear('outpost');
		then({
			outpost: [],
			fatigue: ['jon', 'luba'],
			shields: 2,
			secret: { stationBag: { length: 6 } }
		});
		then.asks('selectEvent', ana);
	});

	test('Shields and Fatigue likewise, a kind without tokens not, nor must it be (DM-4.6)', () => {
		const shields = completes('resupply');
		shields.mayNot(ana).clear('lifeSupport');
		shields.then.blocked(ana, 'clear', ['lifeSupport'], 'noDamage');
		shields.when(ana).clear('shield');
		shields.then({ shields: 0, outpost: { length: 2 } });
		shields.then.asks('selectEvent', ana);
		const fatigue = completes('resupply', { state: (G) => tired(G, 'jon', 'luba') });
		fatigue.when(ana).clear('lifeSupport');
		fatigue.then({ fatigue: [], secret: { fatigueBag: { length: 6 } } });
		const nothing = completes('resupply');
		nothing.when(ana).clear(null);
		nothing.then({ shields: 2, outpost: { length: 2 } });
		nothing.then.asks('selectEvent', ana);
	});

	test('it does not touch the Sabotage token (Q24)', () => {
		const { when, then } = completes('resupply', { state: (G) => (G.sabotage = 'outpost') });
		when(ana).clear('outpost');
		then({ sabotage: 'outpost' });
		then.asks('selectEvent', ana);
	});
});
