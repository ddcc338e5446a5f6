import { describe, expect, test } from 'vitest';
import type { TaskId } from '$lib/games/dark-moon/content/tasks';
import { difficulty } from '$lib/games/dark-moon/rules/queries';
import type { State } from '$lib/games/dark-moon/rules/state';
import { act } from '$lib/table/match';
import { broken, facing, revealedBefore, said } from './arrange';
import { ana, bad, best, boris, cira, dino, given, good, hand, slip, type Given } from './given';
import { finale } from './occasions';

const pool = (G: State, n: number) => void (G.pool = { strong: n, weak: n, commander: 0 });
/** A malfunction of the outpost that Ana faces, nobody having an ability that matters. */
const outpost3 = (state: (G: State) => void = () => undefined, more: Given = {}) =>
	facing('outpost3', {
		...more,
		state: (G) => {
			broken(G);
			G.crew[ana]!.character = 'daniel';
			state(G);
		}
	});

describe('which kind (DM-6.1, DM-6.2)', () => {
	test('"????": the active player names it before anyone says IN or OUT (DM-6.1, Q84)', () => {
		const { when, then, may } = facing('any6');
		then({ task: { area: null } });
		then.asks('chooseKind', ana);
		for (const area of ['shield', 'outpost', 'lifeSupport'] as const) may(ana).nameKind(area);
		when(ana).nameKind('lifeSupport');
		then({ task: { area: 'lifeSupport' } });
		then.asks('join', ana);
	});
	test('on failure the tokens are of that kind (DM-6.1, Q84)', () => {
		const { when, then, now } = facing('any6', { state: (G) => broken(G) });
		when(ana).nameKind('lifeSupport');
		for (const seat of [ana, boris, cira]) when(seat).join(false);
		expect(now().fatigue).toHaveLength(2);
		then({ outpost: [], shields: 2 });
		then.asks('retrieve', boris);
	});
	test('a card that says it asks nothing (DM-6.1)', () => {
		facing('life4').then.asks('join', ana);
	});
	test('the marker starts on 0 in every malfunction (DM-6.2)', () => {
		const { then } = outpost3((G) => (G.success = 7));
		then({ success: 0 });
		then.asks('join', ana);
	});
	test.each<[number, State['final']['id'], TaskId, number]>([
		[3, 'escape', 'outpost3', 3],
		[3, 'blackout', 'outpost3', 5],
		[4, 'escape', 'shield8', 10],
		[4, 'blackout', 'shield8', 12]
	])('with %i players in %s, %s is of difficulty %i (DM-6.2)', (seats, final, id, printed) => {
		const { now } = given({ seats, state: (G) => finale(G, final!) });
		expect(difficulty(now(), id)).toBe(printed);
	});
	test('Blackout counts only once it has begun (DM-6.2)', () => {
		const { now } = given({ state: (G) => (G.final.id = 'blackout') });
		expect(difficulty(now(), 'outpost3')).toBe(3);
	});
});

