import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { darkMoon } from '$lib/games/dark-moon';
import { chanceFrom } from '$lib/table/chance';
import type { TableGame } from '$lib/table/match';
import { inMemory } from '$lib/saves/drawers';
import { Saves } from '$lib/saves/saves';
import { bench, describe, vi } from 'vitest';
import { numbers } from '../net/fake-game';
import { HostedTable, type Answer, type Traffic } from './hosting';

// As in a build: otherwise boardgame.io searches the whole state after every hook for what is not JSON.
process.env.NODE_ENV = 'production';
// No heartbeat: what is counted belongs to an action or to a join.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

/** Everything that is drawn, keys and seeds included, follows from `name` from here on. */
function draw(name: string) {
	const chance = chanceFrom(name);
	vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
		const bytes = array as unknown as Uint8Array;
		for (let i = 0; i < bytes.length; i++) bytes[i] = chance.die(256) - 1;
		return array;
	});
}

/** Matches whose frames are counted. */
const MATCHES = 5;

const stored = () => new Saves(inMemory());
const middle = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
const told = ({ frames, bytes }: Traffic) => `${frames} frames ${bytes} B`;
function summary(all: Traffic[]): string {
	const bytes = all.map((one) => one.bytes);
	const frames = all.map((one) => one.frames);
	return `median ${middle(frames)} frames ${middle(bytes)} B, most ${Math.max(...frames)} frames ${Math.max(...bytes)} B`;
}

/** Frames and bytes of joins and of every action of whole matches. */
async function traffic(seats: number) {
	const [sent, own, others]: [Traffic[], Traffic[], Traffic[]] = [[], [], []];
	for (let match = 1; match <= MATCHES; match++) {
		draw(`traffic ${match}`);
		const table = new HostedTable(darkMoon, stored());
		for (let seat = 1; seat < seats; seat++) await table.join(`Player ${seat}`);
		for (const phone of table.phones) phone.taken();
		const last = await table.join(`Player ${seats}`);
		const joined = last.taken();
		const neighbour = table.phones[0]!.taken();
		table.host.start();
		await table.host.settled();
		for (const phone of table.phones) phone.taken();
		while (!table.over) {
			const actor = await table.next();
			for (const phone of table.phones) {
				const { up, down } = phone.taken();
				// With the end everybody gets the whole match.
				if (table.over) continue;
				if (phone === actor) sent.push(up);
				(phone === actor ? own : others).push(down);
			}
			if (match > 1 || table.n !== 60) continue;
			await table.comeBack(last);
			const back = last.taken();
			for (const phone of table.phones) phone.taken();
			console.log(
				`${seats} seats, a join in the lobby: sends ${told(joined.up)}, gets ${told(joined.down)}`
			);
			console.log(`  each of the others gets ${told(neighbour.down)}`);
			console.log(`  back after action 60: sends ${told(back.up)}, gets ${told(back.down)}`);
		}
		table.host.close('ended');
	}
	console.log(`  ${sent.length} actions of ${MATCHES} matches; who acts sends ${summary(sent)}`);
	console.log(`  who acts gets ${summary(own)}`);
	console.log(`  each of the others gets ${summary(others)}`);
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const MB = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;
/** Bytes of the heap that are in use. */
function heap(): number {
	for (let round = 0; round < 3; round++) gc();
	return process.memoryUsage().heapUsed;
}

/** A browser's database is not in the heap of its page: nothing is kept here. */
const elsewhere = { owes: false, keepTable: async () => {}, keepMove: async () => {} };

/** What 2,000 actions leave in memory: of one endless match of a small game, and of real matches one after another. */
async function memory() {
	const before = heap();
	const table = new HostedTable(numbers, elsewhere, { endless: true });
	await table.begin(7);
	for (const n of [20, 2000]) {
		await table.playTo(n);
		console.log(
			`a small game of seven after ${n} actions: ${MB(heap() - before)} more in the heap`
		);
	}
	table.host.close('ended');
	let [actions, matches] = [0, 0];
	while (actions < 2000) {
		draw(`memory ${matches}`);
		const real = new HostedTable(darkMoon, elsewhere);
		await real.begin(7);
		await real.playTo(Infinity);
		actions += real.n;
		matches += 1;
		const what = `${matches} real matches of seven, ${actions} actions`;
		console.log(`${what}: ${MB(heap() - before)} more in the heap, ${MB(heap())} in all`);
		real.host.close('ended');
	}
}

for (const seats of [3, 7]) await traffic(seats);
await memory();

/** A table in whose match so many actions are played, and what is answered in `more` to come is known. */
async function tableAt(game: TableGame, options: Record<string, unknown>, n: number, more: number) {
	for (let number = 0; ; number++) {
		let script: Answer[] = [];
		for (const upTo of [n + more, n]) {
			draw(`long ${number}`);
			const table = new HostedTable(game, stored(), options, script);
			await table.begin(7);
			await table.playTo(upTo);
			if (table.over) break;
			if (upTo === n) return table;
			script = table.answers;
		}
	}
}

/** So few that action 20 is not action 200. */
const few = { iterations: 40, time: 0, warmupIterations: 5, warmupTime: 0 };

/** Checked, played, stored (in memory), and shown to seven: what the host does for one action. */
for (const [what, game, options, at] of [
	['a small game', numbers, { endless: true }, [20, 2000]],
	['a real one', darkMoon, darkMoon.defaults(), [20, 200]]
] as const)
	describe(`an action at the host of ${what}`, async () => {
		for (const n of at) {
			const table = await tableAt(game, options, n, 50);
			bench(`after ${n}`, async () => void (await table.next()), few);
		}
	});
