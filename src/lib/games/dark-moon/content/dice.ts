export type DieKind = 'strong' | 'weak' | 'commander';

/** Faces of each die (DM-3.3, DM-8.1); the four bad sides are alike on all three. */
export const FACES: Record<DieKind, readonly number[]> = {
	strong: [-2, -2, -2, -1, 2, 4],
	weak: [-2, -2, -2, -1, 1, 3],
	commander: [-2, -2, -2, -1, 3, 5]
};
export const KINDS: readonly DieKind[] = ['strong', 'weak', 'commander'];

/** Dice each player starts with (DM-2.2). */
export const START_DICE = { strong: 2, weak: 2 };
/** Dice of each colour in the box (option *rich pool*). */
export const BOX_DICE = 14;
