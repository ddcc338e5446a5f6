import { darkMoon } from '$lib/games/dark-moon';
import { encode } from '$lib/net/codec';
import type { Replay } from '$lib/replay/format';
import { play } from '$lib/replay/play';
import { record } from '$lib/replay/record';
import { act, asked, viewOf, type Bot } from '$lib/table/match';
import { chanceFrom } from '$lib/table/chance';
import { bench, describe } from 'vitest';

// As in a build: otherwise boardgame.io searches the whole state after every hook for what is not JSON.
process.env.NODE_ENV = 'production';

const { sensible, random } = darkMoon.bots;
const AT = [20, 150, 300];

/** The first match of seven that lasts long enough. */
function longMatch(): Replay {
	for (let number = 0; ; number++) {
		const deal = { seats: 7, seed: `long ${number}`, options: darkMoon.defaults() };
		const { replay } = record(darkMoon, deal, () => sensible, 1000);
		if (replay.moves.length > Math.max(...AT)) return replay;
	}
}
const replay = longMatch();

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const bytesOf = (view: object) => encode({ t: 'view', view }, 1).reduce((n, f) => n + f.length, 0);

/** A seat's view as JSON and as it goes over the wire. */
function size(n: number): string {
	const view = viewOf(play(darkMoon, replay, n), '0');
	return `${kB(JSON.stringify(view).length)} as JSON, ${kB(bytesOf(view))} in frames`;
}
console.log(`a match of ${replay.moves.length} actions at a table of seven`);
for (const n of AT) console.log(`view after ${n} actions: ${size(n)}`);

for (const n of AT)
	describe(`action ${n}`, () => {
		const match = play(darkMoon, replay, n);
		const [seat, move, ...args] = replay.moves[n]! as [string, string, ...unknown[]];
		const [first] = asked(match);
		const answer = (bot: Bot) => bot(viewOf(match, first!), first!, chanceFrom('bench'));
		bench('is taken', () => {
			act({ ...match }, seat, move, args);
		});
		bench('is chosen by a sensible bot', () => {
			answer(sensible);
		});
		bench('is chosen by a random bot', () => {
			answer(random);
		});
	});
