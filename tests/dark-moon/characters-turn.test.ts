import { describe, expect, test } from 'vitest';
import type { CharacterId } from '$lib/games/dark-moon/content/characters';
import { isFatigued } from '$lib/games/dark-moon/rules/queries';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, facing, infect, oneAction, said, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';
import { infectedTurn } from './occasions';

const is = (G: State, seat: string, character: CharacterId) =>
	void (G.crew[seat]!.character = character);

describe('Luba: rolls again (Q81)', () => {
	const luba = (rolls: number[], state: (G: State) => void = () => undefined) =>
		given({
			rolls,
			todo: [...oneAction(ana), ...oneAction(ana)],
			state: (G) => {
				broken(G, 'command');
				is(G, ana, 'luba');
				is(G, boris, 'jon');
				state(G);
			}
		});
	const repairing = (...how: Parameters<typeof luba>) => {
		const table = luba(...how);
		table.when(ana).repair('outpost');
		table.when(ana).rollDice(1, 1, 0);
		return table;
	};
	test('all dice just rolled, then she must send one of the second roll (Q81)', () => {
		const { when, then, mayNot, now } = repairing([bad, good, slip, best]);
		const { question } = now();
		when(ana).reroll();
		then.sees(ana, {
			players: {
				[ana]: {
					roll: [
						{ kind: 'strong', face: -1 },
						{ kind: 'weak', face: 3 }
					]
				}
			}
		});
		expect(now().question).not.toBe(question);
		expect(said(now(), 'rerolled')).toMatchObject({ by: ana });
		mayNot(ana).reroll();
		mayNot(ana).submit([], false);
		then.asks('submit', ana);
	});
	test('once a turn: not again in a later roll (Q81)', () => {
		const { when, then, mayNot } = repairing([bad, bad, bad, good, bad]);
		when(ana).reroll();
		when(ana).submit([1], false);
		when(ana).remove('outpost', 'command');
		when(ana).repair('shield');
		when(ana).rollDice(1, 0, 0);
		mayNot(ana).reroll();
		then.asks('submit', ana);
	});
	test('not used, it waits for the next roll of the turn (Q81)', () => {
		const { when, then, may } = repairing([bad, good, bad]);
		when(ana).submit([0], false);
		when(ana).repair('shield');
		when(ana).rollDice(1, 0, 0);
		may(ana).reroll();
		then.asks('submit', ana);
	});
	test('as a Lone Wolf too (Q81)', () => {
		const { when, then } = luba([bad, bad, good, good]);
		when(ana).loneWolf();
		when(ana).rollDice(1, 1, 0);
		when(ana).reroll();
		when(ana).submit([0, 1], false);
		then({ cubes: 1 });
		then.asks('act', ana);
	});
	test('in a malfunction as active player, of what is left too (Q81, R-6)', () => {
		const { when, then, may, mayNot } = facing('outpost3', {
			rolls: [bad, best, bad, good],
			state: (G) => {
				broken(G);
				is(G, ana, 'luba');
				is(G, boris, 'jon');
				hand(G, ana, { strong: 1, weak: 1 });
			}
		});
		when(ana).join(true);
		when(boris).join(false);
		when(cira).join(false);
		may(ana).reroll();
		when(ana).submit([1], true);
		may(ana).reroll();
		when(ana).reroll();
		mayNot(ana).reroll();
		mayNot(ana).submit([], false);
		then({ success: 3 });
		then.asks('submit', ana);
	});
	test("not on another's turn (Q81, R-6)", () => {
		const { when, then, mayNot } = facing('outpost3', { rolls: [bad, bad, bad, bad] });
		when(ana).join(false);
		when(boris).join(true);
		when(cira).join(false);
		mayNot(boris).reroll();
		then.asks('submit', boris);
	});
	test('not when fatigued (DM-10.1)', () => {
		const { mayNot, then } = repairing([bad, bad], (G) => tired(G, 'luba'));
		mayNot(ana).reroll();
		then.asks('submit', ana);
	});
	test('nobody else (Q81)', () => {
		const { mayNot, then } = repairing([bad, bad], (G) => is(G, ana, 'steve'));
		mayNot(ana).reroll();
		then.asks('submit', ana);
	});
	test("tested as Commander on another's turn she may not (Q81)", () => {
		const { when, mayNot, then } = infectedTurn(boris, {
			rolls: [bad],
			state: (G) => {
				is(G, ana, 'luba');
				hand(G, ana, { strong: 1 });
			}
		});
		when(boris).infected('testCommander', null);
		mayNot(ana).reroll();
		then.asks('submit', ana);
	});
	test('tested on her own turn, by one who revealed under her order, she may (Q81)', () => {
		const { when, then } = luba([slip, bad, good], (G) => {
			G.shields = 0;
			infect(G, boris);
			hand(G, ana, { strong: 1 });
		});
		when(ana).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		when(boris).discard(1, 1);
		when(boris).infected('testCommander', null);
		when(ana).reroll();
		when(ana).submit([0], false);
		then({ shields: 1, outpost: ['command'], pool: { strong: 2 } });
		then.asks('act', ana);
	});
	test('a new turn of hers brings it back', () => {
		const { now, when, then } = given({ turn: ana, state: (G) => (G.rerolled = true) });
		expect(now().rerolled).toBe(false);
		when(ana).takeDice(0, 0, 0);
		then.asks('act', ana);
	});
});

