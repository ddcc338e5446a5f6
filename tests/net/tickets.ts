import type { Bench, Page } from './table';

/** Somebody asks, the host allows it; the secret of the ticket. */
export async function ticketFor(table: Bench, page: Page, id = 'm1'): Promise<string> {
	page.say({ t: 'ticket', id });
	await table.calm();
	table.host.moving.answer(page.seat!, true);
	await table.calm();
	return page.last('ticket')!.secret;
}

/** A phone that shows a ticket in its hello. */
export async function take(table: Bench, name: string, ticket: string, more: object = {}) {
	const phone = table.page(name);
	phone.hello('return', { ticket, ...more });
	await table.calm();
	return phone;
}

/** The tokens of the seats, in their order. */
export const tokens = ({ host }: Bench) => host.table.seats.map(({ token }) => token);
