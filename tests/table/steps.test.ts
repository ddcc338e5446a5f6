import { describe, expect, test } from 'vitest';
import { act, asked, createMatch, question, viewOf } from '$lib/table/match';
import { done, first, optionsOf, turnOf, type Flow, type Seen } from '$lib/table/steps';
import { STEPS, toy, type Toy } from './toy';

type Entries = { step: string; by?: string; name?: string }[];
/** A match whose first turn consists of these entries and whose later ones ask the seat whose turn it is. */
function turn(...entries: Entries) {
	let begun = false;
	const match = createMatch(
		toy(({ ctx }) => {
			if (begun) return [{ step: 'choose', by: ctx.currentPlayer }];
			begun = true;
			return entries;
		}),
		{ seats: 3, seed: 'steps', options: {} }
	);
	return { match, now: () => match.state.G as unknown as Toy };
}

describe('the list', () => {
	test('entries run in order until a seat must choose', () => {
		const { match, now } = turn(
			{ step: 'tell', name: 'one' },
			{ step: 'tell', name: 'two' },
			{ step: 'choose', by: '1' },
			{ step: 'tell', name: 'three' }
		);
		expect(now().log).toEqual(['one', 'two']);
		expect(viewOf(match, null).asked).toEqual({ 1: 'choose' });
		act(match, '1', 'take', ['a']);
		expect(now().log).toEqual(['one', 'two', '1 takes ["a"]', 'three']);
	});
	test('what an entry puts in front happens before what follows it, in its own order', () => {
		const { now } = turn({ step: 'nest' }, { step: 'tell', name: 'after' });
		expect(now().log).toEqual(['nest', 'inner 1', 'inner 2', 'after']);
	});
	test('an empty list ends the turn; the next seat is asked', () => {
		const { match } = turn({ step: 'tell', name: 'short' });
		expect(viewOf(match, null)).toMatchObject({ turn: 2, current: '1', asked: { 1: 'choose' } });
	});
	test('an outcome ends the game; nothing after it happens and nobody is asked', () => {
		const { match, now } = turn({ step: 'end' }, { step: 'tell', name: 'too late' });
		expect(viewOf(match, null).over).toEqual({ winners: 'all', by: 'end' });
		expect(now().log).toEqual([]);
		expect(asked(match)).toEqual([]);
		expect(viewOf(match, null).asked).toEqual({});
	});
	test('moves without a seat to make them are passed over', () => {
		const { now } = turn({ step: 'nobody' });
		expect(now().log).toEqual(['nobody']);
	});
});

describe('asking', () => {
	test('several seats at once, each until it has answered, in any order', () => {
		const { match, now } = turn({ step: 'vote' }, { step: 'tell', name: 'opened' });
		expect(asked(match)).toEqual(['0', '1', '2']);
		act(match, '2', 'cast', ['no']);
		act(match, '0', 'cast', ['yes']);
		expect(asked(match)).toEqual(['1']);
		expect(now()).toMatchObject({ votes: null, log: [] });
		act(match, '1', 'cast', ['yes']);
		expect(now()).toMatchObject({
			votes: { 0: 'yes', 1: 'yes', 2: 'no' },
			chosen: [],
			log: ['opened']
		});
	});
	test('answers to one question share its number; a new question has a new one', () => {
		const { match } = turn({ step: 'vote' }, { step: 'choose', by: '0' });
		const first = question(match);
		act(match, '0', 'cast', ['yes']);
		expect(question(match)).toBe(first);
		act(match, '1', 'cast', ['yes']);
		act(match, '2', 'cast', ['yes']);
		const second = question(match);
		expect(second).toBeGreaterThan(first);
		act(match, '0', 'take', ['a']);
		expect(question(match)).toBeGreaterThan(second);
	});
	test('the number differs also where the same is asked again in the next turn', () => {
		const { match } = turn({ step: 'choose', by: '0' });
		const numbers = new Set<number>();
		for (const seat of ['0', '1', '2', '0', '1']) {
			numbers.add(question(match));
			expect(act(match, seat, 'take', ['a'])).toBeNull();
		}
		expect(numbers.size).toBe(5);
	});
});

describe('pieces', () => {
	const flow = (todo: Flow['todo']): Flow => ({ todo, question: 4, outcome: null });
	test('first puts entries in front, first one first', () => {
		const G = flow([{ step: 'c' }]);
		first(G, { step: 'a' }, { step: 'b' });
		expect(G.todo.map(({ step }) => step)).toEqual(['a', 'b', 'c']);
	});
	test('done takes the first entry off and asks a new question', () => {
		const G = flow([{ step: 'a' }, { step: 'b' }]);
		done(G);
		expect(G).toMatchObject({ todo: [{ step: 'b' }], question: 5 });
	});
	test('nothing to do, or a step that asks nothing, offers nothing', () => {
		const seen = (todo: Flow['todo']) => flow(todo) as unknown as Seen<Toy>;
		expect(optionsOf(STEPS, seen([]), '0')).toEqual([]);
		expect(optionsOf(STEPS, seen([{ step: 'tell' }]), '0')).toEqual([]);
		expect(optionsOf(STEPS, seen([{ step: 'choose', by: '0' }]), '0')).toHaveLength(5);
	});
	test('every move runs on the host alone, hides its arguments and cannot be undone', () => {
		const { stages } = turnOf<Toy>(
			STEPS,
			() => [],
			() => undefined
		);
		expect(Object.keys(stages!)).toEqual(['choose', 'vote', 'nobody']);
		for (const stage of Object.values(stages!))
			for (const move of Object.values(stage.moves!))
				expect(move).toMatchObject({ client: false, redact: true, undoable: false });
		expect(stages!.vote!.moves!.cast).toMatchObject({ ignoreStaleStateID: true });
	});
});
