import type { SavedMove, SavedTable } from '$lib/saves/saves';

/** Where a host keeps its table; each promise resolves when it is safe there. */
export interface TableStore {
	keepTable(table: SavedTable): Promise<void>;
	keepMove(code: string, number: number, move: SavedMove): Promise<void>;
}
