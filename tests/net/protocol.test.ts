import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isCode, newCode, parseCode, parseTicket } from '$lib/net/code';
import { PHRASES, PROTOCOL, readGuestFrame, readHostFrame } from '$lib/net/protocol';
import { isAmong, newToken, sameToken } from '$lib/net/token';
import { protocolGap } from '$lib/net/versions';

const token = 'a'.repeat(32);
const hello = {
	t: 'hello',
	v: PROTOCOL,
	token,
	page: 'p1',
	app: '0.1.0',
	rules: { numbers: 1 },
	want: 'seat',
	name: 'Ana'
};
const act = { t: 'act', id: 'x1', question: 3, move: 'vote', args: ['2', { dice: [1, 2] }] };

const wish = { t: 'wish', id: 'x2', wish: 'nudge', seat: '2' };
const say = { t: 'say', id: 'x3', said: { text: 'Trust me ❤️' } };
const phrase = { t: 'say', id: 'x4', said: { phrase: PHRASES[0] } };

const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : 0);

describe('frames of a guest', () => {
	test.each([
		[hello],
		[{ ...hello, opened: 7 }],
		[{ ...hello, want: 'return', ticket: 'b'.repeat(32) }],
		[{ t: 'ticket', id: 'x5' }],
		[act],
		[wish],
		[say],
		[phrase],
		[{ t: 'ping' }],
		[{ t: 'bye' }],
		[{ t: 'bye', leave: true }]
	])('%j is one', (frame) => expect(readGuestFrame(frame)).toEqual(frame));

	test.each<[string, unknown]>([
		['nothing', undefined],
		['null', null],
		['a number', 7],
		['a list', [act]],
		['an unknown kind', { t: 'win' }],
		['a hello of another version', { ...hello, v: PROTOCOL + 1 }],
		['a hello without a token', { ...hello, token: undefined }],
		['a token that is too short', { ...hello, token: 'a'.repeat(31) }],
		['a token that is no hex', { ...hello, token: 'g'.repeat(32) }],
		['a token that is too long', { ...hello, token: 'a'.repeat(66) }],
		['a ticket that is too short', { ...hello, ticket: 'b'.repeat(31) }],
		['a ticket that is too long', { ...hello, ticket: 'b'.repeat(33) }],
		['a ticket that is no hex', { ...hello, ticket: 'g'.repeat(32) }],
		['a request to move that names a seat', { t: 'ticket', id: 'x5', seat: '0' }],
		['a hello that names a seat', { ...hello, seat: '0' }],
		['a name that is no text', { ...hello, name: { toString: 'x' } }],
		['a name of nothing visible', { ...hello, name: ' \u200b\u202e ' }],
		['an unknown wish', { ...hello, want: 'host' }],
		['an action that names a seat', { ...act, seat: '0' }],
		['an action with a playerID', { ...act, playerID: '0' }],
		['an action without an id', { ...act, id: '' }],
		['an id that is too long', { ...act, id: 'x'.repeat(41) }],
		['a hello that says no version', { ...hello, app: undefined }],
		['rules that are no numbers', { ...hello, rules: { numbers: '1' } }],
		[
			'rules of too many games',
			{ ...hello, rules: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, 1])) }
		],
		['talk that names a seat', { ...say, seat: '0' }],
		['talk that names who says it', { ...say, said: { text: 'x', name: 'Ana' } }],
		['talk with a number', { ...say, n: 1 }],
		['talk of nothing visible', { ...say, said: { text: ' \u200b\u202e\u200d ' } }],
		['talk that is too long', { ...say, said: { text: 'x'.repeat(801) } }],
		['talk that is no text', { ...say, said: { text: ['x'] } }],
		['talk of both kinds', { ...say, said: { text: 'x', phrase: 'wait' } }],
		['an unknown phrase', { ...say, said: { phrase: 'constructor' } }],
		['a wish for no seat', { ...wish, seat: 'ana' }],
		['a wish nobody may have', { ...wish, wish: 'remove' }],
		['a wish that names who wishes', { ...wish, by: '0' }],
		['a question that is no number', { ...act, question: '3' }],
		['a question below zero', { ...act, question: -1 }],
		['a move that is no text', { ...act, move: ['vote'] }],
		['a move that is too long', { ...act, move: 'v'.repeat(61) }],
		['arguments that are no list', { ...act, args: { 0: 'x' } }],
		['too many arguments', { ...act, args: Array(21).fill(0) }],
		['arguments nested too deep', { ...act, args: nested(9) }],
		['arguments of too many values', { ...act, args: [Array(300).fill(0)] }],
		['an argument that is too long', { ...act, args: ['x'.repeat(201)] }],
		['a key that touches a prototype', { ...act, args: [JSON.parse('{"__proto__":{"a":1}}')] }],
		['a constructor key', { ...act, args: [{ constructor: 1 }] }],
		[
			'nesting that would break a stack',
			{ ...act, args: JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) }
		]
	])('%s is none', (_, frame) => expect(readGuestFrame(frame)).toBeNull());

	test('nothing that comes as JSON throws', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				readGuestFrame(value);
				readHostFrame(value);
				protocolGap(value);
			})
		);
	});
});

