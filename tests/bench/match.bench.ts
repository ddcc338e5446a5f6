import { darkMoon } from '$lib/games/dark-moon';
import { encode } from '$lib/net/codec';
import { play } from '$lib/replay/play';
import { playOut, record } from '$lib/replay/record';
import { viewOf } from '$lib/table/match';
import { bench, describe } from 'vitest';

// As in a build: otherwise boardgame.io searches the whole state after every hook for what is not JSON.
process.env.NODE_ENV = 'production';

const deal = { seats: 5, seed: 'bench', options: darkMoon.defaults() };
const { sensible, random } = darkMoon.bots;
const { replay } = record(darkMoon, deal, () => sensible, 50);
const half = play(darkMoon, replay, Math.floor(replay.moves.length / 2));
const view = viewOf(half, '0');

/** A match takes long enough to be measured a few times only. */
const few = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

describe('a match of five', () => {
	bench(
		'played by sensible bots',
		() => {
			playOut(darkMoon, deal, () => sensible);
		},
		few
	);
	bench(
		'played by random bots',
		() => {
			playOut(darkMoon, deal, () => random);
		},
		few
	);
	bench(
		'replayed from its moves',
		() => {
			play(darkMoon, replay);
		},
		few
	);
});

describe('half way through', () => {
	bench('the view of a seat', () => {
		viewOf(half, '0');
	});
	bench('what a seat may answer', () => {
		for (const seat of Object.keys(half.state.ctx.activePlayers ?? {}))
			darkMoon.options(viewOf(half, seat), seat);
	});
	bench('a view as frames', () => {
		encode({ t: 'view', view }, 1);
	});
});
