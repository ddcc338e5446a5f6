import { expect, test } from 'vitest';
import { finder, hits } from '$lib/ui/search';

test.each([
	['štitova', 'Štitovi se testiraju.', true],
	['stit', 'Štitovi se testiraju.', true],
	['đak', 'Dak', true],
	['кубики', 'Один кубик', true],
	['ещё', 'Еще раз', true],
	['sends dice', 'A die sent, two dice', false],
	['send dice', 'Two dice are sent or send', true],
	['raft', 'draft', false],
	['6.4', 'DM-6.4 Roll', true],
	['6.4', 'DM-6.40', true],
	['6.5', 'DM-6.4 Roll', false],
	['жизнеобеспечение', 'Жизне\u00ADобеспечение', true],
	['жизне\u00ADобеспечение', 'Отсек жизнеобеспечения', true],
	['', 'anything', true],
	['(', 'no brackets', false]
])('"%s" in "%s": %s', (query, text, found) => {
	expect(finder(query)(text)).toBe(found);
});

test('hits are whole words, at their places in the text as it is written', () => {
	const text = 'Štitovi: test štitova. Đumbir';
	expect(hits('stit djum', text).map(([from, to]) => text.slice(from, to))).toEqual([
		'Štitovi',
		'štitova'
	]);
	expect(hits('', text)).toEqual([]);
	expect(hits('samounist', 'samo\u00ADuništenje')).toEqual([[0, 14]]);
});
