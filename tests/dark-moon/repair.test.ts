import { describe, expect, test } from 'vitest';
import type { Area, State } from '$lib/games/dark-moon/rules/state';
import { broken, oneAction, said, tired } from './arrange';
import { ana, bad, best, boris, given, good, hand, slip, type Given } from './given';
import { current } from './occasions';

/** Ana (DANIEL: no ability) may act; two Shield tokens, two stations and two Fatigue tokens lie out. */
const acting = (state: (G: State) => void = () => undefined, more: Given = {}) =>
	given({
		todo: oneAction(ana),
		...more,
		state: (G) => {
			G.crew[ana]!.character = 'daniel';
			broken(G, 'researchLab', 'command');
			tired(G, 'steve', 'enver');
			state(G);
		}
	});
/** She rolls one Strong die for a repair and sends it. */
const repair = (area: Area, spot: number, state?: (G: State) => void) => {
	const table = acting(state, { rolls: [spot] });
	table.when(ana).repair(area);
	table.when(ana).rollDice(1, 0, 0);
	table.when(ana).submit([0], false);
	return table;
};

describe('Repair (DM-5.1)', () => {
	test('a positive die takes the farthest Shield token off, without a test (DM-5.1, DM-6.8, Q19, Q96)', () => {
		const { then } = repair('shield', good);
		then({ shields: 1 });
		then.asks('retrieve', boris);
	});
	test('or any one Outpost token, chosen after the success (DM-5.1, Q19)', () => {
		const { when, then, may, mayNot, now } = repair('outpost', good);
		then.asks('removeToken', ana);
		may(ana).remove('outpost', 'researchLab');
		mayNot(ana).remove('outpost', 'hangarBay');
		mayNot(ana).remove('lifeSupport', 'steve');
		mayNot(ana).decline();
		when(ana).remove('outpost', 'command');
		then({ outpost: ['researchLab'] });
		expect(now().secret.stationBag).toContain('command');
		then.asks('retrieve', boris);
	});
	test('or any one Fatigue token, which goes back into its pile (DM-5.1, Q19)', () => {
		const { when, then, may, now } = repair('lifeSupport', good);
		may(ana).remove('lifeSupport', 'steve');
		when(ana).remove('lifeSupport', 'enver');
		then({ fatigue: ['steve'] });
		expect(now().secret.fatigueBag).toContain('enver');
		then.asks('retrieve', boris);
	});
	test.each<Area>(['shield', 'outpost', 'lifeSupport'])(
		'a negative die mends no %s (DM-5.1)',
		(area) => {
			for (const spot of [bad, slip]) {
				const { then, now } = repair(area, spot);
				then({ shields: 2, outpost: ['researchLab', 'command'], fatigue: ['steve', 'enver'] });
				expect(said(now(), 'repairFailed')).toMatchObject({ by: ana, area });
				then.asks('retrieve', boris);
			}
		}
	);
	test("up to three of one's own dice, one of them submitted, not two (DM-5.1, Q17)", () => {
		const { when, then, may, mayNot } = acting(undefined, { rolls: [good, best, bad] });
		when(ana).repair('shield');
		when(ana).rollDice(2, 1, 0);
		then.asks('submit', ana);
		for (const place of [0, 1, 2]) may(ana).submit([place], false);
		mayNot(ana).submit([], false);
		mayNot(ana).submit([0, 1], false);
		mayNot(ana).submit([0], true);
		when(ana).submit([1], false);
		then({ pool: { strong: 1 } });
		then.sees(ana, { players: { [ana]: { dice: { strong: 1, weak: 2 }, roll: [] } } });
	});
	test('the best die need not be sent (DM-5.1, Q18)', () => {
		const { when, then } = acting(undefined, { rolls: [best, bad] });
		when(ana).repair('shield');
		when(ana).rollDice(1, 1, 0);
		when(ana).submit([1], false);
		then({ shields: 2, pool: { strong: 0, weak: 1 } });
		then.asks('retrieve', boris);
	});
	test('the blue die may be rolled and sent (DM-5.1, Q17)', () => {
		const { when, then } = acting(undefined, { rolls: [good] });
		when(ana).repair('shield');
		when(ana).rollDice(0, 0, 1);
		when(ana).submit([0], false);
		then({ shields: 1, pool: { commander: 1 } });
		then.asks('retrieve', boris);
	});
	test('there must be damage of that kind: one token is enough, none is not (DM-5.1, R-26, Q16)', () => {
		const one = acting((G) => {
			G.shields = 1;
			broken(G, 'command');
			tired(G, 'steve');
		});
		for (const area of ['shield', 'outpost', 'lifeSupport'] as const) one.may(ana).repair(area);
		const none = acting((G) => {
			G.shields = 0;
			broken(G);
			tired(G);
		});
		for (const area of ['shield', 'outpost', 'lifeSupport'] as const)
			none.then.blocked(ana, 'repair', [area], 'noDamage');
		none.then.asks('act', ana);
	});
	test('with a die, not without one (DM-5.1)', () => {
		acting((G) => hand(G, ana, { weak: 1 }))
			.may(ana)
			.repair('outpost');
		const { then } = acting((G) => hand(G, ana, {}));
		then.blocked(ana, 'repair', ['outpost'], 'noDice');
		then.asks('act', ana);
	});
	test('the last token of a kind needs no choice of another (DM-5.1)', () => {
		const { when, then } = repair('outpost', good, (G) => broken(G, 'command'));
		when(ana).remove('outpost', 'command');
		then({ outpost: [] });
		then.asks('retrieve', boris);
	});
});

