import type { SeatView, TableGame } from '$lib/table/match';

/** What lies in a seat's drawer, and nowhere else. */
export const canaryOf = (seat: string) => `canary-of-seat-${seat}-`;
/** What lies where no seat may look. */
export const HIDDEN = 'canary-of-nobody-';

interface Secrets {
	players: Record<string, { canary: string }>;
	secret: { canary: string };
}

/** The game with a canary in every drawer and among what nobody knows. */
export function withCanaries(game: TableGame): TableGame {
	const { setup } = game.game;
	return {
		...game,
		game: {
			...game.game,
			setup: (...args: Parameters<NonNullable<typeof setup>>) => {
				const G = setup!(...args) as Secrets;
				for (const [seat, drawer] of Object.entries(G.players)) drawer.canary = canaryOf(seat);
				G.secret.canary = HIDDEN;
				return G;
			}
		}
	};
}

/** The same game, but everybody sees what is in the drawer of the next seat: to try the laws. */
export function indiscreet(game: TableGame): TableGame {
	const { playerView } = game.game;
	return {
		...game,
		game: {
			...game.game,
			playerView: (seen) => {
				const view = playerView!(seen) as SeatView['G'] & object;
				return { ...view, gossip: Object.values((seen.G as Secrets).players)[1]!.canary };
			}
		}
	};
}
