import { version as commit } from '$app/environment';

/** Version and commit of this app, for people to read. */
export const APP = `${__VERSION__} · ${commit}`;
