import { openDB } from 'idb';
import { inDatabase, inMemory, KINDS, Overtaken, type Drawers } from './drawers';
import { patient } from './patience';

const NAME = 'umbra';
const VERSION = 2;
/** Some browsers neither open a database nor say that they will not. ms */
const OPENING = 3000;

/**
 * Why the database is not ours to use: a page of an older app does not let go of it, or a page of
 * a newer app needs it.
 */
export type Barrier = 'olderApp' | 'newerApp';

/**
 * The device's drawers; in memory when it has no database or does not let us use it. `barred` is
 * told when another version of the app is the reason.
 */
export async function openDrawers(barred: (by: Barrier) => void): Promise<Drawers> {
	if (typeof indexedDB === 'undefined') return inMemory();
	let outdated = false;
	try {
		const opened = openDB(NAME, VERSION, {
			upgrade(db) {
				for (const kind of KINDS)
					if (!db.objectStoreNames.contains(kind)) db.createObjectStore(kind);
			},
			blocked: () => barred('olderApp'),
			blocking(_have, _want, event) {
				(event.target as IDBDatabase).close();
				outdated = true;
				barred('newerApp');
			}
		});
		const late = new Promise<null>((done) => setTimeout(() => done(null), OPENING));
		const db = await Promise.race([opened, late]);
		return db ? unlessOutdated(patient(inDatabase(db)), () => outdated) : inMemory();
	} catch {
		return inMemory();
	}
}

/** Drawers that an older page gives up: what it writes afterwards is `Overtaken`. */
function unlessOutdated(drawers: Drawers, isOutdated: () => boolean): Drawers {
	const check = () => {
		if (isOutdated()) throw new Overtaken('newerApp');
	};
	return {
		...drawers,
		get kept() {
			return drawers.kept && !isOutdated();
		},
		async put(...entry) {
			check();
			await drawers.put(...entry);
		},
		async change(...entry) {
			check();
			await drawers.change(...entry);
		}
	};
}
