import { describe, expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import { FINALS } from '$lib/games/dark-moon/content/finals';
import type { State } from '$lib/games/dark-moon/rules/state';
import { difficulty } from '$lib/games/dark-moon/rules/queries';
import { createMatch, viewOf } from '$lib/table/match';
import { ana, boris, cira, dino, given, hand } from './given';

const COUNTS = [3, 4, 5, 6, 7];
/** A table as it is really dealt. */
const deal = (seats: number, seed: string | number, variants: string[] = []) =>
	createMatch(darkMoon, { seats, seed: `deal ${seed}`, options: { variants } });
const dealt = new Map<string, State>();
/** What lies on it; dealt once, as it only is looked at. */
function laid(...how: Parameters<typeof deal>): State {
	const key = how.join(' ');
	if (!dealt.has(key)) dealt.set(key, deal(...how).state.G as unknown as State);
	return dealt.get(key)!;
}
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

test('two Shield tokens without a test, two Outpost tokens, no Fatigue (DM-2.1)', () => {
	const pairs = new Set<string>();
	for (const seed of SEEDS) {
		const G = laid(3, seed);
		expect([G.shields, G.outpost.length, G.fatigue]).toEqual([2, 2, []]);
		expect(new Set([...G.outpost, ...G.secret.stationBag]).size).toBe(6);
		expect(G.journal.map(({ say }) => say)).not.toContain('shieldTest');
		pairs.add([...G.outpost].sort().join());
	}
	expect(pairs.size).toBe(15);
});
test('the stations damaged at setup are in force at once (DM-2.1, DM-5.6)', () => {
	const { when, then } = given({
		briefing: true,
		state: (G) => (G.outpost = ['researchLab', 'hangarBay'])
	});
	for (const seat of [ana, boris, cira]) when(seat).read();
	when(ana).pickEvent('bloodTesting');
	when(boris).takeDice(0, 0, 0);
	then.blocked(boris, 'callVote', [ana], 'researchLab');
	then.blocked(boris, 'loneWolf', [], 'hangarBay');
	then.asks('act', boris);
});

describe('what each player gets (DM-2.2)', () => {
	test('a character of their own, two Strong and two Weak dice, an empty pool (DM-2.2, Q1)', () => {
		for (const seats of COUNTS) {
			const G = laid(seats, seats);
			const crew = Object.values(G.crew);
			expect(new Set(crew.map(({ character }) => character)).size).toBe(seats);
			for (const { dice } of Object.values(G.players))
				expect([dice.strong, dice.weak]).toEqual([2, 2]);
			expect(G.pool).toEqual({ strong: 0, weak: 0, commander: 0 });
		}
	});
	test('with the rich pool the unused dice start in it, none with seven players (DM-2.2, D-7)', () => {
		const pool = (seats: number) => laid(seats, 1, ['richPool']).pool;
		expect(pool(3)).toEqual({ strong: 8, weak: 8, commander: 0 });
		expect(pool(6)).toEqual({ strong: 2, weak: 2, commander: 0 });
		expect(pool(7)).toEqual({ strong: 0, weak: 0, commander: 0 });
	});
	test('every character comes to the table, in every seat (DM-2.2)', () => {
		const seen = new Set(SEEDS.map((seed) => laid(3, seed).crew['0']!.character));
		expect(seen.size).toBe(7);
	});
});

test('one Commander with the blue die, any character with a token, never DANIEL (DM-2.3)', () => {
	const commanders = new Set<string>();
	let withDaniel = 0;
	for (const seed of SEEDS) {
		const G = laid(3, seed);
		commanders.add(G.crew[G.commander]!.character);
		if (Object.values(G.crew).some(({ character }) => character === 'daniel')) withDaniel += 1;
		const blue = Object.keys(G.players).filter((seat) => G.players[seat]!.dice.commander === 1);
		expect(blue).toEqual([G.commander]);
		expect(new Set(G.secret.fatigueBag).size).toBe(6);
	}
	expect(withDaniel).toBeGreaterThan(0);
	expect([...commanders].sort()).toEqual(['chaya', 'enver', 'jon', 'luba', 'michihiro', 'steve']);
});

test('one Final Event at random, face up to all (DM-2.4)', () => {
	const seen = new Set(SEEDS.map((seed) => laid(3, seed).final.id));
	expect((viewOf(deal(3, 0), null).G as State).final.id).toBe(laid(3, 0).final.id);
	expect([...seen].sort()).toEqual(Object.keys(FINALS).sort());
});
test('or the table picks it, before any Status is read (DM-2.4, D-1)', () => {
	const { when, then, mayNot } = given({ briefing: true, variants: ['tablePicksFinal'] });
	then({ final: { id: null } });
	then.asks('pickFinal', ana);
	mayNot(boris).pickFinal('escape');
	when(ana).pickFinal('escape');
	then({ final: { id: 'escape', begun: false } });
	then.asks('readStatus', ana, boris, cira);
});

describe('Status cards (DM-2.5)', () => {
	test.each([
		[3, 1],
		[4, 1],
		[5, 2],
		[6, 2],
		[7, 3]
	])('with %i players %i of them Infected, all different, the rest clean', (seats, infected) => {
		for (const seed of SEEDS.slice(0, 20)) {
			const dealt = Object.values(laid(seats, seed).players).map(({ status }) => status);
			const powers = dealt.filter((id) => id !== 'uninfected');
			expect(powers).toHaveLength(infected);
			expect(new Set(powers).size).toBe(infected);
		}
	});
	test('which Infected card is in play, and who holds it, is open (DM-2.5)', () => {
		const held = new Set<string>();
		for (const seed of SEEDS)
			for (const [seat, { status }] of Object.entries(laid(3, seed).players))
				if (status !== 'uninfected') held.add(`${status} ${seat}`);
		expect(held.size).toBe(9);
	});
});

test('nobody goes on before everybody has read their Status, and nobody reads twice (DM-2.6)', () => {
	const { when, then, mayNot } = given({ briefing: true });
	then.asks('readStatus', ana, boris, cira);
	when(boris).read();
	then.asks('readStatus', ana, cira);
	mayNot(boris).read();
	when(cira).read();
	then.asks('readStatus', ana);
	when(ana).read();
	then.asks('selectEvent', ana);
});

test.each([
	[3, 'silver', 20, 0],
	[4, 'black', 20, 2],
	[5, 'silver', 21, 0],
	[6, 'black', 21, 2],
	[7, 'silver', 21, 0]
])('%i players: %s deck of %i cards, difficulties +%i (DM-2.7)', (seats, deck, cards, more) => {
	const G = laid(seats, seats);
	expect([G.deck, G.secret.tasks.length]).toEqual([deck, cards]);
	expect(G.secret.tasks.includes('bloodTest')).toBe(seats >= 5);
	expect([difficulty(G, 'any6'), difficulty(G, 'life7')]).toEqual([6 + more, 7 + more]);
});

describe('the first Event and the first turn (DM-2.8)', () => {
	const briefed = (state: (G: State) => void = () => undefined) => {
		const table = given({
			briefing: true,
			seats: 4,
			state: (G) => {
				G.commander = boris;
				hand(G, ana, { strong: 2, weak: 2 });
				hand(G, boris, { strong: 2, weak: 2, commander: 1 });
				state(G);
			}
		});
		for (const seat of [cira, ana, dino, boris]) table.when(seat).read();
		return table;
	};
	test('only the Commander sees the two cards (DM-2.8, Q132)', () => {
		const { then, match } = briefed();
		then.asks('selectEvent', boris);
		then.sees(boris, { players: { [boris]: { cards: ['bloodTesting', 'divertPower'] } } });
		for (const seat of [ana, cira, dino, null])
			expect(JSON.stringify(viewOf(match, seat))).not.toMatch(/bloodTesting|divertPower/);
	});
	test('one lies open on the first camera, the other goes unseen to the bottom (DM-2.8)', () => {
		const { when, then, now, match, mayNot } = briefed();
		mayNot(boris).pickEvent('lockdown');
		when(boris).pickEvent('divertPower');
		then({ events: ['divertPower'], completed: 0, cubes: 0 });
		expect(now().secret.events).toHaveLength(15);
		expect(now().secret.events.at(-1)).toBe('bloodTesting');
		for (const seat of [ana, cira, null])
			expect(JSON.stringify(viewOf(match, seat))).not.toContain('bloodTesting');
		then.asks('retrieve', cira);
	});
	test('play begins left of the Commander and goes round clockwise (DM-2.8)', () => {
		const { when, then } = briefed((G) => {
			for (const member of Object.values(G.crew)) member.quarantined = true;
		});
		when(boris).pickEvent('divertPower');
		for (const seat of [cira, dino, ana, boris, cira]) {
			then({ active: seat });
			then.asks('retrieve', seat);
			when(seat).takeDice(0, 0, 0);
			when(seat).pass();
		}
		then.asks('retrieve', dino);
	});
});

test('the Suspicion cube starts on the first of four spaces (DM-2.9)', () => {
	for (const seats of COUNTS) expect(laid(seats, 1).suspicion).toBe(1);
});

test.each<[string, unknown]>([
	['nothing', undefined],
	['no list', { variants: 'richPool' }],
	['an unknown name', { variants: ['easyMode'] }],
	['a name of every object', { variants: ['__proto__'] }],
	['a name in a list of its own', { variants: [['richPool']] }],
	['no name', { variants: [null] }],
	['a name twice', { variants: ['richPool', 'richPool'] }]
])('a match is not dealt with options that are %s', (_, options) => {
	const table = { seats: 5, seed: 'x', options: options as Record<string, unknown> };
	expect(() => createMatch(darkMoon, table)).toThrow(/variant/);
});
