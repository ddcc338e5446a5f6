import { describe, expect, test } from 'vitest';
import { revealedBefore } from './arrange';
import { ana, bad, best, boris, cira, dino, good, hand, slip } from './given';
import { infectedTurn, told, untold } from './occasions';

describe('Interference (DM-9.3)', () => {
	test('three Tasks are seen; any go to the discards, the rest on top in any order', () => {
		const table = infectedTurn(cira, {
			state: (G) => (G.secret.tasks = ['any6', 'any8', 'shield5', 'shield6'])
		});
		table.when(cira).infected('interference', null);
		table.then.asks('interfere', cira);
		table.when(cira).arrange(['shield5', 'any6']);
		told(table, { say: 'interfered', by: cira, discarded: 1, kept: 2 });
		table.then({
			secret: { tasks: ['shield5', 'any6', 'shield6'], taskDiscards: ['any8'] },
			players: { [cira]: { cards: [] } }
		});
		table.then.asks('retrieve', ana);
	});

	test('all of them may stay, all of them may go; nothing else can be put on the deck', () => {
		const { when, may, mayNot, then } = infectedTurn(cira);
		when(cira).infected('interference', null);
		may(cira).arrange(['any6', 'any8', 'shield5']);
		may(cira).arrange(['shield5', 'any8', 'any6']);
		may(cira).arrange([]);
		mayNot(cira).arrange(['any6', 'any6']);
		mayNot(cira).arrange(['life7']);
		then.asks('interfere', cira);
	});

	test('with fewer than three cards the discards are shuffled under them first (Q31, R-30)', () => {
		const { when, then } = infectedTurn(cira, {
			state: (G) => {
				G.secret.tasks = ['any6'];
				G.secret.taskDiscards = ['life4', 'life5', 'life6'];
			}
		});
		when(cira).infected('interference', null);
		then({
			players: { [cira]: { cards: ['any6', 'life4', 'life5'] } },
			secret: { tasks: ['life6'], taskDiscards: [] }
		});
		then.asks('interfere', cira);
	});

	test('with three cards left they are dealt and the discards stay (Q31)', () => {
		const { when, then } = infectedTurn(cira, {
			state: (G) => {
				G.secret.tasks = ['any6', 'any8', 'shield5'];
				G.secret.taskDiscards = ['life4'];
			}
		});
		when(cira).infected('interference', null);
		then({ secret: { tasks: [], taskDiscards: ['life4'] } });
		when(cira).arrange(['any6']);
		then({ secret: { tasks: ['any6'], taskDiscards: ['life4', 'any8', 'shield5'] } });
		then.asks('retrieve', ana);
	});

	test('fewer cards in the whole game: what there is (Q31)', () => {
		const { when, then } = infectedTurn(cira, {
			state: (G) => {
				G.secret.tasks = ['any6'];
				G.secret.taskDiscards = ['life4'];
			}
		});
		when(cira).infected('interference', null);
		then({ players: { [cira]: { cards: ['any6', 'life4'] } } });
		then.asks('interfere', cira);
	});
});

describe('Energy Spike (DM-9.3, Q28)', () => {
	test('no token on the track: one is added, no test', () => {
		const { when, then } = infectedTurn(cira, { state: (G) => (G.shields = 0) });
		when(cira).infected('energySpike', null);
		then({ shields: 1 });
		then.asks('retrieve', ana);
	});

	test('one token: a second is added and tested', () => {
		const { when, then } = infectedTurn(cira, { rolls: [slip], state: (G) => (G.shields = 1) });
		when(cira).infected('energySpike', null);
		then({ shields: 2 });
		then.asks('chooseDamage', cira);
		when(cira).draw('outpost');
		then({ outpost: ['shieldControl', 'lifeSupport', 'researchLab'] });
		then.asks('retrieve', ana);
	});

	test('two tokens or more: a test and no token', () => {
		for (const shields of [2, 5]) {
			const { when, then } = infectedTurn(cira, {
				rolls: [good],
				state: (G) => (G.shields = shields)
			});
			when(cira).infected('energySpike', null);
			then({ shields });
			then.allRolled();
			then.asks('retrieve', ana);
		}
	});

	test('a failed test: the kind is the choice of the Infected, whose turn it is (R-20)', () => {
		const { when, then, mayNot } = infectedTurn(cira, { rolls: [slip] });
		when(cira).infected('energySpike', null);
		then.asks('chooseDamage', cira);
		mayNot(cira).draw('shield');
		when(cira).draw('lifeSupport');
		then({ fatigue: ['jon'] });
		then.asks('retrieve', ana);
	});
});

