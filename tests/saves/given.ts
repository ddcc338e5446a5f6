import { finishedOf, nothing, type Content } from '$lib/saves/file';
import { FIRST_SETTINGS, type HeldSeat } from '$lib/saves/saves';
import type { Replay } from '$lib/replay/format';
import { freshTable } from '../net/table';

/** The seed of the hosted match: nobody may read it off a file. */
export const SEED = 'facade'.repeat(10) + 'face';

const moveNamed = (id: string) => ({ seat: '0', move: 'say', args: [1], id });

const people = () =>
	['Ana', 'Boris', 'Cira'].map((name, i) => ({
		kind: 'person' as const,
		name,
		token: String(i).repeat(32)
	}));

/** A hosted table in a running match. */
export const hosted = (moves: string[], more: object = {}) => ({
	table: { ...freshTable(), seats: people(), seed: SEED, epoch: 2, ...more },
	moves: moves.map(moveNamed)
});

export const held: HeldSeat = {
	format: 1,
	code: 'HEKD23',
	token: 'a'.repeat(32),
	name: 'Ana',
	game: 'numbers',
	as: 'seat',
	over: false,
	at: 7
};

const replay: Replay = {
	format: 1,
	game: 'numbers',
	rules: 1,
	seed: 'b'.repeat(64),
	seats: ['Ana', 'Boris', 'Cira'],
	options: {},
	moves: [['0', 'say', 1]],
	checks: {}
};
export const finished = finishedOf(replay, { code: 'ENDED2', winners: 'infected', at: 5 });

/** One of everything. */
export const everything = (): Content => ({
	...nothing(),
	tables: [hosted(['m0', 'm1'])],
	held: [held],
	finished: [finished],
	settings: { ...FIRST_SETTINGS, name: 'Ana' }
});
