import { describe, expect, test } from 'vitest';
import { device, network, settled } from './device';

describe('playing alone', () => {
	test('starts at once with bots, without a network, and is resumed', async () => {
		const api = await device();
		const session = await api.playAlone('numbers', 'Ana', 4);
		await settled(() => expect(session.view?.n).toBe(0));
		expect(session).toMatchObject({ role: 'alone', seat: '0', link: 'open', signalling: 'off' });
		expect(session.lobby!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
		expect(network.hosts.size).toBe(0);
		await session.act('say', 2);
		expect(session.view!.n).toBeGreaterThanOrEqual(1);
		session.close(false);
		expect(await api.resumable()).toEqual([
			{ code: session.code, game: 'numbers', role: 'alone', over: false, wrong: null }
		]);
		const again = (await api.resume(session.code)).session!;
		await settled(() => expect((again.view?.G as { said: number[] } | undefined)?.said[0]).toBe(2));
		expect(again.role).toBe('alone');
		expect(api.current.session).toBe(again);
		again.leave();
		expect(api.current.session).toBeNull();
	});

	test('the number of seats is what the game allows', async () => {
		const api = await device();
		const session = await api.playAlone('numbers', 'Ana', 99);
		await settled(() => expect(session.lobby?.seats).toHaveLength(7));
		session.leave();
	});
});

describe('hosting', () => {
	test('leads to a lobby with a seat of its own, and open seats up to the least number', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', ' Ana ');
		await settled(() => expect(session.seat).toBe('0'));
		expect(session.lobby!.seats.map(({ name, kind }) => [name, kind])).toEqual([
			['Ana', 'person'],
			['', 'open'],
			['', 'open']
		]);
		await settled(() => expect(session.host!.signalling).toBe('open'));
		expect(api.current.session).toBe(session);
		session.leave();
	});

	test('the host may rename itself, only host, and play again', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		const names = () => session.lobby!.seats.map(({ name }) => name);
		await settled(() => expect(session.seat).toBe('0'));
		session.host!.rename('Boris\u202e');
		await settled(() => expect(names()[0]).toBe('Boris'));
		session.host!.play(null);
		await settled(() => expect(session.seat).toBeNull());
		expect(session.as).toBe('watch');
		session.host!.addBot();
		session.host!.addBot();
		session.host!.addBot();
		session.host!.rename('nobody');
		await settled(() => expect(names()).toEqual(['Bot 1', 'Bot 2', 'Bot 3']));
		session.host!.play('Bot 2');
		expect(session.refused).toBe('nameTaken');
		session.host!.play('Cira');
		await settled(() => expect(session.seat).toBe('3'));
		expect(session.refused).toBeNull();
		session.leave();
	});

	test('seats are added, moved, removed; options are kept; too few cannot start', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		const desk = session.host!;
		desk.setOptions({ rich: true });
		desk.removeSeat('2');
		desk.addBot();
		desk.moveSeat('0', 1);
		await settled(() => expect(session.seat).toBe('1'));
		expect(session.lobby).toMatchObject({
			options: { rich: true },
			seats: [{ kind: 'bot' }, { kind: 'person', name: 'Ana' }]
		});
		expect(desk.start()).toBe('tooFew');
		expect(session.refused).toBe('tooFew');
		desk.addBot();
		expect(desk.start()).toBeNull();
		await settled(() => expect(session.view).not.toBeNull());
		desk.setOptions({ rich: false });
		desk.moveSeat('0', 1);
		await session.act('say', 1);
		expect(session.lobby).toMatchObject({ started: true, options: { rich: true } });
		expect(session.lobby!.seats).toHaveLength(3);
		session.leave();
	});

	test('only hosting shows what lies on the table and no drawer', async () => {
		const api = await device();
		const session = await api.hostTable('numbers', 'Ana');
		session.host!.play(null);
		for (let bots = 0; bots < 3; bots++) session.host!.addBot();
		session.host!.start();
		await settled(() => expect(session.view?.G).toMatchObject({ players: {} }));
		session.leave();
	});

	test('leaving the lobby ends the table; leaving a match keeps it for later', async () => {
		const api = await device();
		const lobby = await api.hostTable('numbers', 'Ana');
		await settled(() => expect(network.hosts.has(lobby.code)).toBe(true));
		lobby.leave();
		await settled(() => expect(network.hosts.has(lobby.code)).toBe(false));
		expect(await api.resume(lobby.code)).toEqual({ session: null, wrong: null });
		const match = await api.playAlone('numbers', 'Ana', 3);
		await settled(() => expect(match.view).not.toBeNull());
		match.leave();
		expect((await api.resumable()).map(({ code }) => code)).toEqual([match.code]);
	});

	test('an unknown game is an error', async () => {
		const api = await device();
		await expect(api.hostTable('chess', 'Ana')).rejects.toThrow('chess');
	});
});
