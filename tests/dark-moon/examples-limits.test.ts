import { describe, expect, test } from 'vitest';
import { dieLimit } from '$lib/games/dark-moon/rules/queries';
import { broken, facing, oneAction, tired } from './arrange';
import { ana, boris, cira, given, hand, slip } from './given';
import { completes, finale } from './occasions';

/** The rest of the worked examples: limits and the end of the game. */
test('E9: System Crash at Shield 4, Outpost 5, Fatigue 4 (R-13, Q94, Q101)', () => {
	const { when, then, now } = completes('systemCrash', {
		rolls: [slip],
		state: (G) => {
			G.shields = 4;
			broken(G, 'shieldControl', 'lifeSupport', 'researchLab', 'communications', 'hangarBay');
			tired(G, 'jon', 'luba', 'michihiro', 'steve');
		}
	});
	then({ shields: 5, outcome: null });
	expect([now().outpost.length, now().fatigue.length]).toEqual([5, 5]);
	then.asks('chooseDamage', ana);
	when(ana).draw('outpost');
	then.over({ winners: 'infected', by: 'outpost' });
});

test('E10: Jon with a +1 token goes into quarantine and comes out again (DM-3.5, DM-3.6)', () => {
	const { when, then, now, may, mayNot } = given({
		todo: [...oneAction(boris), ...oneAction(boris)],
		turn: boris,
		state: (G) => {
			broken(G);
			G.commander = boris;
			G.crew[ana]!.tokens = 1;
			hand(G, ana, { strong: 3, weak: 2 });
		}
	});
	expect(dieLimit(now(), ana)).toBe(5);
	when(boris).callVote(ana);
	for (const seat of [ana, boris, cira]) when(seat).vote('weak');
	expect(dieLimit(now(), ana)).toBe(3);
	may(ana).discard(2, 0);
	may(ana).discard(0, 2);
	mayNot(ana).discard(1, 0);
	when(ana).discard(1, 1);
	then({ pool: { strong: 1, weak: 1 } });
	when(boris).callVote(ana);
	for (const seat of [ana, boris, cira]) when(seat).vote('strong');
	expect(dieLimit(now(), ana)).toBe(5);
	then({ pool: { strong: 1, weak: 1 } });
	then.sees(ana, { players: { [ana]: { dice: { strong: 2, weak: 1 } } } });
	then.asks('retrieve', cira);
});

describe('E11: a turn begins with two dice and a limit of five (DM-4.1, R-1, R-2, D-4)', () => {
	const begins = (commander: string) =>
		given({
			turn: boris,
			state: (G) => {
				G.commander = commander;
				G.crew[boris]!.tokens = 1;
				hand(G, ana, {});
				hand(G, boris, { strong: 1, weak: 1 });
				G.pool = { strong: 3, weak: 3, commander: 1 };
			}
		});
	test('E11: three are taken, any mix of Strong and Weak', () => {
		const { may, mayNot, when, then } = begins(ana);
		for (const [strong, weak] of [
			[3, 0],
			[2, 1],
			[1, 2],
			[0, 3]
		] as const)
			may(boris).takeDice(strong, weak, 0);
		mayNot(boris).takeDice(1, 1, 0);
		mayNot(boris).takeDice(2, 2, 0);
		mayNot(boris).takeDice(2, 0, 1);
		mayNot(boris).takeDice(2, 1, 1);
		when(boris).takeDice(2, 1, 0);
		then.asks('act', boris);
	});
	test('E11: the blue die comes on top for the Commander, who must take it', () => {
		const { may, mayNot, then } = begins(boris);
		may(boris).takeDice(3, 0, 1);
		mayNot(boris).takeDice(3, 0, 0);
		mayNot(boris).takeDice(2, 0, 1);
		then.asks('retrieve', boris);
	});
});

describe('E12: two Fatigue tokens where four lie already (DM-4.6, DM-1.3)', () => {
	const four = ['luba', 'michihiro', 'steve', 'enver'] as const;
	test('E12: of Rescue Crewman the first is placed, the second left out', () => {
		const { then, now } = completes('rescueCrewman', { state: (G) => tired(G, ...four) });
		expect(now().fatigue).toHaveLength(5);
		then({ outcome: null, completed: 1 });
		then.asks('selectEvent', ana);
	});
	test('E12: in a Final Event the second is placed and ends the game', () => {
		const { when, then, now } = facing('life4', {
			state: (G) => {
				finale(G, 'escape');
				tired(G, ...four);
			}
		});
		for (const seat of [ana, boris, cira]) when(seat).join(false);
		expect(now().fatigue).toHaveLength(6);
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});
});
