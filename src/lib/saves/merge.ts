import type { Change } from './drawers';
import type { Content } from './file';
import { FIRST_SETTINGS } from './records';

type Hosted = Content['tables'][number];

/** Guests believe the opening of a table with the highest number: more than its old device has made. */
const OPENINGS = 1000;

/** What became of a file: how much of each was loaded, and what stayed as it is here. */
export interface Loaded {
	tables: number;
	held: number;
	finished: number;
	settings: boolean;
	/** Codes of tables that are as far or further here. */
	further: string[];
	/** Codes of tables that are being played on this device right now. */
	open: string[];
}

/** Tables of the file that would take the place of what is here, or are new here. */
export const wanted = (here: Content, file: Content): Hosted[] =>
	file.tables.filter((theirs) => {
		const ours = hostedHere(here, theirs.table.code);
		return !ours || isFurther(theirs, ours);
	});

/** What to write so that a file is loaded. `open`: codes of wanted tables that cannot be touched now. */
export function merge(here: Content, file: Content, open: readonly string[] = []) {
	const changes: Change[] = [];
	const mine = wanted(here, file);
	const tables = mine.filter(({ table }) => !open.includes(table.code));
	for (const { table, moves } of tables) {
		const { code } = table;
		const ours = hostedHere(here, code);
		const epoch = ours ? Math.max(table.epoch, ours.table.epoch) : table.epoch + OPENINGS;
		changes.push({ kind: 'tables', key: code, record: { ...table, epoch } });
		moves.forEach((record, i) => changes.push({ kind: 'moves', key: [code, i], record }));
	}
	const hosted = new Set([...here.tables, ...tables].map(({ table }) => table.code));
	const held = file.held.filter(
		({ code }) => !hosted.has(code) && !here.held.some((ours) => ours.code === code)
	);
	for (const record of held) changes.push({ kind: 'held', key: record.code, record });
	const finished = file.finished.filter(({ id }) => !here.finished.some((ours) => ours.id === id));
	for (const record of finished) changes.push({ kind: 'finished', key: record.id, record });
	const settings = !isUntouched(file.settings) && isUntouched(here.settings);
	if (settings) changes.push({ kind: 'settings', key: 'settings', record: file.settings });
	const codes = (list: Hosted[]) => list.map(({ table }) => table.code);
	const loaded: Loaded = {
		tables: tables.length,
		held: held.length,
		finished: finished.length,
		settings,
		further: codes(file.tables.filter((theirs) => !mine.includes(theirs))),
		open: codes(mine.filter(({ table }) => open.includes(table.code)))
	};
	return { changes, loaded };
}

const hostedHere = (here: Content, code: string) =>
	here.tables.find(({ table }) => table.code === code);

/**
 * Whether `a` has gone on where `b` stands. Of two that went different ways it is the one opened
 * later; in doubt neither takes the other's place.
 */
function isFurther(a: Hosted, b: Hosted): boolean {
	const common = Math.min(a.moves.length, b.moves.length);
	const sameMatch = a.table.seed === b.table.seed;
	const sameWay = a.moves.slice(0, common).every(({ id }, i) => id === b.moves[i]!.id);
	const isStart = b.table.seed === null && a.table.seed !== null;
	if (isStart || (sameMatch && sameWay && a.moves.length > b.moves.length)) return true;
	if (sameMatch && sameWay) return false;
	if (a.table.seed === null) return false;
	return a.table.epoch > b.table.epoch;
}

const isUntouched = (settings: Content['settings']) =>
	settings === null || JSON.stringify(settings) === JSON.stringify(FIRST_SETTINGS);
