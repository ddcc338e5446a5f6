import type * as Games from '../../src/lib/games';
import type * as Files from '../../src/lib/saves/file';
import type * as Matches from '../../src/lib/table/match';
import { tableOf } from './scenes';
import { withSources, type Load } from './sources';

/** Two matches that the table cannot tell apart, while somebody has another Status in each. */
export interface Alike {
	code: string;
	/** The files that bring each of them to a page. */
	files: [string, string];
}

const CODE = 'SAMESA';
const SEATS = 3;
/** Deals that are compared with each other. */
const MOST_DEALT = 4_000;

/** Both stand where the Commander has read the Status and is asked, unseen, for an Event. */
export const alikeMatches = (): Promise<Alike> => withSources(search);

async function search(load: Load): Promise<Alike> {
	const { GAMES } = await load<typeof Games>('/src/lib/games/index.ts');
	const { act, asked, createMatch, viewOf } = await load<typeof Matches>('/src/lib/table/match.ts');
	const { writeFile } = await load<typeof Files>('/src/lib/saves/file.ts');
	const game = await GAMES['dark-moon']!();
	const options = { variants: [] };
	const seats = Array.from({ length: SEATS }, (_, seat) => String(seat));
	/** By all that is open: a seed, and the Status of whoever is asked. */
	const dealt = new Map<string, { seed: string; status: string }>();

	const fileOf = (seed: string, seat: string) => {
		const table = tableOf({ game: game.id, rules: game.rules, seed, options, seats }, CODE, seat);
		const moves = seats.map((seat) => ({ seat, move: 'read', args: [], id: `m${seat}` }));
		const content = { tables: [{ table, moves }], held: [], finished: [], settings: null };
		return writeFile(content, '0.0.0', new Date(0));
	};

	for (let i = 0; i < MOST_DEALT; i++) {
		const seed = `alike/${i}`;
		const match = createMatch(game, { seats: SEATS, seed, options });
		for (const seat of seats) act(match, seat, 'read', []);
		const [seat] = asked(match) as [string];
		const open = JSON.stringify(viewOf(match, null));
		const { players } = match.state.G as unknown as { players: Record<string, { status: string }> };
		const { status } = players[seat]!;
		const other = dealt.get(open);
		if (!other) dealt.set(open, { seed, status });
		else if (other.status !== status)
			return { code: CODE, files: [fileOf(other.seed, seat), fileOf(seed, seat)] };
	}
	throw new Error('no two deals look alike');
}
