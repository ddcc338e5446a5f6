import { beforeEach, expect, test } from 'vitest';
import { FIRST_SIGNALS, type SignalSettings } from '$lib/saves/saves';
import { readSettings } from '$lib/saves/records';
import { Signals, type Bell } from '$lib/session/signals';

const CALL = { title: 'Your move', body: 'Dark Moon' };

let done: string[];
let hidden: boolean;
let settings: SignalSettings;
let signals: Signals;

beforeEach(() => {
	done = [];
	hidden = false;
	settings = { ...FIRST_SIGNALS, notice: true };
	const bell: Bell = {
		hidden: () => hidden,
		chime: (volume) => done.push(`chime ${volume}`),
		vibrate: () => done.push('vibrate'),
		notify: (title, body) => done.push(`notify ${title}, ${body}`),
		dismiss: () => done.push('dismiss')
	};
	signals = new Signals(bell, () => settings);
});

/** What the device does when it is told so. */
function told(asked: boolean, nudged = false): string[] {
	done = [];
	signals.tell(asked, nudged, CALL);
	return done;
}

test('the person is called once when the table begins to wait for them', () => {
	expect(told(false)).toEqual([]);
	expect(told(true)).toEqual(['chime 60', 'vibrate']);
	expect(told(true)).toEqual([]);
});

test('who is asked one thing after another is called once; after a pause again', () => {
	told(true);
	expect(told(true)).toEqual([]);
	expect(told(false)).toEqual(['dismiss']);
	expect(told(true)).toEqual(['chime 60', 'vibrate']);
});

test('a nudge calls again, once', () => {
	told(true);
	expect(told(true, true)).toEqual(['chime 60', 'vibrate']);
	expect(told(true, true)).toEqual([]);
});

test('a notification comes only while the page is out of sight, and goes when it is seen', () => {
	hidden = true;
	expect(told(true)).toEqual(['chime 60', 'vibrate', 'notify Your move, Dark Moon']);
	done = [];
	signals.seen();
	expect(done).toEqual(['dismiss']);
});

test.each([
	[{ sound: false }, ['vibrate', 'notify Your move, Dark Moon']],
	[{ volume: 0 }, ['vibrate', 'notify Your move, Dark Moon']],
	[{ vibration: false }, ['chime 60', 'notify Your move, Dark Moon']],
	[{ notice: false }, ['chime 60', 'vibrate']],
	[{ sound: false, vibration: false, notice: false }, []]
])('with %j only the rest is done', (off, left) => {
	hidden = true;
	Object.assign(settings, off);
	expect(told(true)).toEqual(left);
});

test('a change of the settings holds at once', () => {
	told(false);
	settings = { ...settings, volume: 20, vibration: false };
	expect(told(true)).toEqual(['chime 20']);
});

const SAVED = { name: 'Ana', signalling: null, stun: null, turn: null };

test('settings saved before there were signals are read as they were', () => {
	expect(readSettings(SAVED)).toEqual(SAVED);
});

test('signals are kept; spoilt ones fall back without taking the other settings along', () => {
	const quiet = { ...FIRST_SIGNALS, sound: false };
	expect(readSettings({ ...SAVED, signals: quiet })).toEqual({ ...SAVED, signals: quiet });
	expect(readSettings({ ...SAVED, signals: { volume: 900 } })).toEqual({
		...SAVED,
		signals: FIRST_SIGNALS
	});
});
