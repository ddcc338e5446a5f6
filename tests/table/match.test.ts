import { describe, expect, test, vi } from 'vitest';
import { act, asked, createMatch, question, viewOf, type Match } from '$lib/table/match';
import { toy, type Toy } from './toy';

/** Seat 0 is asked to choose, then everybody to vote. */
const table = (seed = 'match') =>
	createMatch(
		toy(() => [{ step: 'choose', by: '0' }, { step: 'vote' }, { step: 'roll' }, { step: 'end' }]),
		{ seats: 3, seed, options: {} }
	);
const whole = (match: Match) => JSON.stringify([match.state, match.n]);
const toyOf = (match: Match) => match.state.G as unknown as Toy;

/** The answer is refused for this reason and leaves no trace. */
function refused(match: Match, why: string, ...answer: [string, string, unknown[], number?]) {
	const [before, state] = [whole(match), match.state];
	expect(act(match, ...answer)).toBe(why);
	expect(whole(match)).toBe(before);
	expect(match.state).toBe(state);
}

describe('setting up', () => {
	test('the same seed deals the same match, another one another', () => {
		expect(whole(table('a'))).toBe(whole(table('a')));
		const decks = ['a', 'b', 'c', 'd'].map((seed) => toyOf(table(seed)).secret.deck.join(''));
		expect(new Set(decks).size).toBe(4);
	});
	test('too few or too many seats, or half a one, are refused in a sentence', () => {
		const seated = (seats: number) => () =>
			createMatch(
				toy(() => [{ step: 'choose', by: '0' }]),
				{ seats, seed: 'x', options: {} }
			);
		for (const seats of [1, 4, 2.5, NaN, -3]) expect(seated(seats)).toThrow(/2 to 3 seats/);
	});
	test('options the game refuses are refused in its words', () => {
		const options = { broken: true };
		expect(() =>
			createMatch(
				toy(() => [{ step: 'choose', by: '0' }]),
				{ seats: 2, seed: 'x', options }
			)
		).toThrow('This cannot be played.');
	});
	test('the seed is nowhere in a view', () => {
		const match = table('a seed nobody may know');
		for (const seat of [null, '0', '1', '2'])
			expect(JSON.stringify(viewOf(match, seat))).not.toContain('nobody may know');
	});
});

describe('an accepted answer', () => {
	test('changes the state and is counted', () => {
		const match = table();
		expect(viewOf(match, null).n).toBe(0);
		expect(act(match, '0', 'take', ['a'])).toBeNull();
		expect(viewOf(match, null)).toMatchObject({ n: 1, G: { log: ['0 takes ["a"]'] } });
		expect(asked(match)).toEqual(['0', '1', '2']);
	});
	test('reaches the rules as the option that was offered, not as it came', () => {
		const match = table();
		const came = [-0, null, { deep: [true] }];
		expect(act(match, '0', 'take', came)).toBeNull();
		expect(toyOf(match).log).toEqual(['0 takes [0,null,{"deep":[true]}]']);
		expect(Object.is(toyOf(match).taken[0], 0)).toBe(true);
	});
	test('leaves no trail of earlier states behind', () => {
		const match = table();
		act(match, '0', 'take', ['a']);
		expect(match.state).toMatchObject({ deltalog: [], _undo: [], _redo: [] });
	});
	test('may ask the same anew under a new number', () => {
		const match = table();
		const before = question(match);
		expect(act(match, '0', 'again', [], before)).toBeNull();
		expect(asked(match)).toEqual(['0']);
		refused(match, 'questionPassed', '0', 'take', ['a'], before);
	});
	test('with the same seed and answers the end is the same', () => {
		const end = () => {
			const match = table();
			act(match, '0', 'take', ['a']);
			for (const seat of ['2', '0', '1']) act(match, seat, 'cast', ['yes']);
			return whole(match);
		};
		expect(end()).toBe(end());
		expect(end()).toMatch(/rolls [1-6]/);
	});
});

