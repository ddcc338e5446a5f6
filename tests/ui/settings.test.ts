import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from '$lib/saves/saves';
import { errorsIn, formOf, settingsOf } from '../../src/routes/settings/form';

const blank = formOf(FIRST_SETTINGS);

test('untouched boxes keep the defaults', () => {
	expect(settingsOf(blank)).toEqual(FIRST_SETTINGS);
	expect(errorsIn(blank)).toEqual({});
});

test('what was kept comes back into the same boxes', () => {
	const settings = {
		name: 'Ana',
		signalling: { host: 'peer.example.org', port: 9000, path: '/peerjs', secure: false },
		stun: ['stun:a.example:3478', 'stun:b.example:3478'],
		turn: { urls: 'turn:t.example:3478', username: 'u', credential: 'p w' }
	};
	expect(settingsOf(formOf(settings))).toEqual(settings);
});

test('a path without its slash, and addresses set apart by commas, are put right', () => {
	const form = {
		...blank,
		host: '192.168.1.7',
		port: '4173',
		path: 'peerjs',
		stun: 'stun:a, stun:b'
	};
	expect(errorsIn(form)).toEqual({});
	expect(settingsOf(form).signalling?.path).toBe('/peerjs');
	expect(settingsOf(form).stun).toEqual(['stun:a', 'stun:b']);
});

test.each([
	[{ host: 'https://peer.example.org' }, { host: 'badHost' }],
	[{ host: 'peer example' }, { host: 'badHost' }],
	[{ host: 'peer.example.org', port: '0' }, { port: 'badPort' }],
	[{ host: 'peer.example.org', port: '65536' }, { port: 'badPort' }],
	[{ host: 'peer.example.org', port: 'x' }, { port: 'badPort' }],
	[{ stun: 'stun:a turn:b' }, { stun: 'badStun' }],
	[{ turn: 'stun:a' }, { turn: 'badTurn' }]
])('%j is refused beside its box', (boxes, errors) => {
	expect(errorsIn({ ...blank, ...boxes })).toEqual(errors);
});
