import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { VariantId } from '$lib/games/dark-moon/content/variants';
import { darkMoon as boardgame } from '$lib/games/dark-moon/rules/game';
import type { State } from '$lib/games/dark-moon/rules/state';
import { chanceFrom, type Chance } from '$lib/table/chance';
import type { Bot, TableGame } from '$lib/table/match';
import { World, type Who } from '../twins';

const LONG = { timeout: 300_000 };
const { random, sensible } = darkMoon.bots;

// As in a build: boardgame.io need not search the state for what is not JSON.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

/** A sign that occurs nowhere else: in a drawer, or where nobody may look. */
const canaryOf = (who: Who) => `canary-of-${who ?? 'nobody'}`;

/** Dark Moon with a canary in every place of every drawer, and among the secrets. */
function withCanaries(): TableGame {
	const setup: typeof boardgame.setup = (...context) => {
		const G: State = boardgame.setup!(...context);
		for (const [seat, drawer] of Object.entries(G.players)) {
			const canary = canaryOf(seat);
			drawer.notes.push({ at: 0, say: canary } as never);
			Object.assign(drawer.learnt, { [canary]: canary });
			Object.assign(drawer, { [canary]: canary });
		}
		Object.assign(G.secret, { [canaryOf(null)]: canaryOf(null) });
		Object.assign(G.secret.sealed, { [canaryOf(null)]: canaryOf(null) });
		return G;
	};
	return { ...darkMoon, game: { ...boardgame, setup } as never };
}

/** Plays a match: whoever is asked answers from what has come over the wire. */
async function playOut(world: World, bot: Bot, chance: Chance, each: (n: number) => Promise<void>) {
	const seats = world.everybody.filter((who) => who !== null);
	for (let n = 0; n < 1500; n++) {
		const { view } = world.page(null);
		if (view!.over) return view!.over;
		expect(view!.n).toBe(n);
		const seat = chance.pick(seats.filter((one) => view!.asked[one]));
		const { move, args } = bot(world.page(seat).view!, seat, chance);
		await world.say(seat, move, ...args);
		await each(n);
	}
	return null;
}

/** Everything a page was told before the match was over. */
const toldBefore = (world: World, who: Who) =>
	JSON.stringify(
		world
			.toldTo(who)
			.filter((frame) => frame.t !== 'replay' && !(frame.t === 'view' && frame.view.over))
	);

describe('over a whole match nobody is told what is not theirs (DM-11)', () => {
	test.each<[string, number, Bot, VariantId[]]>([
		['random answers of 4', 4, random, ['tablePicksFinal', 'expensiveVoting']],
		['random answers of 7 who know their partners', 7, random, ['telepathicInfected']],
		['sense, at a table of 5', 5, sensible, []]
	])('%s', LONG, async (_, seats, bot, variants) => {
		const world = await World.deal(withCanaries(), seats, { variants });
		const chance = chanceFrom(`canaries ${seats}`);
		const over = await playOut(world, bot, chance, async (n) => {
			if (n % 40 === 20) await world.reconnect();
		});
		expect(over?.winners).toMatch(/infected/);
		const { seed } = world.host.table;
		for (const who of world.everybody) {
			const told = toldBefore(world, who);
			for (const other of [...world.everybody, null])
				expect(told.includes(canaryOf(other)), `${other} told to ${who}`).toBe(
					other !== null && other === who
				);
			expect(told).not.toContain(seed);
			expect(told).not.toContain('"secret"');
			// After the end all of it lies open.
			const all = JSON.stringify(world.toldTo(who));
			for (const other of [...world.everybody, null]) expect(all).toContain(canaryOf(other));
			expect(all).toContain(seed);
		}
		world.close();
	});

	test('a view that hid nothing would be noticed', LONG, async () => {
		const game = withCanaries();
		const leaky = { ...game, game: { ...game.game, playerView: ({ G }: { G: unknown }) => G } };
		const world = await World.deal(leaky as TableGame, 3);
		expect(toldBefore(world, '0')).toContain(canaryOf('1'));
		expect(toldBefore(world, null)).toContain(canaryOf(null));
		world.close();
	});
});
