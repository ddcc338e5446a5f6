import { describe, test } from 'vitest';
import { broken, infect, oneAction, revealedBefore, tired } from './arrange';
import { ana, bad, best, boris, cira, dino, given, good, hand, slip } from './given';
import { infectedTurn, plays, told, untold } from './occasions';

describe('a revealed Infected', () => {
	test('retrieves to two dice first, then acts; no Task, no suspicion (Q112, Q110, DM-9.2)', () => {
		const { when, then, mayNot } = given({
			turn: boris,
			state: (G) => {
				revealedBefore(G, boris);
				hand(G, boris, {});
				G.infected = 2;
				G.suspicion = 3;
				G.pool = { strong: 3, weak: 3, commander: 1 };
			}
		});
		mayNot(boris).takeDice(1, 0, 0);
		mayNot(boris).takeDice(1, 1, 1);
		when(boris).takeDice(1, 1, 0);
		then.asks('infectedAct', boris);
		when(boris).infected('sabotage', 'shield');
		then({ task: null, suspicion: 3, cubes: 0 });
		then.asks('retrieve', cira);
	});

	test('two in a row each have their turn (Q112, Q114)', () => {
		const { when, then } = given({
			seats: 5,
			turn: boris,
			state: (G) => {
				revealedBefore(G, boris);
				revealedBefore(G, cira, 'outpostPower');
			}
		});
		when(boris).takeDice(0, 0, 0);
		when(boris).pass();
		when(cira).takeDice(0, 0, 0);
		when(cira).infected('sabotage', 'outpost');
		then({ sabotage: 'outpost', events: ['tacticalPrep'], cubes: 0 });
		then.asks('retrieve', dino);
	});

	test('is IN or OUT like anybody; OUT is up to two dice, Command damaged or not (DM-9.2, Q86)', () => {
		const { when, then, may, mayNot } = plays('outpost3', {
			turn: boris,
			rolls: [best, good, bad],
			state: (G) => {
				revealedBefore(G, cira);
				revealedBefore(G, ana, 'outpostPower');
				G.commander = boris;
				hand(G, cira, {});
				G.pool.weak = 5;
				broken(G, 'command');
				tired(G, 'michihiro', 'jon');
			}
		});
		when(boris).join(false);
		when(boris).takeDice(0, 0, 0);
		mayNot(cira).join(true);
		when(cira).join(false);
		may(cira).takeDice(0, 2, 0);
		mayNot(cira).takeDice(0, 3, 0);
		when(cira).takeDice(0, 1, 0);
		when(ana).join(true);
		then.asks('submit', ana);
		may(ana).submit([0, 1], false);
		when(ana).submit([0], true);
		then.asks('submit', ana);
	});

	test('is never ordered, never a candidate (Q113, DM-9.2)', () => {
		const { mayNot, may, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				revealedBefore(G, boris);
			}
		});
		mayNot(ana).order(boris);
		then.blocked(ana, 'order', [boris], 'isRevealed');
		mayNot(ana).callVote(boris);
		may(ana).order(cira);
		then.asks('act', ana);
	});

	test('a Fatigue token of the character hits nobody: dice as before (DM-9.2, DM-10.1)', () => {
		const { when, then, may } = plays('outpost3', {
			rolls: [good, good],
			state: (G) => {
				revealedBefore(G, boris);
				tired(G, 'luba');
			}
		});
		when(ana).join(false);
		when(boris).join(true);
		when(cira).join(false);
		may(boris).submit([0, 1], false);
		may(boris).submit([0], true);
		then.asks('submit', boris);
	});
});

describe('every Infected is revealed (DM-9.4, Q111, R-35)', () => {
	const last = { seats: 4, turn: boris } as const;

	test('the Suspicion cube leaves the game', () => {
		const table = given({
			...last,
			todo: [{ step: 'turnInfected', by: boris }],
			state: (G) => infect(G, boris)
		});
		told(table, { say: 'allRevealed' });
		table.then({ suspicion: null });
		table.then.asks('discardExcess', boris);
	});

	test('one of two is not all', () => {
		const table = given({
			seats: 5,
			turn: boris,
			todo: [{ step: 'turnInfected', by: boris }],
			state: (G) => {
				infect(G, boris);
				infect(G, dino, 'outpostPower');
			}
		});
		untold(table, { say: 'allRevealed' });
		table.then({ suspicion: 1 });
		table.then.asks('discardExcess', boris);
	});

	test('its flag is ignored and no vote is forced any more', () => {
		const { when, then } = plays('strategicCompromise', {
			seats: 4,
			state: (G) => {
				revealedBefore(G, boris);
				G.suspicion = null;
			}
		});
		when(ana).remove('outpost', 'lifeSupport');
		when(ana).draw('outpost');
		when(ana).draw('outpost');
		then({ suspicion: null });
		then.asks('retrieve', boris);
	});

	test('revealed under an order on the very turn of a full track: no vote (DM-9.4)', () => {
		const { when, then } = given({
			seats: 4,
			turn: cira,
			rolls: [bad],
			todo: [{ step: 'act', by: cira, ordered: 0 }, { step: 'forcedVote' }],
			state: (G) => {
				infect(G, boris, 'lifeSupportPower');
				broken(G);
				G.suspicion = 4;
			}
		});
		when(cira).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		when(boris).place('jon');
		when(boris).discard(1, 1);
		when(boris).pass();
		then({ suspicion: null });
		then.asks('retrieve', dino);
	});
});

test('an Infected acting on their own turn is the active player of its tests (R-20)', () => {
	const { when, then } = infectedTurn(boris, { rolls: [slip] });
	when(boris).infected('energySpike', null);
	then.asks('chooseDamage', boris);
});
