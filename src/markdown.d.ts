/** A game's rules, taken apart when the app is built (src/cli/rulebook.ts). */
declare module '*.md' {
	import type { Rulebook } from '$lib/ui/rulebook';
	const book: Rulebook;
	export default book;
}
