import { describe, test } from 'vitest';
import { broken, tired } from './arrange';
import { ana, bad, best, boris, good, slip } from './given';
import { plays, told, untold } from './occasions';
import type { State } from '$lib/games/dark-moon/rules/state';

/** Five tokens of each kind named, none of the others. */
function atFive(G: State, ...areas: ('shield' | 'outpost' | 'lifeSupport')[]) {
	G.shields = areas.includes('shield') ? 5 : 0;
	if (areas.includes('outpost'))
		broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'communications', 'hangarBay');
	else broken(G);
	if (areas.includes('lifeSupport')) tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');
}

describe('Acceptable Loss (DM-7.1)', () => {
	test('the active player draws one token of a kind of choice; always a success, never suspicious', () => {
		const table = plays('acceptableLoss');
		table.then.asks('chooseDamage', ana);
		table.when(ana).draw('lifeSupport');
		told(table, { say: 'fatigued', character: 'jon' });
		told(table, { say: 'taskDone', success: true });
		table.then({ fatigue: ['jon'], cubes: 1, suspicion: 1 });
		table.then.asks('retrieve', boris);
	});

	test('a Shield is tested before the cube, and the follow-up token is chosen (DM-6.8)', () => {
		const { when, then } = plays('acceptableLoss', { rolls: [good] });
		when(ana).draw('shield');
		then({ shields: 3, cubes: 0, task: { result: 'open' } });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then({ outpost: ['shieldControl', 'lifeSupport', 'researchLab'], cubes: 1 });
		then.asks('retrieve', boris);
	});

	test('a kind with five tokens cannot be chosen (Q98)', () => {
		const { when, then, mayNot } = plays('acceptableLoss', {
			state: (G) => atFive(G, 'shield', 'outpost')
		});
		for (const area of ['shield', 'outpost'] as const) {
			mayNot(ana).draw(area);
			then.blocked(ana, 'draw', [area], 'atLimit');
		}
		when(ana).draw('lifeSupport');
		then({ cubes: 1, outcome: null });
		then.asks('retrieve', boris);
	});

	test('with five of every kind it succeeds without a token (Q98)', () => {
		const table = plays('acceptableLoss', {
			state: (G) => atFive(G, 'shield', 'outpost', 'lifeSupport')
		});
		untold(table, { say: 'damageChosen' });
		table.then({ shields: 5, cubes: 1, outcome: null });
		table.then.asks('retrieve', boris);
	});
});

describe('Strategic Compromise (DM-7.1)', () => {
	test('one token away, then two drawn one by one, kinds may differ; a success and suspicious (D-6)', () => {
		const table = plays('strategicCompromise');
		table.then.asks('removeToken', ana);
		table.mayNot(ana).decline();
		table.when(ana).remove('outpost', 'lifeSupport');
		table.then.asks('chooseDamage', ana);
		table.when(ana).draw('outpost');
		table.then.asks('chooseDamage', ana);
		table.when(ana).draw('lifeSupport');
		told(table, { say: 'taskDone', success: true });
		table.then({
			outpost: ['shieldControl', 'researchLab'],
			fatigue: ['jon'],
			shields: 2,
			cubes: 1,
			suspicion: 2
		});
		table.then.asks('retrieve', boris);
	});

	test('any token on the board may be the one that leaves', () => {
		const { may, mayNot, then } = plays('strategicCompromise', { state: (G) => tired(G, 'luba') });
		may(ana).remove('shield', null);
		may(ana).remove('outpost', 'shieldControl');
		may(ana).remove('lifeSupport', 'luba');
		mayNot(ana).remove('lifeSupport', 'jon');
		then.asks('removeToken', ana);
	});

	test('the shields are tested once, after both draws (Q97)', () => {
		const { when, then } = plays('strategicCompromise', { rolls: [good] });
		when(ana).remove('outpost', 'lifeSupport');
		when(ana).draw('shield');
		then({ shields: 3 });
		then.asks('chooseDamage', ana);
		when(ana).draw('shield');
		then({ shields: 4, cubes: 1 });
		then.allRolled();
		then.asks('retrieve', boris);
	});

	test('the follow-up of that test can end the game (Q97, Q94)', () => {
		const { when, then } = plays('strategicCompromise', {
			rolls: [bad],
			state: (G) => {
				atFive(G, 'outpost');
				G.shields = 4;
			}
		});
		when(ana).remove('shield', null);
		when(ana).draw('shield');
		when(ana).draw('lifeSupport');
		then({ shields: 4 });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then.over({ winners: 'infected', by: 'outpost' });
	});

	test('with nothing to remove it goes straight to the draws (DM-7.1)', () => {
		const { when, then } = plays('strategicCompromise', { state: (G) => atFive(G) });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		when(ana).draw('outpost');
		then({ outpost: ['shieldControl', 'lifeSupport'], cubes: 1 });
		then.asks('retrieve', boris);
	});

	test('no kind past five: from five of each, one leaves and one comes (D-6)', () => {
		const { when, then, mayNot } = plays('strategicCompromise', {
			state: (G) => atFive(G, 'shield', 'outpost', 'lifeSupport')
		});
		when(ana).remove('lifeSupport', 'enver');
		mayNot(ana).draw('shield');
		mayNot(ana).draw('outpost');
		when(ana).draw('lifeSupport');
		then({ shields: 5, outcome: null, cubes: 1 });
		then.asks('retrieve', boris);
	});

	test('Shields that left before are not a reason for a test (Q97)', () => {
		const table = plays('strategicCompromise');
		table.when(ana).remove('shield', null);
		table.when(ana).draw('outpost');
		table.when(ana).draw('outpost');
		untold(table, { say: 'shieldTest' });
		table.then.asks('retrieve', boris);
	});
});

test('a complication adds its cube like any Task, under Jerry-Rig Shields after a test (DM-7.1)', () => {
	const { when, then } = plays('acceptableLoss', {
		rolls: [best],
		state: (G) => (G.events = ['jerryRigShields'])
	});
	when(ana).draw('outpost');
	then({ cubes: 1 });
	then.allRolled();
	then.asks('retrieve', boris);
});

test('the flag of a complication counts whether it succeeds or fails (DM-7.1, DM-4.8)', () => {
	for (const agrees of [true, false]) {
		const { when, then } = plays('actOfTrustShield', { rolls: agrees ? [] : [slip] });
		when(ana).name(boris);
		when(boris).agree(agrees);
		if (agrees) when(boris).discard(0, 1);
		then({ suspicion: 2, cubes: agrees ? 1 : 0 });
		then.asks('retrieve', boris);
	}
});
