import { describe, expect, test } from 'vitest';
import { malfunction, type TaskId } from '$lib/games/dark-moon/content/tasks';
import { viewOf } from '$lib/table/match';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, oneAction, onTop } from './arrange';
import { ana, best, boris, cira, given, good } from './given';
import { completes, current, plays, told } from './occasions';

/** Two Events are done; the third needs one more cube. */
const third = (G: State) => {
	G.events = ['tacticalPrep', 'divertPower', 'lockdown'];
	G.completed = 2;
	G.cubes = 1;
};

describe('completion', () => {
	test('a success adds one cube; the Event is not complete before the last (DM-4.5, DM-4.6)', () => {
		const { when, then } = plays('acceptableLoss', {
			state: (G) => {
				current(G, 'lockdown');
			}
		});
		when(ana).draw('lifeSupport');
		then({ cubes: 1, completed: 0, outpost: { length: 2 } });
		then.asks('retrieve', boris);
	});

	test('text, next Event, suspicion, forced vote, in this order (Q115, R-9, R-10)', () => {
		const { when, then } = plays('strategicCompromise', {
			state: (G) => {
				current(G, 'lockdown');
				G.cubes = 1;
				G.suspicion = 3;
			}
		});
		when(ana).remove('outpost', 'lifeSupport');
		when(ana).draw('lifeSupport');
		when(ana).draw('lifeSupport');
		then({ outpost: ['shieldControl', 'researchLab', 'communications'], suspicion: 3 });
		then.asks('selectEvent', ana);
		when(ana).pickEvent('divertPower');
		then({ suspicion: 4, cubes: 0, completed: 1, events: ['lockdown', 'divertPower'] });
		then.asks('pickSeat', ana);
	});

	test('the Commander alone sees the two Events (Q132, DM-4.7)', () => {
		const { then, match } = completes('lockdown', {
			turn: boris,
			state: (G) => (G.secret.events = ['recovery', 'repairTools', 'resupply'])
		});
		then.asks('selectEvent', ana);
		then.sees(ana, { players: { [ana]: { cards: ['recovery', 'repairTools'] } } });
		for (const seat of [boris, cira, null])
			expect(JSON.stringify(viewOf(match, seat))).not.toMatch(/recovery|repairTools/);
	});

	test('the first Event not picked goes under the deck, a later one to the discards, unseen (Q117, DM-2.8, DM-4.7)', () => {
		const first = given({
			briefing: true,
			state: (G) => (G.secret.events = ['recovery', 'resupply', 'lockdown'])
		});
		for (const seat of [ana, boris, cira]) first.when(seat).read();
		first.when(ana).pickEvent('resupply');
		first.then({
			events: ['resupply'],
			secret: { events: ['lockdown', 'recovery'], eventDiscards: [] }
		});
		first.then.asks('retrieve', boris);
		const later = completes('lockdown', {
			state: (G) => (G.secret.events = ['resupply', 'recovery', 'repairTools'])
		});
		later.when(ana).pickEvent('resupply');
		later.then({ secret: { events: ['repairTools'], eventDiscards: ['recovery'] } });
		expect(JSON.stringify(viewOf(later.match, boris))).not.toContain('recovery');
		later.then.asks('retrieve', boris);
	});
});

describe('the third Event', () => {
	test('the Final Event begins, the Commander draws nothing; its last cube was the Event’s (Q116, DM-4.10)', () => {
		const table = completes('lockdown', { state: third });
		told(table, { say: 'finalBegins', id: 'awaitRescue' });
		table.then({
			completed: 3,
			cubes: 0,
			outpost: { length: 4 },
			final: { begun: true, cubes: 0 },
			players: { [ana]: { cards: [] } }
		});
		table.then.asks('retrieve', boris);
	});

	test('all Tasks, played or not, make a new deck without complications (R-34, DM-4.10)', () => {
		const { now, then } = completes('lockdown', {
			state: (G) => {
				third(G);
				G.secret.taskDiscards = G.secret.tasks.splice(0, 12);
			}
		});
		const deck = now().secret.tasks as TaskId[];
		expect(deck).toHaveLength(14);
		expect(deck.every((id) => malfunction(id))).toBe(true);
		then({ secret: { taskDiscards: [] } });
		then.asks('retrieve', boris);
	});

	test('the Task whose cube completed it is in that deck too (R-34)', () => {
		const { when, now, then } = plays('outpost4', {
			rolls: [best, best, best, best, best],
			state: third
		});
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		when(ana).submit([0, 1], false);
		when(ana).decline();
		then({ final: { begun: true, cubes: 0 } });
		expect(now().secret.tasks).toContain('outpost4');
		then.asks('retrieve', boris);
	});

	test('when that deck runs out the malfunctions are shuffled again (R-34, Q89)', () => {
		const { when, then } = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => {
				third(G);
				G.completed = 3;
				G.final.begun = true;
				G.secret.tasks = ['any6'];
				G.secret.taskDiscards = ['life4', 'life5'];
			}
		});
		then.sees(ana, { players: { [ana]: { cards: ['any6', 'life4'] } } });
		when(ana).playTask('life4');
		then.asks('join', ana);
	});

	test('before it, a cube goes to the current Event; afterwards to the Final Event (DM-4.5)', () => {
		const { then } = given({
			todo: [{ step: 'addCube' }, { step: 'addCube' }],
			state: third
		});
		then({ final: { cubes: 1 }, cubes: 0 });
		then.asks('retrieve', boris);
	});
});

describe('a Lone Wolf', () => {
	const wolf = (state: (G: State) => void) => {
		const table = given({
			rolls: [good, good],
			state: (G) => {
				state(G);
				broken(G);
			}
		});
		table.when(ana).takeDice(0, 0, 0);
		table.when(ana).loneWolf();
		table.when(ana).rollDice(1, 1, 0);
		table.when(ana).submit([0, 1], false);
		return table;
	};

	test('who completes an Event: the next one is picked, then the turn goes on (Q43)', () => {
		const { when, then } = wolf((G) => {
			current(G, 'rescueCrewman');
			G.cubes = 1;
			onTop(G, 'outpost5');
		});
		then({ fatigue: ['jon', 'luba'] });
		then.asks('selectEvent', ana);
		when(ana).pickEvent('bloodTesting');
		then.asks('chooseTask', ana);
	});

	test('who completes the third starts the Final Event in mid-turn; the Task counts for it (R-11)', () => {
		const { when, now, then } = wolf((G) => {
			third(G);
			onTop(G, 'acceptableLoss', 'outpost3');
		});
		then({ final: { begun: true, cubes: 0 }, players: { [ana]: { cards: ['outpost3', 'any6'] } } });
		expect(now().secret.tasks.every((id) => malfunction(id))).toBe(true);
		then.asks('chooseTask', ana);
		when(ana).playTask('outpost3');
		then.asks('join', ana);
	});
});

test('an Event is completed once, under an order too (Q43, R-11)', () => {
	const { when, then } = given({
		todo: oneAction(ana),
		rolls: [good, good],
		state: (G) => {
			current(G, 'lockdown');
			G.cubes = 1;
			broken(G);
		}
	});
	when(ana).order(cira);
	when(cira).doTwo();
	when(cira).loneWolf();
	when(cira).rollDice(1, 1, 0);
	when(cira).submit([0, 1], false);
	then({ completed: 1, outpost: { length: 2 } });
	when(ana).pickEvent('bloodTesting');
	then.asks('act', cira);
});
