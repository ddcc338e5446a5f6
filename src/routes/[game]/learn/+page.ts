import type { EntryGenerator } from './$types';
import { GAMES } from '$lib/games';

export const entries: EntryGenerator = () => Object.keys(GAMES).map((game) => ({ game }));
