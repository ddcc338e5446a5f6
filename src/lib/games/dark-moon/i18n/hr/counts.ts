import { plural } from '$lib/i18n/plural';
import type { DieKind } from '../../content/dice';
import type { Area, Dice, Rolled } from '../../rules/state';
import { listed, signed } from '../figures';

const KIND: Record<DieKind, string> = {
	strong: 'jaka',
	weak: 'slaba',
	commander: 'zapovjednička'
};
const TOKEN: Record<Area, string> = { shield: 'štita', outpost: 'postaje', lifeSupport: 'premora' };

export const list = (items: readonly string[]) => listed('hr', items);

/** Accusative: „uzima 2 jake i 1 slabu”. */
export function handful({ strong, weak, commander }: Dice): string {
	const parts = [
		...(strong ? [plural('hr', strong, { one: '# jaku', few: '# jake', other: '# jakih' })] : []),
		...(weak ? [plural('hr', weak, { one: '# slabu', few: '# slabe', other: '# slabih' })] : []),
		...(commander ? ['plavu kocku'] : [])
	];
	return parts.length ? list(parts) : 'nula kocaka';
}

export const faces = (dice: readonly Rolled[]): string =>
	dice.length ? list(dice.map(({ kind, face }) => `${signed(face)} (${KIND[kind]})`)) : 'ništa';

export const tokensOf = ({ area, n }: { area: Area; n: number }): string =>
	`${plural('hr', n, { one: '# oznaka', few: '# oznake', other: '# oznaka' })} ${TOKEN[area]}`;

export const cubes = (n: number): string =>
	plural('hr', n, { one: '# kockica', few: '# kockice', other: '# kockica' });
/** Accusative: „zadržavate 1 kocku”. */
export const diceCount = (n: number): string =>
	plural('hr', n, { one: '# kocku', few: '# kocke', other: '# kocaka' });
