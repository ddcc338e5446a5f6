import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import { facing, infect, oneAction } from './arrange';
import { ana, bad, boris, cira, given, good } from './given';
import { completes, infectedTurn } from './occasions';

type Table = ReturnType<typeof given>;
/** Everybody's whole view, as text; `null` is a watcher. */
const seen = ({ match }: Table, seat: string | null) => JSON.stringify(viewOf(match, seat));
/** The words are in the view of those named and of nobody else. */
function known(table: Table, words: RegExp, ...to: string[]) {
	for (const seat of Object.keys(table.now().crew))
		expect([seat, words.test(seen(table, seat))]).toEqual([seat, to.includes(seat)]);
	expect(seen(table, null)).not.toMatch(words);
}

describe('who may know what (DM-11)', () => {
	test('a Status: its owner, until it is revealed (DM-11)', () => {
		const table = given({
			turn: boris,
			todo: oneAction(boris),
			state: (G) => infect(G, boris, 'lifeSupportPower')
		});
		known(table, /lifeSupportPower/, boris);
		table.when(boris).reveal();
		for (const seat of [ana, cira, null]) expect(seen(table, seat)).toMatch(/lifeSupportPower/);
		table.then.asks('placeOne', boris);
	});
	test('faces rolled: the roller, then only those sent (DM-11, DM-3.1)', () => {
		const table = given({ rolls: [good, bad], todo: oneAction(ana) });
		table.when(ana).repair('outpost');
		table.when(ana).rollDice(0, 2, 0);
		known(table, /"face":/, ana);
		table.when(ana).submit([1], false);
		known(table, /"face":1/, ana);
		table.then.asks('retrieve', boris);
	});
	test('drawn Tasks: who drew them, then the one played (DM-11, DM-4.3)', () => {
		const table = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => (G.secret.tasks = ['life4', 'outpost3', 'life5'])
		});
		known(table, /life4/, ana);
		known(table, /outpost3/, ana);
		known(table, /life5/);
		table.when(ana).playTask('outpost3');
		known(table, /life4/, ana);
		expect(seen(table, null)).toMatch(/outpost3/);
		table.then.asks('join', ana);
	});
	test('Interference: who looks (DM-11, DM-9.3)', () => {
		const table = infectedTurn(boris, {
			state: (G) => (G.secret.tasks = ['life4', 'life5', 'life6'])
		});
		table.when(boris).infected('interference', null);
		known(table, /life[456]/, boris);
		table.when(boris).arrange(['life6']);
		known(table, /life[456]/, boris);
		table.then.asks('retrieve', cira);
	});
	test('drawn Events: the Commander, then the one opened (DM-11, Q132)', () => {
		const table = completes('lockdown');
		known(table, /bloodTesting/, ana);
		table.when(ana).pickEvent('divertPower');
		known(table, /bloodTesting/, ana);
		expect(seen(table, null)).toMatch(/divertPower/);
	});
	test('votes: the voter, then all together (DM-11, DM-8.1)', () => {
		const table = given({ todo: [{ step: 'castVote', on: cira, caller: ana, why: 'action' }] });
		table.when(ana).vote('weak');
		table.when(boris).vote('strong');
		for (const seat of [boris, cira, null]) expect(seen(table, seat)).not.toMatch(/"0":"weak"/);
		table.when(cira).vote('none');
		for (const seat of [ana, boris, cira, null])
			expect(seen(table, seat)).toMatch(/"0":"weak","1":"strong","2":"none"/);
	});
	test('tokens drawn by an Infection Power: who drew them, then the one placed (DM-11, DM-9.1)', () => {
		const table = given({
			rolls: [bad],
			turn: boris,
			todo: oneAction(boris),
			state: (G) => infect(G, boris, 'outpostPower')
		});
		table.when(boris).reveal();
		known(table, /"cards":\["researchLab","communications"\]/, boris);
		table.when(boris).place('communications');
		known(table, /researchLab/, boris);
		table.then.asks('discardExcess', boris);
	});
	test('orders of decks and piles, sealed votes and the source of luck: nobody (DM-11)', () => {
		const table = facing('outpost3');
		known(table, /"secret"|"sealed"|"seed"|taskDiscards|stationBag|fatigueBag/);
		table.then.asks('join', ana);
	});
	test('how many dice, of which colours: their owner (DM-11, DM-3.2)', () => {
		const table = given({
			todo: oneAction(ana),
			state: (G) => Object.assign(G.players[boris]!.dice, { strong: 7, weak: 9 })
		});
		known(table, /"strong":7,"weak":9/, boris);
	});
	test('whom the table waits for follows from what lies open (DM-11, D-5)', () => {
		const asked = (strong: number) => {
			const table = facing('outpost3', {
				state: (G) => {
					G.pool = { strong: 2, weak: 0, commander: 0 };
					Object.assign(G.players[ana]!.dice, { strong, weak: 0, commander: 0 });
				}
			});
			table.when(ana).join(false);
			return seen(table, null);
		};
		expect(asked(4)).toBe(asked(0));
	});
	test('after the end everything lies open (DM-11)', () => {
		const table = facing('life4', {
			state: (G) => (G.fatigue = ['jon', 'luba', 'michihiro', 'steve'])
		});
		for (const seat of [ana, boris, cira]) table.when(seat).join(false);
		table.then.over({ winners: 'infected' });
		expect(seen(table, null)).toMatch(/"secret".*"tasks"/);
	});
});
