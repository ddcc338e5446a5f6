import { describe, expect, test } from 'vitest';
import { FINALS } from '$lib/games/dark-moon/content/finals';
import type { VariantId } from '$lib/games/dark-moon/content/variants';
import { broken, infect, oneAction, revealedBefore } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, type Given } from './given';
import { infectedTurn, plays, told, untold } from './occasions';

/** Boris reveals on his own turn; his power is Life Support. */
function reveals({ state, ...more }: Given) {
	const table = given({
		turn: boris,
		todo: oneAction(boris),
		...more,
		state: (G) => {
			infect(G, boris, 'lifeSupportPower');
			state?.(G);
		}
	});
	table.when(boris).reveal();
	return table;
}

describe('Nerfed Reveal, extreme (V-nerfedRevealExtreme)', () => {
	test('on: no power, no roll; the rest of revealing as ever', () => {
		const table = reveals({ variants: ['nerfedRevealExtreme'] });
		untold(table, { say: 'powerRoll' });
		table.then({ fatigue: [], crew: { [boris]: { revealed: 'lifeSupportPower' } } });
		table.then.asks('discardExcess', boris);
	});

	test('off: the power is used', () => {
		const { then } = reveals({});
		then.asks('placeOne', boris);
	});
});

describe('Nerfed Reveal, normal (V-nerfedRevealNormal)', () => {
	test('on: the power once, no roll for a second time', () => {
		const table = reveals({ variants: ['nerfedRevealNormal'] });
		table.when(boris).place('jon');
		untold(table, { say: 'powerRoll' });
		table.then({ fatigue: ['jon'] });
		table.then.asks('discardExcess', boris);
	});

	test('off: the roll may repeat it', () => {
		const { when, then } = reveals({ rolls: [good] });
		when(boris).place('jon');
		then.asks('placeOne', boris);
	});

	test('on: from quarantine no power at all (Q105)', () => {
		const { then } = reveals({
			variants: ['nerfedRevealNormal'],
			state: (G) => (G.crew[boris]!.quarantined = true)
		});
		then({ fatigue: [] });
		then.asks('discardExcess', boris);
	});
});

describe('Safe Orders (V-safeOrders)', () => {
	const ordered = (variants: VariantId[] = []) => {
		const table = given({
			todo: oneAction(ana),
			variants,
			state: (G) => {
				broken(G);
				infect(G, boris);
			}
		});
		table.when(ana).order(boris);
		table.when(boris).doTwo();
		return table;
	};

	test('on: nobody reveals under an order, neither first nor second', () => {
		const { when, mayNot, then } = ordered(['safeOrders']);
		mayNot(boris).reveal();
		when(boris).pass();
		mayNot(boris).reveal();
		then.asks('act', boris);
	});

	test('on: on the own turn one may', () => {
		const { may, then } = given({
			turn: boris,
			todo: oneAction(boris),
			variants: ['safeOrders'],
			state: (G) => infect(G, boris)
		});
		may(boris).reveal();
		then.asks('act', boris);
	});

	test('off: both actions may be it', () => {
		const { when, may, then } = ordered();
		may(boris).reveal();
		when(boris).pass();
		may(boris).reveal();
		then.asks('act', boris);
	});
});

describe('Fatigued Infected (V-fatiguedInfected)', () => {
	const work = (variants: VariantId[] = []) => {
		const table = plays('outpost3', {
			variants,
			rolls: [good, best, bad, bad, bad, bad],
			state: (G) => {
				revealedBefore(G, boris);
				hand(G, cira, { strong: 2, weak: 2 });
			}
		});
		table.when(ana).join(false);
		table.when(boris).join(true);
		table.when(cira).join(true);
		return table;
	};

	test('on: the revealed send one die in a malfunction and do not roll again', () => {
		const { when, mayNot, then } = work(['fatiguedInfected']);
		mayNot(boris).submit([0, 1], false);
		mayNot(boris).submit([0], true);
		when(boris).submit([1], false);
		then.asks('submit', cira);
	});

	test('on: players are as free as ever', () => {
		const { when, may, then } = work(['fatiguedInfected']);
		when(boris).submit([0], false);
		may(cira).submit([0, 1], false);
		may(cira).submit([0], true);
		then.asks('submit', cira);
	});

	test('off: the revealed send as many as they like', () => {
		const { may, then } = work();
		may(boris).submit([0, 1], false);
		may(boris).submit([0], true);
		then.asks('submit', boris);
	});
});

