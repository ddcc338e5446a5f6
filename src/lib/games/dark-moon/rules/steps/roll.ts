import type { PlayerID } from 'boardgame.io';
import { done, first } from '$lib/table/steps';
import { FACES, type DieKind } from '../../content/dice';
import { note, tell } from '../journal';
import { dicedFrom, drawerOf, handfuls, hasAbility, inForce, kindsOf, listed } from '../queries';
import type { Dice, Step, Table } from '../state';
import { entry } from './entry';

/** Rolls one die of a kind. */
const rollDie = ({ chance }: Table, kind: DieKind) => ({
	kind,
	face: FACES[kind][chance.die(6) - 1]!
});

/** A neutral die that nobody owns: shield tests, the second use of a power (Q92). */
export const neutralDie = (table: Table) => rollDie(table, 'strong').face;

/** Rolls dice behind a seat's screen (DM-3.1). */
export function rollBehindScreen(table: Table, seat: PlayerID, dice: Dice) {
	table.G.players[seat]!.roll = listed(dice).map((kind) => rollDie(table, kind));
}

/** Up to three own dice for a repair or a Lone Wolf; the others are set aside (DM-5.1, DM-5.3). */
export const gather = {
	options: (G, seat, { roll }) => {
		const { dice } = drawerOf(G, seat);
		const weakOnly = roll === 'repair' && inForce(G, 'weakDiceRepair');
		const from = weakOnly ? { ...dice, strong: 0, commander: 0 } : dice;
		return handfuls(from, roll === 'loneWolf' ? 2 : 1, 3).map(({ strong, weak, commander }) => ({
			move: 'rollDice',
			args: [strong, weak, commander]
		}));
	},
	moves: {
		rollDice: (
			table: Table & { playerID: PlayerID },
			strong: number,
			weak: number,
			commander: number
		) => {
			const { G, playerID: by } = table;
			const { roll, area, ordered } = entry(G, 'gather');
			rollBehindScreen(table, by, { strong, weak, commander });
			const dice = roll === 'loneWolf' ? 2 : 1;
			done(G);
			first(G, {
				step: 'submit',
				by,
				roll,
				area,
				atLeast: dice,
				atMost: dice,
				again: false,
				ordered
			});
		}
	}
} satisfies Step<'gather'>;

/** Every choice of `least` to `most` places out of `n`, in ascending order. */
function choices(n: number, least: number, most: number): number[][] {
	const found: number[][] = [];
	for (let bits = 0; bits < 2 ** n; bits++) {
		const places = Array.from({ length: n }, (_, place) => place).filter(
			(place) => bits & (1 << place)
		);
		if (places.length >= least && places.length <= most) found.push(places);
	}
	return found;
}

/** Some of the dice just rolled go on the table, faces as they lie; the rest stays a secret (DM-6.4). */
export const submit = {
	options: (G, seat, { atLeast, atMost, again, ordered }) => {
		const { roll } = drawerOf(G, seat);
		const sends = choices(roll.length, Math.min(atLeast, roll.length), atMost);
		const mayReroll =
			seat === G.active &&
			!ordered &&
			!G.rerolled &&
			hasAbility(G, seat, 'reroll') &&
			roll.length > 0;
		return [
			...sends.map((places) => ({ move: 'submit', args: [places, false] })),
			...(again
				? sends
						.filter((places) => places.length < roll.length)
						.map((places) => ({ move: 'submit', args: [places, true] }))
				: []),
			...(mayReroll ? [{ move: 'reroll', args: [] }] : [])
		];
	},
	moves: {
		submit: ({ G, playerID: by }, places: number[], again: boolean) => {
			const { roll } = entry(G, 'submit');
			const drawer = G.players[by]!;
			const sent = dicedFrom(drawer.roll, places);
			note(G, by, 'rolled', { dice: drawer.roll, sent: places, roll, rerolled: false });
			const { strong, weak, commander } = kindsOf(sent);
			drawer.dice.strong -= strong;
			drawer.dice.weak -= weak;
			drawer.dice.commander -= commander;
			drawer.roll = [];
			G.spent.push(...sent.map((die) => ({ ...die, by })));
			if (roll === 'malfunction') G.success += sent.reduce((sum, { face }) => sum + face, 0);
			if (sent.length) tell(G, 'submitted', { by, dice: sent, roll });
			else tell(G, 'submittedNothing', { by });
			done(G);
			if (again) first(G, { step: 'work', by });
		},
		/** Luba: all dice again, once a turn of her own (Q81). */
		reroll: (table: Table & { playerID: PlayerID }) => {
			const { G, playerID: by } = table;
			const { roll } = entry(G, 'submit');
			const drawer = G.players[by]!;
			note(G, by, 'rolled', { dice: drawer.roll, sent: [], roll, rerolled: true });
			rollBehindScreen(table, by, kindsOf(drawer.roll));
			G.rerolled = true;
			G.question += 1;
			tell(G, 'rerolled', { by });
		}
	}
} satisfies Step<'submit'>;
