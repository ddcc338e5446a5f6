import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '$lib/games/dark-moon/content/characters';
import { BOX_DICE, FACES, START_DICE, type DieKind } from '$lib/games/dark-moon/content/dice';
import { eventRow, EVENTS, type EventId } from '$lib/games/dark-moon/content/events';
import { FINALS } from '$lib/games/dark-moon/content/finals';
import { STATIONS } from '$lib/games/dark-moon/content/stations';
import { INFECTED_BY_SEATS, STATUSES } from '$lib/games/dark-moon/content/statuses';
import { complication, malfunction, TASKS, type TaskId } from '$lib/games/dark-moon/content/tasks';
import { VARIANTS } from '$lib/games/dark-moon/content/variants';
import { LIMIT, testFails, VOTE_SPACE } from '$lib/games/dark-moon/rules/queries';

const tasks = Object.keys(TASKS) as TaskId[];
const events = Object.keys(EVENTS) as EventId[];
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
/** How often each number occurs. */
function tally(numbers: number[]) {
	const found: Record<number, number> = {};
	for (const n of numbers) found[n] = (found[n] ?? 0) + 1;
	return found;
}

/** Every way the dice can fall, each as likely as the others. */
const falls = (kinds: DieKind[]): number[][] =>
	kinds.reduce<number[][]>(
		(sofar, kind) => sofar.flatMap((faces) => FACES[kind].map((face) => [...faces, face])),
		[[]]
	);
/** Share of the falls, in per cent with one decimal. */
const odds = (kinds: DieKind[], wins: (faces: number[]) => boolean) => {
	const all = falls(kinds);
	return Number(((100 * all.filter(wins).length) / all.length).toFixed(1));
};
const positives = (faces: number[]) => faces.filter((face) => face > 0).length;
const KINDS: DieKind[] = ['strong', 'weak', 'commander'];

describe('the dice (DM-3.3, Q1)', () => {
	test('six sides each, four bad ones alike on all three', () => {
		for (const kind of KINDS) {
			expect(FACES[kind]).toHaveLength(6);
			expect(FACES[kind].slice(0, 4)).toEqual([-2, -2, -2, -1]);
		}
		expect(FACES.strong.slice(4)).toEqual([2, 4]);
		expect(FACES.weak.slice(4)).toEqual([1, 3]);
		expect(FACES.commander.slice(4)).toEqual([3, 5]);
	});
	test('means: Strong -1/6, Weak -1/2, blue +1/6', () => {
		expect(KINDS.map((kind) => sum([...FACES[kind]]))).toEqual([-1, -3, 1]);
	});
	test('two Strong and two Weak for each, for seven players the whole box', () => {
		expect(START_DICE).toEqual({ strong: 2, weak: 2 });
		expect(BOX_DICE).toBe(7 * START_DICE.strong);
		expect(BOX_DICE).toBe(7 * START_DICE.weak);
	});
	test('a repair with three, two, one dice works in 70.4, 55.6, 33.3 of 100, of any colours', () => {
		for (const a of KINDS) {
			expect(odds([a], (faces) => positives(faces) >= 1)).toBe(33.3);
			for (const b of KINDS) {
				expect(odds([a, b], (faces) => positives(faces) >= 1)).toBe(55.6);
				for (const c of KINDS) expect(odds([a, b, c], (f) => positives(f) >= 1)).toBe(70.4);
			}
		}
	});
	test('a Lone Wolf with three or two dice works in 25.9, 11.1 of 100; a power repeats in 33.3', () => {
		expect(odds(['strong', 'weak', 'weak'], (faces) => positives(faces) >= 2)).toBe(25.9);
		expect(odds(['strong', 'commander'], (faces) => positives(faces) >= 2)).toBe(11.1);
		expect(odds(['strong'], (faces) => faces[0]! > 0)).toBe(33.3);
	});
	test('four dice: no positive one in 19.8 of 100', () => {
		const hand: DieKind[] = ['strong', 'strong', 'weak', 'weak'];
		expect(odds(hand, (faces) => positives(faces) === 0)).toBe(19.8);
	});
});

describe('the shield track (DM-6.8, Q92)', () => {
	test.each([
		[0, 0],
		[1, 0],
		[2, 1],
		[3, 2],
		[4, 3],
		[5, 4]
	])('with %i tokens the test fails in %i of 6, whatever the colour of the die', (tokens, of6) => {
		for (const kind of KINDS)
			expect(FACES[kind].filter((face) => testFails(tokens, face))).toHaveLength(of6);
	});
	test('the conditions: -1, any positive, -2, any negative', () => {
		const failing = (n: number) => FACES.strong.filter((face) => testFails(n, face));
		expect(failing(2)).toEqual([-1]);
		expect(failing(3)).toEqual([2, 4]);
		expect(failing(4)).toEqual([-2, -2, -2]);
		expect(failing(5)).toEqual([-2, -2, -2, -1]);
	});
});

