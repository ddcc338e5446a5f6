import { i18n } from '$lib/i18n/index.svelte';

export const prerender = true;
export const trailingSlash = 'always';

/** No page is drawn before its words are there. */
export const load = () => i18n.start();
