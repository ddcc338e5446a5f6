import { describe, expect, test } from 'vitest';
import { phones } from './phone';

const { match, pass } = phones();

describe('calling again', () => {
	test('a closed link is replaced at once, and the seat is the same', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		await pass(5_000);
		b!.links[0]!.host.close();
		await pass(10);
		expect(b!.shows).toMatchObject({ link: 'open', seat: '1', refused: null });
		expect(b!.tries).toBe(2);
	});

	test('a host that says goodbye is called once its page is gone, not before', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		await pass(5_000);
		bench.host.hide();
		await pass(400);
		expect(b!.shows.link).toBe('away');
		expect(b!.tries).toBe(1);
		await pass(200);
		expect(b!.tries).toBe(2);
		expect(b!.shows).toMatchObject({ link: 'open', seat: '1' });
	});

	test('a host that closes every link at once is not hammered', async () => {
		const { seated } = await match('a', 'b', 'c');
		const [, b] = seated;
		const tries = b!.tries;
		b!.wire = (_, from, deliver) => {
			queueMicrotask(deliver);
			if (from === 'host') b!.links.at(-1)!.host.close();
		};
		b!.links[0]!.host.close();
		await pass(10_000);
		expect(b!.tries - tries).toBeGreaterThan(5);
		expect(b!.tries - tries).toBeLessThanOrEqual(41);
	});
});
