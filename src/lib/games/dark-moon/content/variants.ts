import type { Box } from './boxes';

export interface Variant {
	box: Box;
	/** Whom it helps; `table`: neither side. */
	helps: 'infected' | 'uninfected' | 'table';
	/** Smallest number of players it is for. */
	seats?: number;
	/** Variants it does not go together with. */
	not?: readonly VariantId[];
}

export type VariantId =
	| 'tablePicksFinal'
	| 'richPool'
	| 'expensiveVoting'
	| 'firstIsLast'
	| 'flimsyQuarantine'
	| 'telepathicInfected'
	| 'deadlyEvents'
	| 'noMoreComplications'
	| 'nerfedRevealExtreme'
	| 'nerfedRevealNormal'
	| 'safeOrders'
	| 'fatiguedInfected'
	| 'costlyActions';

/** Switches of the lobby; each is a standing rule asked for at one place. */
export const VARIANTS = {
	tablePicksFinal: { box: 'base', helps: 'table' },
	richPool: { box: 'base', helps: 'uninfected' },
	expensiveVoting: { box: 'base', helps: 'infected' },
	firstIsLast: { box: 'base', helps: 'infected' },
	flimsyQuarantine: { box: 'base', helps: 'infected' },
	telepathicInfected: { box: 'base', helps: 'infected', seats: 5 },
	deadlyEvents: { box: 'base', helps: 'infected' },
	noMoreComplications: { box: 'base', helps: 'infected' },
	nerfedRevealExtreme: { box: 'base', helps: 'uninfected', not: ['nerfedRevealNormal'] },
	nerfedRevealNormal: { box: 'base', helps: 'uninfected', not: ['nerfedRevealExtreme'] },
	safeOrders: { box: 'base', helps: 'uninfected' },
	fatiguedInfected: { box: 'base', helps: 'uninfected' },
	costlyActions: { box: 'base', helps: 'uninfected' }
} as const satisfies Record<VariantId, Variant>;

/** The row of a variant, with everything a row may hold. */
export const variantRow = (id: VariantId): Variant => VARIANTS[id];