describe('a refused answer changes nothing', () => {
	test('notAsked: another seat, a seat that is not there', () => {
		const match = table();
		for (const seat of ['1', '2', '3', '', '-1', '00', '__proto__', 'constructor'])
			refused(match, 'notAsked', seat, 'take', ['a']);
	});
	test('notAsked: a seat that has already answered', () => {
		const match = table();
		act(match, '0', 'take', ['a']);
		act(match, '1', 'cast', ['yes']);
		refused(match, 'notAsked', '1', 'cast', ['no']);
	});
	test('questionPassed: an answer to another question, even a right one', () => {
		const match = table();
		const now = question(match);
		for (const other of [now - 1, now + 1, NaN, -now - 1, String(now), null])
			refused(match, 'questionPassed', '0', 'take', ['a'], other as number);
		refused(match, 'questionPassed', '1', 'take', ['a'], now - 1);
		act(match, '0', 'take', ['a'], now);
		refused(match, 'questionPassed', '0', 'take', ['a'], now);
	});
	test('notAllowed: what is not offered, or shown but not available', () => {
		const match = table();
		refused(match, 'notAllowed', '0', 'take', ['b']);
		refused(match, 'notAllowed', '0', 'take', ['c']);
		refused(match, 'notAllowed', '0', 'take', []);
		refused(match, 'notAllowed', '0', 'cast', ['yes']);
		refused(match, 'notAllowed', '0', 'never', []);
	});
	test('notAllowed: what is offered by mistake and has no move', () => {
		const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		refused(table(), 'notAllowed', '0', 'forgotten', []);
		complaint.mockRestore();
	});
	test.each<[string, unknown]>([
		['one too many', ['a', 'a']],
		['a list in a list', [['a']]],
		['a word for a list', 'a'],
		['a list of letters', { 0: 'a', length: 1 }],
		['nothing', undefined],
		['null', null],
		['an object', {}],
		['another case', ['A']],
		['a boxed word', [{ value: 'a' }]],
		['keys in another order and more of them', [0, null, { deep: [true], more: 1 }]],
		['not a number', [NaN, null, { deep: [true] }]],
		['a hole', [0, undefined]],
		['a function', [() => 'a']],
		['a prototype', JSON.parse('[{"__proto__":{"admin":true}}]')],
		['a long list', Array.from({ length: 1000 }, () => 'a')]
	])('notAllowed: %s', (_, args) => {
		refused(table(), 'notAllowed', '0', 'take', args as unknown[]);
	});
	test.each(['__proto__', 'constructor', 'toString', '', 'take ', 'endTurn', 'setPhase'])(
		'notAllowed: the move "%s"',
		(move) => refused(table(), 'notAllowed', '0', move, ['a'])
	);
	test('over: anything, once the game has ended', () => {
		const match = table();
		act(match, '0', 'take', ['a']);
		for (const seat of ['0', '1', '2']) act(match, seat, 'cast', ['no']);
		refused(match, 'over', '0', 'take', ['a']);
		refused(match, 'over', '9', 'nonsense', [], -1);
	});
});

describe('a view', () => {
	test('holds the open part and the own drawer; a watcher has none', () => {
		const match = table();
		expect((viewOf(match, '1').G as Toy).players).toEqual({ 1: { card: 'card of 1' } });
		for (const seat of [null, '7', '', '__proto__', 'toString'])
			expect((viewOf(match, seat).G as Toy).players).toEqual({});
		expect(viewOf(match, '1').G).not.toHaveProperty('secret');
	});
	test('says who is asked what, whose turn it is, and at last how it ended', () => {
		const match = table();
		expect(viewOf(match, '2')).toMatchObject({
			turn: 1,
			current: '0',
			asked: { 0: 'choose' },
			over: null
		});
		act(match, '0', 'take', ['a']);
		for (const seat of ['0', '1', '2']) act(match, seat, 'cast', ['no']);
		expect(viewOf(match, null)).toMatchObject({ asked: {}, over: { winners: 'all', by: 'end' } });
	});
	test('cannot be used to change the match', () => {
		const match = table();
		const view = viewOf(match, '0');
		const before = whole(match);
		try {
			view.asked['1'] = 'choose';
			(view.G as Toy).log.push('forged');
		} catch {
			// The state may be frozen; either way nothing gets through.
		}
		expect(whole(match)).toBe(before);
		expect(asked(match)).toEqual(['0']);
	});
});
