import { expect } from 'vitest';
import { device, network, settled } from '../net/device';

/** A device with the door for files beside its tables. */
export async function carrier() {
	const api = await device();
	const files = await import('$lib/session/carrying');
	const { openSaves } = await import('$lib/saves/saves');
	return { ...api, ...files, saves: await openSaves() };
}
export type Carrier = Awaited<ReturnType<typeof carrier>>;

/** A host with two guests in a match of three. */
export async function match() {
	const host = await carrier();
	const table = await host.hostTable('numbers', 'Ana');
	await settled(() => expect(network.hosts.has(table.code)).toBe(true));
	const guests: { phone: Carrier; session: Awaited<ReturnType<Carrier['joinTable']>> }[] = [];
	for (const name of ['Boris', 'Cira']) {
		const phone = await carrier();
		const session = await phone.joinTable(table.code);
		await settled(() => expect(session.lobby).not.toBeNull());
		session.join(name);
		await settled(() => expect(session.seat).not.toBeNull());
		guests.push({ phone, session });
	}
	table.host!.start();
	await settled(() => expect(guests.every(({ session }) => session.view !== null)).toBe(true));
	return { host, table, guests };
}
