import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import { oneAction, revealedBefore } from './arrange';
import { ana, boris, cira, dino, given, hand, type Given } from './given';
import { told } from './occasions';

/** Ana calls a vote on a seat; nothing else is left of her turn. */
function voteOn(on: string, more: Given = {}) {
	const table = given({ todo: oneAction(ana), ...more });
	table.when(ana).callVote(on);
	return table;
}

describe('ballots', () => {
	test('everybody commits in any order, and the table waits for those who have not (DM-8.1)', () => {
		const { when, then, mayNot } = voteOn(boris);
		then.asks('castVote', ana, boris, cira);
		when(cira).vote('strong');
		then.asks('castVote', ana, boris);
		when(ana).vote('weak');
		then.asks('castVote', boris);
		mayNot(ana).vote('strong');
	});

	test('a ballot is nobody else’s business until all are in (Q47, DM-8.1)', () => {
		const against = voteOn(boris);
		const inFavour = voteOn(boris);
		against.when(ana).vote('weak');
		inFavour.when(ana).vote('strong');
		for (const seat of [boris, cira, null])
			expect(viewOf(against.match, seat)).toEqual(viewOf(inFavour.match, seat));
		against.then.sees(null, { chosen: [ana] });
	});

	test('then everybody sees who voted what, in the order of the seats (Q47, DM-8.1)', () => {
		const table = voteOn(boris);
		table.when(cira).vote('none');
		table.when(boris).vote('strong');
		table.when(ana).vote('weak');
		told(table, {
			say: 'voted',
			on: boris,
			ballots: { [ana]: 'weak', [boris]: 'strong', [cira]: 'none' },
			clear: 1,
			infected: 1
		});
		const voted = table.now().journal.find(({ say }) => say === 'voted') as { ballots: object };
		expect(Object.keys(voted.ballots)).toEqual([ana, boris, cira]);
		table.then({ chosen: [], secret: { sealed: {} } });
		table.then.asks('breakTie', ana);
	});

	test('a vote once laid down stands (Q53)', () => {
		const { when, mayNot, then } = voteOn(boris);
		when(boris).vote('weak');
		mayNot(boris).vote('strong');
		mayNot(boris).vote('none');
		then.asks('castVote', ana, cira);
	});

	test('one votes only with a die one holds, the other way or not at all (DM-8.1, Q49)', () => {
		const { may, mayNot, then } = voteOn(boris, {
			state: (G) => {
				hand(G, boris, { strong: 1 });
				hand(G, cira, { weak: 1 });
			}
		});
		may(boris).vote('strong');
		may(boris).vote('none');
		mayNot(boris).vote('weak');
		then.blocked(boris, 'vote', ['weak'], 'noWeak');
		mayNot(cira).vote('strong');
		then.blocked(cira, 'vote', ['strong'], 'noStrong');
		may(cira).vote('weak');
		then.asks('castVote', ana, boris, cira);
	});

	test('the blue die never votes (DM-8.1)', () => {
		const { may, mayNot, then } = voteOn(boris, { state: (G) => hand(G, ana, { commander: 1 }) });
		mayNot(ana).vote('strong');
		mayNot(ana).vote('weak');
		may(ana).vote('none');
		then.asks('castVote', ana, boris, cira);
	});

	test('one may abstain with dice in hand, and always (Q48, Q60)', () => {
		const { when, then } = voteOn(boris);
		when(ana).vote('weak');
		when(boris).vote('none');
		when(cira).vote('none');
		then({ crew: { [boris]: { quarantined: true } } });
		then.asks('discardExcess', boris);
	});

	test('the dice of a vote go back to their owners (DM-8.2)', () => {
		const { when, then } = voteOn(boris);
		for (const seat of [ana, boris, cira]) when(seat).vote('strong');
		then({
			pool: { strong: 0, weak: 0, commander: 0 },
			players: { [ana]: { dice: { strong: 2, weak: 2, commander: 1 } } }
		});
		then.asks('retrieve', boris);
	});

	test('the quarantined vote, the revealed do not and are never named (Q55, Q58, DM-9.2)', () => {
		const table = given({
			seats: 4,
			todo: oneAction(ana),
			state: (G) => {
				revealedBefore(G, dino);
				G.crew[cira]!.quarantined = true;
			}
		});
		table.mayNot(ana).callVote(dino);
		table.when(ana).callVote(cira);
		table.then.asks('castVote', ana, boris, cira);
	});
});

