import type { Cards } from '../shape';
import { cubes, faces, handful, tokensOf } from './counts';
import { complications, events, finals, malfunction, tasks } from './missions';
import { pieces } from './pieces';

const HIDE =
	'Izgledajte kao da pomažete, a lošu kocku pošaljite kad vas za nju nitko ne može okriviti.';

/** Everything printed on cardboard, in Croatian. */
export const cards: Cards = {
	...pieces,
	events,
	finals,
	tasks,
	malfunction,
	complications,
	handful,
	faces,
	tokensOf,
	cubes,
	characters: {
		jon: { name: 'Jon', text: 'Kad preskačete kvar, uzimate do tri kocke umjesto dvije.' },
		luba: {
			name: 'Luba',
			text: 'Jednom u svojem potezu možete sve baciti ponovno umjesto da šaljete.'
		},
		michihiro: {
			name: 'Michihiro',
			text: 'Nakon popravka održavanja života u svojem potezu uzimate kocku, uspio on ili ne.'
		},
		steve: {
			name: 'Steve',
			text: 'Nakon popravka štitova u svojem potezu uzimate kocku, uspio on ili ne.'
		},
		enver: {
			name: 'Enver',
			text: 'Nakon popravka postaje u svojem potezu uzimate kocku, uspio on ili ne.'
		},
		chaya: { name: 'Chaya', text: 'Vučete tri zadatka umjesto dva i igrate jedan.' },
		daniel: {
			name: 'DANIEL',
			text: 'Ne umara se: oznake premora za DANIELA nema. Ne počinje kao zapovjednik.'
		}
	},
	statuses: {
		uninfected: {
			name: 'Nezaraženi',
			text: 'U vama nema zaraze. Dovršite tri događaja, zatim završni, i preživjeli ste.',
			play: 'Pratite tko iznova i iznova šalje loše kocke i recite to naglas. Prave ljude zaključajte prije nego što počne završni događaj.'
		},
		shieldPower: {
			name: 'Zaraženi: štitovi',
			text: 'Pri otkrivanju, ako niste u karanteni: jedna oznaka štita, zatim test štitova.',
			play: `${HIDE} Otkrijte se kad bi ih slomila još jedna oznaka štita.`
		},
		outpostPower: {
			name: 'Zaraženi: postaja',
			text: 'Pri otkrivanju, ako niste u karanteni: izvucite dvije oznake postaje i stavite jednu.',
			play: `${HIDE} Otkrijte se kad postaja spadne na posljednje module.`
		},
		lifeSupportPower: {
			name: 'Zaraženi: održavanje života',
			text: 'Pri otkrivanju, ako niste u karanteni: izvucite dvije oznake premora i stavite jednu.',
			play: `${HIDE} Otkrijte se kad posada jedva stoji na nogama.`
		}
	},
	suspicious: {
		name: 'Sumnjiva aktivnost',
		text: 'Kockica sumnje ide jedno polje dalje, uspio zadatak ili ne.'
	},
	infectedActions: {
		interference: {
			name: 'Ometanje',
			text: 'Pogledajte sljedeća tri zadatka, odbacite koje želite, ostale vratite na vrh po volji.'
		},
		energySpike: {
			name: 'Strujni udar',
			text: 'S manje od dvije oznake štita stavlja se jedna. Zatim se štitovi testiraju.'
		},
		sabotage: {
			name: 'Sabotaža',
			text: 'Sljedeći popravak na tom mjestu stoji još dvije kocke.'
		},
		testCommander: {
			name: 'Iskušaj zapovjednika',
			text: 'Zapovjednik baca sve kocke i šalje jednu. Na minus ili bez kocaka vi birate oznaku štete.'
		},
		demoralize: {
			name: 'Demoraliziraj',
			text: 'Od igrača slijeva redom, jake se kocke mijenjaju za slabe dok ih u zalihi ima.'
		}
	}
};
