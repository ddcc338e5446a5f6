import { readHostFrame } from '$lib/net/protocol';
import { viewOf, type SeatView, type TableGame } from '$lib/table/match';
import { withCanaries } from './canaries';
import { CODE } from './house';
import type { Violation } from './laws';
import { calm, reopenAll, strike } from './misfortunes';
import { planOf, told, type Fault } from './plan';
import { FaultTable } from './table';
import type { SavedMove } from '$lib/saves/saves';

/** What is to be run. */
export interface Order {
	seed: string;
	seats: number;
	game: TableGame;
	/** Changes the table before anybody sits down, to try whether the laws notice. */
	spoil?: (table: FaultTable) => void;
	/** Faults instead of those of the seed. */
	faults?: Fault[];
	calmAt?: number;
}

/** What a run came to. */
export interface Outcome {
	violations: Violation[];
	/** How often each kind of fault struck, frames included. */
	faults: Record<string, number>;
	plan: string;
	moves: number;
	/** Of the whole run: equal for equal seeds. */
	trace: string;
}

/** After this much calm the match must be over; and after this much more everybody must agree. ms */
const ENDED = 900_000;
const AT_REST = 120_000;
const SOON = 5000;

/** One table from its opening to the end of its match, whatever goes wrong. */
export async function run({ seed, seats, game: plain, spoil, ...given }: Order): Promise<Outcome> {
	const game = withCanaries(plain);
	const think: [number, number] = plain.id === 'numbers' ? [200, 2500] : [100, 500];
	const table = new FaultTable(seed, seats, game, think);
	const { world, laws, house, people, luck } = table;
	// Every fourth device opens the page over plain http.
	table.locks.missing = luck.die(4) === 1;
	spoil?.(table);
	const plan = { ...planOf(luck, people.length), ...given };
	const faults: Record<string, number> = {};
	let moves: SavedMove[] = [];
	await world.entered(async () => {
		const leave = table.locks.install();
		house.open();
		await world.pass(500);
		for (const person of people) person.open();
		world.after(world.nature, 1000, () => beginWhenFull(table));
		for (const fault of plan.faults)
			world.after(world.nature, fault.at, () => {
				faults[fault.kind] = (faults[fault.kind] ?? 0) + 1;
				strike(table, fault);
			});
		await world.pass(plan.calmAt);
		calm(table);
		world.after(world.nature, 5000, () => visit(table));
		const over = await world.pass(ENDED, () => isOver(table));
		if (over) await agreed(table);
		else laws.broken('L1', `no end: ${whyNot(table)}`);
		moves = [...table.disk.moves.entries()].sort(([a], [b]) => a - b).map(([, move]) => move);
		try {
			if (over) endOf(table, moves);
		} catch (error) {
			laws.broken('S5', `what is stored cannot be played again: ${String(error)}`);
		}
		for (const cry of world.cries) laws.broken('E0', cry);
		house.close(false);
		for (const person of people) person.close(false);
		leave();
	});
	for (const { count } of [...table.roads, ...people])
		for (const [kind, n] of Object.entries(count)) faults[kind] = (faults[kind] ?? 0) + n;
	const trace = `${Math.round(world.time)} ${JSON.stringify(moves)}`;
	return { violations: laws.violations, faults, plan: told(plan), moves: moves.length, trace };
}

/** The host starts as soon as everybody sits; again, when a match that no disk had is gone with its page. */
function beginWhenFull(table: FaultTable) {
	const { world, house, people, disk } = table;
	const { host, page } = house.live ?? {};
	const full = disk.table?.seats.filter(({ kind }) => kind === 'person').length === people.length;
	if (host && page && full && !page.frozen && host.table.seed === null)
		world.after(page, 0, () => void host.start());
	world.after(world.nature, 1000, () => beginWhenFull(table));
}

/** Somebody whose page has been closed opens it again. */
function visit(table: FaultTable) {
	reopenAll(table);
	table.world.after(table.world.nature, 5000, () => visit(table));
}

const isOver = ({ house }: FaultTable) => house.live?.host.table.over === true;

const screensOf = ({ house, people }: FaultTable) => [
	house.live?.screen,
	...people.map(({ screens }) => screens.findLast(({ closed }) => !closed))
];

/** S2: everybody who is here sees the end as the host has it. */
function atRest(table: FaultTable): boolean {
	return screensOf(table).every((one) => one?.shows.link === 'open' && one.shows.replay);
}

async function agreed(table: FaultTable) {
	await table.world.pass(SOON);
	// Somebody may only now get the ticket that they have asked for.
	for (let tries = 0; tries < 3; tries++) {
		await table.world.pass(AT_REST, () => atRest(table));
		// What was on its way arrives.
		await table.world.pass(SOON);
		if (atRest(table)) return;
	}
	disagree(table);
}

function disagree(table: FaultTable) {
	const seen = screensOf(table).map((one, i) => {
		const { link, view, replay, refused } = one?.shows ?? {};
		return `${i}: ${link} ${view?.n} ${replay ? 'replay' : 'no replay'} ${refused ?? ''}`;
	});
	table.laws.broken('S2', `not everybody sees the end: ${seen.join('; ')}`);
}

function whyNot(table: FaultTable): string {
	const { disk, house } = table;
	const seen = screensOf(table).map((one, i) => {
		const { link, view, pending, seat, refused } = one?.shows ?? {};
		return `${i}: ${link} seat ${seat} n ${view?.n}${pending ? ' pending' : ''} ${refused ?? ''}`;
	});
	const seats = disk.table?.seats.map(({ kind, name }) => `${kind} ${name}`).join(', ');
	return `${disk.moves.size} moves, host ${house.live?.page.name}, ${seats}; ${seen.join('; ')}`;
}

/** A view as it comes out of a frame. */
function onAScreen(view: SeatView): SeatView | null {
	const frame = readHostFrame({ t: 'view', epoch: 1, view });
	return frame?.t === 'view' ? frame.view : null;
}

/** S2, S3 and S5 at the end. */
function endOf(table: FaultTable, moves: SavedMove[]) {
	const { laws, disk } = table;
	const screens = screensOf(table).filter((one) => one?.shows.replay);
	const replays = screens.map((one) => one!.shows.replay!);
	const match = laws.settled(moves, disk.table!, replays);
	for (const [seat, { token }] of disk.table!.seats.entries())
		if (token !== null && !screens.some((one) => one!.who.token === token))
			laws.broken('S2', `whoever sits at ${seat} has no seat`);
	for (const one of screens) {
		const { view, seat, lobby, talk } = one!.shows;
		laws.talked.settled(one!.who.name, talk ?? []);
		if (JSON.stringify(view) !== JSON.stringify(onAScreen(viewOf(match, seat ?? null))))
			laws.broken('S2', `${one!.who.name} sees ${view?.n} of ${match.n} otherwise than the host`);
		if (seat !== laws.seatOf(one!.who) || lobby?.code !== CODE)
			laws.broken('S2', `${one!.who.name} sits at ${seat}, not at ${laws.seatOf(one!.who)}`);
	}
}
