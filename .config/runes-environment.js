import { builtinEnvironments } from 'vitest/runtime';

/**
 * Node, with modules compiled as for a browser: state in *.svelte.ts is reactive and effects run.
 * @type {import('vitest/runtime').Environment}
 */
export default { ...builtinEnvironments.node, name: 'node-runes', viteEnvironment: 'client' };
