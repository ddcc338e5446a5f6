import type { Chance } from '$lib/table/chance';

/** Everything that can go wrong at a table. */
export const KINDS = [
	...(['cutLost', 'cutKept', 'oneWay', 'noise', 'jitter', 'freezeGuest', 'freezeHost'] as const),
	...(['reloadGuest', 'reloadHost', 'killGuest', 'killHost', 'killHostHalfWritten'] as const),
	...([
		'powerLoss',
		'signallingOutage',
		'clockJump',
		'diskFull',
		'diskSilent',
		'secondTab',
		'secondHost',
		'moveSeat'
	] as const)
];
export type Kind = (typeof KINDS)[number];

/** One thing that goes wrong: when, to whom, for how long, ms. */
export interface Fault {
	kind: Kind;
	at: number;
	/** Which guest's device, if it is about one. */
	guest: number;
	lasts: number;
	/** More luck for what the kind needs. */
	dice: number;
}

/** What goes wrong in a run, by the seed's luck alone. */
export function planOf(luck: Chance, guests: number): { faults: Fault[]; calmAt: number } {
	const calmAt = 20_000 + luck.die(70_000);
	const many = 2 + luck.die(12);
	const faults = Array.from({ length: many }, (): Fault => ({
		kind: luck.pick(KINDS),
		at: luck.die(calmAt - 1000),
		guest: luck.die(guests) - 1,
		lasts: luck.pick([300, 2000, 5000, 9000, 20_000, 45_000]) + luck.die(1500),
		dice: luck.die(1000)
	}));
	// A move that no disk has would be undone with the host's page, and the old phone knows of none.
	const silent = faults.some(({ kind }) => kind === 'diskSilent');
	const possible = faults.filter(({ kind }) => !silent || kind !== 'moveSeat');
	return { faults: possible.sort((a, b) => a.at - b.at), calmAt };
}

/** A plan in words, one fault a line. */
export const told = ({ faults, calmAt }: ReturnType<typeof planOf>) =>
	[
		...faults.map(({ at, kind, guest, lasts }) => `${at} ms: ${kind}, guest ${guest}, ${lasts} ms`),
		`${calmAt} ms: all is well again`
	].join('\n');
