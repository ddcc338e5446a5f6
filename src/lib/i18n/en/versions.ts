const named = (app: string) => (app ? ` (${app})` : '');

/** Words for phones whose versions of the app do not go together. */
export default {
	both: (p: { own: string; host: string }) => `Your version: ${p.own}. The host’s: ${p.host}.`,
	older: (p: { app: string }) =>
		`Somebody with an older version${named(p.app)} tried to join. Ask them to reload the page.`,
	newer: (p: { app: string }) =>
		`Somebody with a newer version${named(p.app)} tried to join. To play with them, reload this page and open a new table.`,
	understood: 'Understood'
};
