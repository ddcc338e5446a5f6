import type { Taste } from './sight';
import { suspicion } from './votes';
import { harm, isNearEnd } from './worth';

/** Yes or no to a complication: refusing costs the crew a token, and looks bad. */
export const answer: Taste<'answer'> = (sight, { args: [yes] }, { why, on }) => {
	const { G, side, looks } = sight;
	const token = harm(G, why === 'bloodTest' ? 'outpost' : 'shield', 1);
	if (!yes) return 0;
	if (side === 'crew') {
		const price = why === 'bloodTest' ? 0 : why === 'actOfTrust' ? 1 : 2 * suspicion(sight, on);
		return token + 0.5 - price;
	}
	if (why === 'bloodTest') return -1;
	return (isNearEnd(G) ? 0 : 3 * (1 - looks)) - token;
};
