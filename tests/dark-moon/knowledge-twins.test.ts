import { describe, expect, test } from 'vitest';
import type { State } from '$lib/games/dark-moon/rules/state';
import { viewOf } from '$lib/table/match';
import { infect, oneAction, onTop } from './arrange';
import { ana, bad, best, boris, cira, dino, ema, given, good, hand, slip } from './given';
import { completes, infectedTurn, plays } from './occasions';

type Table = ReturnType<typeof given>;

/**
 * Two tables that differ in a secret of one seat, or of nobody, play the same moves: every other seat
 * and a watcher see the same at every point, the seat itself does not.
 */
function twins(
	owner: string | null,
	one: Table,
	other: Table,
	...moves: ((table: Table) => void)[]
) {
	const alike = () => {
		for (const seat of [...Object.keys(one.now().crew), null])
			if (seat === null || seat !== owner)
				expect(viewOf(one.match, seat)).toEqual(viewOf(other.match, seat));
	};
	alike();
	let owned = 0;
	for (const move of [() => undefined, ...moves]) {
		move(one);
		move(other);
		alike();
		if (
			owner !== null &&
			JSON.stringify(viewOf(one.match, owner)) !== JSON.stringify(viewOf(other.match, owner))
		)
			owned += 1;
	}
	if (owner !== null) expect(owned).toBeGreaterThan(0);
}

