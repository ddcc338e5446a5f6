import { describe, expect, test } from 'vitest';
import type { TaskId } from '$lib/games/dark-moon/content/tasks';
import type { State } from '$lib/games/dark-moon/rules/state';
import { viewOf } from '$lib/table/match';
import { broken, onTop, revealedBefore, tired, said } from './arrange';
import { ana, boris, cira, hand } from './given';
import { plays, succeeds } from './occasions';

/** Everybody stays OUT. */
function failure(state: (G: State) => void, task: TaskId = 'outpost3') {
	const table = plays(task, { state });
	for (const seat of [ana, boris, cira]) table.when(seat).join(false);
	return table;
}

describe('completing an Event (DM-4.6)', () => {
	const event = (id: State['events'][number], cubes: number) => (G: State) => {
		broken(G);
		G.events = [id];
		G.cubes = cubes;
	};
	test('the last cube makes its text happen (DM-4.6)', () => {
		const { then } = succeeds(event('lockdown', 1));
		then({ outpost: ['shieldControl', 'lifeSupport'], completed: 1, cubes: 0 });
		then.asks('selectEvent', ana);
	});
	test('one cube short of it nothing happens (DM-4.6)', () => {
		const { then } = succeeds(event('lockdown', 0));
		then({ outpost: [], completed: 0, cubes: 1, suspicion: 2 });
		then.asks('retrieve', boris);
	});
	test('tokens that would end the game are left out, the others placed (DM-4.6, Q101)', () => {
		const { then, now } = succeeds((G) => {
			event('lockdown', 1)(G);
			broken(G, 'researchLab', 'communications', 'hangarBay', 'command');
		});
		expect(now().outpost).toHaveLength(5);
		then({ outcome: null, completed: 1 });
		then.asks('selectEvent', ana);
	});
});

describe('the next Event (DM-4.7)', () => {
	const nth = (completed: number) => (G: State) => {
		broken(G);
		const all: State['events'] = ['salvageParts', 'restoreComm', 'tacticalPrep'];
		G.events = [...all.slice(2 - completed, 2), 'tacticalPrep'];
		G.completed = completed;
		G.cubes = 3;
		G.secret.events = ['bloodTesting', 'divertPower', 'foodRationing'];
	};
	test.each([0, 1])('after %i completed ones more the Commander draws two and plays one', (n) => {
		const { when, then, now, match } = succeeds(nth(n));
		then.sees(ana, { players: { [ana]: { cards: ['bloodTesting', 'divertPower'] } } });
		for (const seat of [boris, null])
			expect(JSON.stringify(viewOf(match, seat))).not.toMatch(/bloodTesting|divertPower/);
		then.asks('selectEvent', ana);
		when(ana).pickEvent('divertPower');
		expect(now().events.at(-1)).toBe('divertPower');
		expect(now().secret).toMatchObject({
			events: ['foodRationing'],
			eventDiscards: ['bloodTesting']
		});
		expect(JSON.stringify(viewOf(match, boris))).not.toContain('bloodTesting');
		then({ completed: n + 1, cubes: 0, final: { begun: false } });
		then.asks('retrieve', boris);
	});
	test('after the third the Final Event begins and nobody draws (DM-4.7, DM-4.10, Q116)', () => {
		const { then, now } = succeeds(nth(2));
		// The cube Tactical Prep lays on it; this Task's own went to the third Event.
		then({ completed: 3, final: { begun: true, cubes: 1 } });
		expect(now().secret.events).toHaveLength(3);
		then.asks('retrieve', boris);
	});
});

