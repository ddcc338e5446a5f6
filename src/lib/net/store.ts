import type { SavedMove, SavedTable } from '$lib/saves/saves';

/** Where a host keeps its table; each promise resolves when it is safe there. */
export interface TableStore {
	/** It keeps things beyond this page, but not yet all that it has taken. */
	readonly owes: boolean;
	keepTable(table: SavedTable): Promise<void>;
	keepMove(code: string, number: number, move: SavedMove): Promise<void>;
}
