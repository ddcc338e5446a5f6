import { looks } from './hr/looks';
import { learn } from './hr/learn';
import type { AppWords } from './en';
import moving from './hr/moving';
import { screen, signals } from './hr/room';
import privacy from './hr/privacy';
import trial from './hr/trial';
import { plural } from './plural';
import hints from './hr/hints';
import rules from './hr/rules';
import { replay } from './hr/replay';
import talk from './hr/talk';
import versions from './hr/versions';
import install from './hr/install';

export default {
	rules,
	talk,
	versions,
	hints,

	close: 'Zatvori',
	home: 'Početna',
	language: 'Jezik',
	settings: 'Postavke',
	skip: 'Preskoči na sadržaj',
	failed: 'Nije uspjelo. Ponovno učitajte stranicu i pokušajte još jednom.',
	loading: 'Učitavanje …',
	lost: 'Ovdje nema ničega',
	lostHint: 'Na ovoj adresi nema stranice. Vratite se na početnu.',
	players: (p) => plural('hr', p.n, { one: '# igrač', few: '# igrača', other: '# igrača' }),

	screen,
	signals,

	learn,
	update: {
		ready: 'Spremna je nova verzija aplikacije.',
		now: 'Ažuriraj'
	},

	install,

	shelf: {
		tagline:
			'Društvene igre s izdajnicima za stolom. Svatko na svojem mobitelu, bez poslužitelja i bez računa.',
		host: 'Otvori stol',
		join: 'Pridruži se',
		alone: 'Solo igra',
		hostHint: 'Vaš mobitel postaje stol',
		joinHint: 'Poveznicom ili kodom',
		aloneHint: 'Protiv botova, bez interneta',
		back: 'Natrag za stol',
		backRole: {
			host: 'vi ste domaćin',
			guest: 'čeka vas mjesto',
			alone: 'solo, s botovima'
		},
		howMany: 'Koliko igrača za stolom?',
		howManyHint: 'Vi zauzimate jedno mjesto, botovi ostala.',
		opening: 'Otvaram stol …',
		cards: 'Sve karte i oznake',
		fan: 'Neslužbeni projekt obožavatelja, nastao iz ljubavi prema igri i nepovezan s njezinim izdavačem. Kupnjom igre podržavate njezine autore.',
		finished: {
			title: 'Završene partije',
			unknown: 'Igra iz druge verzije',
			noWinner: 'Odigrano drugdje',
			save: 'Spremi u datoteku',
			drop: 'Izbriši',
			dropSure: 'Trajno izbrisati s ovog uređaja?',
			keep: 'Zadrži'
		},
		wrong: {
			unreadable:
				'Ovaj je stol spremila druga verzija aplikacije ili je zapis oštećen. Ovdje se ne može otvoriti.',
			unknownGame: 'Za ovim se stolom igra igra koje u ovoj verziji aplikacije nema.',
			otherRules:
				'Za ovim se stolom igralo po drugačijim pravilima od onih u ovoj verziji aplikacije, pa se ne može nastaviti.',
			brokenMoves:
				'Zapis ovog stola je oštećen: jedan potez u njemu nije moguć, pa se ne može nastaviti.'
		},
		games: {
			'dark-moon': {
				title: 'Dark Moon',
				line: 'Rudarska postaja na Titanu se raspada, a dio posade upravo to i želi.',
				facts: '3 do 7 igrača · oko 75 minuta',
				won: { infected: 'Pobijedili su Zaraženi', uninfected: 'Pobijedili su Nezaraženi' }
			}
		}
	},

	replay,

	join: {
		title: 'Pridruži se igri',
		code: 'Kod stola',
		codeHint: 'Slova s domaćinova zaslona ili cijela poveznica.',
		codeMissing: 'Upišite kod stola ili zalijepite poveznicu koju ste dobili.',
		name: 'Vaše ime',
		nameHint: 'Vide ga ostali za stolom.',
		nameMissing: 'Upišite ime da vas ostali prepoznaju.',
		submit: 'Pridruži se',
		camera: 'Dopusti kameru',
		busy: 'Tražim stol …',
		watch: 'Gledaj',
		watchHint: 'Vidite ono što leži na stolu, ali ničije tajne.'
	},

	lobby: {
		title: 'Prije igre',
		code: 'Kod',
		link: 'Poveznica za poziv',
		qr: 'QR kod za poziv',
		share: 'Podijeli',
		shareText: (p) => `Pridružite nam se za stolom: ${p.game}`,
		copy: 'Kopiraj',
		copied: 'Kopirano',
		copyFailed: 'Označite poveznicu i kopirajte je ručno.',
		large: 'Prikaži veliko',
		scan: 'Uperite kameru mobitela ovamo ili otvorite poveznicu.',
		crew: 'Za stolom',
		order: 'Redoslijed na popisu redoslijed je igranja.',
		you: 'vi',
		bot: 'bot',
		open: 'slobodno mjesto',
		here: 'tu',
		asleep: 'spava',
		gone: 'nema veze',
		seat: (p) => `Mjesto ${p.n}`,
		up: (p) => `Pomakni gore: ${p.name}`,
		down: (p) => `Pomakni dolje: ${p.name}`,
		remove: (p) => `Ukloni: ${p.name}`,
		removeSure: (p) => `Ukloniti igrača ${p.name}? Povratak za ovaj stol neće biti moguć.`,
		removeYes: 'Ukloni',
		removeNo: 'Zadrži',
		addBot: 'Dodaj bota',
		watchers: (p) =>
			plural('hr', p.n, {
				one: 'Gleda # osoba',
				few: 'Gledaju # osobe',
				other: 'Gleda # osoba'
			}),
		name: 'Vaše ime',
		onlyHost: 'Samo domaćin, ne igram',
		onlyHostHint: 'Ovaj uređaj vodi stol i pokazuje ono što svi smiju vidjeti.',
		options: 'Opcije',
		start: 'Započni igru',
		needMore: (p) =>
			plural('hr', p.n, {
				one: 'Treba popuniti još # mjesto, osobom ili botom.',
				few: 'Treba popuniti još # mjesta, osobama ili botovima.',
				other: 'Treba popuniti još # mjesta, osobama ili botovima.'
			}),
		needFewer: (p) => `Može ih igrati najviše ${p.n}. Uklonite jedno mjesto.`,
		nameMissing: 'Najprije upišite svoje ime.',
		ready: (p) =>
			plural('hr', p.n, {
				one: '# igrač za stolom. Sve je spremno.',
				few: '# igrača za stolom. Sve je spremno.',
				other: '# igrača za stolom. Sve je spremno.'
			}),
		badOptions: 'Ove opcije ne idu uz ovaj broj igrača. Promijenite opciju ili mjesto.',
		stay: 'Ne zatvarajte ovu stranicu dok igrate: ovaj uređaj je stol.',
		waiting: 'Čeka se da domaćin započne igru.',
		watching: 'Gledate igru.',
		leave: 'Napusti stol',
		leaveSure: 'Otići? Time stol završava za sve.',
		leavePause: 'Otići? Igra stoji dok se ne vratite za ovaj stol.',
		leaveYes: 'Otiđi',
		leaveNo: 'Ostani',
		notHere: 'Ovaj stol nije spremljen na ovom uređaju.',
		notHereJoin: 'Pridruži se kodom'
	},

	absent: {
		host: 'Domaćin je odsutan: stol čeka. Veza će se vratiti sama, a vaše je mjesto sačuvano.',
		offline:
			'Do domaćina nema puta, a vaš mobitel javlja da nema mrežu. Provjerite Wi-Fi: stol čeka, a veza će se vratiti sama.',
		sleeps: (p) => `${p.name}: mobitel spava.`,
		gone: (p) => `${p.name}: nema veze.`,
		bot: (p) => `Umjesto igrača ${p.name} igra bot, dok se ne vrati.`,
		calls: 'Stol čeka vas.',
		nudge: 'Podsjeti',
		nudged: 'Podsjetnik poslan',
		sitIn: 'Neka igra bot',
		wait: 'Ipak čekaj',
		votes: (p) => `Za bota: ${p.n} od ${p.of} potrebnih glasova.`
	},

	device: {
		keepOn:
			'Neka ovaj zaslon ostane upaljen: kad se ugasi, stol spava svima. Produljite vrijeme do gašenja zaslona ili ga povremeno dodirnite.',
		lasts: 'Preglednik je obećao čuvati vaše stolove dok ih sami ne izbrišete.',
		mayClear:
			'Preglednik smije izbrisati vaše stolove kad ponestane prostora. Ako su vam važni, spremite ih u datoteku.'
	},

	link: {
		connecting: 'Povezivanje s domaćinom …',
		open: 'Povezano',
		away: 'Domaćin se ne javlja. Vaše je mjesto sačuvano; čekamo.',
		closed: 'Veza je završena.',
		retry: 'Pokušaj ponovno',
		useHere: 'Koristi ovdje'
	},

	signalling: {
		off: 'Zatvoreno za goste',
		connecting: 'Otvaram vrata gostima …',
		open: 'Otvoreno za goste',
		lost: 'Zatvoreno za goste',
		lostHint:
			'Sastajalište se ne javlja, pa nitko novi ne može pronaći ovaj stol. Provjerite internetsku vezu ili poslužitelj u postavkama.'
	},

	moving,

	refused: {
		...moving.refused,
		notAsked: 'Stol sada ne pita vas. Pričekajte svoje pitanje.',
		notAllowed: 'To sada nije moguće. Odaberite nešto drugo.',
		questionPassed: 'Igra je otišla dalje. Pročitajte novo pitanje i odaberite ponovno.',
		over: 'Igra je završena. Novu započnite s početne stranice.',
		notSeated: 'Nemate mjesto za ovim stolom. Pridružite se ponovno poveznicom iz poziva.',
		badFrame:
			'Stol nije razumio što je vaš mobitel poslao. Ponovno učitajte stranicu i pokušajte još jednom.',
		full: 'Sva su mjesta zauzeta. Zamolite domaćina da doda mjesto ili gledajte igru.',
		running: 'Ova je igra već počela. Gledajte je ili pričekajte sljedeću.',
		removed: 'Domaćin vas je uklonio od stola. Ako je to bila zabuna, zamolite ga za novi stol.',
		tooOld:
			'Vaša je aplikacija starija od domaćinove. Ponovno učitajte stranicu da se ažurira, pa se pridružite.',
		tooNew:
			'Domaćinova je aplikacija starija od vaše. Zamolite ga da ponovno učita stranicu i ažurira je.',
		noSuchTable:
			'Nijedan se stol ne javlja na ovaj kod. Provjerite slova i pitajte je li domaćinova stranica otvorena.',
		unreachable:
			'Domaćin je pronađen, ali se mobiteli ne mogu povezati. Spojite oba na isti Wi-Fi ili na hotspot jednog od njih i dopustite lokalnu mrežu ako preglednik to zatraži. Ako ni to ne pomogne, dopustite kameru (ništa se ne snima, ali tada mobiteli vide adresu jedan drugoga) ili u postavkama upišite TURN poslužitelj i ondje ga isprobajte.',
		noSignalling:
			'Sastajalište se ne javlja. Provjerite internetsku vezu ili poslužitelj za povezivanje u postavkama; ondje možete i isprobati vezu.',
		takenOver:
			'Vaše je mjesto otvoreno u drugoj kartici ili na drugom uređaju. Zatvorite ga ondje ili ga koristite ovdje.',
		ended: 'Domaćin je zatvorio ovaj stol. Zamolite za novi poziv.',
		tooFew: 'Popunjeno je premalo mjesta. Dodajte bota ili pričekajte još ljudi.',
		nameTaken: 'Netko za stolom već ima to ime. Odaberite drugo.',
		tooSoon: 'Upravo je stigao podsjetnik. Pričekajte trenutak.',
		isHere: 'Igrač se vratio pa bot više nije potreban.',
		tooFast: 'To je prebrzo za stol. Pričekajte trenutak pa recite ponovno.',
		onlySeats: 'Za stolom govore samo oni koji imaju mjesto. Vi gledate.'
	},

	peek: {
		hold: 'Drži i gledaj'
	},

	saves: {
		title: 'Spremljeno na ovom uređaju',
		hint: 'Stolovi, mjesta, završene partije i postavke u jednoj datoteci: za novi mobitel ili ako ih preglednik zaboravi.',
		keys: 'U datoteci su ključevi vaših mjesta i mrežne postavke: čuvajte je za sebe.',
		secret:
			'Vodite partiju koja još traje: u datoteci su sve njezine tajne, zato je do kraja ne otvarajte i nikome ne dajte.',
		save: 'Spremi sve u datoteku',
		load: 'Učitaj datoteku',
		saved: 'Spremljeno. Potražite među preuzimanjima.',
		loaded: (p) => `Učitano: ${p.what}.`,
		tables: (p) => plural('hr', p.n, { one: '# stol', few: '# stola', other: '# stolova' }),
		seats: (p) => plural('hr', p.n, { one: '# mjesto', few: '# mjesta', other: '# mjesta' }),
		matches: (p) =>
			plural('hr', p.n, {
				one: '# završena partija',
				few: '# završene partije',
				other: '# završenih partija'
			}),
		settings: 'postavke',
		nothingNew: 'U ovoj datoteci za ovaj uređaj nema ničega novog.',
		further: (p) => `Na ovom uređaju jednako daleko ili dalje, pa nije dirano: ${p.codes}.`,
		open: (p) =>
			`Otvoreno na ovom uređaju, pa nije dirano: ${p.codes}. Napustite stol i ponovno učitajte datoteku.`,
		fileTruncated:
			'Ovoj datoteci nedostaje kraj. Ništa nije učitano; ponovno kopirajte cijelu datoteku.',
		fileAltered: 'Ova je datoteka mijenjana nakon spremanja. Ništa nije učitano; uzmite izvornu.',
		fileForeign: 'Ovo nije Umbrina datoteka. Ništa nije učitano.',
		fileNewer:
			'Ovu je datoteku zapisala novija verzija Umbre. Ništa nije učitano; najprije ažurirajte aplikaciju.',
		fileTooLarge: 'Ova je datoteka prevelika da bi bila Umbrina. Ništa nije učitano.',
		fileNotKept:
			'Preglednik to nije htio pohraniti. Ništa nije učitano; oslobodite prostor i pokušajte ponovno.'
	},

	looks,

	privacy,

	trial,

	prefs: {
		name: 'Vaše ime',
		defaultName: 'Domaćin',
		network: 'Kako se mobiteli pronalaze',
		networkHint:
			'Zadane vrijednosti većini odgovaraju. Svi za istim stolom trebaju isti poslužitelj za povezivanje.',
		host: 'Poslužitelj za povezivanje',
		hostHint: 'Prazno: onaj uz ovu stranicu ili javni PeerJS poslužitelj.',
		port: 'Priključak',
		path: 'Putanja',
		secure: 'Šifrirano (https)',
		stun: 'STUN poslužitelji',
		stunHint:
			'Odvojeni razmacima. Mobitelu kažu njegovu adresu na internetu. Prazno: što odgovara poslužitelju za povezivanje.',
		turn: 'TURN poslužitelj',
		turnHint:
			'Prosljeđuje šifrirane pakete kad se mobiteli ne mogu izravno povezati. Prazno: nema ga.',
		turnUser: 'TURN korisnik',
		turnPassword: 'TURN lozinka',
		save: 'Spremi',
		saved: 'Spremljeno.',
		notKept:
			'Preglednik za ovu stranicu ništa ne čuva: ponovno učitavanje briše stolove, mjesta i postavke.',
		reset: 'Vrati zadano',
		badHost: 'Upišite ime poslužitelja, na primjer peer.example.org, bez https://.',
		badPort: 'Priključak je broj od 1 do 65535.',
		badStun: 'Svaka adresa mora počinjati sa stun: ili stuns:.',
		badTurn: 'Adresa mora počinjati s turn: ili turns:.',
		about: 'O aplikaciji',
		version: 'Verzija',
		commit: 'Izdanje koda'
	}
} satisfies AppWords;