describe('two tables that only an owner can tell apart (DM-11)', () => {
	test('a Status, in a turn, under an order, in a vote and a Task', () => {
		const table = (change: (G: State) => void) =>
			given({
				rolls: [bad, bad, bad, bad],
				state: (G) => {
					G.secret.stationBag = ['researchLab'];
					G.outpost = [];
					onTop(G, 'actOfTrustOutpost');
					change(G);
				}
			});
		twins(
			boris,
			table((G) => infect(G, boris)),
			table(() => undefined),
			(t) => t.when(ana).takeDice(0, 0, 0),
			(t) => t.when(ana).order(boris),
			(t) => t.when(boris).doTwo(),
			(t) => t.when(boris).callVote(cira),
			(t) => [ana, boris, cira].forEach((seat) => t.when(seat).vote('strong')),
			(t) => t.when(boris).pass(),
			(t) => t.when(ana).playTask('actOfTrustOutpost'),
			(t) => t.when(ana).name(boris),
			(t) => t.when(boris).agree(false),
			(t) => t.when(boris).takeDice(0, 0, 0),
			(t) => t.when(boris).pass()
		);
	});

	test('a Status shown in a blood test, to all but the one who saw it', () => {
		const table = (status: State['players'][string]['status']) => {
			const played = plays('bloodTest', {
				seats: 5,
				state: (G) => (G.players[boris]!.status = status)
			});
			played.when(ana).name(boris);
			played.when(boris).agree(true);
			return played;
		};
		const [one, other] = [table('outpostPower'), table('uninfected')];
		for (const seat of [cira, dino, ema, null])
			expect(viewOf(one.match, seat)).toEqual(viewOf(other.match, seat));
		expect(viewOf(one.match, ana)).not.toEqual(viewOf(other.match, ana));
		one.then.sees(ana, { players: { [ana]: { learnt: { [boris]: 'outpostPower' } } } });
		other.then.sees(ana, { players: { [ana]: { learnt: { [boris]: 'uninfected' } } } });
	});

	test('the dice behind a screen: retrieving, voting, going OUT, into quarantine', () => {
		const table = (dice: Parameters<typeof hand>[2]) =>
			given({
				state: (G) => {
					hand(G, boris, dice);
					onTop(G, 'outpost5');
				}
			});
		twins(
			boris,
			table({ strong: 2, weak: 0 }),
			table({ strong: 1, weak: 1 }),
			(t) => t.when(ana).takeDice(0, 0, 0),
			(t) => t.when(ana).callVote(boris),
			(t) => t.when(boris).vote('strong'),
			(t) => t.when(ana).vote('weak'),
			(t) => t.when(cira).vote('weak'),
			(t) => t.when(boris).discard(0, 0),
			(t) => t.when(ana).playTask('outpost5'),
			(t) => [ana, boris, cira].forEach((seat) => t.when(seat).join(false))
		);
	});

	test('faces rolled and not sent: a repair, a malfunction, a test of the Commander', () => {
		const repair = (other: number) =>
			given({
				rolls: [good, other],
				todo: oneAction(ana),
				state: (G) => (G.outpost = ['command'])
			});
		twins(
			ana,
			repair(bad),
			repair(best),
			(t) => t.when(ana).repair('outpost'),
			(t) => t.when(ana).rollDice(0, 2, 0),
			(t) => t.when(ana).submit([0], false)
		);
		const work = (other: number) =>
			plays('outpost3', { rolls: [good, other], state: (G) => hand(G, ana, { strong: 2 }) });
		twins(
			ana,
			work(bad),
			work(slip),
			(t) => t.when(ana).join(true),
			(t) => t.when(boris).join(false),
			(t) => t.when(cira).join(false),
			(t) => t.when(ana).submit([0], false)
		);
		const tested = (other: number) =>
			infectedTurn(cira, { rolls: [good, other], state: (G) => hand(G, ana, { strong: 2 }) });
		twins(
			ana,
			tested(bad),
			tested(slip),
			(t) => t.when(cira).infected('testCommander', null),
			(t) => t.when(ana).submit([0], false)
		);
	});

	test('the Task not played', () => {
		const table = (other: 'life4' | 'life5') =>
			given({ todo: [{ step: 'dealTasks' }], state: (G) => onTop(G, 'outpost3', other) });
		twins(ana, table('life4'), table('life5'), (t) => t.when(ana).playTask('outpost3'));
	});

	test('the cards of Interference, and in which order they went back', () => {
		const table = (...top: ('life4' | 'life5' | 'life6')[]) =>
			infectedTurn(cira, { state: (G) => onTop(G, ...top) });
		const [one, other] = [table('life4', 'life5', 'life6'), table('life6', 'life5', 'life4')];
		twins(
			cira,
			one,
			other,
			(t) => t.when(cira).infected('interference', null),
			(t) => t.when(cira).arrange(t === one ? ['life4', 'life5'] : ['life5', 'life6'])
		);
	});

	test('the Event not opened', () => {
		const table = (other: 'recovery' | 'resupply') =>
			completes('lockdown', {
				turn: boris,
				state: (G) => (G.secret.events = ['bloodTesting', other, 'divertPower'])
			});
		twins(ana, table('recovery'), table('resupply'), (t) => t.when(ana).pickEvent('bloodTesting'));
	});

	test('a vote, until all are in', () => {
		const table = () =>
			given({ todo: [{ step: 'castVote', on: cira, caller: ana, why: 'action' }] });
		const [one, other] = [table(), table()];
		one.when(ana).vote('weak');
		other.when(ana).vote('strong');
		twins(null, one, other, (t) => t.when(boris).vote('weak'));
	});

	test('the token of an Infection Power that went back', () => {
		const table = (other: 'luba' | 'steve') =>
			given({
				turn: boris,
				todo: oneAction(boris),
				rolls: [bad],
				state: (G) => {
					infect(G, boris, 'lifeSupportPower');
					G.secret.fatigueBag = ['jon', other, ...G.secret.fatigueBag.slice(3)];
				}
			});
		twins(
			boris,
			table('luba'),
			table('steve'),
			(t) => t.when(boris).reveal(),
			(t) => t.when(boris).place('jon'),
			(t) => t.when(boris).discard(1, 1)
		);
	});

	test('orders of decks and piles, and a deck laid anew: nobody', () => {
		const table = (turned: boolean) =>
			given({
				todo: [{ step: 'beginFinal' }, ...oneAction(ana)],
				state: (G) => {
					if (!turned) return;
					const { secret } = G;
					for (const pile of [secret.tasks, secret.events, secret.stationBag, secret.fatigueBag])
						pile.reverse();
				}
			});
		twins(null, table(false), table(true), (t) => t.when(ana).pass());
	});
});