describe('stations (DM-5.6)', () => {
	test('Repair Outpost is never blocked, and may remove what blocks another (DM-5.1, DM-5.6, Q20)', () => {
		const { when, then, mayNot } = repair('outpost', good, (G) =>
			broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'communications', 'hangarBay')
		);
		when(ana).remove('outpost', 'shieldControl');
		then({ outpost: ['lifeSupport', 'researchLab', 'communications', 'hangarBay'] });
		mayNot(ana).repair('shield');
		then.asks('retrieve', boris);
	});
	test.each<[State['outpost'][number], Area]>([
		['shieldControl', 'shield'],
		['lifeSupport', 'lifeSupport']
	])('%s damage blocks Repair %s and nothing else (DM-5.6)', (station, area) => {
		const { then, may } = acting((G) => broken(G, station));
		then.blocked(ana, 'repair', [area], station);
		may(ana).repair(area === 'shield' ? 'lifeSupport' : 'shield');
		may(ana).repair('outpost');
		may(ana).callVote(boris);
		may(ana).loneWolf();
		may(ana).order(boris);
		then.asks('act', ana);
	});
	test('Research Lab: Call a Vote (DM-5.6)', () => {
		const { then, may } = acting((G) => broken(G, 'researchLab'));
		for (const seat of [ana, boris]) then.blocked(ana, 'callVote', [seat], 'researchLab');
		may(ana).order(boris);
		may(ana).loneWolf();
		then.asks('act', ana);
	});
	test('Communications: Issue Order (DM-5.6)', () => {
		const { then, may } = acting((G) => broken(G, 'communications'));
		then.blocked(ana, 'order', [boris], 'communications');
		may(ana).callVote(boris);
		then.asks('act', ana);
	});
	test('Hangar Bay: Lone Wolf (DM-5.6)', () => {
		const { then, may } = acting((G) => broken(G, 'hangarBay'));
		then.blocked(ana, 'loneWolf', [], 'hangarBay');
		may(ana).repair('shield');
		then.asks('act', ana);
	});
	test('Command blocks no action (DM-5.6)', () => {
		const { then, may } = acting((G) => broken(G, 'command'));
		may(ana).repair('shield');
		may(ana).repair('lifeSupport');
		may(ana).callVote(boris);
		may(ana).order(boris);
		may(ana).loneWolf();
		then.asks('act', ana);
	});
	test('repaired, a station blocks no longer (DM-5.6)', () => {
		const { when, then, may } = given({
			rolls: [good],
			todo: [
				{ step: 'act', by: ana, ordered: 0 },
				{ step: 'act', by: boris, ordered: 0 }
			],
			state: (G) => broken(G, 'researchLab')
		});
		then.blocked(ana, 'callVote', [boris], 'researchLab');
		when(ana).repair('outpost');
		when(ana).rollDice(1, 0, 0);
		when(ana).submit([0], false);
		when(ana).remove('outpost', 'researchLab');
		may(boris).callVote(ana);
		then.asks('act', boris);
	});
});

test('Repair Tools: Weak dice only, and without one no repair (DM-5.1, Q123)', () => {
	const some = acting((G) => current(G, 'repairTools'));
	some.when(ana).repair('outpost');
	some.may(ana).rollDice(0, 2, 0);
	some.mayNot(ana).rollDice(1, 0, 0);
	some.mayNot(ana).rollDice(0, 1, 1);
	some.then.asks('gather', ana);
	const none = acting((G) => {
		current(G, 'repairTools');
		hand(G, ana, { strong: 2, commander: 1 });
	});
	none.then.blocked(ana, 'repair', ['outpost'], 'noWeakDice');
	none.may(ana).loneWolf();
	none.then.asks('act', ana);
});
