export { default as Cards } from './Cards.svelte';
export { default as Learn } from './lesson/Learn.svelte';
export { default as Options } from './Options.svelte';
export { default as Screen } from './Screen.svelte';
export { default as Records } from './end/Records.svelte';
export { default as Replay } from './end/Replay.svelte';
export { default as Table } from './Table.svelte';