describe('suspicion (DM-4.8)', () => {
	test('a suspicious Task moves the cube one space when it succeeds', () => {
		const { then } = succeeds((G) => broken(G));
		then({ suspicion: 2 });
		then.asks('retrieve', boris);
	});
	test('and when it fails (DM-4.8)', () => {
		const { then } = failure((G) => broken(G));
		then({ suspicion: 2 });
		then.asks('retrieve', boris);
	});
	test('another Task does not (DM-4.8)', () => {
		const { then } = failure((G) => broken(G), 'outpost5');
		then({ suspicion: 1 });
		then.asks('retrieve', boris);
	});
	test('it moves also when the Task completed an Event, after the next one is chosen (DM-4.8, R-10, Q115)', () => {
		const { when, then } = succeeds((G) => {
			broken(G);
			G.events = ['salvageParts'];
			G.cubes = 2;
		});
		then({ suspicion: 1 });
		then.asks('selectEvent', ana);
		when(ana).pickEvent('bloodTesting');
		then({ suspicion: 2 });
		then.asks('retrieve', boris);
	});
	test('not once every Infected is revealed (DM-4.8, DM-9.4)', () => {
		const { then } = failure((G) => {
			broken(G);
			revealedBefore(G, cira);
			G.suspicion = null;
		});
		then({ suspicion: null });
		then.asks('retrieve', boris);
	});
});

describe('the forced vote (DM-4.9)', () => {
	const last = (state: (G: State) => void = () => undefined) =>
		failure((G) => {
			broken(G);
			G.suspicion = 3;
			state(G);
		});
	test('on the third suspicious Task, not on the second (DM-4.9)', () => {
		const second = failure((G) => {
			broken(G);
			G.suspicion = 2;
		});
		second.then({ suspicion: 3 });
		second.then.asks('retrieve', boris);
		const third = last();
		third.then({ suspicion: 4 });
		third.then.asks('pickSeat', ana);
	});
	test('the active player must name a player, self and quarantined allowed (DM-4.9, Q54)', () => {
		const { when, then, may, match } = last((G) => (G.crew[boris]!.quarantined = true));
		for (const seat of [ana, boris, cira]) may(ana).name(seat);
		expect(match.game.options(viewOf(match, ana), ana).map(({ move }) => move)).not.toContain(
			'pass'
		);
		when(ana).name(boris);
		then.asks('castVote', ana, boris, cira);
	});
	test('then the cube goes back to the first space (DM-4.9)', () => {
		const { when, then } = last();
		when(ana).name(cira);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ suspicion: 1, crew: { [cira]: { quarantined: false } } });
		then.asks('retrieve', boris);
	});
	test('Research Lab damage does not prevent it (DM-4.9, Q56)', () => {
		const { when, then } = last((G) => broken(G, 'researchLab'));
		when(ana).name(cira);
		then.asks('castVote', ana, boris, cira);
	});
	test('a revealed Infected is never a candidate (DM-4.9, Q58)', () => {
		const { then } = last((G) => {
			G.infected = 2;
			revealedBefore(G, cira);
		});
		then.blocked(ana, 'name', [cira], 'isRevealed');
		then.asks('pickSeat', ana);
	});
});

describe('the Final Event begins (DM-4.10)', () => {
	const begins = (state: (G: State) => void = () => undefined) =>
		succeeds((G) => {
			broken(G);
			G.events = ['lockdown', 'salvageParts', 'restoreComm'];
			G.completed = 2;
			G.cubes = 2;
			hand(G, boris, { strong: 1 });
			state(G);
		});
	test('all Tasks, played or not, without the complications, in a new deck (DM-4.10)', () => {
		const { when, then, now, match } = begins((G) => {
			onTop(G, 'outpost3', 'bloodTest', 'actOfTrustShield');
			G.secret.taskDiscards = G.secret.tasks.splice(8);
		});
		when(ana).takeDice(0, 0, 0);
		when(boris).takeDice(0, 0, 0);
		when(cira).takeDice(0, 0, 0);
		expect(now().secret.tasks).toHaveLength(14);
		expect(now().secret.tasks).toContain('outpost3');
		expect(now().secret.taskDiscards).toEqual([]);
		expect(said(now(), 'deckRebuilt')).toMatchObject({ why: 'finalEvent' });
		expect(JSON.stringify(viewOf(match, boris))).not.toMatch(/any8|shield5/);
		then.asks('retrieve', boris);
	});
	test('"at start" texts happen then (DM-4.10)', () => {
		const { when, then } = begins((G) => {
			G.final.id = 'lastStand';
			tired(G);
		});
		for (const seat of [ana, boris, cira]) when(seat).takeDice(0, 0, 0);
		then({ crew: { [ana]: { tokens: -1 }, [boris]: { tokens: -1 }, [cira]: { tokens: -1 } } });
		then.asks('discardExcess', ana);
	});
});
