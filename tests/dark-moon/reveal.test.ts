import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import { broken, infect, oneAction, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';
import { plays, reveals, told, untold } from './occasions';

describe('who may', () => {
	test('an Infected only; for anybody else the move does not exist (DM-5.5, DM-9.1)', () => {
		const { may, mayNot, then, match } = given({
			todo: oneAction(boris),
			turn: boris,
			state: (G) => infect(G, boris)
		});
		may(boris).reveal();
		mayNot(ana).reveal();
		then.asks('act', boris);
		const clean = given({ todo: oneAction(boris), turn: boris });
		clean.mayNot(boris).reveal();
		const shown = match.game.options(viewOf(clean.match, boris), boris);
		expect(shown.map(({ move }) => move)).not.toContain('reveal');
	});

	test('nobody reveals in the middle of a Task or a vote: it is an action (Q85)', () => {
		const { mayNot, then } = plays('outpost3', { state: (G) => infect(G, ana) });
		then.asks('join', ana);
		mayNot(ana).reveal();
		const vote = given({ todo: oneAction(ana), state: (G) => infect(G, ana) });
		vote.when(ana).callVote(boris);
		vote.mayNot(ana).reveal();
		vote.then.asks('castVote', ana, boris, cira);
	});
});

describe('the power', () => {
	test('Shields: one token and its test, the choice is the revealer’s (DM-9.1, Q93)', () => {
		const { when, then } = reveals(boris, 'shieldPower', { rolls: [good, bad] });
		then({ shields: 3 });
		then.asks('chooseDamage', boris);
		when(boris).draw('lifeSupport');
		then({ fatigue: ['jon'], crew: { [boris]: { revealed: 'shieldPower' } } });
		then.asks('discardExcess', boris);
	});

	test('Outpost: two tokens are drawn, one of them is placed, the other goes back (DM-9.1)', () => {
		const { when, then, mayNot } = reveals(boris, 'outpostPower', { rolls: [bad] });
		then.asks('placeOne', boris);
		mayNot(boris).place('hangarBay');
		when(boris).place('communications');
		then({
			outpost: ['shieldControl', 'lifeSupport', 'communications'],
			secret: { stationBag: ['researchLab', 'hangarBay', 'command'] },
			players: { [boris]: { cards: [] } }
		});
		then.asks('discardExcess', boris);
	});

	test('Life Support: likewise with Fatigue tokens (DM-9.1)', () => {
		const { when, then } = reveals(boris, 'lifeSupportPower', { rolls: [slip] });
		when(boris).place('luba');
		then({ fatigue: ['luba'] });
		then.asks('discardExcess', boris);
	});

	test('a positive die repeats it, once and no more (DM-9.1, Q104)', () => {
		const table = reveals(boris, 'lifeSupportPower', { rolls: [good] });
		table.when(boris).place('jon');
		told(table, { say: 'powerRoll', by: boris, face: 2, again: true });
		table.then.asks('placeOne', boris);
		table.when(boris).place('luba');
		table.then({ fatigue: ['jon', 'luba'] });
		table.then.allRolled();
		table.then.asks('discardExcess', boris);
	});

	test('a negative die does not (DM-9.1)', () => {
		const table = reveals(boris, 'lifeSupportPower', { rolls: [slip] });
		table.when(boris).place('jon');
		told(table, { say: 'powerRoll', by: boris, face: -1, again: false });
		table.then({ fatigue: ['jon'] });
		table.then.asks('discardExcess', boris);
	});

	test('from quarantine there is no power, and no die for a second one (Q105, DM-9.1)', () => {
		const table = reveals(boris, 'shieldPower', {
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				hand(G, boris, { weak: 1 });
			}
		});
		untold(table, { say: 'powerRoll' });
		table.then({
			shields: 2,
			crew: { [boris]: { revealed: 'shieldPower', quarantined: false } }
		});
		table.then.asks('discardExcess', boris);
	});

	test('one token left of the kind: it is drawn and the game ends (DM-9.1, DM-1.3)', () => {
		const { then } = reveals(boris, 'outpostPower', {
			state: (G) =>
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'communications', 'hangarBay')
		});
		then.over({ winners: 'infected', by: 'outpost' });
	});

	test('two tokens left: one of them is placed, the game goes on (DM-9.1)', () => {
		const { when, then } = reveals(boris, 'lifeSupportPower', {
			rolls: [bad],
			state: (G) => tired(G, 'jon', 'luba', 'michihiro', 'steve')
		});
		when(boris).place('chaya');
		then({ outcome: null, secret: { fatigueBag: ['enver'] } });
		then.asks('discardExcess', boris);
	});

	test('the fifth Shield token is tested, the sixth ends the game at once (DM-9.1, Q99)', () => {
		const { when, then } = reveals(boris, 'shieldPower', {
			rolls: [bad, best],
			state: (G) => (G.shields = 4)
		});
		when(boris).draw('outpost');
		then.over({ winners: 'infected', by: 'shields' });
	});
});
