import { describe, test } from 'vitest';
import type { FinalId } from '$lib/games/dark-moon/content/finals';
import type { StatusId } from '$lib/games/dark-moon/content/statuses';
import { broken, infect, oneAction } from './arrange';
import { ana, bad, boris, cira, given, good, hand, slip, type Given } from './given';
import { finale, infectedTurn, plays } from './occasions';

/** A malfunction in the Final Event that nobody is IN on. */
function fails(
	final: FinalId,
	task: 'shield7' | 'shield8' | 'outpost6' | 'life7',
	rolls: number[] = [],
	{ state }: Given = {}
) {
	const table = plays(task, {
		rolls,
		state: (G) => {
			finale(G, final);
			state?.(G);
		}
	});
	for (const seat of [ana, boris, cira]) table.when(seat).join(false);
	return table;
}

/** Boris reveals in the Final Event. */
function reveals(final: FinalId, status: StatusId, rolls: number[]) {
	const table = given({
		turn: boris,
		todo: oneAction(boris),
		rolls,
		state: (G) => {
			finale(G, final);
			G.players[boris]!.status = status;
		}
	});
	table.when(boris).reveal();
	return table;
}

describe('Await Rescue', () => {
	test('one Shield token more for each instruction, not for each token (Q100)', () => {
		const { then } = fails('awaitRescue', 'shield8', [bad]);
		then({ shields: 5 });
		then.asks('chooseDamage', ana);
	});

	test('other kinds are as printed (Q100)', () => {
		const { then } = fails('awaitRescue', 'outpost6');
		then({ outpost: { length: 4 }, shields: 2 });
		then.asks('retrieve', boris);
	});

	test('before it begins it adds nothing (Q100)', () => {
		const { when, then } = plays('shield7', { rolls: [slip] });
		for (const seat of [ana, boris, cira]) when(seat).join(false);
		then({ shields: 3, final: { id: 'awaitRescue', begun: false } });
		then.asks('retrieve', boris);
	});

	test('an Infection Power and Energy Spike too; the test comes after (D-3, Q100)', () => {
		const power = reveals('awaitRescue', 'shieldPower', [good, bad]);
		power.then({ shields: 4 });
		power.then.asks('discardExcess', boris);
		const spike = infectedTurn(cira, {
			rolls: [good],
			state: (G) => {
				finale(G, 'awaitRescue');
				G.shields = 0;
			}
		});
		spike.when(cira).infected('energySpike', null);
		spike.then({ shields: 2 });
		spike.then.allRolled();
		spike.then.asks('retrieve', ana);
	});

	test('its tokens have no cap (Q101, DM-4.6)', () => {
		const { then } = fails('awaitRescue', 'shield7', [], { state: (G) => (G.shields = 4) });
		then.over({ winners: 'infected', by: 'shields' });
	});
});

describe('Escape', () => {
	test('one Outpost token more, after a failed Task and after a failed test (Q100)', () => {
		const task = fails('escape', 'outpost6');
		task.then({ outpost: { length: 5 } });
		task.then.asks('retrieve', boris);
		const tested = fails('escape', 'shield7', [good]);
		tested.then({ shields: 3 });
		tested.when(ana).draw('outpost');
		tested.then({ outpost: { length: 4 } });
		tested.then.asks('retrieve', boris);
	});

	test('a Fatigue token comes alone (Q100)', () => {
		const { when, then } = fails('escape', 'shield7', [good]);
		when(ana).draw('lifeSupport');
		then({ fatigue: ['jon'] });
		then.asks('retrieve', boris);
	});

	test('an Infection Power places one of two, then one more is drawn (D-3)', () => {
		const { when, then } = reveals('escape', 'outpostPower', [bad]);
		then({ players: { [boris]: { cards: { length: 2 } } } });
		when(boris).place('communications');
		then({
			outpost: ['shieldControl', 'lifeSupport', 'communications', 'researchLab'],
			secret: { stationBag: ['hangarBay', 'command'] }
		});
		then.asks('discardExcess', boris);
	});

	test('the sixth ends the game, the one more included (D-3, Q101)', () => {
		const { when, then } = given({
			turn: boris,
			todo: oneAction(boris),
			state: (G) => {
				finale(G, 'escape');
				infect(G, boris, 'outpostPower');
				broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'command');
			}
		});
		when(boris).reveal();
		when(boris).place('communications');
		then.over({ winners: 'infected', by: 'outpost' });
	});
});

describe('Find Cure', () => {
	test('one Fatigue token more for each instruction (Q100, D-3)', () => {
		const task = fails('findCure', 'life7');
		task.then({ fatigue: ['jon', 'luba', 'michihiro'] });
		task.then.asks('retrieve', boris);
		const power = reveals('findCure', 'lifeSupportPower', [bad]);
		power.when(boris).place('luba');
		power.then({ fatigue: ['luba', 'jon'] });
		power.then.asks('discardExcess', boris);
	});

	test('Test Commander draws it too (Q100)', () => {
		const { when, then } = infectedTurn(cira, {
			state: (G) => {
				finale(G, 'findCure');
				hand(G, ana, {});
			}
		});
		when(cira).infected('testCommander', null);
		when(ana).submit([], false);
		when(cira).draw('lifeSupport');
		then({ fatigue: ['jon', 'luba'] });
		then.asks('retrieve', ana);
	});
});
