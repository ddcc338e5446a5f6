import { describe, test } from 'vitest';
import { broken, oneAction, revealedBefore } from './arrange';
import { ana, boris, cira, dino, given, type Given } from './given';

describe('a forced vote', () => {
	const forced = (more: Given = {}) =>
		given({
			todo: [{ step: 'forcedVote' }],
			...more,
			state: (G) => {
				G.suspicion = 4;
				more.state?.(G);
			}
		});

	test('the active player must name somebody; then the cube goes back (DM-4.9)', () => {
		const { when, then, mayNot } = forced();
		then.asks('pickSeat', ana);
		mayNot(ana).pass();
		when(ana).name(cira);
		then({ suspicion: 4 });
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({ suspicion: 1, crew: { [cira]: { quarantined: false } } });
		then.asks('retrieve', boris);
	});

	test('a damaged Research Lab stops the action alone (Q56, DM-4.9)', () => {
		const lab = (G: Parameters<typeof broken>[0]) => broken(G, 'researchLab');
		const called = given({ todo: oneAction(ana), state: lab });
		called.mayNot(ana).callVote(boris);
		called.then.blocked(ana, 'callVote', [boris], 'researchLab');
		const { when, then } = forced({ state: lab });
		when(ana).name(boris);
		then.asks('castVote', ana, boris, cira);
	});

	test('it may be harmless: oneself, or somebody already in; never a revealed Infected (Q54, Q58)', () => {
		const { when, may, mayNot, then } = forced({
			seats: 4,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				G.infected = 2;
				revealedBefore(G, dino);
			}
		});
		may(ana).name(ana);
		mayNot(ana).name(dino);
		then.blocked(ana, 'name', [dino], 'isRevealed');
		when(ana).name(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		then({ suspicion: 1, crew: { [boris]: { quarantined: true } } });
		then.asks('retrieve', boris);
	});

	test('a tie in it is settled before the cube goes back (DM-8.2, DM-4.9)', () => {
		const { when, then } = forced();
		when(ana).name(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('none');
		then({ suspicion: 4 });
		then.asks('breakTie', ana);
		when(ana).decide(false);
		then({ suspicion: 1 });
		then.asks('retrieve', boris);
	});

	test('the Commander put in by it hands the title to the active player (DM-8.4, Q61)', () => {
		const { when, then } = forced({ turn: boris });
		when(boris).name(ana);
		for (const seat of [ana, boris, cira]) when(seat).vote('weak');
		then({ commander: boris, pool: { commander: 1 } });
		then.asks('discardExcess', ana);
	});

	test('no vote while the cube has not reached the last space (DM-4.9)', () => {
		const { then } = given({ todo: [{ step: 'forcedVote' }], state: (G) => (G.suspicion = 3) });
		then({ suspicion: 3 });
		then.asks('retrieve', boris);
	});
});
