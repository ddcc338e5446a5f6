import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import { broken, facing, infect, oneAction } from './arrange';
import { ana, boris, cira, given } from './given';

describe('Call a Vote (DM-5.2)', () => {
	test('on any player, oneself and the quarantined included (DM-5.2)', () => {
		const { may, when, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				G.crew[cira]!.quarantined = true;
			}
		});
		for (const seat of [ana, boris, cira]) may(ana).callVote(seat);
		when(ana).callVote(ana);
		then.asks('castVote', ana, boris, cira);
	});
	test('not on a revealed Infected (DM-5.2, DM-9.2)', () => {
		const { mayNot, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				G.infected = 2;
				G.crew[cira]!.revealed = 'outpostPower';
			}
		});
		mayNot(ana).callVote(cira);
		then.asks('act', ana);
	});
});

describe('Reveal as Infected (DM-5.5)', () => {
	test('for a player whose Status is Infected (DM-5.5)', () => {
		const { may, then } = given({ todo: oneAction(ana), state: (G) => infect(G, ana) });
		may(ana).reveal();
		then.asks('act', ana);
	});
	test('for anyone else the move does not exist, not even blocked (DM-5.5)', () => {
		const { mayNot, then, match } = given({ todo: oneAction(ana), state: (G) => infect(G, boris) });
		mayNot(ana).reveal();
		expect(JSON.stringify(match.game.options(viewOf(match, ana), ana))).not.toContain('reveal');
		then.asks('act', ana);
	});
	test('it is an action: nobody reveals in a vote or a malfunction (DM-5.5, Q85)', () => {
		const { when, mayNot, then } = given({
			todo: oneAction(ana),
			state: (G) => {
				broken(G);
				infect(G, boris);
			}
		});
		when(ana).callVote(cira);
		mayNot(boris).reveal();
		then.asks('castVote', ana, boris, cira);
	});
});
test('an Infected IN or OUT of a malfunction cannot reveal there either (Q85)', () => {
	const { when, mayNot, then } = facing('outpost3', { state: (G) => infect(G, boris) });
	when(ana).join(false);
	mayNot(boris).reveal();
	then.asks('join', boris);
});
