import { describe, test } from 'vitest';
import { revealedBefore } from './arrange';
import { ana, boris, cira, dino } from './given';
import { plays, told } from './occasions';

describe('Mandatory Quarantine (DM-7.1)', () => {
	const vote = (table: ReturnType<typeof plays>, ...ballots: ('strong' | 'weak' | 'none')[]) =>
		ballots.forEach((ballot, seat) => table.when(String(seat)).vote(ballot));

	test('everybody votes on whom the active player names; Infected is the success', () => {
		const table = plays('mandatoryQuarantine');
		table.then.asks('pickSeat', ana);
		table.when(ana).name(boris);
		table.then.asks('castVote', ana, boris, cira);
		vote(table, 'weak', 'weak', 'strong');
		table.then({ crew: { [boris]: { quarantined: true } } });
		table.then.asks('discardExcess', boris);
	});

	test('the limit is checked before the cube (Q132a)', () => {
		const table = plays('mandatoryQuarantine');
		table.when(ana).name(boris);
		vote(table, 'weak', 'weak', 'strong');
		table.then({ cubes: 0, task: { result: 'open' } });
		table.when(boris).discard(1, 1);
		table.then({ cubes: 1, suspicion: 1 });
		table.then.asks('retrieve', boris);
	});

	test('otherwise it fails: one Fatigue token', () => {
		const table = plays('mandatoryQuarantine');
		table.when(ana).name(boris);
		vote(table, 'weak', 'strong', 'strong');
		told(table, { say: 'taskDone', success: false });
		table.then({ cubes: 0, fatigue: ['jon'], crew: { [boris]: { quarantined: false } } });
		table.then.asks('retrieve', boris);
	});

	test('a release is a failure too', () => {
		const table = plays('mandatoryQuarantine', {
			state: (G) => (G.crew[boris]!.quarantined = true)
		});
		table.when(ana).name(boris);
		vote(table, 'strong', 'none', 'none');
		told(table, { say: 'taskDone', success: false });
		table.then({ fatigue: ['jon'], crew: { [boris]: { quarantined: false } } });
		table.then.asks('retrieve', boris);
	});

	test('to stay in counts as success; the quarantined may be named (R-33, Q54)', () => {
		const table = plays('mandatoryQuarantine', {
			state: (G) => (G.crew[boris]!.quarantined = true)
		});
		table.when(ana).name(boris);
		vote(table, 'weak', 'weak', 'strong');
		told(table, { say: 'taskDone', success: true });
		table.then({ cubes: 1, fatigue: [] });
		table.then.asks('retrieve', boris);
	});

	test('a tie is the Commander’s, and settles the Task (DM-8.2)', () => {
		const table = plays('mandatoryQuarantine', { turn: boris });
		table.when(boris).name(boris);
		vote(table, 'none', 'none', 'none');
		table.then.asks('breakTie', ana);
		table.when(ana).decide(false);
		table.then({ fatigue: ['jon'], crew: { [boris]: { quarantined: false } } });
		table.then.asks('retrieve', cira);
	});

	test('the active player is its caller: a Commander put in loses the title to them (DM-8.4)', () => {
		const table = plays('mandatoryQuarantine', { turn: boris });
		table.when(boris).name(ana);
		vote(table, 'weak', 'weak', 'weak');
		table.then({ commander: boris });
		table.then.asks('discardExcess', ana);
	});

	test('somebody can always be named, with everybody in quarantine too (Q132b)', () => {
		const { may, mayNot, then } = plays('mandatoryQuarantine', {
			seats: 4,
			variants: ['flimsyQuarantine'],
			state: (G) => {
				for (const seat of [ana, boris, cira]) G.crew[seat]!.quarantined = true;
				revealedBefore(G, dino);
			}
		});
		for (const seat of [ana, boris, cira]) may(ana).name(seat);
		mayNot(ana).name(dino);
		then.asks('pickSeat', ana);
	});
});
