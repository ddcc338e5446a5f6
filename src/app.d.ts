import 'unplugin-icons/types/svelte5';

declare global {
	/** Version of package.json, set at build time; the commit is `version` of `$app/environment`. */
	const __VERSION__: string;
}

declare module 'svelte/elements' {
	interface SvelteWindowAttributes {
		onappinstalled?: (event: Event) => void;
	}
}
