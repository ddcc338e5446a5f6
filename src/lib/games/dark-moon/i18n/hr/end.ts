import { plural } from '$lib/i18n/plural';
import type { EndWords } from '../en/end';

const figure = (n: number) => new Intl.NumberFormat('hr').format(n);
const times = (n: number) => plural('hr', n, { one: '# put', few: '# puta', other: '# puta' });
const rolls = (n: number) =>
	plural('hr', n, { one: '# bacanju', few: '# bacanja', other: '# bacanja' });

/** Names stay in the nominative and verbs without gender. */
export const end = {
	statuses: 'Tko je bio tko',
	sealed: 'zapečaćeno',
	openSeals: 'Otvori sve',

	moments: 'Prijelomni trenuci',
	moment: {
		lie: (p) => `${p.name} zadržava ${p.kept} i šalje ${p.sent}.`,
		fatal: (p) => `${p.name} zadržava ${p.kept} i šalje ${p.sent}. S njom bi zadatak uspio.`,
		lockedClean: (p) => `U karanteni, a bez zaraze: ${p.name}.`,
		lockedInfected: (p) => `U karanteni, i to s pravom: ${p.name}.`,
		letGo: (p) => `Zaraza, a nakon glasanja na slobodi: ${p.name}.`,
		revealed: (p) => `${p.name} skida masku.`
	},
	inTurn: (p) => `Potez ${p.n}. ${p.what}`,
	see: (p) => `Potez ${p.n}: pogledaj`,

	walk: {
		title: 'Prošećite kroz partiju',
		hint: 'Stol kakav je bio nakon svake odluke. Rade i tipke ← i →.',
		eyes: 'Pogled',
		open: 'otvorene karte',
		eyesOf: (p) => `očima igrača: ${p.name}`,
		watcher: 'očima gledatelja',
		back: 'Korak natrag',
		on: 'Korak naprijed',
		turnBack: 'Na prethodni potez',
		turnOn: 'Na sljedeći potez',
		place: 'Mjesto u partiji',
		toTurn: 'Potez',
		step: (p) => `korak ${p.n} od ${p.of}`,
		happened: 'Što se dogodilo',
		opening: 'Partija se igra iznova …',
		failed: 'Ova se partija ovdje ne može ponovno odigrati.',
		behind: 'Iza zaslona',
		hand: (p) => `u ruci: ${p.what}`,
		rolled: 'bačeno',
		nothing: 'Ovdje nema ničega.'
	},

	story: 'Cijela priča',
	storyHint: 'Sve što se dogodilo, i ono što je svatko od vas skrivao.',
	filter: 'Čija priča',
	all: 'Svi',
	onlyHidden: 'Samo ono skriveno',
	onlyHiddenHint: 'Bacanja, odbačene karte i ono što je vidio samo jedan.',
	before: 'Prije prvog poteza',
	turn: (p) => `Potez ${p.n}: ${p.name}`,
	openAll: 'Otvori sve poteze',
	closeAll: 'Zatvori sve poteze',
	sent: 'poslano',
	kept: 'zadržano',
	thrown: 'bačeno ponovno',
	lie: 'bolja je zadržana',
	away: 'odbačeno neviđeno',
	unseen: 'skriveno',
	truth: (p) => `Istina, ${p.name}: ${p.infected ? 'zaraza' : 'bez zaraze'}.`,
	voteOn: (p) => `Glasanje: ${p.name}`,
	votedClean: 'čisto',
	votedInfected: 'zaraza',
	votedNothing: 'prazna ruka',
	shelf: 'Natrag na policu',
	nothingHidden: 'U ovom potezu ništa nije bilo skriveno.',

	honesty: {
		title: 'Tko je pokazivao što je bacio',
		hint: 'Računaju se samo bacanja u kojima je bilo izbora. Izgledi su točni: to su izgledi nekoga tko baca iste kocke i uvijek pokaže najbolju. Zadržana bolja kocka sama po sebi ne dokazuje ništa; tko je mislio da je zadatak siguran, možda ju je čuvao.',
		none: 'Nijednom s izborom kocaka.',
		kept: (p) =>
			p.n === 0
				? `Najbolja kocka pokazana je svaki put (${figure(p.of)}).`
				: `Bolja kocka zadržana je ${times(p.n)} u ${rolls(p.of)}.`,
		plus: 'Nijednom samo minus.',
		minus: (p) =>
			`Samo minus pokazan je ${times(p.n)}. Tko s tim kockama uvijek pokazuje najbolju, to čini prosječno ${p.expected} puta,`,
		chance: (p) => `a ${times(p.least)} ili češće u ${figure(p.n)} od ${figure(p.of)} partija.`,
		rolls: (p) => `${p.name}: bacanje po bacanje`,
		roll: (p) => `Pošteno bacanje pokazuje toliko ili manje: ${p.percent}`
	},

	luck: {
		title: 'Jesu li kocke poštene?',
		hint: 'Svaka kocka ove partije, i ona iza zaslona. Sve tri vrste imaju iste četiri strane: −2 triput, −1 jednom, niži i viši plus.',
		side: 'Strana',
		low: 'niži plus',
		high: 'viši plus',
		rolled: 'Palo',
		expected: 'Očekivano',
		count: (p) =>
			plural('hr', p.n, {
				one: '# kocka bačena',
				few: '# kocke bačene',
				other: '# kocaka bačeno'
			}),
		few: 'Premalo kocaka za sud.',
		fair: (p) =>
			`Jesu. Poštene kocke odstupaju od očekivanja toliko ili više u ${figure(p.n)} od ${figure(p.of)} slučajeva.`,
		odd: (p) =>
			`Neobično, ali još uvijek slučaj: poštene kocke odstupaju toliko ili više u ${figure(p.n)} od ${figure(p.of)} slučajeva.`,
		rare: (p) =>
			`Vrlo neobično: poštene kocke odstupaju toliko samo u ${figure(p.n)} od ${figure(p.of)} slučajeva. Pogledajte govore li isto i druge vaše partije.`
	},

	share: {
		title: 'Pokažite drugima',
		picture: 'Podijeli kao sliku',
		file: 'Spremi partiju kao datoteku',
		saved: 'Spremljeno. Potražite među preuzimanjima.',
		failed: 'Ovdje nije uspjelo.',
		crew: 'Posada bez maski'
	},

	records: {
		names: 'Po imenu',
		name: 'Ime',
		played: 'Partije',
		infected: 'Zaraza',
		won: 'Pobjede'
	}
} satisfies EndWords;
