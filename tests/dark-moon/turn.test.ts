import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { viewOf } from '$lib/table/match';
import { broken, facing, infect, onTop, revealedBefore, tired, said } from './arrange';
import { ana, best, boris, cira, given, type Given } from './given';
import { succeeds } from './occasions';

/** Ana is at her action, with these Tasks on top of the deck. */
const acting = (state: (G: State) => void = () => undefined, more: Given = {}) => {
	const table = given({
		...more,
		state: (G) => {
			onTop(G, 'acceptableLoss', 'strategicCompromise', 'outpost3');
			state(G);
		}
	});
	table.when(ana).takeDice(0, 0, 0);
	return table;
};

describe('the nine steps', () => {
	test('retrieve, act, choose, resolve, cube, suspicion, and on to the left', () => {
		const { when, then } = acting();
		then.asks('act', ana);
		when(ana).pass();
		then.asks('chooseTask', ana);
		when(ana).playTask('acceptableLoss');
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then({ cubes: 1, suspicion: 1, active: boris });
		then.asks('retrieve', boris);
	});
	test('one action, not two (DM-4.2)', () => {
		const { when, then, mayNot } = acting(undefined, { rolls: [best] });
		when(ana).repair('outpost');
		when(ana).rollDice(1, 0, 0);
		when(ana).submit([0], false);
		when(ana).remove('outpost', 'lifeSupport');
		mayNot(ana).repair('outpost');
		then.asks('chooseTask', ana);
	});
	test('or none (DM-4.2, R-25, Q15)', () => {
		const { when, then } = acting();
		when(ana).pass();
		then.asks('chooseTask', ana);
	});
	test('a quarantined player: only vote, order, reveal, or nothing (DM-4.2, DM-8.3, Q71)', () => {
		const { then, may } = acting((G) => {
			broken(G, 'command');
			tired(G, 'steve');
			infect(G, ana);
			G.crew[ana]!.quarantined = true;
		});
		for (const area of ['shield', 'outpost', 'lifeSupport'] as const)
			then.blocked(ana, 'repair', [area], 'quarantined');
		then.blocked(ana, 'loneWolf', [], 'quarantined');
		may(ana).callVote(ana);
		may(ana).callVote(boris);
		may(ana).order(boris);
		may(ana).reveal();
		may(ana).pass();
		then.asks('act', ana);
	});
});
describe('choosing a Task (DM-4.3)', () => {
	test('two drawn, seen by the active player alone; one face up, the other away face down', () => {
		const { when, then, now, match, mayNot } = acting();
		when(ana).pass();
		then.sees(ana, {
			players: { [ana]: { cards: ['acceptableLoss', 'strategicCompromise'] } }
		});
		for (const seat of [boris, cira, null])
			expect(JSON.stringify(viewOf(match, seat))).not.toMatch(/acceptableLoss|strategicComp/);
		mayNot(ana).playTask('outpost3');
		when(ana).playTask('strategicCompromise');
		then({ task: { id: 'strategicCompromise', result: 'open' } });
		expect(now().secret.taskDiscards).toEqual(['acceptableLoss']);
		expect(JSON.stringify(viewOf(match, boris))).not.toContain('acceptableLoss');
		then.asks('removeToken', ana);
	});
	test('whoever is quarantined skips steps 3 to 9, a full vote track too (DM-4.3, Q71)', () => {
		const { when, then } = acting((G) => {
			G.crew[ana]!.quarantined = true;
			G.suspicion = 4;
		});
		when(ana).pass();
		then({ task: null, suspicion: 4 });
		then.asks('retrieve', boris);
	});
	test('whoever is put in quarantine by an action of this turn draws none (DM-4.3)', () => {
		const { when, then } = acting();
		when(ana).callVote(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		when(ana).discard(1, 1);
		then.asks('retrieve', boris);
	});
	test('whoever is released by it draws (DM-4.3)', () => {
		const { when, then } = acting((G) => (G.crew[ana]!.quarantined = true));
		when(ana).callVote(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then.asks('chooseTask', ana);
	});
	test('a revealed Infected draws none (DM-4.3, DM-9.2)', () => {
		const { when, then } = given({ turn: boris, state: (G) => revealedBefore(G, boris) });
		when(boris).takeDice(0, 0, 0);
		when(boris).pass();
		then.asks('retrieve', cira);
	});
	test('an empty deck: the discards are shuffled into a new one, nobody sees them (DM-4.3, Q89)', () => {
		const { when, then, now, match } = acting((G) => {
			G.secret.taskDiscards = ['life4', 'life5', 'life6'];
			G.secret.tasks = [];
		});
		when(ana).pass();
		then.sees(ana, { players: { [ana]: { cards: ['life4', 'life5'] } } });
		expect(now().secret).toMatchObject({ tasks: ['life6'], taskDiscards: [] });
		expect(JSON.stringify(viewOf(match, boris))).not.toMatch(/life[456]/);
		then.asks('chooseTask', ana);
	});
	test('a last card is dealt first (DM-4.3, Q89)', () => {
		const { when, then } = acting((G) => {
			G.secret.taskDiscards = ['life4', 'life5'];
			G.secret.tasks = ['any6'];
		});
		when(ana).pass();
		then.sees(ana, { players: { [ana]: { cards: ['any6', 'life4'] } } });
		then.asks('chooseTask', ana);
	});
	test('two left are enough: nothing is shuffled (DM-4.3)', () => {
		const { when, then, now } = acting((G) => {
			G.secret.taskDiscards = ['life4'];
			G.secret.tasks = ['any6', 'any8'];
		});
		when(ana).pass();
		expect(now().secret).toMatchObject({ tasks: [], taskDiscards: ['life4'] });
		then.asks('chooseTask', ana);
	});
	test('the resolved Task is discarded (Q90)', () => {
		const { when, then, now } = acting();
		when(ana).pass();
		when(ana).playTask('acceptableLoss');
		when(ana).draw('outpost');
		expect(now().secret.taskDiscards).toEqual(['strategicCompromise', 'acceptableLoss']);
		then.asks('retrieve', boris);
	});
});

describe('resolving it (DM-4.4)', () => {
	test('a malfunction is worked on by everyone, from the active player on (DM-4.4)', () => {
		const { then } = facing('outpost3');
		then({ task: { area: 'outpost' }, success: 0 });
		then.asks('join', ana);
	});
	test('a complication asks its own question (DM-4.4, DM-7.1)', () => {
		facing('mandatoryQuarantine').then.asks('pickSeat', ana);
	});
});

describe('the cube (DM-4.5)', () => {
	test('success: one on the current Event (DM-4.5)', () => {
		const { then, now } = succeeds(() => undefined);
		then({ cubes: 1, final: { cubes: 0 } });
		expect(said(now(), 'taskDone')).toMatchObject({ success: true });
		then.asks('retrieve', boris);
	});
	test('success: one on the Final Event once it has begun (DM-4.5)', () => {
		const { then } = succeeds((G) => {
			G.events = ['lockdown', 'resupply', 'salvageParts'];
			G.completed = 3;
			G.final = { id: 'escape', cubes: 1, begun: true };
		});
		then({ cubes: 0, final: { cubes: 2 } });
		then.asks('retrieve', boris);
	});
	test('failure: none (DM-4.5)', () => {
		const { when, then, now } = facing('outpost3');
		for (const seat of [ana, boris, cira]) when(seat).join(false);
		then({ cubes: 0, final: { cubes: 0 } });
		expect(said(now(), 'taskDone')).toMatchObject({ success: false });
		then.asks('retrieve', boris);
	});
});
