import { describe, expect, test } from 'vitest';
import { phones } from './phone';

describe('on a phone', () => {
	const { match, pass, phone, table: bench } = phones();

	test('a line is under way until the host has heard it', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		const done = a!.guest.say({ text: 'hello' });
		expect(a!.shows).toMatchObject({ saying: true, unsaid: null });
		await Promise.all([done, pass(10)]);
		expect(a!.shows).toMatchObject({ saying: false, unsaid: null });
		expect(b!.shows.talk).toEqual([{ n: 1, seat: '0', name: 'a', said: { text: 'hello' } }]);
	});

	test('a refused line says why, beside the talk and not at the question', async () => {
		const { bench: table } = await match('a', 'b', 'c');
		const watcher = phone(table, 'w');
		watcher.guest.ask({ want: 'watch' });
		await pass(10);
		await Promise.all([watcher.guest.say({ text: 'psst' }), pass(10)]);
		expect(watcher.shows).toMatchObject({ saying: false, unsaid: 'onlySeats', refused: null });
	});

	test('a line that is said while the host is away goes out once it is back, once', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		a!.broken = 'unreachable';
		a!.links[0]!.host.close();
		await pass(10);
		void a!.guest.say({ text: 'am I alone?' });
		void a!.guest.say({ text: 'dropped: one at a time' });
		await pass(5000);
		expect(a!.shows.saying).toBe(true);
		a!.broken = null;
		await pass(5000);
		expect(a!.shows.saying).toBe(false);
		expect(b!.shows.talk.map(({ said }) => said)).toEqual([{ text: 'am I alone?' }]);
	});

	test.each([
		['the last one', false],
		['one before the last', true]
	])('%s of the lines that is lost on its way is noticed and asked for', async (_, more) => {
		const { seated } = await match('a', 'b', 'c');
		const [a, b] = seated;
		let lost = false;
		b!.wire = (_, from, deliver) => {
			if (from === 'guest' || !lost) queueMicrotask(deliver);
		};
		b!.links[0]!.guest.close();
		await pass(500);
		lost = true;
		await Promise.all([a!.guest.say({ text: 'did you hear?' }), pass(10)]);
		lost = false;
		if (more) await Promise.all([a!.guest.say({ text: 'and this?' }), pass(10)]);
		expect(b!.shows.talk.map(({ n }) => n)).toEqual(more ? [2] : []);
		await pass(6000);
		expect(b!.shows.talk.map(({ n }) => n)).toEqual(more ? [1, 2] : [1]);
		expect(b!.shows.link).toBe('open');
	});

	test('of a host that lost its last lines is believed all the same', async () => {
		const { bench: table, seated } = await match('a', 'b', 'c');
		const [a, b, c] = seated;
		const { table: before } = await table.stored();
		void a!.guest.say({ text: 'lost' });
		await pass(10);
		table.host.close('away');
		const reopened = bench({ saves: table.saves, table: before, moves: [] });
		for (const one of [a!, b!, c!]) one.bench = reopened;
		await pass(3000);
		expect(b!.shows).toMatchObject({ link: 'open', talk: [] });
		void c!.guest.say({ text: 'new' });
		await pass(10);
		expect(b!.shows.talk).toMatchObject([{ n: 1, name: 'c', said: { text: 'new' } }]);
	});
});