describe('the count', () => {
	/** The three ballots of Ana, Boris and Cira. */
	const vote = (ballots: ('strong' | 'weak' | 'none')[], more: Given = {}) => {
		const table = voteOn(boris, more);
		ballots.forEach((ballot, seat) => table.when(String(seat)).vote(ballot));
		return table;
	};
	const inside = {
		state: (G: { crew: Record<string, { quarantined: boolean }> }) => {
			G.crew[boris]!.quarantined = true;
		}
	};

	test('more Weak: into quarantine; one against none is enough (DM-8.2, Q50)', () => {
		const table = vote(['weak', 'none', 'none']);
		told(table, { say: 'quarantined', on: boris });
		table.then({ crew: { [boris]: { quarantined: true } } });
		table.then.asks('discardExcess', boris);
	});

	test('more Strong: stays free (DM-8.2, Q54)', () => {
		const table = vote(['strong', 'strong', 'weak']);
		told(table, { say: 'staysFree', on: boris });
		table.then({ crew: { [boris]: { quarantined: false } } });
		table.then.asks('retrieve', boris);
	});

	test('more Weak on somebody quarantined: stays in, and discards nothing (DM-8.2, Q54)', () => {
		const table = vote(['weak', 'weak', 'strong'], inside);
		told(table, { say: 'staysIn', on: boris });
		table.then({ crew: { [boris]: { quarantined: true } } });
		table.then.asks('retrieve', boris);
	});

	test('more Strong on somebody quarantined: out (DM-8.2)', () => {
		const table = vote(['strong', 'none', 'none'], inside);
		told(table, { say: 'released', on: boris });
		table.then({ crew: { [boris]: { quarantined: false } } });
		table.then.asks('retrieve', boris);
	});

	test('abstentions do not count: one to one is a tie (Q50, DM-8.2)', () => {
		const { then } = vote(['weak', 'strong', 'none']);
		then({ crew: { [boris]: { quarantined: false } } });
		then.asks('breakTie', ana);
	});

	test('nobody votes: 0 to 0 is a tie (Q51, DM-8.2)', () => {
		const { when, then } = vote(['none', 'none', 'none']);
		then.asks('breakTie', ana);
		when(ana).decide(false);
		then({ crew: { [boris]: { quarantined: false } } });
		then.asks('retrieve', boris);
	});

	test('the Commander decides a tie, not the caller (DM-8.2, Q69)', () => {
		const table = vote(['weak', 'strong', 'none'], { state: (G) => (G.commander = cira) });
		table.then.asks('breakTie', cira);
		table.when(cira).decide(true);
		told(table, { say: 'tieBroken', by: cira, on: boris, quarantine: true });
		table.then({ crew: { [boris]: { quarantined: true } } });
		table.then.asks('discardExcess', boris);
	});

	test('the Commander votes, and decides even about themselves; the title moves after that (Q52, Q69)', () => {
		const { when, then } = vote(['weak', 'strong', 'none'], {
			state: (G) => (G.commander = boris)
		});
		then.asks('breakTie', boris);
		when(boris).decide(true);
		then({ commander: ana, crew: { [boris]: { quarantined: true } } });
		then.asks('discardExcess', boris);
	});

	test('a hidden Infected as Commander decides like any other (DM-8.2)', () => {
		const { when, then } = vote(['weak', 'strong', 'none'], {
			state: (G) => (G.players[ana]!.status = 'shieldPower')
		});
		when(ana).decide(false);
		then({ crew: { [boris]: { quarantined: false } } });
		then.asks('retrieve', boris);
	});
});
