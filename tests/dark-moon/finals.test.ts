import { describe, test } from 'vitest';
import { broken, infect, oneAction, revealedBefore, tired } from './arrange';
import { ana, best, boris, cira, dino, given, good, hand, type Given } from './given';
import { completes, finale, plays, told, untold } from './occasions';

describe('Last Stand', () => {
	test('at its start every player takes a -1 Die token and discards; the revealed do not (Q131)', () => {
		const { when, then } = completes('lockdown', {
			seats: 4,
			state: (G) => {
				G.events = ['tacticalPrep', 'divertPower', 'lockdown'];
				G.completed = 2;
				G.final.id = 'lastStand';
				revealedBefore(G, dino);
			}
		});
		then({ crew: { [ana]: { tokens: -1 }, [boris]: { tokens: -1 }, [dino]: { tokens: 0 } } });
		then.asks('discardExcess', ana);
		when(ana).discard(1, 0);
		when(boris).discard(0, 1);
		when(cira).discard(1, 0);
		then({ pool: { strong: 2, weak: 1 }, players: { [ana]: { dice: { commander: 1 } } } });
		then.asks('retrieve', boris);
	});
});

describe('Blackout', () => {
	const total = (rolls: number[], begun: boolean) => {
		const table = plays('outpost3', {
			rolls,
			state: (G) => {
				if (begun) finale(G, 'blackout');
				hand(G, ana, { strong: 1, weak: 1 });
			}
		});
		table.when(ana).join(true);
		table.when(boris).join(false);
		table.when(cira).join(false);
		table.when(ana).submit([0, 1], false);
		return table;
	};

	test('every malfunction is harder by two (DM-6.2)', () => {
		const five = total([best, good], true);
		told(five, { say: 'taskDone', success: true, total: 5, difficulty: 5 });
		five.then({ final: { cubes: 1 } });
		five.then.asks('retrieve', boris);
		const three = total([good, good], true);
		told(three, { say: 'taskDone', success: false, total: 3, difficulty: 5 });
		three.then({ final: { cubes: 0 }, outpost: { length: 4 } });
		three.then.asks('retrieve', boris);
	});

	test('not before it begins (DM-6.2)', () => {
		const table = total([good, good], false);
		told(table, { say: 'taskDone', success: true, total: 3, difficulty: 3 });
		table.then.asks('retrieve', boris);
	});
});

describe('Protect Self-Destruct Codes', () => {
	const full = ({ state }: Given = {}) =>
		given({
			todo: [{ step: 'addCube' }],
			state: (G) => {
				finale(G, 'protectCodes', 2);
				state?.(G);
			}
		});

	test('the Commander shows the Status; Uninfected and rested: the Uninfected win (DM-1.2)', () => {
		const table = full();
		told(table, { say: 'codesShown', commander: ana, status: 'uninfected' });
		table.then.over({ winners: 'uninfected', by: 'finalEvent' });
	});

	test('Infected: the Infected win (DM-1.2)', () => {
		const table = full({ state: (G) => infect(G, ana, 'outpostPower') });
		told(table, { say: 'codesShown', commander: ana, status: 'outpostPower' });
		table.then.over({ winners: 'infected', by: 'codes' });
	});

	test('exhausted: the Infected win (DM-1.2)', () => {
		const { then } = full({ state: (G) => tired(G, 'jon') });
		then.over({ winners: 'infected', by: 'codes' });
		const other = full({ state: (G) => tired(G, 'luba') });
		other.then.over({ winners: 'uninfected', by: 'finalEvent' });
	});

	test('one cube before the last nothing is shown (DM-1.2)', () => {
		const table = given({
			todo: [{ step: 'addCube' }],
			state: (G) => finale(G, 'protectCodes', 1)
		});
		untold(table, { say: 'codesShown' });
		table.then.asks('retrieve', boris);
	});
});

describe('Tactical Prep', () => {
	test('puts a cube on the Final Event, which then needs one fewer (Q119, R-12)', () => {
		const prepared = completes('tacticalPrep', { state: (G) => (G.final.id = 'blackout') });
		prepared.then({ final: { cubes: 1, begun: false }, outcome: null });
		prepared.then.asks('selectEvent', ana);
		const { then } = given({
			todo: [{ step: 'addCube' }],
			state: (G) => finale(G, 'blackout', 1)
		});
		then.over({ winners: 'uninfected', by: 'finalEvent' });
	});

	test('as the third Event: the Final Event starts with that cube (Q116, R-12)', () => {
		const { then } = completes('tacticalPrep', {
			state: (G) => {
				G.events = ['lockdown', 'divertPower', 'tacticalPrep'];
				G.completed = 2;
				G.final.id = 'blackout';
			}
		});
		then({ final: { cubes: 1, begun: true }, outcome: null });
		then.asks('retrieve', boris);
	});
});

test('a Lone Wolf who completes the Final Event ends the game there (Q44, DM-1.2)', () => {
	const { when, then } = given({
		todo: oneAction(ana),
		rolls: [good, good],
		state: (G) => {
			finale(G, 'escape', 2);
			broken(G);
		}
	});
	when(ana).loneWolf();
	when(ana).rollDice(1, 1, 0);
	when(ana).submit([0, 1], false);
	then.over({ winners: 'uninfected', by: 'finalEvent' });
});
