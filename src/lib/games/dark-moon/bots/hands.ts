import type { PlayerID } from '$lib/table/match';
import { START_DICE } from '../content/dice';
import type { Entry } from '../rules/journal';
import { hasVariant, kindsOf, NO_DICE, seats } from '../rules/queries';
import type { Dice, Open } from '../rules/state';

/** The dice each seat holds. */
export type Hands = Record<PlayerID, Dice>;

function add(hand: Dice, dice: Dice, sign: 1 | -1) {
	hand.strong += sign * dice.strong;
	hand.weak += sign * dice.weak;
	hand.commander += sign * dice.commander;
}

/** The seat that began as Commander: the one that chose the first Event. */
function firstCommander(G: Open): PlayerID {
	for (const entry of G.journal) {
		if (entry.say === 'eventBegins') return entry.by;
		if (entry.say === 'newCommander') break;
	}
	return G.commander;
}

/** The hands before anything has happened (DM-2.2). */
export function firstHands(G: Open): Hands {
	const hands: Hands = {};
	for (const seat of seats(G)) hands[seat] = { ...START_DICE, commander: 0 };
	hands[firstCommander(G)]!.commander = 1;
	return hands;
}

/** Moves the dice that an entry of the journal tells of. */
export function follow(G: Open, hands: Hands, entry: Entry) {
	switch (entry.say) {
		case 'retrieved':
		case 'tookFreeDie':
			return add(hands[entry.by]!, entry.dice, 1);
		case 'discarded':
		case 'paidDie':
		case 'paidSabotage':
		case 'exhaustedDiscard':
			return add(hands[entry.by]!, entry.dice, -1);
		case 'submitted':
			return add(hands[entry.by]!, kindsOf(entry.dice), -1);
		case 'newCommander':
			for (const hand of Object.values(hands)) hand.commander = 0;
			return;
		case 'demoralized':
			for (const [seat, n] of Object.entries(entry.swaps))
				add(hands[seat]!, { strong: -n, weak: n, commander: 0 }, 1);
			return;
		case 'voted':
			if (hasVariant(G, 'expensiveVoting'))
				for (const [seat, ballot] of Object.entries(entry.ballots))
					if (ballot !== 'none') add(hands[seat]!, { ...NO_DICE, [ballot]: 1 }, -1);
	}
}
