import { plural } from '$lib/i18n/plural';
import type { DieKind } from '../../content/dice';
import type { Area, Dice, Rolled } from '../../rules/state';
import { listed, signed } from '../figures';

const KIND: Record<DieKind, string> = { strong: 'Strong', weak: 'Weak', commander: 'Commander' };
const TOKEN: Record<Area, string> = {
	shield: 'Shield',
	outpost: 'Outpost',
	lifeSupport: 'Fatigue'
};

export const list = (items: readonly string[]) => listed('en', items);

export function handful({ strong, weak, commander }: Dice): string {
	const parts = [
		...(strong ? [`${strong} Strong`] : []),
		...(weak ? [`${weak} Weak`] : []),
		...(commander ? ['the blue die'] : [])
	];
	return parts.length ? list(parts) : 'no dice';
}

export const faces = (dice: readonly Rolled[]): string =>
	dice.length ? list(dice.map(({ kind, face }) => `${signed(face)} ${KIND[kind]}`)) : 'nothing';

export const tokensOf = ({ area, n }: { area: Area; n: number }): string =>
	plural('en', n, { one: `# ${TOKEN[area]} token`, other: `# ${TOKEN[area]} tokens` });

export const cubes = (n: number): string => plural('en', n, { one: '# cube', other: '# cubes' });
export const diceCount = (n: number): string => plural('en', n, { one: '# die', other: '# dice' });
