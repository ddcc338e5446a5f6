import { expect, test, vi } from 'vitest';
import { settled } from '../net/device';
import { carrier, match } from './phones';

test('the file of a guest in a running match holds its key and nothing it may not know', async () => {
	const { host, table, guests } = await match();
	await table.act('say', 2);
	const { phone } = guests[0]!;
	const text = await phone.everythingAsFile('0.1.0');
	const { content } = JSON.parse(text) as { content: { held: object[]; tables: string } };
	expect(JSON.parse(atob(content.tables))).toEqual([]);
	expect(content).toMatchObject({ finished: [] });
	expect(content.held).toHaveLength(1);
	expect(Object.keys(content.held[0]!).sort()).toEqual(
		['as', 'at', 'code', 'format', 'game', 'name', 'over', 'token'].sort()
	);
	const secrets = (await host.saves.table(table.code))!.table;
	const others = secrets.seats.filter(({ name }) => name !== 'Boris').map(({ token }) => token!);
	for (const secret of [secrets.seed!, secrets.peerToken, secrets.ownToken, ...others])
		expect(text).not.toContain(secret);
	expect(await phone.holdsSecrets()).toBe(false);
	expect(await host.holdsSecrets()).toBe(true);
	table.close(false);
});

test('a host’s table moves to another device by a file, and the guest’s seat too', async () => {
	const { host, table, guests } = await match();
	await table.act('say', 2);
	const files = [
		await host.everythingAsFile('0.1.0'),
		await guests[0]!.phone.everythingAsFile('0.1.0')
	];
	table.close(false);
	for (const { session } of guests) session.close(false);
	const [newHost, newGuest] = [await carrier(), await carrier()];
	expect(await newHost.loadFile(files[0]!)).toMatchObject({ loaded: { tables: 1 } });
	expect(await newGuest.loadFile(files[1]!)).toMatchObject({ loaded: { held: 1 } });
	const again = (await newHost.resume(table.code)).session!;
	await settled(() => expect((again.view?.G as { said: number[] } | undefined)?.said).toEqual([2]));
	const back = (await newGuest.resume(table.code)).session!;
	await settled(() => expect(back).toMatchObject({ seat: '1', link: 'open' }));
	again.close(false);
	back.close(false);
});

test('a file never changes a table that is open here', async () => {
	vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('held')) } });
	const { table, host } = await match().catch(() => ({ table: null, host: null }));
	expect(table).not.toBeNull();
	const text = await host!.everythingAsFile('0.1.0');
	const other = await carrier();
	expect(await other.loadFile(text)).toMatchObject({
		loaded: { tables: 0, open: [table!.code] }
	});
	expect(await other.saves.tables()).toEqual([]);
	table!.close(false);
});

test('what cannot be stored in one go is not stored at all', async () => {
	const { host, table } = await match();
	const text = await host.everythingAsFile('0.1.0');
	table.close(false);
	const phone = await carrier();
	const { Saves } = await import('$lib/saves/saves');
	const change = vi.spyOn(Saves.prototype, 'change').mockResolvedValue(false);
	expect(await phone.loadFile(text)).toEqual({ why: 'fileNotKept' });
	change.mockRestore();
	expect(await phone.loadFile(text.slice(0, 300))).toEqual({ why: 'fileTruncated' });
	expect(await phone.resumable()).toEqual([]);
});
