import { describe, expect, test } from 'vitest';
import { readHostFrame } from '$lib/net/protocol';
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
