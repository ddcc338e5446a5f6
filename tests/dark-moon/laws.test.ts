import { expect, test } from 'vitest';
import { darkMoon } from '$lib/games/dark-moon';
import type { State } from '$lib/games/dark-moon/rules/state';
import { act, createMatch, type Match } from '$lib/table/match';
import { lawsHold, wrongAnswersAreRefused } from './laws';

/** A match after the briefing, with one thing wrong. */
function tampered(wrong: (G: State) => void): Match {
	const match = createMatch(darkMoon, { seats: 5, seed: 'laws', options: { variants: [] } });
	for (const seat of ['0', '1', '2', '3', '4']) act(match, seat, 'read', []);
	const G = structuredClone(match.state.G) as unknown as State;
	wrong(G);
	return { ...match, state: { ...match.state, G: G as never } };
}

test('a match as it is dealt breaks no law', () => {
	expect(() => lawsHold(tampered(() => undefined))).not.toThrow();
});

test.each<[string, (G: State) => void]>([
	['a die too many', (G) => (G.pool.strong += 1)],
	['a die owed', (G) => ((G.pool.weak -= 1), (G.players['0']!.dice.weak += 1))],
	['a Task twice', (G) => G.secret.tasks.push(G.secret.tasks[0]!)],
	['a Task lost', (G) => G.secret.tasks.pop()],
	['an Event lost', (G) => G.secret.events.pop()],
	['a station twice', (G) => G.secret.stationBag.push(G.outpost[0]!)],
	['a Fatigue token lost', (G) => G.secret.fatigueBag.pop()],
	['an Infected too many', (G) => (G.players[clean(G)]!.status = 'shieldPower')],
	['a false Status', (G) => (G.crew[clean(G)]!.revealed = 'shieldPower')],
	['a hand over the limit', (G) => (G.crew['0']!.tokens = -2)],
	['a second blue die', (G) => moveBlue(G)],
	['a seventh Shield token', (G) => (G.shields = 7)],
	['a sixth token and no end', (G) => (G.shields = 6)],
	['a value that JSON loses', (G) => (G.success = NaN)],
	['a hole in the state', (G) => (G.outcome = undefined as never)],
	['nobody to be asked', (G) => (G.players[G.commander]!.cards = [])]
])('the laws notice %s', (_, wrong) => {
	expect(() => lawsHold(tampered(wrong))).toThrow(/^broken: /);
});

test('an answer that is taken though it is not offered is noticed', () => {
	const match = tampered(() => undefined);
	const { G } = match.state as unknown as { G: State };
	const [card] = G.players[G.commander]!.cards;
	const looked = new Set<string>();
	const forgetful: typeof darkMoon.options = (view, seat) =>
		looked.has(seat) ? darkMoon.options(view, seat) : (looked.add(seat), []);
	const lax = { ...match, game: { ...darkMoon, options: forgetful } };
	expect(() => wrongAnswersAreRefused(match, [['pickEvent', [card]]])).not.toThrow();
	expect(() => wrongAnswersAreRefused(lax, [['pickEvent', [card]]])).toThrow(/^broken: pickEvent/);
});

const clean = (G: State) =>
	Object.keys(G.players).find((seat) => G.players[seat]!.status === 'uninfected')!;

function moveBlue(G: State) {
	G.players[G.commander]!.dice.commander = 0;
	const other = Object.keys(G.crew).find((seat) => seat !== G.commander)!;
	G.players[other]!.dice.commander = 1;
}
