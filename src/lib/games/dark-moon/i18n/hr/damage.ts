import { plural } from '$lib/i18n/plural';
import type { DamageFor, RemovalFor } from '../../rules/todo';
import type { Questions } from '../asking';
import { cards } from './cards';

const plain = (label: string, means = '') => ({ label, means });

const REMOVE: Record<RemovalFor, { heading: string; explain: string; rule: string }> = {
	repair: {
		heading: 'Popravak uspijeva. Koja oznaka odlazi?',
		explain: 'Birate tek sada, kad je popravak uspio.',
		rule: 'Uspjeli popravak uklanja najdalju oznaku štita ili bilo koju oznaku postaje ili premora. Ona se vraća na svoju hrpu. Popravak nikad ne izaziva test štitova.'
	},
	bonus: {
		heading: 'Uspjelo je. Uklanjate li i jednu oznaku?',
		explain: 'Zadatak to dopušta; izbor je vaš i svi ga vide.',
		rule: 'Kad uspije zadatak s ovim dodatkom, igrač na potezu smije ukloniti jednu oznaku njegove vrste prije nego što se doda kockica. Smije je i ostaviti.'
	},
	compromise: {
		heading: 'Najprije, koju štetu uklanjate?',
		explain: 'Jedna oznaka odlazi sada; zatim morate izvući dvije.',
		rule: 'Strateški kompromis: uklonite jednu oznaku štete bilo koje vrste, zatim izvucite dvije, jednu po jednu. Štitovi se testiraju nakon obje, ako je među njima bila oznaka štita.'
	}
};

const DAMAGE: Record<DamageFor, { heading(left: number): string; explain: string; rule: string }> =
	{
		test: {
			heading: () => 'Štitovi su popustili. Što se kvari?',
			explain: 'Jedna oznaka vrste koju odaberete.',
			rule: 'Pad na testu štitova stoji jednu oznaku premora ili postaje, bira igrač na potezu. Novi test iz toga ne slijedi, ali igra može završiti.'
		},
		acceptableLoss: {
			heading: () => 'Koji je gubitak prihvatljiv?',
			explain: 'Jedna oznaka vrste koju odaberete. Zadatak uspijeva.',
			rule: 'Prihvatljiv gubitak: vučete jednu oznaku štete vrste koju odaberete, nikad one koja ih već ima pet. Nakon oznake štita slijedi test. Zadatak uvijek uspijeva.'
		},
		compromise: {
			heading: (left) =>
				left > 1 ? 'Sada cijena: dvije oznake. Koja vrsta prva?' : 'Još jedna. Koja vrsta?',
			explain: 'Svaku oznaku vidite prije nego što odaberete sljedeću.',
			rule: 'Strateški kompromis: dvije oznake štete, jedna po jedna, vrste po vašem izboru, nikad one koja ih već ima pet. Štitovi se testiraju nakon obje, ako je među njima bila oznaka štita.'
		},
		reboot: {
			heading: (left) =>
				`Sustav se ponovno pokreće: ${plural('hr', left, { one: 'još # oznaka', few: 'još # oznake', other: 'još # oznaka' })}. Koja vrsta?`,
			explain: 'Najviše tri iste vrste. Svaku vidite prije sljedeće.',
			rule: 'Ponovno pokretanje sustava: zapovjednik vuče pet oznaka štete, jednu po jednu, najviše tri iste vrste i nikad šestu. Na kraju se štitovi testiraju ako je među njima bila oznaka štita.'
		},
		testCommander: {
			heading: () => 'Kušnja nije prošla. Što se kvari?',
			explain: 'Jedna oznaka bilo koje vrste. Može završiti igru.',
			rule: 'Padne li zapovjednik na kušnji, Zaraženi koji ga je kušao vuče jednu oznaku štete bilo koje vrste. Nakon oznake štita slijedi test.'
		}
	};

/** Choosing what breaks and what is mended. */
export const damage: Pick<
	Questions,
	'removeToken' | 'placeOne' | 'chooseKind' | 'chooseDamage' | 'resupply'
> = {
	removeToken: {
		heading: ({ todo }) => REMOVE[todo.why].heading,
		explain: ({ todo }) => REMOVE[todo.why].explain,
		waits: ({ who }) => `${who} bira oznaku koja odlazi.`,
		rule: ({ todo }) => REMOVE[todo.why].rule,
		choice: {
			remove: ({ args: [area, token] }) =>
				area === 'shield' || token === null
					? plain('Najdalja oznaka štita')
					: area === 'outpost'
						? plain(station(token), 'Modul opet radi.')
						: plain(character(token), 'Premor prolazi.'),
			decline: () => plain('Ostavi sve')
		}
	},
	placeOne: {
		heading: () => 'Izvučene su ove dvije. Koja ide na ploču?',
		explain: () => 'Druga se vraća na hrpu i za nju znate samo vi.',
		waits: ({ who }) => `${who} stavlja oznaku.`,
		rule: () =>
			'Moć zaraze izvlači dvije oznake i stavlja jednu. Druga se neviđena miješa natrag. Ako je ostala samo jedna, stavlja se ona.',
		choice: {
			place: ({ args: [token], todo }) =>
				todo.area === 'outpost'
					? plain(station(token), cards.stations[token as keyof typeof cards.stations].text)
					: plain(character(token), `${cards.areas.lifeSupport.damage}.`)
		}
	},
	chooseKind: {
		heading: () => 'Recite što otkazuje.',
		explain: () => 'Propadne li zadatak, oznake su te vrste.',
		waits: ({ who }) => `${who} određuje što otkazuje.`,
		rule: () =>
			'Kod nepoznatog kvara igrač na potezu imenuje štitove, postaju ili održavanje života prije nego što se itko izjasni. Propadne li zadatak, oznake su te vrste.',
		choice: { nameKind: ({ args: [area] }) => plain(cards.areas[area].name) }
	},
	chooseDamage: {
		heading: ({ todo }) => DAMAGE[todo.why].heading(todo.left),
		explain: ({ todo }) => DAMAGE[todo.why].explain,
		waits: ({ who }) => `${who} bira štetu.`,
		rule: ({ todo }) => DAMAGE[todo.why].rule,
		choice: {
			draw: ({ args: [area], tokens }) =>
				plain(cards.areas[area].damage, tokens(area) >= 5 ? 'Šesta: Zaraženi bi pobijedili.' : '')
		}
	},
	resupply: {
		heading: () => 'Opskrba je stigla. Uklanjate li jednu vrstu?',
		explain: () => 'Sve oznake jedne vrste odlaze s ploče.',
		waits: ({ who }) => `${who} raspoređuje opskrbu.`,
		rule: () =>
			'Nova opskrba je dovršena: zapovjednik smije ukloniti sve oznake jedne vrste. Vraćaju se na svoju hrpu. Smije i ne ukloniti ništa.',
		choice: {
			clear: ({ args: [area] }) =>
				area === null
					? plain('Ne uklanjaj ništa')
					: plain(`Ukloni sve: ${cards.areas[area].name.toLowerCase()}`)
		}
	}
};

const station = (token: string) => cards.stations[token as keyof typeof cards.stations].name;
const character = (token: string) => cards.characters[token as keyof typeof cards.characters].name;