describe('the Task deck (DM-2.7)', () => {
	const malfunctions = tasks.filter((id) => malfunction(id));
	const rows = malfunctions.map((id) => malfunction(id)!);
	const complications = tasks.filter((id) => complication(id));

	test('21 cards: 14 malfunctions, 7 complications', () => {
		expect([tasks.length, malfunctions.length, complications.length]).toEqual([21, 14, 7]);
	});
	test('two malfunctions of any kind, four of each other', () => {
		const of = (area: string) => rows.filter((row) => row.area === area).length;
		expect(['any', 'shield', 'outpost', 'lifeSupport'].map(of)).toEqual([2, 4, 4, 4]);
	});
	test('difficulty, consequence, bonus and suspicion of every malfunction, as printed in silver', () => {
		const printed = Object.fromEntries(
			malfunctions.map((id) => {
				const { area, difficulty, consequence, bonus, suspicious } = malfunction(id)!;
				return [id, [area, difficulty, consequence, bonus ? '+' : '-', suspicious ? '!' : '-']];
			})
		);
		expect(printed).toEqual({
			any6: ['any', 6, 2, '-', '!'],
			any8: ['any', 8, 1, '-', '-'],
			shield5: ['shield', 5, 2, '-', '-'],
			shield6: ['shield', 6, 3, '+', '!'],
			shield7: ['shield', 7, 1, '-', '!'],
			shield8: ['shield', 8, 2, '+', '!'],
			outpost3: ['outpost', 3, 2, '-', '!'],
			outpost4: ['outpost', 4, 3, '+', '!'],
			outpost5: ['outpost', 5, 1, '-', '-'],
			outpost6: ['outpost', 6, 2, '+', '!'],
			life4: ['lifeSupport', 4, 2, '-', '!'],
			life5: ['lifeSupport', 5, 3, '+', '-'],
			life6: ['lifeSupport', 6, 1, '-', '!'],
			life7: ['lifeSupport', 7, 2, '+', '!']
		});
		expect(sum(rows.map((row) => row.difficulty)) / 14).toBeCloseTo(5.71, 2);
		expect(sum(rows.map((row) => row.consequence)) / 14).toBeCloseTo(1.93, 2);
	});
	test('14 of 21 are suspicious: 10 malfunctions, 4 complications (DM-4.8)', () => {
		const suspicious = tasks.filter((id) => TASKS[id].suspicious);
		expect(suspicious.filter((id) => malfunction(id))).toHaveLength(10);
		expect(suspicious.filter((id) => complication(id)).sort()).toEqual([
			'actOfTrustShield',
			'bloodTest',
			'failureToLead',
			'strategicCompromise'
		]);
	});
	test('two complications always succeed, the others name what failing costs', () => {
		const sure = complications.filter((id) => !complication(id)!.fails);
		expect(sure).toEqual(['acceptableLoss', 'strategicCompromise']);
	});
});

describe('Events and Final Events (DM-4.5)', () => {
	test('16 Events, 41 cubes: one of 1, seven of 2, six of 3, two of 4', () => {
		const cubes = events.map((id) => EVENTS[id].cubes);
		expect(cubes).toHaveLength(16);
		expect(sum(cubes)).toBe(41);
		expect(tally(cubes)).toEqual({ 1: 1, 2: 7, 3: 6, 4: 2 });
	});
	test('cubes of each Event', () => {
		const of = (n: number) => events.filter((id) => EVENTS[id].cubes === n);
		expect(of(1)).toEqual(['systemReboot']);
		expect(of(4)).toEqual(['resupply', 'tacticalPrep']);
		expect(of(3)).toEqual([
			'bloodTesting',
			'foodRationing',
			'jerryRigShields',
			'passCommand',
			'restoreComm',
			'salvageParts'
		]);
	});
	test('one text at the start, three standing ones, the others upon completion', () => {
		expect(events.filter((id) => eventRow(id).start)).toEqual(['recovery']);
		expect(events.filter((id) => eventRow(id).during)).toEqual([
			'foodRationing',
			'jerryRigShields',
			'repairTools'
		]);
		expect(events.filter((id) => eventRow(id).done)).toHaveLength(12);
	});
	test('six Final Events of three cubes, Blackout of two', () => {
		expect(Object.entries(FINALS).map(([id, { cubes }]) => [id, cubes])).toEqual([
			['awaitRescue', 3],
			['escape', 3],
			['findCure', 3],
			['lastStand', 3],
			['blackout', 2],
			['protectCodes', 3]
		]);
	});
});

describe('tokens and cards', () => {
	test('six tokens of each kind; a seventh never comes into it (DM-1.3)', () => {
		expect(LIMIT).toBe(6);
		expect(Object.keys(STATIONS)).toHaveLength(6);
		const tokens = Object.values(CHARACTERS).filter((row) => row.fatigueToken);
		expect(tokens).toHaveLength(6);
	});
	test('seven characters with seven abilities; only DANIEL has no Fatigue token (DM-2.3)', () => {
		const rows = Object.values(CHARACTERS);
		expect(rows).toHaveLength(7);
		expect(new Set(rows.map((row) => row.ability)).size).toBe(7);
		expect(rows.filter((row) => !row.fatigueToken).map((row) => row.name)).toEqual(['DANIEL']);
	});
	test('three Infected cards with a power each, four Uninfected (DM-2.5)', () => {
		const rows = Object.values(STATUSES);
		expect(sum(rows.filter((row) => row.infected).map((row) => row.copies))).toBe(3);
		expect(sum(rows.filter((row) => !row.infected).map((row) => row.copies))).toBe(4);
		expect(rows.flatMap((row) => row.power ?? [])).toEqual(['shield', 'outpost', 'lifeSupport']);
	});
	test('one Infected at 3 and 4 players, two at 5 and 6, three at 7 (DM-1.1, DM-2.5)', () => {
		expect(INFECTED_BY_SEATS).toEqual({ 3: 1, 4: 1, 5: 2, 6: 2, 7: 3 });
	});
	test('four spaces on the vote track (DM-2.9)', () => expect(VOTE_SPACE).toBe(4));
	test('eleven printed variants and two switches of the table', () => {
		const helps = (side: string) => Object.values(VARIANTS).filter((row) => row.helps === side);
		expect([helps('infected'), helps('uninfected')].map((rows) => rows.length)).toEqual([6, 6]);
		expect(Object.keys(VARIANTS)).toHaveLength(13);
	});
});
