/** Parts of the table that are loaded when they are opened. */
export const tale = () => import('./end/Tale.svelte');
export const catalogue = () => import('./Catalogue.svelte');
export const rulebook = () => import('./Rules.svelte');
