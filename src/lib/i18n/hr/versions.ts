import type { AppWords } from '../en';

const named = (app: string) => (app ? ` (${app})` : '');

/** Words for phones whose versions of the app do not go together. */
const versions: AppWords['versions'] = {
	both: (p) => `Vaša verzija: ${p.own}. Domaćinova: ${p.host}.`,
	older: (p) =>
		`Netko sa starijom verzijom${named(p.app)} pokušao se pridružiti. Zamolite ga da ponovno učita stranicu.`,
	newer: (p) =>
		`Netko s novijom verzijom${named(p.app)} pokušao se pridružiti. Za zajedničku igru ponovno učitajte ovu stranicu i otvorite novi stol.`,
	understood: 'U redu'
};
export default versions;
