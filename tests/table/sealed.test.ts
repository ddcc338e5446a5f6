import { describe, expect, test } from 'vitest';
import { act, createMatch, viewOf } from '$lib/table/match';
import { openSealed, seal, type Sealed } from '$lib/table/sealed';
import { toy } from './toy';

const table = (): Sealed => ({ chosen: [], secret: { sealed: {} } });

describe('choices made in secret', () => {
	test('that a seat has chosen is open, what it chose is not', () => {
		const G = table();
		seal(G, '2', { on: '0' });
		seal(G, '0', 'nothing');
		expect(G.chosen).toEqual(['2', '0']);
		const { secret, ...open } = G;
		expect(JSON.stringify(open)).not.toMatch(/nothing|on/);
		expect(secret.sealed).toEqual({ 2: { on: '0' }, 0: 'nothing' });
	});
	test('opened, they are handed over together and the table is clear', () => {
		const G = table();
		seal(G, '1', 'yes');
		seal(G, '0', null);
		expect(openSealed<string | null>(G)).toEqual({ 0: null, 1: 'yes' });
		expect(G).toEqual(table());
		expect(openSealed(G)).toEqual({});
	});
	test('what was opened stays as it was when the next choices are sealed', () => {
		const G = table();
		seal(G, '0', 'yes');
		const opened = openSealed<string>(G);
		seal(G, '0', 'no');
		expect(opened).toEqual({ 0: 'yes' });
	});
});

test('until all have chosen nobody sees a choice, not even the one who made it', () => {
	const match = createMatch(
		toy(() => [{ step: 'vote' }]),
		{ seats: 3, seed: 'sealed', options: {} }
	);
	const views = () => [null, '0', '1', '2'].map((seat) => JSON.stringify(viewOf(match, seat)));
	act(match, '1', 'cast', ['yes']);
	act(match, '0', 'cast', ['no']);
	for (const view of views()) {
		expect(view).toContain('"chosen":["1","0"]');
		expect(view).not.toMatch(/yes|"no"|sealed/);
	}
	act(match, '2', 'cast', ['yes']);
	for (const view of views()) expect(view).toContain('{"0":"no","1":"yes","2":"yes"}');
});
