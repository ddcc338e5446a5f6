import { inMemory, Overtaken, type Drawers, type Kind } from './drawers';

/** How long a database may take to answer, ms. */
const PATIENCE = 5000;
const LATE = Symbol('late');

type Work<T> = (drawers: Drawers) => Promise<T>;

/** The browser has closed the database by itself, and no answer will ever come. */
const isGone = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';

/**
 * Drawers whose database may fall silent: it has opened, and then never answers.
 *
 * A write that was not answered in time is kept in memory, and so is all that comes after it, so
 * that a match goes on. `kept` turns false before the first such write resolves: whoever goes by a
 * write that resolved knows by `kept` whether it outlives the page, and the page says so. When the
 * database answers after all it is given what it has missed, in order, and `kept` turns true once
 * it has everything. A write that the database refuses is no silence: it rejects, and nothing has
 * happened.
 */
export function patient(database: Drawers, patience = PATIENCE): Drawers {
	let standIn: Drawers | null = null;
	let unanswered = 0;
	let paying = false;
	/** Another page has the table whose moves were owed: the next change is told. */
	let lost: Overtaken | null = null;
	/** What the database has missed, oldest first. */
	const owed: Work<unknown>[] = [];

	function inTime<T>(answer: Promise<T>): Promise<T | typeof LATE> {
		let timer: ReturnType<typeof setTimeout>;
		const late = new Promise<typeof LATE>((give) => {
			timer = setTimeout(() => {
				unanswered += 1;
				void answer.catch(() => {}).then(heard);
				give(LATE);
			}, patience);
		});
		const settled = answer.catch((error: unknown): typeof LATE => {
			if (!isGone(error)) throw error;
			unanswered += 1;
			return LATE;
		});
		return Promise.race<T | typeof LATE>([settled, late]).finally(() => clearTimeout(timer));
	}

	/** The database speaks again. */
	function heard() {
		unanswered -= 1;
		void pay();
	}

	async function pay() {
		if (paying || unanswered > 0) return;
		paying = true;
		try {
			for (let next; (next = owed[0]); owed.shift()) await next(database);
			standIn = null;
		} catch (error) {
			if (error instanceof Overtaken) {
				lost = error;
				owed.length = 0;
				standIn = null;
			} else setTimeout(() => void pay(), patience);
		}
		paying = false;
	}

	async function read<T>(work: Work<T>): Promise<T> {
		if (standIn) return work(standIn);
		const answer = await inTime(work(database));
		return answer === LATE ? work((standIn ??= inMemory())) : answer;
	}

	async function write(kind: Kind, work: Work<void>): Promise<void> {
		if (!standIn && (await inTime(work(database))) !== LATE) return;
		standIn ??= inMemory();
		const done = work(standIn);
		// Settings that were made without a look at the old ones must not take their place.
		if (kind !== 'settings') owed.push(work);
		void pay();
		await done;
	}

	return {
		get kept() {
			return database.kept && !standIn && !lost;
		},
		get: (kind, key) => read((to) => to.get(kind, key)),
		all: (kind) => read((to) => to.all(kind)),
		keys: (kind) => read((to) => to.keys(kind)),
		moves: (code) => read((to) => to.moves(code)),
		put: (kind, key, record) => write(kind, (to) => to.put(kind, key, record)),
		drop: (kind, key) => write(kind, (to) => to.drop(kind, key)),
		dropMoves: (code) => write('moves', (to) => to.dropMoves(code)),
		async change(changes, guard) {
			const why = lost;
			lost = null;
			if (why) throw why;
			await write('tables', (to) => to.change(changes, guard));
		}
	};
}
