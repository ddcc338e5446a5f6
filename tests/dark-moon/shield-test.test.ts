import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, facing, infect, oneAction, said, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';
import { completes, finale, infectedTurn } from './occasions';

type Card = 'shield5' | 'shield6' | 'shield7' | 'outpost3' | 'life4';
/** Everybody stays OUT of a malfunction; `rolls` are the test dice. */
const failed = (task: Card, rolls: number[], state: (G: State) => void = () => undefined) => {
	const table = facing(task, {
		rolls,
		state: (G) => {
			broken(G);
			state(G);
		}
	});
	for (const seat of [ana, boris, cira]) table.when(seat).join(false);
	return table;
};
const shields = (n: number) => (G: State) => void (G.shields = n);

describe('what a failed malfunction draws (DM-6.7)', () => {
	test('as many Outpost tokens as it says, in force at once (DM-6.7, DM-5.6)', () => {
		const { then, when } = failed('outpost3', []);
		then({ outpost: ['shieldControl', 'lifeSupport'] });
		when(boris).takeDice(0, 0, 0);
		then.blocked(boris, 'repair', ['shield'], 'shieldControl');
		then.asks('act', boris);
	});
	test('as many Fatigue tokens (DM-6.7)', () => {
		const { then, now } = failed('life4', []);
		then({ fatigue: ['jon', 'luba'] });
		expect(now().secret.fatigueBag).toHaveLength(4);
		then.asks('retrieve', boris);
	});
	test('Shield tokens first, all of them, then one test at the last threshold (DM-6.7, DM-6.8, Q91)', () => {
		const { then, now } = failed('shield5', [best], shields(2));
		then({ shields: 4 });
		expect(now().journal.filter(({ say }) => say === 'shieldTest')).toHaveLength(1);
		expect(said(now(), 'shieldTest')).toEqual({ say: 'shieldTest', face: 4, failed: false });
		then.allRolled();
		then.asks('retrieve', boris);
	});
});

describe('the test (DM-6.8)', () => {
	test.each<[number, number, boolean]>([
		[2, slip, true],
		[2, bad, false],
		[2, good, false],
		[3, good, true],
		[3, best, true],
		[3, slip, false],
		[4, bad, true],
		[4, slip, false],
		[4, best, false],
		[5, bad, true],
		[5, slip, true],
		[5, good, false]
	])('%i tokens, spot %i: fails %s (DM-6.8)', (tokens, spot, fails) => {
		const { then, now } = failed('shield7', [spot], shields(tokens - 1));
		then({ shields: tokens });
		expect(said(now(), 'shieldTest')).toMatchObject({ failed: fails });
		if (fails) then.asks('chooseDamage', ana);
		else then.asks('retrieve', boris);
	});
	test('with one token there is none: no die is rolled (DM-6.8)', () => {
		const { then, now } = failed('shield7', [], shields(0));
		then({ shields: 1 });
		expect(said(now(), 'shieldTest')).toMatchObject({ face: null, failed: false });
		then.asks('retrieve', boris);
	});
	test("a neutral die, seen by all; nobody's dice are touched (Q92)", () => {
		const { then, now } = failed('shield7', [good], shields(2));
		then({ pool: { strong: 0, weak: 0, commander: 0 }, spent: [] });
		then.sees(null, { journal: now().journal });
		for (const seat of [boris, cira])
			then.sees(seat, { players: { [seat]: { dice: { strong: 2, weak: 2 } } } });
		then.asks('chooseDamage', ana);
	});
	test('the active player chooses one Outpost or one Fatigue token, not a Shield (DM-6.8, Q93)', () => {
		const { when, then, may, mayNot } = failed('shield7', [good], shields(2));
		may(ana).draw('outpost');
		may(ana).draw('lifeSupport');
		mayNot(ana).draw('shield');
		when(ana).draw('outpost');
		then({ outpost: ['shieldControl'], fatigue: [] });
		then.asks('retrieve', boris);
	});
	test('a failed test leads to no other test (Q95)', () => {
		const { when, then } = failed('shield7', [good], shields(2));
		when(ana).draw('lifeSupport');
		then({ fatigue: ['jon'], shields: 3 });
		then.allRolled();
		then.asks('retrieve', boris);
	});
	test('its token can end the game (Q94)', () => {
		const { when, then } = failed('shield7', [good], (G) => {
			shields(2)(G);
			tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');
		});
		when(ana).draw('lifeSupport');
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});
	test('the other kind need not (Q94)', () => {
		const { when, then } = failed('shield7', [good], (G) => {
			shields(2)(G);
			tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');
		});
		when(ana).draw('outpost');
		then({ outcome: null });
		then.asks('retrieve', boris);
	});
	test('no test at setup, though two tokens lie there (DM-2.1, DM-6.8)', () => {
		const { now } = given({ briefing: true });
		expect(said(now(), 'shieldTest')).toBeUndefined();
	});
});

