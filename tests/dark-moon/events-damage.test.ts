import { describe, test } from 'vitest';
import { broken, tired } from './arrange';
import { ana, bad, best, boris, cira, good, slip } from './given';
import { completes, told, untold } from './occasions';

describe('Divert Power', () => {
	test('two Shield tokens, then one test (DM-4.6, Q91)', () => {
		const { when, then } = completes('divertPower', { rolls: [bad] });
		then({ shields: 4 });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then.asks('selectEvent', ana);
	});

	test('only up to five tokens; the test is made all the same (DM-4.6, R-13)', () => {
		for (const shields of [4, 5]) {
			const { then } = completes('divertPower', {
				rolls: [good],
				state: (G) => (G.shields = shields)
			});
			then({ shields: 5, outcome: null });
			then.allRolled();
			then.asks('selectEvent', ana);
		}
	});

	test('on an empty track the second token is tested (Q91)', () => {
		const { then } = completes('divertPower', { rolls: [bad], state: (G) => (G.shields = 0) });
		then({ shields: 2 });
		then.allRolled();
		then.asks('selectEvent', ana);
	});
});

describe('Lockdown', () => {
	test('two Outpost tokens (DM-4.6)', () => {
		const { then } = completes('lockdown');
		then({ outpost: ['shieldControl', 'lifeSupport', 'researchLab', 'communications'] });
		then.asks('selectEvent', ana);
	});

	test('the one that would end the game is left out (DM-4.6, R-13)', () => {
		const four = completes('lockdown', {
			state: (G) => broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command')
		});
		four.then({ outpost: { length: 5 }, outcome: null });
		four.then.asks('selectEvent', ana);
		const five = completes('lockdown', {
			state: (G) => broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command', 'hangarBay')
		});
		five.then({ outpost: { length: 5 }, outcome: null });
		five.then.asks('selectEvent', ana);
	});
});

describe('Rescue Crewman', () => {
	test('two Fatigue tokens (DM-4.6)', () => {
		const { then } = completes('rescueCrewman');
		then({ fatigue: ['jon', 'luba'] });
		then.asks('selectEvent', ana);
	});

	test('its own count decides what is left out, not that of the Outpost (DM-4.6)', () => {
		const { then } = completes('rescueCrewman', {
			state: (G) => {
				tired(G, 'jon', 'luba', 'steve', 'enver');
				broken(G);
			}
		});
		then({ fatigue: { length: 5 }, outpost: [], outcome: null });
		then.asks('selectEvent', ana);
	});
});

describe('Reboot Shields', () => {
	test('one Shield token, then three tests (DM-4.6)', () => {
		const { when, then } = completes('rebootShields', { rolls: [bad, good, best] });
		then({ shields: 3 });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then.asks('chooseDamage', ana);
		when(ana).draw('lifeSupport');
		then({ outpost: { length: 3 }, fatigue: ['jon'] });
		then.allRolled();
		then.asks('selectEvent', ana);
	});

	test('two on an empty track; one where there is one (DM-4.6)', () => {
		for (const [before, after] of [
			[0, 2],
			[1, 2]
		] as const) {
			const { then } = completes('rebootShields', {
				rolls: [bad, bad, good],
				state: (G) => (G.shields = before)
			});
			then({ shields: after });
			then.allRolled();
			then.asks('selectEvent', ana);
		}
	});

	test('no sixth token, but three tests (R-13)', () => {
		const { then } = completes('rebootShields', {
			rolls: [good, good, best],
			state: (G) => (G.shields = 5)
		});
		then({ shields: 5, outcome: null });
		then.allRolled();
		then.asks('selectEvent', ana);
	});

	test('the token of a test is not spared: it can end the game (R-13, Q94)', () => {
		const { when, then } = completes('rebootShields', {
			rolls: [good],
			state: (G) => tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver')
		});
		when(ana).draw('lifeSupport');
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});
});

describe('System Crash', () => {
	test('one token of each kind, then a test (DM-4.6)', () => {
		const { when, then } = completes('systemCrash', { rolls: [good] });
		then({ shields: 3, outpost: { length: 3 }, fatigue: ['jon'] });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then({ outpost: { length: 4 } });
		then.asks('selectEvent', ana);
	});

	test('a token that would end the game is skipped, the others are placed (R-13, Q101)', () => {
		const { then } = completes('systemCrash', {
			rolls: [good],
			state: (G) => {
				G.shields = 4;
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command', 'hangarBay');
				tired(G, 'jon', 'luba', 'steve', 'enver');
			}
		});
		then({ shields: 5, outpost: { length: 5 }, fatigue: { length: 5 }, outcome: null });
		then.asks('selectEvent', ana);
	});

	test('what its test brings can end the game (R-13, Q94)', () => {
		const { when, then } = completes('systemCrash', {
			rolls: [slip],
			state: (G) => {
				G.shields = 5;
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command', 'hangarBay');
			}
		});
		then({ shields: 5, outcome: null });
		when(ana).draw('outpost');
		then.over({ winners: 'infected', by: 'outpost' });
	});
});

describe('System Reboot', () => {
	test('the Commander draws five, one at a time, at most three of a kind (Q102)', () => {
		const table = completes('systemReboot', { turn: boris, state: (G) => (G.commander = cira) });
		for (const character of ['jon', 'luba', 'michihiro'] as const) {
			table.then.asks('chooseDamage', cira);
			table.when(cira).draw('lifeSupport');
			told(table, { say: 'fatigued', character });
		}
		table.mayNot(cira).draw('lifeSupport');
		table.then.blocked(cira, 'draw', ['lifeSupport'], 'threeOfAKind');
		table.when(cira).draw('outpost');
		table.when(cira).draw('outpost');
		untold(table, { say: 'shieldTest' });
		table.then({ fatigue: { length: 3 }, outpost: { length: 4 }, shields: 2 });
		table.then.asks('selectEvent', cira);
	});

	test('with a Shield among them the shields are tested at the end; the active player chooses (Q102, Q93)', () => {
		const { when, then } = completes('systemReboot', {
			turn: boris,
			rolls: [good],
			state: (G) => (G.commander = cira)
		});
		when(cira).draw('shield');
		for (let n = 0; n < 3; n++) when(cira).draw('lifeSupport');
		then({ shields: 3 });
		when(cira).draw('outpost');
		then.allRolled();
		then.asks('chooseDamage', boris);
		when(boris).draw('outpost');
		then.asks('selectEvent', cira);
	});

	test('no kind past five: with no kind left it draws fewer (DM-4.6)', () => {
		const { when, then, mayNot } = completes('systemReboot', {
			rolls: [good],
			state: (G) => {
				G.shields = 4;
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command', 'hangarBay');
				tired(G, 'jon', 'luba', 'steve', 'enver', 'chaya');
			}
		});
		mayNot(ana).draw('outpost');
		then.blocked(ana, 'draw', ['outpost'], 'atLimit');
		when(ana).draw('shield');
		then({ shields: 5, outcome: null });
		then.allRolled();
		then.asks('selectEvent', ana);
	});

	test('Deadly Events lift its cap as they lift every other (D-10)', () => {
		const { when, then } = completes('systemReboot', {
			variants: ['deadlyEvents'],
			state: (G) => void (G.shields = 5)
		});
		when(ana).draw('shield');
		then.over({ winners: 'infected', by: 'shields' });
	});
});