test('names that a host tells are cleaned like those that guests give', () => {
	const seat = {
		id: '0',
		kind: 'person',
		presence: 'here',
		standIn: false,
		votes: [],
		nudged: false
	};
	const lobby = (name: string) => ({
		t: 'lobby',
		seat: null,
		lobby: {
			code: 'ABC234',
			game: 'numbers',
			options: {},
			seats: [{ ...seat, name }],
			started: false,
			watchers: 0
		}
	});
	expect(readHostFrame(lobby(`\u202eAna\u200b${'x'.repeat(60)}`))).toEqual(
		lobby(`Ana${'x'.repeat(21)}`)
	);
	const replay = (name: string) => ({
		t: 'replay',
		replay: {
			format: 1,
			game: 'numbers',
			rules: 1,
			seed: 'f',
			seats: [name],
			options: {},
			moves: [],
			checks: {}
		}
	});
	expect(readHostFrame(replay('\u2066B\u0007'))).toEqual(replay('B'));
	const refused = { t: 'refused', why: 'tooOld', canWatch: false };
	expect(readHostFrame({ ...refused, app: '\u202e2.0' })).toEqual({ ...refused, app: '2.0' });
});

test('which side must update is told by the version alone', () => {
	expect(protocolGap({ t: 'hello', v: 2 })).toEqual({ why: 'tooOld', app: '', reads: false });
	expect(protocolGap({ t: 'hello', v: PROTOCOL + 1, app: '9.0', new: {} })).toEqual({
		why: 'tooNew',
		app: '9.0',
		reads: true
	});
	expect(protocolGap({ t: 'hello', v: PROTOCOL + 1, app: { new: {} } })).toMatchObject({ app: '' });
	expect(protocolGap(hello)).toBeNull();
	expect(protocolGap({ t: 'act', v: 99 })).toBeNull();
});

describe('room codes', () => {
	test.each([
		['abc234', 'ABC234'],
		[' ab c-2 34 ', 'ABC234'],
		['ABC–234', 'ABC234'],
		['https://umbra.example/app/join/#ABC234', 'ABC234'],
		['https://umbra.example/join/?x=1#abc234&lang=hr', 'ABC234'],
		['#ABC234', 'ABC234'],
		['ABC23', null],
		['ABC2345', null],
		['ABC0OI', null],
		['https://umbra.example/join/', null],
		['', null]
	])('%j is %j', (text, code) => expect(parseCode(text)).toBe(code));

	test('new ones are codes, and use every sign', () => {
		const codes = Array.from({ length: 400 }, newCode);
		expect(codes.every(isCode)).toBe(true);
		expect(new Set(codes.join('')).size).toBe(31);
		expect(new Set(codes).size).toBe(400);
	});
});

test('bytes that would favour some signs of a code are drawn again', () => {
	let draw = 0;
	const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
		(bytes as Uint8Array).fill(draw++ === 0 ? 255 : 0);
		return bytes;
	});
	try {
		expect(newCode()).toBe('222222');
	} finally {
		random.mockRestore();
	}
});

test('tokens are 128 bits of hex and compared whole', () => {
	const made = newToken();
	expect(made).toMatch(/^[0-9a-f]{32}$/);
	expect(newToken()).not.toBe(made);
	expect(sameToken(made, made)).toBe(true);
	expect(sameToken(made, `${made}0`)).toBe(false);
	expect(sameToken(`${made}0`, made)).toBe(false);
	expect(sameToken(made, '')).toBe(false);
	for (let i = 0; i < made.length; i++) {
		const other = made.slice(0, i) + (made[i] === '0' ? '1' : '0') + made.slice(i + 1);
		expect(sameToken(made, other)).toBe(false);
		expect(isAmong([other, made], made)).toBe(true);
		expect(isAmong([made, other], made)).toBe(true);
		expect(isAmong([other], made)).toBe(false);
	}
	expect(isAmong([], made)).toBe(false);
});

test('a link with which a seat moves holds a code and a secret, and is no invitation', () => {
	const secret = 'b'.repeat(32);
	const link = `https://umbra.example/join/#ABC234.${secret}`;
	expect(parseTicket(link)).toEqual({ code: 'ABC234', secret });
	expect(parseCode(link)).toBeNull();
	const others = ['#ABC234', `#.${secret}`, `#ABC234.${secret}0`, `#ABC234.${secret.slice(1)}`];
	for (const other of [...others, `ABC234.${secret}`, `#ABC0O1.${secret}`])
		expect(parseTicket(other), other).toBeNull();
});
