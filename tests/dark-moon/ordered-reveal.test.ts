import { describe, test } from 'vitest';
import { broken, infect, oneAction } from './arrange';
import { ana, bad, boris, given, good, slip } from './given';

describe('revealing under an order', () => {
	const ordered = (rolls: number[]) => {
		const table = given({
			rolls,
			state: (G) => {
				infect(G, boris, 'lifeSupportPower');
				G.infected = 2;
				broken(G);
			}
		});
		table.when(ana).takeDice(0, 0, 0);
		table.when(ana).order(boris);
		table.when(boris).doTwo();
		return table;
	};

	test('as the first action: the power, then one Infected action, then the turn goes on (Q37, R-18, DM-5.4)', () => {
		const { when, then } = ordered([bad]);
		when(boris).reveal();
		when(boris).place('luba');
		when(boris).discard(1, 1);
		then.asks('infectedAct', boris);
		when(boris).infected('sabotage', 'shield');
		then({ sabotage: 'shield', active: ana });
		then.asks('chooseTask', ana);
	});

	test('as the second action: the power, no Infected action after it (Q38, R-17)', () => {
		const { when, then } = ordered([bad]);
		when(boris).pass();
		when(boris).reveal();
		when(boris).place('luba');
		when(boris).discard(1, 1);
		then({ crew: { [boris]: { revealed: 'lifeSupportPower' } } });
		then.asks('chooseTask', ana);
	});

	test('a test caused by somebody ordered is the turn owner’s choice (Q39, R-19)', () => {
		const { when, then } = given({
			rolls: [good, slip],
			todo: oneAction(ana),
			state: (G) => {
				infect(G, boris, 'shieldPower');
				broken(G);
			}
		});
		when(ana).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then.asks('discardExcess', boris);
	});

	test('the same for Energy Spike and Test Commander after it (Q39, Q93)', () => {
		const { when, then } = ordered([bad, slip]);
		when(boris).reveal();
		when(boris).place('luba');
		when(boris).discard(1, 1);
		when(boris).infected('energySpike', null);
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then.asks('chooseTask', ana);
	});

	test('no Task, no retrieval for who revealed; the owner’s Task is drawn as ever (Q37)', () => {
		const { when, then } = ordered([bad]);
		when(boris).reveal();
		when(boris).place('luba');
		when(boris).discard(2, 0);
		when(boris).pass();
		then({ pool: { strong: 2 }, players: { [boris]: { dice: { strong: 0, weak: 2 } } } });
		then({ players: { [ana]: { cards: { length: 2 } } } });
		then.asks('chooseTask', ana);
	});
});
