import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The colours a theme sets, by name. */
function tokens(file: string, selector: string): Record<string, string> {
	const css = readFileSync(file, 'utf8');
	const start = css.indexOf(`${selector} {`);
	expect(start, `${selector} in ${file}`).toBeGreaterThanOrEqual(0);
	const block = css.slice(start, css.indexOf('}', start));
	return Object.fromEntries(
		[...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)].map(([, name, value]) => [name, value])
	);
}

function luminance(hex: string): number {
	const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
	expect(full, 'an opaque colour').toMatch(/^#[0-9a-f]{6}$/);
	const [r, g, b] = [1, 3, 5].map((at) => {
		const part = parseInt(full.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
	const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light! + 0.05) / (dark! + 0.05);
}

const night = tokens('src/app.css', ':root');
const others = (name: string) => tokens('src/lib/ui/themes.css', `:root[data-theme='${name}']`);
const THEMES = { dark: night, light: { ...night, ...others('light') }, stark: others('stark') };

const SURFACES = ['void', 'hull', 'well', 'plate', 'plate-high', 'ask', 'ask-low', 'sky'];
const SLATS = ['slat', 'slat-low'];
const SCREENS = ['glass', 'glass-deep'];
const BUTTONS = ['button', 'button-low'];
const INKS = ['text', 'dim', 'bone', 'phosphor', 'amber', 'alarm-text', 'blue'];

/** Words on what they are written on. */
const PAIRS: [ink: string, on: string[]][] = [
	...INKS.map((ink): [string, string[]] => [
		ink,
		[...SURFACES, ...SLATS, ...SCREENS, ...BUTTONS, 'phosphor-well', 'phosphor-on']
	]),
	['ink', ['phosphor', 'phosphor-high', 'phosphor-low', 'bone']],
	['tape-ink', ['tape', 'tape-low']],
	['off', ['hull']],
	['figure-faint', SCREENS],
	['text', ['alarm-well', 'alarm-deep', 'amber-well', 'amber-deep', 'phosphor-deep']],
	['dim', ['alarm-deep', 'amber-deep', 'phosphor-deep']],
	['amber', ['amber-well', 'amber-deep']],
	['alarm-text', ['alarm-well', 'alarm-deep']],
	['alarm-pale', ['alarm-well', 'alarm-stripe']],
	['die-strong-ink', ['die-strong']],
	['die-weak-ink', ['die-weak']],
	['die-commander-ink', ['die-commander']]
];

/** What tells where a control is and in which state. */
const RIMS: [rim: string, on: string[]][] = [
	...['edge', 'amber', 'phosphor', 'alarm', 'blue'].map((rim): [string, string[]] => [
		rim,
		[...SURFACES, ...SCREENS, ...BUTTONS]
	]),
	['figure', ['hull']],
	['figure-faint', ['hull']],
	['die-strong-rim', ['die-strong']]
];

describe.each(Object.entries(THEMES))('in the %s theme', (name, colours) => {
	const least = name === 'stark' ? 7 : 4.5;

	test.each(PAIRS)('%s can be read on what it is written on', (ink, surfaces) => {
		for (const on of surfaces)
			expect(contrast(colours[ink]!, colours[on]!), on).toBeGreaterThanOrEqual(
				ink === 'off' || ink.startsWith('die') ? 4.5 : least
			);
	});

	test.each(RIMS)('the rim %s can be seen', (rim, surfaces) => {
		for (const on of surfaces)
			expect(contrast(colours[rim]!, colours[on]!), on).toBeGreaterThanOrEqual(3);
	});

	test.each(['strong', 'weak', 'commander'])('a %s die stands out from the plates', (kind) => {
		for (const on of ['plate', 'ask', 'ask-low', 'well']) {
			const best = ['', '-rim'].map((part) =>
				contrast(colours[`die-${kind}${part}`]!, colours[on]!)
			);
			expect(Math.max(...best), on).toBeGreaterThanOrEqual(3);
		}
	});
});

test('every theme sets the same colours, but for what it shares with the night', () => {
	const names = Object.keys(night);
	for (const [name, colours] of Object.entries(THEMES)) {
		expect(
			Object.keys(colours).filter((colour) => !names.includes(colour)),
			name
		).toEqual([]);
		expect(
			names.filter((colour) => !(colour in colours)),
			name
		).toEqual([]);
	}
});

test('the measure itself is right', () => {
	expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
