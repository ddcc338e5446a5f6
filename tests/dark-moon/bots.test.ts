import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { State } from '$lib/games/dark-moon/rules/state';
import { chanceFrom } from '$lib/table/chance';
import { viewOf, type PlayerID } from '$lib/table/match';
import { infect, oneAction, onTop, tired } from './arrange';
import { ana, bad, best, boris, cira, given, good, hand, slip } from './given';
import { infectedTurn, plays } from './occasions';

const { sensible } = darkMoon.bots;

/** What a sensible bot answers in a seat, whatever mood it is in. */
function answers({ match }: ReturnType<typeof given>, seat: PlayerID) {
	const moods = Array.from({ length: 12 }, (_, i) => chanceFrom(`mood ${i}`));
	const said = moods.map((mood) => sensible(viewOf(match, seat), seat, mood));
	return [...new Set(said.map(({ move, args }) => [move, ...args].join(' ')))].sort();
}

describe('the Uninfected', () => {
	test('repair what is nearest to the end', () => {
		const table = (change: (G: State) => void) =>
			given({ todo: oneAction(ana), state: (G) => (tired(G), (G.outpost = []), change(G)) });
		expect(
			answers(
				table((G) => (G.shields = 5)),
				ana
			)
		).toEqual(['repair shield']);
		const tiredOut = table((G) => tired(G, 'luba', 'steve', 'enver', 'chaya', 'michihiro'));
		expect(answers(tiredOut, ana)).toEqual(['repair lifeSupport']);
	});

	test('send what is needed and keep the rest, and send what is good', () => {
		const roll = (rolls: number[]) => {
			const table = plays('outpost3', {
				rolls,
				state: (G) => (hand(G, ana, { strong: 3 }), hand(G, boris, {}), hand(G, cira, {}))
			});
			table.when(ana).join(true);
			table.when(boris).join(false);
			table.when(cira).join(false);
			return table;
		};
		expect(answers(roll([best, good, bad]), ana)).toEqual(['submit 0 false']);
		expect(answers(roll([bad, slip, good]), ana)).toEqual(['submit 2 true']);
	});

	test('stay OUT with one die when it cannot help', () => {
		const table = plays('shield8', {
			state: (G) => (hand(G, ana, { weak: 1 }), hand(G, boris, {}), hand(G, cira, {}))
		});
		expect(answers(table, ana)).toEqual(['join false']);
	});

	test('play the easier Task', () => {
		const table = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => onTop(G, 'shield8', 'outpost3')
		});
		expect(answers(table, ana)).toEqual(['playTask outpost3']);
	});

	test('vote by what they have seen', () => {
		const table = (status: 'shieldPower' | 'uninfected') =>
			given({
				seats: 5,
				todo: [{ step: 'castVote', on: boris, caller: cira, why: 'action' }],
				state: (G) => (G.players[ana]!.learnt[boris] = status)
			});
		expect(answers(table('shieldPower'), ana)).toEqual(['vote weak']);
		expect(answers(table('uninfected'), ana)).toEqual(['vote strong']);
	});

	test('agree to a blood test, which an Infected refuses', () => {
		const asked = (change: (G: State) => void) => {
			const table = plays('bloodTest', { seats: 5, state: change });
			table.when(ana).name(boris);
			return table;
		};
		expect(
			answers(
				asked(() => undefined),
				boris
			)
		).toEqual(['agree true']);
		expect(
			answers(
				asked((G) => infect(G, boris)),
				boris
			)
		).toEqual(['agree false']);
	});
});

describe('the Infected', () => {
	test('come out when the power ends the match', () => {
		const table = (shields: number) =>
			given({
				todo: oneAction(ana),
				state: (G) => (infect(G, ana, 'shieldPower'), (G.shields = shields))
			});
		expect(answers(table(5), ana)).toEqual(['reveal']);
		expect(answers(table(1), ana)).not.toContain('reveal');
	});

	test('play the harder Task, since nobody sees the other', () => {
		const table = given({
			todo: [{ step: 'dealTasks' }],
			state: (G) => (infect(G, ana), onTop(G, 'outpost3', 'shield5'))
		});
		expect(answers(table, ana)).toEqual(['playTask shield5']);
	});

	test('spare a partner they know', () => {
		const table = given({
			seats: 5,
			todo: [{ step: 'castVote', on: boris, caller: cira, why: 'action' }],
			state: (G) => {
				infect(G, ana, 'shieldPower');
				infect(G, boris, 'outpostPower');
				G.players[ana]!.learnt[boris] = 'outpostPower';
			}
		});
		expect(answers(table, ana)).toEqual(['vote strong']);
	});

	test('once revealed do what brings a sixth token nearest', () => {
		const table = (change: (G: State) => void) =>
			infectedTurn(boris, { state: (G) => (tired(G), (G.outpost = []), change(G)) });
		const shaky = table(
			(G) => ((G.shields = 5), tired(G, 'jon', 'luba', 'steve', 'enver', 'chaya'))
		);
		expect(answers(shaky, boris)).toEqual(['infected energySpike ']);
		const unarmed = table((G) => ((G.shields = 5), hand(G, ana, {})));
		expect(answers(unarmed, boris)).toEqual(['infected testCommander ']);
	});

	test('once revealed send the worst they have', () => {
		const table = plays('outpost3', {
			rolls: [best, bad],
			state: (G) => {
				infect(G, ana, 'shieldPower');
				G.crew[boris]!.revealed = 'outpostPower';
				hand(G, boris, { strong: 1, weak: 1 });
			}
		});
		table.when(ana).join(false);
		table.when(boris).join(true);
		table.when(cira).join(false);
		expect(answers(table, boris)).toEqual(['submit 1 true']);
	});
});
