import { describe, expect, test } from 'vitest';
import { viewOf } from '$lib/table/match';
import type { State } from '$lib/games/dark-moon/rules/state';
import { infect, revealedBefore, tired } from './arrange';
import { ana, bad, boris, cira, dino, given, good, hand } from './given';
import { plays, reveals } from './occasions';

describe('what is left (DM-9.1)', () => {
	test('quarantine, Die tokens and all but two dice go, of the owner’s choice (DM-9.1, Q104)', () => {
		const { when, then, mayNot } = reveals(boris, 'lifeSupportPower', {
			rolls: [bad],
			state: (G) => (G.crew[boris]!.tokens = 1)
		});
		when(boris).place('jon');
		then({ crew: { [boris]: { revealed: 'lifeSupportPower', tokens: 0, quarantined: false } } });
		mayNot(boris).discard(1, 0);
		when(boris).discard(2, 0);
		then({ players: { [boris]: { dice: { strong: 0, weak: 2 } } }, pool: { strong: 2 } });
		then.asks('retrieve', cira);
	});

	test('-1 tokens are gone as well: the limit is two (R-22, DM-9.1)', () => {
		const { when, then, mayNot } = given({
			turn: boris,
			todo: [{ step: 'turnInfected', by: boris }],
			state: (G) => {
				infect(G, boris);
				G.crew[boris]!.tokens = -4;
				hand(G, boris, { weak: 1 });
				G.pool.weak = 5;
			}
		});
		when(boris).discard(0, 0);
		when(cira).takeDice(0, 0, 0);
		when(cira).callVote(cira);
		when(ana).vote('weak');
		when(cira).vote('weak');
		when(cira).discard(1, 1);
		when(ana).takeDice(0, 0, 0);
		when(ana).callVote(ana);
		when(ana).vote('weak');
		when(cira).vote('weak');
		when(ana).discard(1, 1);
		mayNot(boris).takeDice(0, 2, 0);
		when(boris).takeDice(0, 1, 0);
		then.asks('infectedAct', boris);
	});

	test('no Task that turn, whatever lies on the vote track; the turn is over (Q110, DM-9.1)', () => {
		const { when, then } = given({
			turn: boris,
			rolls: [bad],
			state: (G) => {
				infect(G, boris, 'lifeSupportPower');
				G.infected = 2;
				G.suspicion = 4;
			}
		});
		when(boris).takeDice(0, 0, 0);
		when(boris).reveal();
		when(boris).place('jon');
		when(boris).discard(1, 1);
		then({ task: null, suspicion: 4 });
		then.asks('retrieve', cira);
	});

	test('the dice behind the screen are not shown, only those that go (Q107)', () => {
		const table = reveals(boris, 'lifeSupportPower', { rolls: [bad] });
		table.when(boris).place('jon');
		table.when(boris).discard(1, 1);
		const dice = table.now().journal.filter((entry) => 'dice' in entry);
		expect(dice).toEqual([
			{ say: 'discarded', by: boris, dice: { strong: 1, weak: 1, commander: 0 } }
		]);
		for (const seat of [ana, cira, null])
			expect(viewOf(table.match, seat).G).not.toHaveProperty(`players.${boris}`);
		table.then.asks('retrieve', cira);
	});

	test('a Fatigue token stays and counts, and hits nobody any more (Q108, R-21, DM-9.2)', () => {
		const { when, then } = given({
			turn: boris,
			todo: [{ step: 'turnInfected', by: boris }, { step: 'dealEvents' }],
			state: (G) => {
				infect(G, boris);
				tired(G, 'luba');
				G.secret.events.unshift('recovery');
			}
		});
		when(boris).discard(2, 0);
		when(ana).pickEvent('recovery');
		then({
			fatigue: ['luba', 'jon'],
			players: { [ana]: { dice: { strong: 0, weak: 0 } }, [boris]: { dice: { weak: 2 } } }
		});
		then.asks('retrieve', cira);
	});

	test('the partner of an Act of Trust keeps the token (Q109)', () => {
		const { when, then } = plays('actOfTrustOutpost', {
			turn: boris,
			rolls: [bad],
			state: (G) => infect(G, boris, 'lifeSupportPower')
		});
		when(boris).name(cira);
		when(cira).agree(true);
		when(cira).discard(0, 1);
		when(cira).takeDice(0, 0, 0);
		when(cira).order(boris);
		when(boris).doTwo();
		when(boris).reveal();
		when(boris).place('jon');
		then({ crew: { [boris]: { tokens: 0 }, [cira]: { tokens: -1 } } });
		then.asks('discardExcess', boris);
	});
});

describe('the Commander reveals (Q106, Q63, R-16)', () => {
	test('the title goes to the first free player on the left, the blue die to the pool', () => {
		const { when, then } = reveals(ana, 'lifeSupportPower', {
			rolls: [bad],
			state: (G) => (G.crew[boris]!.quarantined = true)
		});
		when(ana).place('luba');
		then({
			commander: cira,
			pool: { commander: 1 },
			players: { [ana]: { dice: { commander: 0 } } }
		});
		then.asks('discardExcess', ana);
	});

	test('the revealed are passed over (Q63, DM-9.1)', () => {
		const { when, then } = reveals(ana, 'lifeSupportPower', {
			seats: 5,
			rolls: [bad],
			state: (G: State) => revealedBefore(G, boris)
		});
		when(ana).place('luba');
		then({ commander: cira });
		then.asks('discardExcess', ana);
	});

	test('with nobody free, the first player not revealed, who stays in quarantine (Q65)', () => {
		const { when, then } = reveals(ana, 'lifeSupportPower', {
			seats: 4,
			rolls: [bad],
			state: (G) => {
				for (const seat of [boris, cira, dino]) G.crew[seat]!.quarantined = true;
			}
		});
		when(ana).place('luba');
		then({ commander: boris, crew: { [boris]: { quarantined: true } } });
		then.asks('discardExcess', ana);
	});

	test('the test of the power comes before that (Q106)', () => {
		const { when, then } = reveals(ana, 'shieldPower', { rolls: [good, bad] });
		then({ commander: ana, shields: 3 });
		then.asks('chooseDamage', ana);
		when(ana).draw('outpost');
		then({ commander: boris });
		then.asks('discardExcess', ana);
	});
});