describe('whose choice it is (Q39, Q93)', () => {
	test('under an order: the owner of the turn (R-19, Q39)', () => {
		const { when, then, mayNot } = given({
			rolls: [good],
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				infect(G, boris);
			}
		});
		when(ana).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		mayNot(boris).draw('outpost');
		then.asks('chooseDamage', ana);
	});
	test("Energy Spike on the Infected player's own turn: that player (R-20, Q28)", () => {
		const { when, then } = infectedTurn(boris, { rolls: [slip] });
		when(boris).infected('energySpike', null);
		then({ shields: 2 });
		then.asks('chooseDamage', boris);
		when(boris).draw('lifeSupport');
		then({ fatigue: ['jon'] });
		then.asks('retrieve', cira);
	});
	test('Test Commander too, and the test its Shield token causes (R-20, Q29)', () => {
		const { when, then } = infectedTurn(boris, {
			rolls: [bad, best],
			state: (G) => hand(G, ana, { strong: 1 })
		});
		when(boris).infected('testCommander', null);
		when(ana).submit([0], false);
		then.asks('chooseDamage', boris);
		when(boris).draw('shield');
		then({ shields: 3 });
		then.asks('chooseDamage', boris);
	});
});

describe('one more in the Final Event (Q100)', () => {
	test('Await Rescue: one token for the instruction, not for each token (Q100)', () => {
		const { then } = failed('shield5', [good], (G) => {
			finale(G, 'awaitRescue');
			shields(1)(G);
		});
		then({ shields: 4 });
		then.asks('retrieve', boris);
	});
	test('Escape: so does the token after a failed test (Q100)', () => {
		const { when, then, now } = failed('shield7', [good], (G) => {
			finale(G, 'escape');
			shields(2)(G);
		});
		when(ana).draw('outpost');
		expect(now().outpost).toHaveLength(2);
		then({ shields: 3, fatigue: [] });
		then.asks('retrieve', boris);
	});
	test('Find Cure: Fatigue alone (Q100)', () => {
		const cure = (task: Card) => failed(task, [], (G) => finale(G, 'findCure')).now();
		expect(cure('life4').fatigue).toHaveLength(3);
		expect(cure('outpost3').outpost).toHaveLength(2);
	});
	test('not before it has begun (Q100)', () => {
		const { now, then } = failed('life4', [], (G) => (G.final.id = 'findCure'));
		expect(now().fatigue).toHaveLength(2);
		then.asks('retrieve', boris);
	});
	test('Energy Spike with one token on the track draws two (Q28, Q100)', () => {
		const { when, then } = infectedTurn(boris, {
			rolls: [good],
			state: (G) => {
				finale(G, 'awaitRescue');
				shields(1)(G);
			}
		});
		when(boris).infected('energySpike', null);
		then({ shields: 3 });
		then.asks('chooseDamage', boris);
	});
});

describe('damage of a completed Event (R-13, Q101)', () => {
	test('up to five of a kind; the test is still made, its token is not spared (R-13, Q94, Q101)', () => {
		const { when, then, now } = completes('divertPower', {
			rolls: [slip],
			state: (G) => {
				shields(5)(G);
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'communications', 'command');
			}
		});
		then({ shields: 5, outcome: null });
		expect(said(now(), 'shieldTest')).toMatchObject({ failed: true });
		when(ana).draw('outpost');
		then.over({ winners: 'infected', by: 'outpost' });
	});
	test('only the ending token is left out, the one before it is placed (R-13, Q101)', () => {
		const { then } = completes('divertPower', { rolls: [good], state: shields(4) });
		then({ shields: 5 });
		then.asks('selectEvent', ana);
	});
	test('damage of a Task is not spared, nor at the start of an Event (Q101, R-14)', () => {
		const task = failed('shield5', [], shields(4));
		task.then.over({ winners: 'infected', by: 'shields' });
		const start = given({
			todo: [{ step: 'selectEvent', by: ana }],
			state: (G) => {
				G.players[ana]!.cards = ['recovery', 'lockdown'];
				tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');
			}
		});
		start.when(ana).pickEvent('recovery');
		start.then.over({ winners: 'infected', by: 'lifeSupport' });
	});
});
