import { describe, expect, test } from 'vitest';
import type { Link } from '$lib/net/link';
import { memoryLinks } from '$lib/net/links/memory';
import { calm } from './table';

/** Ways to make a pair of ends; every one keeps the same contract. */
const LINKS: [string, () => { host: Link; guest: Link }][] = [['memory', () => memoryLinks()]];

describe.each(LINKS)('a link over %s', (_, make) => {
	const heard = (link: Link) => {
		const messages: unknown[] = [];
		link.onMessage((message) => messages.push(message));
		return messages;
	};

	test('carries messages both ways, in order and unchanged', async () => {
		const { host, guest } = make();
		const [atHost, atGuest] = [heard(host), heard(guest)];
		const sent = [{ a: [1, null, 'č'] }, 'x'.repeat(40_000), 0, [], { t: 'ping' }];
		for (const message of sent) {
			host.send(message);
			guest.send(message);
		}
		await calm();
		expect(atHost).toEqual(sent);
		expect(atGuest).toEqual(sent);
	});

	test('never delivers while sending', () => {
		const { host, guest } = make();
		const atGuest = heard(guest);
		host.send(1);
		expect(atGuest).toEqual([]);
	});

	test('keeps what comes before anybody listens', async () => {
		const { host, guest } = make();
		host.send(1);
		host.send(2);
		await calm();
		expect(heard(guest)).toEqual([1, 2]);
	});

	test('delivers a copy', async () => {
		const { host, guest } = make();
		const atGuest = heard(guest);
		const message = { list: [1] };
		host.send(message);
		message.list.push(2);
		await calm();
		expect(atGuest).toEqual([{ list: [1] }]);
	});

	test('closing tells both ends once, after what was sent before', async () => {
		const { host, guest } = make();
		const story: unknown[] = [];
		guest.onMessage((message) => story.push(message));
		guest.onClose(() => story.push('closed'));
		let closedHere = 0;
		host.onClose(() => (closedHere += 1));
		host.send('bye');
		host.close();
		host.close();
		guest.close();
		await calm();
		expect(closedHere).toBe(1);
		expect(story.filter((event) => event === 'closed')).toHaveLength(1);
	});

	test('what was sent before closing arrives before the other end closes', async () => {
		const { host, guest } = make();
		const story: unknown[] = [];
		guest.onMessage((message) => story.push(message));
		guest.onClose(() => story.push('closed'));
		host.send('bye');
		host.close();
		await calm();
		expect(story).toEqual(['bye', 'closed']);
	});

	test('who listens late still learns that it is closed', async () => {
		const { host, guest } = make();
		host.close();
		await calm();
		let closed = 0;
		guest.onClose(() => (closed += 1));
		expect(closed).toBe(1);
	});

	test('a closed link carries nothing and does not throw', async () => {
		const { host, guest } = make();
		const atHost = heard(host);
		guest.close();
		guest.send('late');
		host.send('late');
		await calm();
		expect(atHost).toEqual([]);
		expect(guest.backlog()).toBe(0);
	});

	test('a message that is too long for a host comes out as none', async () => {
		const { host, guest } = make();
		const atHost = heard(host);
		guest.send(Array.from({ length: 30_000 }, (_, i) => i * 7919));
		guest.send('next');
		await calm();
		expect(atHost.slice(0, -1).every((message) => message === undefined)).toBe(true);
		expect(atHost.length).toBeGreaterThan(1);
		expect(atHost.at(-1)).toBe('next');
	});
});

test('a wire may drop, double and delay frames', async () => {
	const late: (() => void)[] = [];
	const { host, guest } = memoryLinks((_, from, deliver) => {
		if (from === 'guest') return;
		deliver();
		late.push(deliver);
	});
	const told: unknown[] = [];
	guest.onMessage((message) => told.push(message));
	host.onMessage(() => told.push('from the guest'));
	host.send('a');
	guest.send('lost');
	await calm();
	expect(told).toEqual(['a']);
	late.forEach((deliver) => deliver());
	expect(told).toEqual(['a', 'a']);
});
