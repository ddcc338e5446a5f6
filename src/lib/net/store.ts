import type { SavedMove, SavedTable } from '$lib/saves/saves';

/** Where a host keeps its table; each promise resolves when it is safe there. */
export interface TableStore {
	/** Whether what it has taken outlives this page. */
	readonly kept: boolean;
	keepTable(table: SavedTable): Promise<void>;
	keepMove(code: string, number: number, move: SavedMove): Promise<void>;
}