describe('IN or OUT (DM-6.3)', () => {
	test('from the active player clockwise, in public, one after the other (DM-6.3)', () => {
		const { when, then, match } = outpost3(() => undefined, {
			turn: boris,
			rolls: [bad, bad, bad, bad]
		});
		then.asks('join', boris);
		expect(act(match, cira, 'join', [true])).toBe('notAsked');
		when(boris).join(true);
		then.sees(null, { joined: { [boris]: true } });
		then.asks('join', cira);
		when(cira).join(false);
		then.sees(null, { joined: { [boris]: true, [cira]: false } });
		then.asks('join', ana);
		when(ana).join(false);
		then.asks('submit', boris);
	});
	test('OUT: at once up to two dice within the limit, before the next one declares (DM-6.3, Q4)', () => {
		const { when, then, may, mayNot } = outpost3((G) => {
			pool(G, 3);
			hand(G, ana, { strong: 1 });
		});
		when(ana).join(false);
		then.asks('retrieve', ana);
		for (const [strong, weak] of [
			[0, 0],
			[1, 0],
			[1, 1],
			[0, 2],
			[2, 0]
		] as const)
			may(ana).takeDice(strong, weak, 0);
		mayNot(ana).takeDice(2, 1, 0);
		when(ana).takeDice(1, 1, 0);
		then({ pool: { strong: 2, weak: 2 } });
		then.asks('join', boris);
	});
	test('OUT with full hands: asked, nothing to take (DM-6.3, D-5)', () => {
		const { when, then, mayNot } = outpost3((G) => pool(G, 3));
		when(ana).join(false);
		mayNot(ana).takeDice(1, 0, 0);
		when(ana).takeDice(0, 0, 0);
		then.asks('join', boris);
	});
	test('the pool is open: if nothing lies in it nobody is asked (DM-6.3, D-5)', () => {
		const { when, then } = outpost3();
		when(ana).join(false);
		then.asks('join', boris);
	});
	test('what an earlier one took the later ones cannot take (DM-6.3)', () => {
		const { when, then, mayNot } = outpost3((G) => {
			G.pool = { strong: 2, weak: 1, commander: 0 };
			for (const seat of [ana, boris]) hand(G, seat, {});
		});
		when(ana).join(false);
		when(ana).takeDice(2, 0, 0);
		when(boris).join(false);
		mayNot(boris).takeDice(1, 0, 0);
		when(boris).takeDice(0, 1, 0);
		then.asks('join', cira);
	});
	test('Command damage: players take one die fewer, the revealed do not (DM-6.3, DM-5.6, DM-9.2)', () => {
		const { when, may, mayNot, then } = outpost3((G) => {
			broken(G, 'command');
			pool(G, 5);
			G.infected = 2;
			for (const seat of [ana, boris]) hand(G, seat, {});
			revealedBefore(G, cira);
			hand(G, cira, {});
		});
		for (const seat of [ana, boris]) {
			when(seat).join(false);
			may(seat).takeDice(1, 0, 0);
			mayNot(seat).takeDice(1, 1, 0);
			when(seat).takeDice(0, 0, 0);
		}
		when(cira).join(false);
		may(cira).takeDice(1, 1, 0);
		then.asks('retrieve', cira);
	});
	test('without dice only OUT; with one die IN is possible (DM-6.3, R-3, Q73)', () => {
		const { when, then, may } = outpost3((G) => {
			hand(G, ana, {});
			hand(G, boris, { weak: 1 });
		});
		then.blocked(ana, 'join', [true], 'noDice');
		when(ana).join(false);
		may(boris).join(true);
		then.asks('join', boris);
	});
	test('the blue die alone is a die (R-3, Q73)', () => {
		const { may, then } = outpost3((G) => hand(G, ana, { commander: 1 }));
		may(ana).join(true);
		then.asks('join', ana);
	});
	test('quarantined players and revealed Infected join as anyone (DM-6.3, DM-8.3, Q86)', () => {
		const { when, may, then } = outpost3(
			(G) => {
				G.infected = 2;
				G.crew[boris]!.quarantined = true;
				revealedBefore(G, cira);
			},
			{ rolls: [good, good] }
		);
		when(ana).join(false);
		may(boris).join(true);
		when(boris).join(false);
		when(cira).join(true);
		may(cira).submit([0, 1], false);
		may(cira).submit([0], true);
		then.asks('submit', cira);
	});
	test('dice sent in it are no use to those OUT in it (R-5, Q13)', () => {
		const { when, then } = outpost3(
			(G) => {
				hand(G, ana, { strong: 2 });
				hand(G, cira, {});
			},
			{ rolls: [bad, bad] }
		);
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		then({ pool: { strong: 0, weak: 0 } });
		when(ana).submit([0, 1], false);
		then.sees(cira, { players: { [cira]: { dice: { strong: 0, weak: 0 } } } });
		then.asks('retrieve', boris);
	});
});

describe('success or failure (DM-6.6)', () => {
	const total = (spots: number[]) => {
		const table = outpost3((G) => hand(G, ana, { strong: spots.length }), { rolls: spots });
		table.when(ana).join(true);
		table.when(boris).join(false);
		table.when(cira).join(false);
		table.when(ana).submit(
			spots.map((_, place) => place),
			false
		);
		return table;
	};
	test('the total at the difficulty or above succeeds (DM-6.6)', () => {
		for (const [spots, sum] of [
			[[best], 4],
			[[best, slip], 3]
		] as const) {
			const { then, now } = total([...spots]);
			expect(said(now(), 'taskDone')).toMatchObject({ success: true, total: sum, difficulty: 3 });
			then({ cubes: 1, outpost: [] });
			then.asks('retrieve', boris);
		}
	});
	test('one below it fails (DM-6.6)', () => {
		const { then, now } = total([good]);
		expect(said(now(), 'taskDone')).toMatchObject({ success: false, total: 2, difficulty: 3 });
		expect(now().outpost).toHaveLength(2);
		then({ cubes: 0 });
		then.asks('retrieve', boris);
	});
	test('the total may be far below zero or far above the difficulty (Q88)', () => {
		expect(said(total([bad, bad, bad, bad]).now(), 'taskDone')).toMatchObject({ total: -8 });
		expect(said(total([best, best, best, best]).now(), 'taskDone')).toMatchObject({ total: 16 });
	});
	test('all OUT: failure (DM-6.6, R-4, Q74)', () => {
		const { when, then, now } = facing('outpost3', { seats: 4, state: (G) => broken(G) });
		for (const seat of [ana, boris, cira, dino]) when(seat).join(false);
		expect(said(now(), 'taskDone')).toMatchObject({ success: false, total: 0, difficulty: 5 });
		expect(now().outpost).toHaveLength(2);
		then.asks('retrieve', boris);
	});
});
