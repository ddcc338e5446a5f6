import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/app.css', 'utf8');

/** The colours of the first `:root` after `from`. */
function tokens(from: string): Record<string, string> {
	const start = css.indexOf(':root', css.indexOf(from));
	const block = css.slice(start, css.indexOf('}', start));
	return Object.fromEntries(
		[...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value])
	);
}

function luminance(hex: string): number {
	const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
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

const night = tokens(':root');
const stark = { ...night, ...tokens('prefers-contrast: more') };

const SURFACES = ['void', 'hull', 'well', 'plate', 'plate-high', 'ask', 'slat', 'slat-low'];
const INKS = ['text', 'dim', 'bone', 'phosphor', 'amber', 'alarm-text', 'blue'];

test.each(INKS)('%s can be read on every surface', (ink) => {
	for (const surface of SURFACES)
		expect(contrast(night[ink]!, night[surface]!), surface).toBeGreaterThanOrEqual(4.5);
});

test.each(INKS)('%s stands out on every surface when more contrast is asked for', (ink) => {
	for (const surface of SURFACES)
		expect(contrast(stark[ink]!, stark[surface]!), surface).toBeGreaterThanOrEqual(7);
});

test.each([
	['ink', 'phosphor'],
	['tape-ink', 'amber'],
	['tape-ink', 'amber-low'],
	['alarm-text', 'alarm-well']
])('%s can be read on %s', (ink, surface) => {
	expect(contrast(night[ink]!, night[surface]!)).toBeGreaterThanOrEqual(4.5);
});

test.each(['edge', 'amber', 'phosphor', 'alarm'])('the rim %s of a control can be seen', (rim) => {
	for (const surface of ['void', 'hull', 'well', 'plate', 'plate-high', 'ask'])
		expect(contrast(night[rim]!, night[surface]!), surface).toBeGreaterThanOrEqual(3);
});

test('the measure itself is right', () => {
	expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
