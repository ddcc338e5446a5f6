import { done, first } from '$lib/table/steps';
import { KINDS, type DieKind } from '../../content/dice';
import type { TaskId } from '../../content/tasks';
import { draw, test } from '../damage';
import { drawTasks } from '../decks';
import { clearSpent, putBack } from '../dice';
import { note, tell } from '../journal';
import { clockwise, count, drawerOf, hasVariant, isRevealed, NO_DICE } from '../queries';
import { AREAS, type Area, type Step, type Table } from '../state';
import type { InfectedAction } from '../todo';
import { entry } from './entry';
import { rollBehindScreen } from './roll';

/** One Infected action a turn, or none (DM-9.3). */
export const infectedAct = {
	options: (G, seat) => {
		const broke = hasVariant(G, 'costlyActions') && count(drawerOf(G, seat).dice) === 0;
		const blocked = broke ? { blocked: 'noDice' } : {};
		const act = (action: InfectedAction, on: Area | null = null) => ({
			move: 'infected',
			args: [action, on],
			...blocked
		});
		return [
			act('interference'),
			act('energySpike'),
			...AREAS.filter((area) => area !== G.sabotage).map((area) => act('sabotage', area)),
			act('testCommander'),
			act('demoralize'),
			{ move: 'pass', args: [] }
		];
	},
	moves: {
		infected: ({ G, playerID: by }, action: InfectedAction, on: Area | null) => {
			done(G);
			tell(G, 'infectedActs', { by, action, on });
			const entry = { by, then: action, on };
			if (hasVariant(G, 'costlyActions')) first(G, { step: 'payDie', ...entry });
			else first(G, { step: 'infectedEffect', ...entry });
		},
		pass: ({ G, playerID: by }) => {
			done(G);
			tell(G, 'passed', { by });
		}
	}
} satisfies Step<'infectedAct'>;

/** Costly Actions: one die of any colour first (V-costlyActions). */
export const payDie = {
	options: (G, seat) =>
		KINDS.filter((kind) => drawerOf(G, seat).dice[kind] > 0).map((kind) => ({
			move: 'payDie',
			args: [kind]
		})),
	moves: {
		payDie: ({ G, playerID: by }, kind: DieKind) => {
			const { then, on } = entry(G, 'payDie');
			const dice = { ...NO_DICE, [kind]: 1 };
			putBack(G, by, dice);
			tell(G, 'paidDie', { by, dice });
			done(G);
			first(G, { step: 'infectedEffect', by, then, on });
		}
	}
} satisfies Step<'payDie'>;

const EFFECTS: Record<InfectedAction, (table: Table, by: string, on: Area | null) => void> = {
	interference: (table, by) => {
		const { G } = table;
		G.players[by]!.cards = drawTasks(table, 3);
		first(G, { step: 'interfere', by });
	},
	/** Below two tokens one is added; the test follows in any case (Q28). */
	energySpike: (table) => {
		if (table.G.shields < 2) draw(table, 'shield', 1);
		test(table);
	},
	/** There is one token: it is put or moved (Q25). */
	sabotage: ({ G }, _by, on) => {
		G.sabotage = on;
	},
	testCommander: (table, by) => {
		const { G } = table;
		rollBehindScreen(table, G.commander, G.players[G.commander]!.dice);
		first(
			G,
			// Asked even without dice: sending nothing is the answer then (D-9).
			{
				step: 'submit',
				by: G.commander,
				roll: 'testCommander',
				area: null,
				atLeast: 1,
				atMost: 1,
				again: false,
				ordered: false
			},
			{ step: 'settleCommanderTest', by }
		);
	},
	/** From the left, Strong for Weak while the pool has Weak dice (Q30). */
	demoralize: ({ G }, by) => {
		const swaps: Record<string, number> = {};
		for (const seat of clockwise(G, by).filter((seat) => !isRevealed(G, seat))) {
			const { dice } = G.players[seat]!;
			const n = Math.min(dice.strong, G.pool.weak);
			dice.strong -= n;
			dice.weak += n;
			G.pool.strong += n;
			G.pool.weak -= n;
			if (n > 0) swaps[seat] = n;
		}
		tell(G, 'demoralized', { by, swaps });
	}
};

export const infectedEffect = {
	run: (table, { by, then, on }) => EFFECTS[then](table, by, on)
} satisfies Step<'infectedEffect'>;

/** Every ordered choice out of a few cards. */
function arrangements(cards: string[]): string[][] {
	return [
		[],
		...cards.flatMap((card) =>
			arrangements(cards.filter((other) => other !== card)).map((rest) => [card, ...rest])
		)
	];
}

/** Interference: any of the cards away, the rest on top in any order. */
export const interfere = {
	options: (G, seat) =>
		arrangements(drawerOf(G, seat).cards).map((kept) => ({ move: 'arrange', args: [kept] })),
	moves: {
		arrange: ({ G, playerID: by }, kept: TaskId[]) => {
			const drawer = G.players[by]!;
			const seen = drawer.cards as TaskId[];
			const away = seen.filter((card) => !kept.includes(card));
			note(G, by, 'interference', { seen, kept });
			G.secret.taskDiscards.push(...away);
			G.secret.tasks.unshift(...kept);
			drawer.cards = [];
			tell(G, 'interfered', { by, discarded: away.length, kept: kept.length });
			done(G);
		}
	}
} satisfies Step<'interfere'>;

/** A negative die, or none: damage of a kind the Infected player chooses (Q29). */
export const settleCommanderTest = {
	run: ({ G }, { by }) => {
		const passed = (G.spent.at(-1)?.face ?? 0) > 0;
		clearSpent(G);
		tell(G, 'commanderTest', { commander: G.commander, passed });
		if (!passed) first(G, { step: 'chooseDamage', by, why: 'testCommander', left: 1, drawn: [] });
	}
} satisfies Step<'settleCommanderTest'>;