describe('Chaya: three Tasks (DM-4.3)', () => {
	const draws = (state: (G: State) => void) => {
		const { now, then } = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => {
				is(G, ana, 'chaya');
				G.secret.tasks = ['any6', 'any8', 'life4', 'life5'];
				state(G);
			}
		});
		then.asks('chooseTask', ana);
		return now().players[ana]!.cards;
	};
	test('draws three, plays one, discards two face down', () => {
		const { when, then, now } = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => {
				is(G, ana, 'chaya');
				G.secret.tasks = ['any6', 'outpost3', 'life4', 'life5'];
			}
		});
		then.sees(ana, { players: { [ana]: { cards: ['any6', 'outpost3', 'life4'] } } });
		when(ana).playTask('outpost3');
		expect(now().secret.taskDiscards).toEqual(['any6', 'life4']);
		then.asks('join', ana);
	});
	test('two when fatigued, as anybody (DM-10.1)', () => {
		expect(draws((G) => tired(G, 'chaya'))).toEqual(['any6', 'any8']);
		expect(draws((G) => is(G, ana, 'steve'))).toEqual(['any6', 'any8']);
	});
	test('with fewer than three left the shuffled discards go under them (R-31)', () => {
		expect(
			draws((G) => {
				G.secret.tasks = ['any6', 'any8'];
				G.secret.taskDiscards = ['life6', 'life7'];
			})
		).toEqual(['any6', 'any8', 'life6']);
	});
	test('exactly three left: nothing is shuffled (R-31)', () => {
		expect(
			draws((G) => {
				G.secret.tasks = ['any6', 'any8', 'life4'];
				G.secret.taskDiscards = ['life6', 'life7'];
			})
		).toEqual(['any6', 'any8', 'life4']);
	});
});

test('DANIEL is never fatigued: with all six tokens but one out he works as ever (DM-10.1)', () => {
	const { when, then, may, now } = facing('outpost3', {
		rolls: [bad, bad],
		state: (G) => {
			is(G, ana, 'daniel');
			tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');
			hand(G, ana, { strong: 2 });
		}
	});
	expect(isFatigued(now(), ana)).toBe(false);
	when(ana).join(true);
	when(boris).join(false);
	when(cira).join(false);
	may(ana).submit([0, 1], false);
	may(ana).submit([0], true);
	then.asks('submit', ana);
});
