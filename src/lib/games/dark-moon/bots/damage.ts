import { LIMIT, tokensOf } from '../rules/queries';
import type { Area } from '../rules/state';
import type { Sight, Taste } from './sight';
import { harm, hindrance, relief } from './worth';

/** Whether a hidden Infected shows its hand for once: to end the game, or now and then. */
const dares = ({ side, mood }: Sight, worth: number) =>
	side === 'revealed' || (side === 'hidden' && (worth > 30 || mood < 0.35));

/** The kind that can take one more best; for the Infected the one nearest to the sixth. */
export const chooseDamage: Taste<'chooseDamage'> = (sight, { args }) => {
	const area = args[0] as Area;
	// A Shield token is tested too.
	const cost = harm(sight.G, area, 1) + (area === 'shield' ? 0.1 * tokensOf(sight.G, area) : 0);
	return dares(sight, cost) ? cost : -cost;
};

/** Off the board: of the kind nearest to the end, the token that hinders most. */
export const removeToken: Taste<'removeToken'> = (sight, { move, args }) => {
	if (move === 'decline') return -1;
	const [area, token] = args as [Area, string | null];
	const worth = relief(sight.G, area) + hindrance(sight.G, area, token);
	return sight.side === 'hidden' && sight.mood < 0.35 ? 10 - worth : worth;
};

/** Of two tokens drawn by a power, the one that hinders more. */
export const placeOne: Taste<'placeOne'> = ({ G }, { args }, { area }) =>
	hindrance(G, area, args[0] as string);

/** Clears the kind nearest to the end. */
export const resupply: Taste<'resupply'> = (sight, { args }) => {
	const area = args[0] as Area | null;
	if (area === null) return -1;
	const worth = harm(sight.G, area, 1) + tokensOf(sight.G, area);
	return sight.side === 'hidden' ? LIMIT * 20 - worth : worth;
};
