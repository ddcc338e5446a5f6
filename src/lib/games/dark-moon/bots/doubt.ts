import type { PlayerID } from '$lib/table/match';
import { isInfected } from '../content/statuses';
import type { Entry } from '../rules/journal';
import { count, players } from '../rules/queries';
import type { Drawer, Open, View } from '../rules/state';
import { firstHands, follow, type Hands } from './hands';

/** How Infected each seat seems: 0 is certainly clean, 1 certainly Infected. */
export type Doubt = Record<PlayerID, number>;

/** How often an Infected who holds a good die sends a bad one, by what is at stake. */
const SPOILS = { malfunction: 0.45, repair: 0.2, testCommander: 0.4, loneWolf: 0 };

/** How much likelier an Infected is than a clean player to do something, as a logarithm. */
const SIGNS = {
	agreesToTest: -1,
	refusesTest: 1.5,
	agrees: -0.3,
	refuses: 0.6,
	votedForInfected: 0.4,
	votedAgainstInfected: -0.4
};

/** The sign of a submission: whoever rolls many dice rarely has to send a bad one. */
function signOfRoll(dice: number, good: boolean, spoils: number): number {
	const unlucky = (2 / 3) ** dice;
	return good ? Math.log(1 - spoils) : Math.log(1 + (spoils * (1 - unlucky)) / unlucky);
}

function signOfAnswer(why: string, agrees: boolean): number {
	if (why === 'bloodTest') return agrees ? SIGNS.agreesToTest : SIGNS.refusesTest;
	return agrees ? SIGNS.agrees : SIGNS.refuses;
}

/** What an entry of the journal says about whom; `hands` as they were just before it. */
function signsOf(G: Open, hands: Hands, entry: Entry): [PlayerID, number][] {
	if (entry.say === 'submitted') {
		const dice = count(hands[entry.by]!);
		const rolled = entry.roll === 'repair' ? Math.min(3, dice) : dice;
		const good = entry.dice.reduce((sum, { face }) => sum + face, 0) > 0;
		return [[entry.by, signOfRoll(rolled, good, SPOILS[entry.roll])]];
	}
	if (entry.say === 'answered') return [[entry.by, signOfAnswer(entry.why, entry.agrees)]];
	if (entry.say === 'voted' && G.crew[entry.on]!.revealed)
		return Object.entries(entry.ballots).map(([seat, ballot]) => [
			seat,
			ballot === 'none'
				? 0
				: ballot === 'strong'
					? SIGNS.votedForInfected
					: SIGNS.votedAgainstInfected
		]);
	return [];
}

/** What an attentive player gathers from the journal. */
export interface Memory {
	/** The dice every seat holds: every die moved in the open. */
	hands: Hands;
	/** How much likelier an Infected is to have done all that a seat did, as a logarithm. */
	signs: { [seat: PlayerID]: number };
}

/** Reads the journal from the beginning. */
export function readJournal(G: Open): Memory {
	const signs: Memory['signs'] = {};
	const hands = firstHands(G);
	for (const entry of G.journal) {
		for (const [seat, sign] of signsOf(G, hands, entry)) signs[seat] = (signs[seat] ?? 0) + sign;
		follow(G, hands, entry);
	}
	return { hands, signs };
}

/** Spreads the Infected that are left over the seats that are not known. */
function weigh(signs: Memory['signs'], unknown: PlayerID[], infected: number): Doubt {
	if (infected <= 0) return Object.fromEntries(unknown.map((seat) => [seat, 0]));
	if (infected >= unknown.length) return Object.fromEntries(unknown.map((seat) => [seat, 1]));
	const odds = infected / (unknown.length - infected);
	const chances = unknown.map((seat) => {
		const likely = odds * Math.exp(signs[seat] ?? 0);
		return likely / (1 + likely);
	});
	const scale = infected / chances.reduce((sum, chance) => sum + chance, 0);
	return Object.fromEntries(unknown.map((seat, i) => [seat, Math.min(0.97, chances[i]! * scale)]));
}

const infectedLeft = (G: Open) =>
	G.infected - Object.values(G.crew).filter(({ revealed }) => revealed).length;

/** What the table must think of everybody, from the journal alone. */
export const openDoubt = (G: Open, { signs }: Memory): Doubt =>
	weigh(signs, players(G), infectedLeft(G));

/** What a seat thinks of everybody: its own Status and those it has seen are certain. */
export function doubtOf(G: View, { signs }: Memory, me: PlayerID): Doubt {
	const { status, learnt } = G.players[me]!;
	const known: Drawer['learnt'] = { ...learnt, [me]: status };
	const hidden = players(G).filter((seat) => isInfected(known[seat]));
	const unknown = players(G).filter((seat) => !known[seat]);
	const certain = players(G).map((seat) => [seat, hidden.includes(seat) ? 1 : 0] as const);
	return {
		...Object.fromEntries(certain),
		...weigh(signs, unknown, infectedLeft(G) - hidden.length)
	};
}
