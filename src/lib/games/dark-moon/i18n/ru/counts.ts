import { plural } from '$lib/i18n/plural';
import type { DieKind } from '../../content/dice';
import type { Area, Dice, Rolled } from '../../rules/state';
import { listed, signed } from '../figures';

const KIND: Record<DieKind, string> = {
	strong: 'мощный',
	weak: 'слабый',
	commander: 'командирский'
};
const TOKEN: Record<Area, string> = { shield: 'щита', outpost: 'базы', lifeSupport: 'усталости' };

export const list = (items: readonly string[]) => listed('ru', items);

const some = (n: number, one: string, more: string) =>
	n ? [plural('ru', n, { one: `# ${one}`, other: `# ${more}` })] : [];

/** Accusative: «берёт 2 мощных и 1 слабый». */
export function handful({ strong, weak, commander }: Dice): string {
	const parts = [
		...some(strong, 'мощный', 'мощных'),
		...some(weak, 'слабый', 'слабых'),
		...(commander ? ['синий кубик'] : [])
	];
	return parts.length ? list(parts) : 'ноль кубиков';
}

export const faces = (dice: readonly Rolled[]): string =>
	dice.length ? list(dice.map(({ kind, face }) => `${signed(face)} (${KIND[kind]})`)) : 'ничего';

export const tokensOf = ({ area, n }: { area: Area; n: number }): string =>
	`${tokens(n)} ${TOKEN[area]}`;

export const tokens = (n: number): string =>
	plural('ru', n, { one: '# жетон', few: '# жетона', many: '# жетонов', other: '# жетона' });
export const cubes = (n: number): string =>
	plural('ru', n, { one: '# маркер', few: '# маркера', many: '# маркеров', other: '# маркера' });
export const diceCount = (n: number): string =>
	plural('ru', n, { one: '# кубик', few: '# кубика', many: '# кубиков', other: '# кубика' });
