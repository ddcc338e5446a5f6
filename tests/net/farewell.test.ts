import { describe, expect, test } from 'vitest';
import { phones } from './phone';

const { match, pass, phone } = phones();

describe('the end of a link that is final', () => {
	test('taken over by another page: said, and no fight', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		const second = phone(bench, 'a');
		await pass(60_000);
		expect(seated[0]!.shows).toMatchObject({ link: 'closed', refused: 'takenOver' });
		expect(seated[0]!.tries).toBe(1);
		expect(second.shows).toMatchObject({ link: 'open', seat: '0' });
		expect(second.shows.view!.n).toBe(0);
	});

	test('removed: said, and not tried again', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		void seated[0]!.say('say', 1);
		bench.host.remove('0');
		await pass(60_000);
		expect(seated[0]!.shows).toMatchObject({ link: 'closed', refused: 'removed', pending: false });
		expect(seated[0]!.tries).toBe(1);
	});

	test('ended by the host: said, and not tried again', async () => {
		const { bench, seated } = await match('a', 'b', 'c');
		bench.host.close('ended');
		await pass(60_000);
		expect(seated[1]!.shows).toMatchObject({ link: 'closed', refused: 'ended' });
		expect(seated[1]!.tries).toBe(1);
	});
});
