import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolated } from '$lib/i18n/isolated';

test.each(['Ana', 'Žarko', 'Борис', '<img src=x onerror=alert(1)>', '"Bo" & \'b\'', '🦊🦊', ''])(
	'%j stays as it is',
	(name) => expect(isolated(name)).toBe(name)
);

test.each(['דנה', 'سارة', 'Ana דנה', '𐤀𐤁'])('%s is kept apart from the words around it', (name) => {
	expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test('no name opens or closes more than its own isolation', () => {
	const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
	const sign = fc.constantFrom(...'aא \u202e\u202c\u2066\u2067\u2068\u2069\u200f\u061c');
	fc.assert(
		fc.property(fc.string({ unit: sign, maxLength: 24 }), (name) => {
			const shown = isolated(name);
			const found = (shown.match(turning) ?? []).join('');
			expect(['', '\u2068\u2069']).toContain(found);
			expect(shown.replace(turning, '')).toBe(name.replace(turning, ''));
			if (found) expect([shown[0], shown.at(-1)]).toEqual(['\u2068', '\u2069']);
		})
	);
});
