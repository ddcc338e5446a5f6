import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { revealedBefore, said } from './arrange';
import { ana, bad, boris, cira, dino, good, hand, slip } from './given';
import { infectedTurn } from './occasions';

describe('Energy Spike (Q28)', () => {
	const spike = (tokens: number, rolls: number[]) => {
		const table = infectedTurn(boris, { rolls, state: (G) => (G.shields = tokens) });
		table.when(boris).infected('energySpike', null);
		return table;
	};
	test('on an empty track one is placed and nothing tested (Q28)', () => {
		const { then } = spike(0, []);
		then({ shields: 1 });
		then.asks('retrieve', cira);
	});
	test('with one a second is placed, and two are tested (Q28)', () => {
		const { then } = spike(1, [slip]);
		then({ shields: 2 });
		then.asks('chooseDamage', boris);
	});
	test.each([2, 5])('with %i none is placed, only tested (Q28)', (tokens) => {
		const { then } = spike(tokens, [good]);
		then({ shields: tokens });
		then.allRolled();
		then.asks('retrieve', cira);
	});
});

describe('Test Commander (Q29)', () => {
	const tested = (rolls: number[], dice: Parameters<typeof hand>[2]) => {
		const table = infectedTurn(boris, {
			rolls,
			state: (G) => {
				hand(G, ana, dice);
				G.fatigue = ['jon', 'luba', 'michihiro', 'steve', 'enver'];
				G.secret.fatigueBag = ['chaya'];
			}
		});
		table.when(boris).infected('testCommander', null);
		return table;
	};
	test('all active dice, the blue one too; one is sent (Q29, DM-9.3)', () => {
		const { then, may, mayNot } = tested([bad, good, good], { strong: 1, weak: 1, commander: 1 });
		for (const place of [0, 1, 2]) may(ana).submit([place], false);
		mayNot(ana).submit([0, 1], false);
		mayNot(ana).submit([1], true);
		mayNot(ana).submit([], false);
		then.asks('submit', ana);
	});
	test('passed, it costs the die too (Q29)', () => {
		const { when, then, now } = tested([bad, good], { strong: 1, weak: 1 });
		when(ana).submit([1], false);
		then({ pool: { strong: 0, weak: 1 }, spent: [] });
		expect(said(now(), 'commanderTest')).toMatchObject({ commander: ana, passed: true });
		then.asks('retrieve', cira);
	});
	test('failed, any kind of damage, chosen by the Infected, even the last (Q29)', () => {
		const { when, then, may } = tested([slip], { strong: 1 });
		when(ana).submit([0], false);
		then({ pool: { strong: 1 } });
		then.asks('chooseDamage', boris);
		for (const area of ['shield', 'outpost', 'lifeSupport'] as const) may(boris).draw(area);
		when(boris).draw('lifeSupport');
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});
	test('without dice sending nothing is the answer, and it fails (D-9, Q29)', () => {
		const { when, then, mayNot, now } = tested([], {});
		then.asks('submit', ana);
		mayNot(ana).submit([0], false);
		when(ana).submit([], false);
		expect(said(now(), 'submittedNothing')).toMatchObject({ by: ana });
		expect(said(now(), 'commanderTest')).toMatchObject({ passed: false });
		then.asks('chooseDamage', boris);
	});
});

describe('Demoralize (Q30, R-29)', () => {
	const demoralize = (weak: number, state: (G: State) => void = () => undefined) => {
		const table = infectedTurn(boris, {
			seats: 4,
			state: (G) => {
				G.pool = { strong: 0, weak, commander: 0 };
				hand(G, cira, { strong: 2, weak: 1 });
				hand(G, dino, { strong: 1 });
				hand(G, ana, { strong: 3, commander: 1 });
				state(G);
			}
		});
		table.when(boris).infected('demoralize', null);
		return table;
	};
	const hands = ({ now }: ReturnType<typeof demoralize>) =>
		[cira, dino, ana].map((seat) => {
			const { strong, weak, commander } = now().players[seat]!.dice;
			return [strong, weak, commander];
		});
	test('from the left, Strong for Weak one for one, the blue die untouched (Q30, R-29)', () => {
		const table = demoralize(9);
		expect(hands(table)).toEqual([
			[0, 3, 0],
			[0, 1, 0],
			[0, 3, 1]
		]);
		table.then({ pool: { strong: 6, weak: 3 } });
		table.then.asks('retrieve', cira);
	});
	test('it stops when the pool has no Weak die (Q30, R-29)', () => {
		const table = demoralize(4);
		expect(hands(table)).toEqual([
			[0, 3, 0],
			[0, 1, 0],
			[2, 1, 1]
		]);
		table.then({ pool: { strong: 4, weak: 0 } });
		table.then.asks('retrieve', cira);
	});
	test('the revealed are skipped (Q30, R-29)', () => {
		const table = demoralize(9, (G) => {
			G.infected = 2;
			revealedBefore(G, dino, 'outpostPower');
			hand(G, dino, { strong: 2 });
		});
		expect(hands(table)[1]).toEqual([2, 0, 0]);
		table.then({ pool: { strong: 5, weak: 4 } });
		table.then.asks('retrieve', cira);
	});
	test('with an empty pool nothing happens (Q30)', () => {
		const table = demoralize(0);
		expect(hands(table)[0]).toEqual([2, 1, 0]);
		table.then.asks('retrieve', cira);
	});
});

describe('Interference (Q31, R-30)', () => {
	const look = (tasks: State['secret']['tasks'], discards: State['secret']['tasks']) => {
		const table = infectedTurn(boris, {
			state: (G) => {
				G.secret.tasks = tasks;
				G.secret.taskDiscards = discards;
			}
		});
		table.when(boris).infected('interference', null);
		table.then.asks('interfere', boris);
		return table;
	};
	test('three are seen; any discarded, the rest on top in any order (DM-9.3, Q31)', () => {
		const { when, then, may, mayNot, now } = look(['any6', 'any8', 'life4', 'life5'], []);
		may(boris).arrange([]);
		may(boris).arrange(['life4', 'any8', 'any6']);
		mayNot(boris).arrange(['any6', 'any6']);
		mayNot(boris).arrange(['life5']);
		when(boris).arrange(['life4', 'any6']);
		expect(now().secret).toMatchObject({
			tasks: ['life4', 'any6', 'life5'],
			taskDiscards: ['any8']
		});
		then.asks('retrieve', cira);
	});
	test('with two left the shuffled discards go under them, face down (Q31, R-30)', () => {
		const { then, now } = look(['any6', 'any8'], ['life4', 'life5']);
		then.sees(boris, { players: { [boris]: { cards: ['any6', 'any8', 'life4'] } } });
		expect(now().secret).toMatchObject({ tasks: ['life5'], taskDiscards: [] });
	});
	test('exactly three left: the discards stay (R-30)', () => {
		const { now } = look(['any6', 'any8', 'life4'], ['life5']);
		expect(now().secret).toMatchObject({ tasks: [], taskDiscards: ['life5'] });
	});
	test('still fewer: look at what there is (Q31)', () => {
		const { when, then, now } = look(['any6'], ['life5']);
		then.sees(boris, { players: { [boris]: { cards: ['any6', 'life5'] } } });
		when(boris).arrange(['life5', 'any6']);
		expect(now().secret.tasks).toEqual(['life5', 'any6']);
		then.asks('retrieve', cira);
	});
});
