import { describe, expect, test } from 'vitest';
import { malfunction, type TaskId } from '$lib/games/dark-moon/content/tasks';
import type { VariantId } from '$lib/games/dark-moon/content/variants';
import { viewOf } from '$lib/table/match';
import type { State } from '$lib/games/dark-moon/rules/state';
import { broken, infect, oneAction, onTop, revealedBefore, tired } from './arrange';
import { ana, bad, boris, cira, dino, ema, given, good, hand } from './given';
import { completes, plays, told, untold } from './occasions';

describe('Expensive Voting (V-expensiveVoting)', () => {
	const vote = (variants: VariantId[] = []) => {
		const table = given({ todo: oneAction(ana), variants });
		table.when(ana).callVote(boris);
		table.when(ana).vote('weak');
		table.when(boris).vote('strong');
		table.when(cira).vote('weak');
		return table;
	};

	test('on: the dice of a vote go to the pool; an empty hand costs nothing', () => {
		const { then } = vote(['expensiveVoting']);
		then({
			pool: { strong: 1, weak: 2, commander: 0 },
			players: {
				[ana]: { dice: { strong: 2, weak: 1 } },
				[boris]: { dice: { strong: 1, weak: 2 } }
			}
		});
		const table = given({ todo: oneAction(ana), variants: ['expensiveVoting'] });
		table.when(ana).callVote(boris);
		for (const seat of [ana, boris, cira]) table.when(seat).vote('none');
		table.then({ pool: { strong: 0, weak: 0 } });
		table.then.asks('breakTie', ana);
	});

	test('off: they go back', () => {
		const { then } = vote();
		then({ pool: { strong: 0, weak: 0 }, players: { [ana]: { dice: { weak: 2 } } } });
		then.asks('discardExcess', boris);
	});

	test('the dice are spent first, then the limit is checked (Q57)', () => {
		const { mayNot, when, then } = vote(['expensiveVoting']);
		then.asks('discardExcess', boris);
		mayNot(boris).discard(1, 1);
		when(boris).discard(1, 0);
		then({ players: { [boris]: { dice: { strong: 0, weak: 2 } } } });
		then.asks('retrieve', boris);
	});
});

describe('First is Last (V-firstIsLast)', () => {
	test('on: the left neighbour declares and rolls first, the active player last', () => {
		const { when, then } = plays('outpost3', {
			turn: boris,
			variants: ['firstIsLast'],
			rolls: [good, good, bad, bad, bad, bad, bad, bad],
			state: (G) => hand(G, cira, { strong: 2 })
		});
		then.asks('join', cira);
		when(cira).join(true);
		then.asks('join', ana);
		when(ana).join(false);
		then.asks('join', boris);
		when(boris).join(true);
		then.asks('submit', cira);
		when(cira).submit([0, 1], false);
		then.asks('submit', boris);
	});

	test('off: the active player begins', () => {
		const { when, then } = plays('outpost3', { turn: boris });
		then.asks('join', boris);
		when(boris).join(false);
		then.asks('join', cira);
	});

	test('on: the active player still names the kind before anybody declares', () => {
		const { when, then } = plays('any8', { turn: boris, variants: ['firstIsLast'] });
		then.asks('chooseKind', boris);
		when(boris).nameKind('outpost');
		then.asks('join', cira);
	});
});

describe('Flimsy Quarantine (V-flimsyQuarantine)', () => {
	const turn = (variants: VariantId[] = []) => {
		const table = given({
			turn: boris,
			variants,
			state: (G) => {
				G.crew[boris]!.quarantined = true;
				hand(G, boris, { strong: 1, weak: 1 });
				onTop(G, 'shield6');
			}
		});
		table.when(boris).takeDice(0, 0, 0);
		table.then.blocked(boris, 'loneWolf', [], 'quarantined');
		table.when(boris).pass();
		return table;
	};

	test('on: the quarantined draw and play Tasks, suspicion and all; actions stay as they are', () => {
		const { when, then } = turn(['flimsyQuarantine']);
		then.asks('chooseTask', boris);
		when(boris).playTask('shield6');
		then.asks('join', boris);
	});

	test('off: no Task', () => {
		const { then } = turn();
		then({ task: null });
		then.asks('retrieve', cira);
	});

	test('on: the revealed still play none', () => {
		const { when, then } = given({
			seats: 5,
			turn: boris,
			variants: ['flimsyQuarantine'],
			state: (G) => revealedBefore(G, boris)
		});
		when(boris).takeDice(0, 0, 0);
		when(boris).pass();
		then.asks('retrieve', cira);
	});
});

