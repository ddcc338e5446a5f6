import type { AppWords } from '../en';

/** Words of the talk at the table. */
const talk: AppWords['talk'] = {
	title: 'Razgovor',
	unread: (p) => `Razgovor, novih poruka: ${p.n}`,
	log: 'Što je rečeno',
	empty: 'Još nitko ništa nije rekao.',
	write: 'Recite nešto',
	send: 'Pošalji',
	quick: 'Brze poruke',
	muting: 'Utišaj nekoga',
	mute: (p) => `Utišaj: ${p.name}`,
	unmute: (p) => `Opet slušaj: ${p.name}`,
	watching: 'Ovdje govore samo oni koji imaju mjesto.',
	phrases: {
		hello: 'Pozdrav svima.',
		trustMe: 'Vjerujte mi.',
		doubt: 'Ne vjerujem ti.',
		voteYes: 'Glasajte za.',
		voteNo: 'Glasajte protiv.',
		wait: 'Pričekajmo.',
		hurry: 'Hajde, odlučite se.',
		badRoll: 'Loše mi je palo.',
		goodRoll: 'Dobro mi je palo.',
		suspicious: 'To je sumnjivo.',
		notMe: 'Nisam ja.',
		wellDone: 'Bravo.',
		thanks: 'Hvala.',
		sorry: 'Oprostite.'
	}
};
export default talk;
