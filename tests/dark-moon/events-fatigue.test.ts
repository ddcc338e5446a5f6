import { describe, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, revealedBefore, tired } from './arrange';
import { ana, boris, cira, given, good } from './given';
import { completes, told, untold } from './occasions';

describe('Recovery', () => {
	const begins = (state: (G: State) => void) => {
		const table = given({
			todo: [{ step: 'dealEvents' }],
			state: (G) => {
				G.secret.events = ['recovery', 'lockdown'];
				state(G);
			}
		});
		table.when(ana).pickEvent('recovery');
		return table;
	};

	test('at its start one Fatigue token; everyone exhausted discards all dice (DM-4.6)', () => {
		const table = begins((G) => tired(G, 'luba'));
		told(table, { say: 'exhaustedDiscard', by: ana });
		table.then({
			fatigue: ['luba', 'jon'],
			pool: { strong: 4, weak: 4, commander: 1 },
			players: {
				[ana]: { dice: { strong: 0, weak: 0, commander: 0 } },
				[boris]: { dice: { strong: 0, weak: 0 } },
				[cira]: { dice: { strong: 2, weak: 2 } }
			}
		});
		table.then.asks('retrieve', boris);
	});

	test('two if none was there (DM-4.6)', () => {
		const { then } = begins((G) => tired(G));
		then({ fatigue: ['jon', 'luba'], players: { [cira]: { dice: { strong: 2 } } } });
		then.asks('retrieve', boris);
	});

	test('a revealed Infected is not exhausted and keeps the dice (Q108)', () => {
		const { then } = begins((G) => {
			tired(G, 'luba');
			revealedBefore(G, boris);
		});
		then({ players: { [boris]: { dice: { strong: 1, weak: 1 } } } });
		then.asks('retrieve', boris);
	});

	test('at its start the sixth token is not spared (R-14, Q101)', () => {
		const { then } = begins((G) => tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver'));
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});

	test('the fifth is only the fifth (R-14)', () => {
		const { then } = begins((G) => tired(G, 'jon', 'luba', 'michihiro', 'steve'));
		then({ fatigue: { length: 5 }, outcome: null });
		then.asks('retrieve', boris);
	});

	test('its completion does nothing more (DM-4.6)', () => {
		const { then } = completes('recovery');
		then({ fatigue: [] });
		then.asks('selectEvent', ana);
	});
});

describe('Salvage Parts', () => {
	test('Outpost and Fatigue tokens go back, as many are drawn again (DM-4.6)', () => {
		const { then } = completes('salvageParts', { state: (G) => tired(G, 'steve', 'enver') });
		then({
			outpost: ['researchLab', 'communications'],
			fatigue: ['jon', 'luba'],
			shields: 2,
			secret: {
				stationBag: ['hangarBay', 'command', 'shieldControl', 'lifeSupport'],
				fatigueBag: ['michihiro', 'chaya', 'steve', 'enver']
			}
		});
		then.asks('selectEvent', ana);
	});

	test('it exhausts and rests, both (R-15)', () => {
		const { when, then, may } = completes('salvageParts', {
			turn: boris,
			todo: [{ step: 'addCube' }, { step: 'act', by: boris, ordered: 0 }],
			rolls: [good],
			state: (G) => {
				tired(G, 'luba');
				broken(G);
			}
		});
		then({ fatigue: ['jon'] });
		when(ana).pickEvent('bloodTesting');
		when(boris).repair('lifeSupport');
		when(boris).rollDice(1, 0, 0);
		may(boris).reroll();
		then.asks('submit', boris);
	});

	test('with five of each, five come back: it never ends the game (DM-4.6)', () => {
		const { then } = completes('salvageParts', {
			state: (G) => {
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command', 'hangarBay');
				tired(G, 'jon', 'luba', 'steve', 'enver', 'chaya');
			}
		});
		then({ outpost: { length: 5 }, fatigue: { length: 5 }, outcome: null });
		then.asks('selectEvent', ana);
	});

	test('with none there it draws none (DM-4.6)', () => {
		const table = completes('salvageParts', { state: (G) => broken(G) });
		untold(table, { say: 'returned' });
		table.then({ outpost: [], fatigue: [] });
		table.then.asks('selectEvent', ana);
	});
});