describe('Telepathic Infected (V-telepathicInfected)', () => {
	/** Unshuffled, the Infected cards go to the first seats. */
	const dealt = (variants: VariantId[] = []) => given({ seats: 5, briefing: true, variants });
	const learnt = (table: ReturnType<typeof given>) =>
		Object.entries(table.now().players)
			.filter(([, drawer]) => Object.keys(drawer.learnt).length > 0)
			.map(([seat, drawer]) => [seat, Object.keys(drawer.learnt)]);

	test('on: before the first Event each Infected knows the others, and nobody else does', () => {
		const table = dealt(['telepathicInfected']);
		expect(learnt(table)).toEqual([
			[ana, [boris]],
			[boris, [ana]]
		]);
		for (const seat of [cira, dino, ema, null])
			expect(JSON.stringify(viewOf(table.match, seat))).not.toContain('partner');
		table.then.asks('readStatus', ana, boris, cira, dino, ema);
	});

	test('who, and not which power (D-11)', () => {
		const table = dealt(['telepathicInfected']);
		table.then.sees(ana, { players: { [ana]: { learnt: { [boris]: 'infected' } } } });
		const { notes } = table.now().players[ana]!;
		expect(notes).toContainEqual({ at: expect.any(Number), say: 'partner', seat: boris });
	});

	test('off: they know of nobody', () => {
		const table = dealt();
		expect(learnt(table)).toEqual([]);
		table.then.asks('readStatus', ana, boris, cira, dino, ema);
	});

	test('three of seven know two each', () => {
		const table = given({ seats: 7, briefing: true, variants: ['telepathicInfected'] });
		expect(learnt(table).map(([, seats]) => seats!.length)).toEqual([2, 2, 2]);
		table.then.asks('readStatus', ...Object.keys(table.now().crew));
	});
});

describe('Deadly Events (V-deadlyEvents)', () => {
	const five = (G: State) => tired(G, 'jon', 'luba', 'michihiro', 'steve', 'enver');

	test('on: the tokens of a completed Event can end the game', () => {
		const { then } = completes('rescueCrewman', { variants: ['deadlyEvents'], state: five });
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});

	test('off: they cannot', () => {
		const { then } = completes('rescueCrewman', { state: five });
		then({ outcome: null, fatigue: { length: 5 } });
		then.asks('selectEvent', ana);
	});

	test('on: System Reboot may draw the sixth, by the Commander’s choice (D-10)', () => {
		const { when, may, then } = completes('systemReboot', {
			variants: ['deadlyEvents'],
			state: five
		});
		may(ana).draw('outpost');
		when(ana).draw('lifeSupport');
		then.over({ winners: 'infected', by: 'lifeSupport' });
	});

	test('on: System Reboot still draws at most three of a kind (D-10, Q102)', () => {
		const { when, then } = completes('systemReboot', { variants: ['deadlyEvents'] });
		for (let n = 0; n < 3; n++) when(ana).draw('outpost');
		then.blocked(ana, 'draw', ['outpost'], 'threeOfAKind');
		then.asks('chooseDamage', ana);
	});

	test('on: Acceptable Loss spares a kind at five as ever (Q98)', () => {
		const { mayNot, then } = plays('acceptableLoss', { variants: ['deadlyEvents'], state: five });
		mayNot(ana).draw('lifeSupport');
		then.asks('chooseDamage', ana);
	});
});

describe('No More Complications (V-noMoreComplications)', () => {
	const lastReveals = (variants: VariantId[], infected = 1) => {
		const table = given({
			turn: boris,
			seats: 4,
			variants,
			todo: oneAction(boris),
			rolls: [bad],
			state: (G) => {
				infect(G, boris, 'lifeSupportPower');
				G.infected = infected;
				broken(G);
				G.secret.taskDiscards = G.secret.tasks.splice(0, 4);
			}
		});
		table.when(boris).reveal();
		table.when(boris).place('jon');
		return table;
	};
	const complications = ({ now }: ReturnType<typeof given>) =>
		[...now().secret.tasks, ...now().secret.taskDiscards].filter((id: TaskId) => !malfunction(id));

	test('on: with the last Infected revealed the deck is rebuilt without complications', () => {
		const table = lastReveals(['noMoreComplications']);
		told(table, { say: 'deckRebuilt', why: 'noMoreComplications' });
		expect(complications(table)).toEqual([]);
		table.then({ secret: { tasks: { length: 14 }, taskDiscards: [] } });
		table.then.asks('discardExcess', boris);
	});

	test('on: not while one is hidden', () => {
		const table = lastReveals(['noMoreComplications'], 2);
		untold(table, { say: 'deckRebuilt' });
		expect(complications(table)).toHaveLength(6);
		table.then.asks('discardExcess', boris);
	});

	test('off: they stay', () => {
		const table = lastReveals([]);
		expect(complications(table)).toHaveLength(6);
		table.then.asks('discardExcess', boris);
	});
});
