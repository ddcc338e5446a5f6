import type { Handle } from '@sveltejs/kit';

/** Asks for the two Latin fonts at once, so that the first paint has its letters. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || (type === 'font' && /-latin-wght/.test(path))
	});
