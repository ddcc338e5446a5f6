import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { doubtOf, readJournal } from '$lib/games/dark-moon/bots/doubt';
import type { VariantId } from '$lib/games/dark-moon/content/variants';
import type { Says } from '$lib/games/dark-moon/rules/journal';
import type { State, View } from '$lib/games/dark-moon/rules/state';
import { playOut } from '$lib/replay/record';
import { viewOf, type PlayerID } from '$lib/table/match';
import { infect } from './arrange';
import { ana, boris, cira, dino, given } from './given';

const { sensible } = darkMoon.bots;
const LONG = { timeout: 300_000 };

// As in a build: boardgame.io need not search the state for what is not JSON.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

describe('what an attentive player knows', () => {
	test.each<[number, VariantId[]]>([
		[3, []],
		[5, ['expensiveVoting', 'richPool', 'costlyActions']],
		[6, ['deadlyEvents', 'flimsyQuarantine']],
		[7, []]
	])('a table of %i: the journal tells how many dice everybody holds', LONG, (seats, variants) => {
		const deal = { seats, seed: `hands of ${seats}`, options: { variants } };
		let looked = 0;
		playOut(
			darkMoon,
			deal,
			(seat) => darkMoon.bots[seat === '0' ? 'random' : 'sensible'],
			(match) => {
				if (match.n % 7 || match.state.ctx.gameover) return;
				const { players } = match.state.G as unknown as State;
				const { hands } = readJournal(viewOf(match, null).G as View);
				for (const [seat, { dice }] of Object.entries(players)) expect(hands[seat]).toEqual(dice);
				looked += 1;
			}
		);
		expect(looked).toBeGreaterThan(5);
	});

	const submitted = (by: PlayerID, face: number): Says['submitted'] => ({
		by,
		dice: [{ kind: 'weak', face }],
		roll: 'malfunction'
	});
	/** How much Ana doubts Boris after this has been told, his dice being four. */
	const doubt = (...told: [keyof Says, object][]) => {
		const { match } = given({
			seats: 4,
			state: (G) => {
				G.infected = 1;
				for (const [say, details] of told) G.journal.push({ say, ...details } as never);
			}
		});
		const G = viewOf(match, ana).G as View;
		return doubtOf(G, readJournal(G), ana)[boris]!;
	};
	const poor: [keyof Says, object] = [
		'discarded',
		{ by: boris, dice: { strong: 2, weak: 1, commander: 0 } }
	];

	test('whoever sends a bad die out of four is doubted more than out of one', () => {
		const before = doubt();
		expect(doubt(['submitted', submitted(boris, -2)])).toBeGreaterThan(before + 0.1);
		const excused = doubt(poor, ['submitted', submitted(boris, -2)]);
		expect(excused).toBeLessThan(doubt(['submitted', submitted(boris, -2)]));
		expect(doubt(['submitted', submitted(boris, 3)])).toBeLessThan(before);
	});

	test('whoever refuses a blood test is doubted, whoever agrees is not', () => {
		const said = (agrees: boolean) => doubt(['answered', { by: boris, why: 'bloodTest', agrees }]);
		expect(said(false)).toBeGreaterThan(doubt());
		expect(said(true)).toBeLessThan(doubt());
	});

	test('a Status that one has seen is certain', () => {
		const { match } = given({
			seats: 4,
			state: (G) => {
				G.players[ana]!.learnt = { [boris]: 'shieldPower', [cira]: 'uninfected' };
				infect(G, boris);
			}
		});
		const G = viewOf(match, ana).G as View;
		expect(doubtOf(G, readJournal(G), ana)).toEqual({ [ana]: 0, [boris]: 1, [cira]: 0, [dino]: 0 });
	});
});

describe('a match of bots', () => {
	test('the same deal gives the same match', LONG, () => {
		const deal = { seats: 5, seed: 'again', options: { variants: [] } };
		const moves = () => playOut(darkMoon, deal, () => sensible).moves;
		expect(moves()).toEqual(moves());
	});

	test('either side wins its share', LONG, () => {
		const wins: Record<string, number> = {};
		for (const seats of [3, 4, 5, 6, 7])
			for (let game = 0; game < 4; game++) {
				const deal = { seats, seed: `share ${game}`, options: { variants: [] } };
				const { match } = playOut(darkMoon, deal, () => sensible);
				const { winners } = viewOf(match, null).over!;
				wins[winners] = (wins[winners] ?? 0) + 1;
			}
		expect(wins.uninfected).toBeGreaterThanOrEqual(5);
		expect(wins.infected).toBeGreaterThanOrEqual(5);
	});
});
