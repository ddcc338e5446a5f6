import type { Fault, Kind } from './plan';
import type { FaultTable } from './table';
import type { Page } from './world';

type Misfortune = (table: FaultTable, fault: Fault) => void;

const until = (table: FaultTable, { lasts }: Fault, better: () => void) =>
	void table.world.after(table.world.nature, lasts, better);

/** Somebody who is away for so long is seen to be, ms. */
const GONE = 8000;

/** Opens again what has no page any more. */
function reopen(table: FaultTable, guest: number | null) {
	if (guest === null) {
		if (!table.house.live) table.house.open();
	} else if (table.people[guest]!.isAway) table.people[guest]!.open();
}

function freeze(table: FaultTable, fault: Fault, page: Page | undefined) {
	if (!page) return;
	page.frozen = true;
	until(table, fault, () => table.world.thaw(page));
}

const cut =
	(how: 'lost' | 'kept', oneWay: boolean): Misfortune =>
	(table, fault) => {
		const road = table.roads[fault.guest]!;
		const direction = fault.dice % 2 ? 'up' : 'down';
		road.cut(how, oneWay ? [direction] : undefined);
		until(table, fault, () => road.mend());
	};

function closeHost(table: FaultTable, fault: Fault, said: boolean) {
	table.house.close(said);
	const soon = { ...fault, lasts: Math.min(fault.lasts, 20_000) };
	until(table, soon, () => reopen(table, null));
}

function closeGuest(table: FaultTable, fault: Fault, said: boolean) {
	table.people[fault.guest]!.close(said);
	until(table, fault, () => reopen(table, fault.guest));
}

/** What each kind of fault does, and how it gets better by itself. */
const MISFORTUNES: Record<Kind, Misfortune> = {
	cutLost: cut('lost', false),
	cutKept: cut('kept', false),
	oneWay: (table, fault) => cut(fault.dice % 4 < 2 ? 'lost' : 'kept', true)(table, fault),
	noise(table, fault) {
		const { weather } = table.roads[fault.guest]!;
		Object.assign(weather, { dropped: fault.dice % 150, doubled: fault.dice % 200 });
		until(table, fault, () => Object.assign(weather, { dropped: 0, doubled: 0 }));
	},
	jitter(table, fault) {
		const { weather } = table.roads[fault.guest]!;
		const { delay } = weather;
		weather.reordered = 30 + (fault.dice % 200);
		weather.delay = [delay[0] + (fault.dice % 3) * 700, delay[1] + 200];
		until(table, fault, () => {
			weather.reordered = 0;
			weather.delay = delay;
		});
	},
	freezeGuest: (table, fault) => freeze(table, fault, table.people[fault.guest]!.screen?.page),
	freezeHost: (table, fault) => freeze(table, fault, table.house.live?.page),
	reloadGuest: (table, fault) => closeGuest(table, { ...fault, lasts: 700 }, true),
	reloadHost: (table, fault) => closeHost(table, { ...fault, lasts: 700 }, true),
	killGuest: (table, fault) => closeGuest(table, fault, false),
	killHost: (table, fault) => closeHost(table, fault, false),
	killHostHalfWritten(table, fault) {
		table.disk.sloppy = true;
		closeHost(table, fault, false);
		table.disk.sloppy = false;
	},
	powerLoss(table, fault) {
		closeHost(table, fault, false);
		const move = table.disk.forgetLast();
		if (move) table.laws.takenBack.add(move.id);
	},
	signallingOutage(table, fault) {
		table.noSignalling = true;
		until(table, fault, () => (table.noSignalling = false));
	},
	clockJump(table, fault) {
		const pages = [table.house.live?.page, table.people[fault.guest]!.screen?.page];
		const page = pages[fault.dice % 2];
		if (page) page.skew += fault.lasts;
	},
	diskFull(table, fault) {
		table.disk.full = true;
		until(table, fault, () => (table.disk.full = false));
	},
	diskSilent(table, fault) {
		table.disk.fallSilent();
		until(table, fault, () => table.disk.speak());
	},
	secondTab: (table, fault) => table.people[fault.guest]!.open(),
	secondHost: (table) => table.house.open(),
	moveSeat(table, fault) {
		const person = table.people[fault.guest]!;
		if (fault.dice % 3 !== 1) return person.askToMove();
		// The phone is gone for good: the host gives a ticket once it is seen to be away.
		closeGuest(table, { ...fault, lasts: GONE + fault.lasts }, false);
		until(table, { ...fault, lasts: GONE }, () => table.house.giveSeat(person));
	}
};

/** Lets a fault happen. */
export const strike = (table: FaultTable, fault: Fault) => MISFORTUNES[fault.kind](table, fault);

/** All is well again: whatever still goes wrong ends, and whoever has no page opens one. */
export function calm(table: FaultTable) {
	table.noSignalling = table.disk.full = false;
	table.disk.speak();
	for (const road of table.roads) road.mend();
	for (const { page } of table.house.standing) table.world.thaw(page);
	for (const { pages } of table.people) for (const page of pages) table.world.thaw(page);
	reopenAll(table);
}

/** People who find their page closed open it again. */
export function reopenAll(table: FaultTable) {
	reopen(table, null);
	for (const guest of table.people.keys()) reopen(table, guest);
}
