import { host, join } from '../e2e/gather';
import { says } from '../e2e/standing';
import { expect, test, type PhoneOptions } from './phones';

/** A network on which browsers that hide their addresses cannot find each other. */
interface Way {
	what: string;
	options: PhoneOptions;
	/** Whether multicast is filtered, by which hidden addresses are asked for. */
	filtered: boolean;
}

const WAYS: Way[] = [
	{ what: 'that filters multicast', options: {}, filtered: true },
	{ what: 'without a way out', options: { route: false }, filtered: false }
];

const seated = { timeout: 45_000 };

for (const { what, options, filtered } of WAYS) {
	test(`on a network ${what} a guest is told what to try`, async ({ phone }) => {
		const table = await phone('', options);
		const guest = await phone(await host(table.page, 'Ana'), options);
		for (const { machine } of [table, guest]) machine.port.filter(filtered);
		await join(guest.page, 'Boris');
		await expect(says(guest.page, /cannot reach each other.*camera/)).toBeVisible(seated);
	});

	test(`on a network ${what} the camera allowed at the host is enough`, async ({ phone }) => {
		const table = await phone('', { ...options, camera: true });
		const guest = await phone(await host(table.page, 'Ana'), options);
		for (const { machine } of [table, guest]) machine.port.filter(filtered);
		await join(guest.page, 'Boris');
		await expect(table.page.getByText('Boris').first()).toBeVisible(seated);
	});
}