describe('Sabotage (DM-9.3, Q25)', () => {
	test('the one token is put on Shields, Outpost or Life Support', () => {
		const { when, may, then } = infectedTurn(cira);
		may(cira).infected('sabotage', 'shield');
		may(cira).infected('sabotage', 'outpost');
		when(cira).infected('sabotage', 'lifeSupport');
		then({ sabotage: 'lifeSupport' });
		then.asks('retrieve', ana);
	});

	test('or moved: the old area is free again', () => {
		const { when, mayNot, then } = infectedTurn(cira, { state: (G) => (G.sabotage = 'shield') });
		mayNot(cira).infected('sabotage', 'shield');
		when(cira).infected('sabotage', 'outpost');
		then({ sabotage: 'outpost' });
		then.asks('retrieve', ana);
	});
});

describe('Test Commander (DM-9.3, Q29)', () => {
	test('the Commander rolls all dice and submits one; positive: nothing, and it is spent', () => {
		const table = infectedTurn(cira, { rolls: [bad, good, slip, bad, best] });
		table.when(cira).infected('testCommander', null);
		table.then.allRolled();
		table.then.asks('submit', ana);
		table.mayNot(ana).submit([], false);
		table.mayNot(ana).submit([1, 4], false);
		table.when(ana).submit([1], false);
		told(table, { say: 'commanderTest', commander: ana, passed: true });
		table.then({ pool: { strong: 1, weak: 0 }, players: { [ana]: { dice: { strong: 1 } } } });
		table.then.asks('retrieve', ana);
	});

	test('negative: the Infected draws a token of any kind', () => {
		const table = infectedTurn(cira, { rolls: [bad, good, slip, bad, best] });
		table.when(cira).infected('testCommander', null);
		table.when(ana).submit([2], false);
		told(table, { say: 'commanderTest', commander: ana, passed: false });
		table.then({ pool: { weak: 1 } });
		table.then.asks('chooseDamage', cira);
		table.when(cira).draw('outpost');
		table.then({ outpost: ['shieldControl', 'lifeSupport', 'researchLab'] });
		table.then.asks('retrieve', ana);
	});

	test('a Shield drawn for it is tested; the Infected player chooses again (R-20)', () => {
		const { when, then } = infectedTurn(cira, {
			rolls: [bad, good],
			state: (G) => hand(G, ana, { weak: 1 })
		});
		when(cira).infected('testCommander', null);
		when(ana).submit([0], false);
		when(cira).draw('shield');
		then({ shields: 3 });
		then.asks('chooseDamage', cira);
		when(cira).draw('outpost');
		then.asks('retrieve', ana);
	});

	test('without dice the test is failed (D-9)', () => {
		const table = infectedTurn(cira, { state: (G) => hand(G, ana, {}) });
		table.when(cira).infected('testCommander', null);
		table.when(ana).submit([], false);
		told(table, { say: 'submittedNothing', by: ana });
		table.then.asks('chooseDamage', cira);
	});

	test('it can end the game (Q29)', () => {
		const { when, then } = infectedTurn(cira, {
			state: (G) => {
				hand(G, ana, {});
				G.shields = 5;
			}
		});
		when(cira).infected('testCommander', null);
		when(ana).submit([], false);
		when(cira).draw('shield');
		then.over({ winners: 'infected', by: 'shields' });
	});
});

describe('Demoralize (DM-9.3, Q30, R-29)', () => {
	test('from the left, Strong for Weak while the pool has Weak dice', () => {
		const table = infectedTurn(cira, { state: (G) => (G.pool.weak = 3) });
		table.when(cira).infected('demoralize', null);
		told(table, { say: 'demoralized', by: cira, swaps: { [ana]: 2, [boris]: 1 } });
		table.then({
			pool: { strong: 3, weak: 0 },
			players: {
				[ana]: { dice: { strong: 0, weak: 4, commander: 1 } },
				[boris]: { dice: { strong: 1, weak: 3 } },
				[cira]: { dice: { strong: 1, weak: 1 } }
			}
		});
		table.then.asks('retrieve', ana);
	});

	test('without Weak dice in the pool nothing happens', () => {
		const table = infectedTurn(cira);
		table.when(cira).infected('demoralize', null);
		table.then({ players: { [ana]: { dice: { strong: 2, weak: 2 } } } });
		table.then.asks('retrieve', ana);
	});

	test('the revealed are skipped, the quarantined are not', () => {
		const { when, then, now } = infectedTurn(cira, {
			seats: 5,
			state: (G) => {
				revealedBefore(G, dino);
				G.crew[boris]!.quarantined = true;
				G.pool.weak = 10;
			}
		});
		when(cira).infected('demoralize', null);
		expect(Object.values(now().players).map(({ dice }) => dice.strong)).toEqual([0, 0, 1, 1, 0]);
		then({ pool: { strong: 6, weak: 4 } });
		then.asks('retrieve', dino);
	});
});

test('one action a turn, or none (DM-9.3)', () => {
	const table = infectedTurn(cira);
	table.mayNot(cira).repair('shield');
	table.mayNot(cira).callVote(ana);
	table.when(cira).pass();
	untold(table, { say: 'infectedActs' });
	table.then.asks('retrieve', ana);
});