describe('Costly Actions (V-costlyActions)', () => {
	test('on: an Infected action first costs a die of any colour', () => {
		const table = infectedTurn(cira, { variants: ['costlyActions'] });
		table.when(cira).infected('sabotage', 'shield');
		table.then({ sabotage: null });
		table.then.asks('payDie', cira);
		table.may(cira).payDie('weak');
		table.when(cira).payDie('strong');
		told(table, { say: 'paidDie', by: cira });
		table.then({
			sabotage: 'shield',
			pool: { strong: 1 },
			players: { [cira]: { dice: { strong: 0, weak: 1 } } }
		});
		table.then.asks('retrieve', ana);
	});

	test('on: a colour one has not cannot be paid, and doing nothing is free', () => {
		const { when, may, mayNot, then } = infectedTurn(cira, {
			variants: ['costlyActions'],
			state: (G) => hand(G, cira, { weak: 2 })
		});
		may(cira).pass();
		when(cira).infected('energySpike', null);
		mayNot(cira).payDie('strong');
		mayNot(cira).payDie('commander');
		then.asks('payDie', cira);
	});

	test('on: without a die there is no action (D-8)', () => {
		const { when, mayNot, then } = infectedTurn(cira, {
			variants: ['costlyActions'],
			state: (G) => hand(G, cira, {})
		});
		mayNot(cira).infected('interference', null);
		mayNot(cira).infected('sabotage', 'shield');
		then.blocked(cira, 'infected', ['demoralize', null], 'noDice');
		when(cira).pass();
		then.asks('retrieve', ana);
	});

	test('on: the action after a reveal under an order costs too', () => {
		const { when, then } = given({
			todo: oneAction(ana),
			variants: ['costlyActions'],
			rolls: [bad],
			state: (G) => {
				broken(G);
				infect(G, boris, 'lifeSupportPower');
			}
		});
		when(ana).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		when(boris).place('jon');
		when(boris).discard(1, 1);
		when(boris).infected('sabotage', 'shield');
		then.asks('payDie', boris);
	});

	test('off: it costs nothing', () => {
		const { when, then } = infectedTurn(cira);
		when(cira).infected('sabotage', 'shield');
		then({ sabotage: 'shield', players: { [cira]: { dice: { strong: 1, weak: 1 } } } });
		then.asks('retrieve', ana);
	});
});

describe('the table picks the Final Event (V-tablePicksFinal)', () => {
	test('on: the Commander sets it before any Status is read, any of the six (D-1)', () => {
		const table = given({ briefing: true, variants: ['tablePicksFinal'] });
		table.then({ final: { id: null } });
		table.then.asks('pickFinal', ana);
		table.mayNot(boris).pickFinal('escape');
		for (const id of Object.keys(FINALS) as (keyof typeof FINALS)[]) table.may(ana).pickFinal(id);
		table.when(ana).pickFinal('protectCodes');
		told(table, { say: 'finalChosen', id: 'protectCodes', by: ana });
		table.then({ final: { id: 'protectCodes', begun: false } });
		table.then.asks('readStatus', ana, boris, cira);
	});

	test('off: one is drawn, face up', () => {
		const table = given({ briefing: true });
		expect(table.now().journal[0]).toMatchObject({ say: 'finalChosen', by: null });
		expect(table.now().final.id).not.toBeNull();
		table.then.asks('readStatus', ana, boris, cira);
	});
});

describe('the rich pool (V-richPool)', () => {
	test('on: the unused dice of the box start in the pool (D-7)', () => {
		const { then } = given({ briefing: true, variants: ['richPool'] });
		then({ pool: { strong: 8, weak: 8, commander: 0 } });
		const seven = given({ seats: 7, briefing: true, variants: ['richPool'] });
		seven.then({ pool: { strong: 0, weak: 0, commander: 0 } });
		then.asks('readStatus', ana, boris, cira);
	});

	test('off: it is empty', () => {
		const { then } = given({ briefing: true });
		then({ pool: { strong: 0, weak: 0, commander: 0 } });
		then.asks('readStatus', ana, boris, cira);
	});
});
