import { describe, expect, test, vi } from 'vitest';
import { Saves } from '$lib/saves/saves';
import { inMemory } from '$lib/saves/drawers';
import type { Session } from '$lib/session.svelte';
import { finishKeeper } from '$lib/session/keeping';
import { settled } from '../net/device';
import { finished } from './given';
import { carrier, match, type Carrier } from './phones';

/** Answers for whoever is asked until the match is over. */
async function playOut(sessions: Session[]) {
	const isOver = () => sessions.every(({ view, replay }) => view?.over && replay);
	for (let round = 0; round < 40 && !isOver(); round++)
		for (const session of sessions) {
			const asked = session.seat === null ? undefined : session.view?.asked[session.seat];
			if (asked === 'guess') await session.act('say', 1);
			else if (asked === 'vote') await session.act('castVote', 'no');
		}
	await settled(() => expect(isOver()).toBe(true));
}

test('when a match is over every phone at the table keeps it, once, and can let it go', async () => {
	const { host, table, guests } = await match();
	const sessions = [table, ...guests.map(({ session }) => session)];
	for (const { finishedMatches } of [host, ...guests.map(({ phone }) => phone)])
		expect(await finishedMatches()).toEqual([]);
	await playOut(sessions);
	const kept: string[] = [];
	for (const phone of [host, ...guests.map(({ phone }) => phone)] as Carrier[]) {
		const [one, ...more] = await phone.finishedMatches();
		expect(more).toEqual([]);
		expect(one).toMatchObject({ code: table.code, winners: 'infected' });
		expect(one!.replay.seats).toEqual(['Ana', 'Boris', 'Cira']);
		expect(one!.at).toBeGreaterThan(0);
		kept.push(one!.id);
	}
	expect(new Set(kept).size).toBe(1);
	for (const session of sessions) session.close(false);
	const [one] = await host.finishedMatches();
	await host.forgetMatch(one!);
	expect(await host.finishedMatches()).toEqual([]);
	expect(await host.saves.table(table.code)).toBeNull();
});

test('one match goes to another device as a file', async () => {
	const [from, to] = [await carrier(), await carrier()];
	const text = from.matchAsFile(finished, '0.1.0');
	expect(await to.loadFile(text)).toMatchObject({ loaded: { finished: 1, tables: 0 } });
	expect(await to.finishedMatches()).toEqual([finished]);
	expect(await to.loadFile(text)).toMatchObject({ loaded: { finished: 0 } });
});

test('names in a file are cleaned before anybody sees them', async () => {
	const phone = await carrier();
	const seats = ['\u202eAna', '\u200b', '<b>Cira</b>'];
	const text = phone.matchAsFile({ ...finished, replay: { ...finished.replay, seats } }, '0.1.0');
	await phone.loadFile(text);
	const [one] = await phone.finishedMatches();
	expect(one!.replay.seats).toEqual(['Ana', '?', '<b>Cira</b>']);
});

describe('a match is kept', () => {
	const over = { winners: 'infected', by: 'votes' };
	const told = { code: 'ENDED2', replay: finished.replay, view: { over } } as unknown as Session;

	test('neither before it is over nor twice', () => {
		const saves = new Saves(inMemory());
		const keep = vi.spyOn(saves, 'keepFinished');
		const finish = finishKeeper(saves);
		finish({ ...told, view: { ...told.view!, over: null } });
		finish({ ...told, replay: null });
		expect(keep).not.toHaveBeenCalled();
		finish(told);
		finish(told);
		expect(keep).toHaveBeenCalledTimes(1);
	});

	test('with the date it first came, whoever tells it again', async () => {
		const saves = new Saves(inMemory());
		await saves.keepFinished(finished);
		await saves.keepFinished({ ...finished, at: 99, winners: null });
		expect(await saves.allFinished()).toEqual([finished]);
		await saves.dropFinished(finished.id);
		expect(await saves.allFinished()).toEqual([]);
	});
});
