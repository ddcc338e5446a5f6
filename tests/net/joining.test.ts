import { describe, expect, test, vi } from 'vitest';
import { device, network, settled } from './device';

describe('guests', () => {
	async function tableOf(...names: string[]) {
		const hosting = await device();
		const host = await hosting.hostTable('numbers', 'Ana');
		await settled(() => expect(network.hosts.has(host.code)).toBe(true));
		const guests = [];
		for (const name of names) {
			const api = await device();
			const session = await api.joinTable(host.code);
			session.join(name);
			await settled(() => expect(session.seat).not.toBeNull());
			guests.push({ api, session });
		}
		return { hosting, host, guests };
	}

	test('join, play and come back to the same seat after a reload', async () => {
		const { host, guests } = await tableOf('Boris', 'Cira');
		const [boris] = guests;
		expect(host.host!.start()).toBeNull();
		await settled(() => expect(boris!.session.view?.n).toBe(0));
		expect(boris!.session).toMatchObject({ role: 'guest', seat: '1', as: 'seat' });
		expect(await boris!.api.resumable()).toMatchObject([{ code: host.code, role: 'guest' }]);
		boris!.session.close(false);
		const again = (await boris!.api.resume(host.code)).session!;
		await settled(() => expect(again.view?.n).toBe(0));
		expect(again.seat).toBe('1');
		host.leave();
	});

	test('the host reloads and all are back under the same code', async () => {
		const { hosting, host, guests } = await tableOf('Boris', 'Cira');
		host.host!.start();
		await settled(() => expect(host.view).not.toBeNull());
		await host.act('say', 3);
		host.close(false);
		await settled(() => expect(guests[0]!.session.link).toBe('away'));
		const again = (await hosting.resume(host.code)).session!;
		for (const { session } of guests) await settled(() => expect(session.link).toBe('open'));
		await settled(() => expect(again.view?.G).toMatchObject({ said: [3] }));
		expect(again).toMatchObject({ role: 'host', seat: '0', code: host.code });
		const [boris] = guests;
		await boris!.session.act('castVote', 'yes');
		expect(boris!.session).toMatchObject({ refused: null });
		expect(again.view!.G).toMatchObject({ chosen: ['1'] });
		again.leave();
	});

	test('an own table is hosted again, not joined, when its code is typed in', async () => {
		const { hosting, host } = await tableOf();
		expect(await hosting.joinTable(host.code)).toBe(host);
		host.leave();
	});

	test('a watcher comes back as a watcher', async () => {
		const { host } = await tableOf('Boris', 'Cira');
		host.host!.start();
		const api = await device();
		const session = await api.joinTable(host.code);
		await settled(() => expect(session).toMatchObject({ refused: 'running', canWatch: true }));
		session.watch();
		await settled(() => expect(session.view).not.toBeNull());
		session.close(false);
		const again = (await api.resume(host.code)).session!;
		await settled(() => expect(again.view).not.toBeNull());
		expect(again).toMatchObject({ as: 'watch', seat: null, refused: null });
		host.leave();
	});

	test('leaving the lobby opens the seat again and forgets the table', async () => {
		const { host, guests } = await tableOf('Boris');
		const [boris] = guests;
		boris!.session.leave();
		await settled(() => expect(host.lobby!.seats[1]).toMatchObject({ kind: 'open' }));
		expect(await boris!.api.resumable()).toEqual([]);
		host.leave();
	});

	test('who is removed, or whose table is ended, is told and has nothing to go back to', async () => {
		const { host, guests } = await tableOf('Boris', 'Cira');
		const [boris, cira] = guests;
		host.host!.removeSeat('1');
		await settled(() =>
			expect(boris!.session).toMatchObject({ link: 'closed', refused: 'removed' })
		);
		host.leave();
		await settled(() => expect(cira!.session).toMatchObject({ link: 'closed', refused: 'ended' }));
		for (const { api } of guests)
			await vi.waitFor(async () => expect(await api.resumable()).toEqual([]));
	});

	test('a code of no table is told', async () => {
		const api = await device();
		const session = await api.joinTable('ZZZZZZ');
		await settled(() => expect(session.refused).toBe('noSuchTable'));
		expect(session.link).toBe('connecting');
		session.leave();
		expect(await api.resume('ZZZZZZ')).toEqual({ session: null, wrong: null });
	});
});
