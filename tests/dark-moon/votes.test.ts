import { test } from 'vitest';
import { ana, boris, cira, given } from './given';

test('a tie is settled by the Commander (DM-8.2)', () => {
	const { when, then } = given({ turn: ana, state: (G) => (G.commander = cira) });
	when(ana).takeDice(0, 0, 0);
	when(ana).callVote(boris);
	when(ana).vote('weak');
	when(boris).vote('strong');
	when(cira).vote('none');
	then.asks('breakTie', cira);
	when(cira).decide(true);
	then({ crew: { [boris]: { quarantined: true } } });
	then.asks('discardExcess', boris);
});
