import type { Page } from '@playwright/test';
import type * as Games from '../../src/lib/games';
import type { SavedMove, SavedTable } from '../../src/lib/saves/saves';
import type * as Matches from '../../src/lib/table/match';
import type { PlayerID, SeatView } from '../../src/lib/table/match';
import { withSources } from './sources';

/** What the host's device keeps of its one table. */
export interface Kept {
	table: SavedTable;
	moves: SavedMove[];
}

/** Reads the host's own save. */
export const keptBy = (table: Page): Promise<Kept> =>
	table.evaluate(async () => {
		const db = await done(indexedDB.open('umbra'));
		const read = (store: string) =>
			done(db.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>);
		const kept = { table: (await read('tables'))[0], moves: await read('moves') };
		db.close();
		return kept as Kept;

		function done<T>(request: IDBRequest<T>): Promise<T> {
			return new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error!);
			});
		}
	});

/** How many actions of the match are safe on the host's device. */
export const actionsOf = async (table: Page): Promise<number> => (await keptBy(table)).moves.length;

/** What `seat`, or a watcher, may see after `n` actions. */
export type Truth = (n: number, seat: PlayerID | null) => SeatView;

/** Plays a save again with the rules of the sources, and knows what each seat may see on the way. */
export async function truthOf({ table, moves }: Kept): Promise<Truth> {
	return withSources(async (load) => {
		const { GAMES } = await load<typeof Games>('/src/lib/games/index.ts');
		const { createMatch, act, viewOf } = await load<typeof Matches>('/src/lib/table/match.ts');
		const game = await GAMES[table.game]!();
		const { seats, options } = table;
		const match = createMatch(game, { seats: seats.length, seed: table.seed!, options });
		const viewers = [null, ...seats.map((_, seat) => String(seat))];
		const views: Map<PlayerID | null, SeatView>[] = [];
		const look = () =>
			views.push(
				new Map(
					viewers.map((seat) => [seat, JSON.parse(JSON.stringify(viewOf(match, seat))) as SeatView])
				)
			);
		look();
		for (const { seat, move, args } of moves) {
			const why = act(match, seat, move, args);
			if (why) throw new Error(`the host has kept a move that is refused: ${why}`);
			look();
		}
		return (n, seat) => views[n]!.get(seat)!;
	});
}
