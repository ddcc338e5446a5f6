import { describe, expect, test } from 'vitest';
import { readHostFrame } from '$lib/net/protocol';
import { phones } from './phone';
import { benches, playOut, tokenOf } from './table';

const { bench, made } = benches();

describe('talk', () => {
	test('reaches everybody under the name of the seat it came from, in the lobby and in the match', async () => {
		const table = bench();
		const pages = await table.seat('a', 'b', 'c');
		const id = pages[1]!.talk('hello');
		await table.calm();
		expect(pages[1]!.ackOf(id)).toEqual({ t: 'ack', id, ok: true, n: 1 });
		table.host.start();
		await table.calm();
		pages[2]!.say({ t: 'say', id: 'p', said: { phrase: 'trustMe' } });
		await table.calm();
		for (const page of pages) expect(page.heard).toEqual(['b: hello', 'c: trustMe']);
		expect(pages[0]!.last('talk')!.lines).toEqual([
			{ n: 2, seat: '2', name: 'c', said: { phrase: 'trustMe' } }
		]);
	});

	test('is told to whoever comes late or comes back, and to watchers', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		a!.talk('one');
		a!.talk('two');
		await table.calm();
		const back = table.page('b');
		back.hello('return');
		const watcher = table.page('w');
		watcher.hello('watch');
		await table.calm();
		for (const page of [back, watcher]) expect(page.heard).toEqual(['a: one', 'a: two']);
	});

	test('changes nothing of the match', async () => {
		const table = bench();
		const pages = await table.match('a', 'b', 'c');
		const before = pages.map(({ view }) => JSON.stringify(view));
		const views = pages.map((page) => page.all('view').length);
		for (const page of pages) page.talk('hm');
		await table.calm();
		expect(pages.map((page) => page.all('view').length)).toEqual(views);
		expect(pages.map(({ view }) => JSON.stringify(view))).toEqual(before);
		expect((await table.stored()).moves).toEqual([]);
		await playOut(table, pages);
		expect(JSON.stringify(pages[0]!.last('replay'))).not.toContain('hm');
		const id = pages[0]!.talk('well played');
		await table.calm();
		expect(pages[0]!.ackOf(id)).toMatchObject({ ok: true });
	});

	test('said twice is heard once and gets the same answer, over a reload of the host too', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		const say = { t: 'say', id: 'same', said: { text: 'once' } };
		a!.say(say);
		a!.say(say);
		await table.calm();
		expect(a!.all('ack').map((ack) => ack.ok && ack.n)).toEqual([1, 1]);
		expect(b!.all('talk').flatMap(({ lines }) => lines)).toHaveLength(1);
		const reloaded = await table.reload();
		made.push(reloaded);
		const [again, other] = ['a', 'b'].map((name) => reloaded.page(name));
		for (const page of [again!, other!]) page.hello('return');
		again!.say(say);
		await reloaded.calm();
		expect(again!.ackOf('same')).toMatchObject({ ok: true, n: 1 });
		expect(other!.heard).toEqual(['a: once']);
	});

	test('of sixty lines is kept, and no more', async () => {
		let now = 0;
		const table = bench({ now: () => now });
		const [a] = await table.match('a', 'b', 'c');
		for (let line = 1; line <= 70; line++) {
			a!.talk(`line ${line}`);
			await table.calm();
			now += 2000;
		}
		const late = table.page('w');
		late.hello('watch');
		await table.calm();
		expect(late.heard).toHaveLength(60);
		expect(late.heard.at(-1)).toBe('a: line 70');
		expect((await table.stored()).table.talk).toHaveLength(60);
	});

	test('too fast is refused for that seat alone, and welcome again after a pause', async () => {
		let now = 0;
		const table = bench({ now: () => now });
		const [a, b] = await table.match('a', 'b', 'c');
		const ids = Array.from({ length: 6 }, (_, i) => a!.talk(`line ${i}`));
		const other = b!.talk('calmly');
		await table.calm();
		const answers = ids.map((id) => a!.ackOf(id)!.ok);
		expect(answers).toEqual([true, true, true, true, false, false]);
		expect(a!.ackOf(ids[5]!)).toMatchObject({ why: 'tooFast' });
		expect(b!.ackOf(other)).toMatchObject({ ok: true });
		now += 2000;
		a!.say({ t: 'say', id: ids[5], said: { text: 'line 5' } });
		const next = a!.talk('later');
		await table.calm();
		expect(
			a!
				.all('ack')
				.filter(({ id }) => id === ids[5])
				.map(({ ok }) => ok)
		).toEqual([false, false]);
		expect(a!.ackOf(next)).toMatchObject({ ok: true });
	});

	test('follows its speaker to another seat and name of the lobby, and stays when they go', async () => {
		const table = bench();
		const [a, b] = await table.seat('a', 'b', 'c');
		a!.talk('I am here');
		await table.calm();
		table.host.room.move('0', 1);
		table.host.room.rename(tokenOf('a'), 'Ana');
		table.host.changed();
		await table.calm();
		expect(b!.last('talk')!.lines).toMatchObject([{ n: 1, seat: '1', name: 'Ana' }]);
		const told = b!.all('talk').length;
		table.host.changed();
		await table.calm();
		expect(b!.all('talk')).toHaveLength(told);
		a!.say({ t: 'bye', leave: true });
		await table.calm();
		expect(b!.last('talk')!.lines).toMatchObject([{ n: 1, seat: null, name: 'a' }]);
	});

	test('goes on when nothing can be stored', async () => {
		const table = bench();
		const [a, b] = await table.match('a', 'b', 'c');
		table.saves.keepTable = () => Promise.reject(new Error('full'));
		const id = a!.talk('still here');
		await table.calm();
		expect(a!.ackOf(id)).toMatchObject({ ok: true });
		expect(b!.heard).toEqual(['a: still here']);
	});

	test('that was spoilt on the disk costs the talk, not the table', async () => {
		const table = bench();
		const [a] = await table.match('a', 'b', 'c');
		a!.talk('fine');
		await table.calm();
		table.host.table.talk!.unshift({
			n: 0,
			id: 'x',
			by: tokenOf('b'),
			name: 'b',
			said: { phrase: 'no such' }
		});
		table.host.changed();
		const reloaded = await table.reload();
		made.push(reloaded);
		const back = reloaded.page('a');
		back.hello('return');
		await reloaded.calm();
		expect(back.heard).toEqual(['a: fine']);
	});
});

test('markup and marks that turn the text come through as text, or not at all', () => {
	const line = (name: string, text: string) => ({
		t: 'talk',
		lines: [{ n: 1, seat: '0', name, said: { text } }]
	});
	expect(readHostFrame(line('<b>A</b>', '<script>1</script>'))).toEqual(
		line('<b>A</b>', '<script>1</script>')
	);
	expect(readHostFrame(line('A\u202e\u200b', '\u202edlrow\u2066 x'))).toEqual(line('A', 'dlrow x'));
	expect(readHostFrame(line('A', 'x'.repeat(900)))).toBeNull();
	expect(readHostFrame(line('A', '\u200b'))).toBeNull();
});

describe('on a phone', () => {
	const { match, pass, phone } = phones();

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
