import type { AppWords } from '../en';

export default {
	menu: 'Prijeđi na drugi mobitel',
	asked: 'Domaćin je upitan. Čim dopusti, ovdje će se pojaviti kod za drugi mobitel.',
	scan: 'Skenirajte ovo drugim mobitelom ili ondje otvorite poveznicu. Vaše mjesto prelazi onamo, a ovaj ga mobitel zaboravlja.',
	once: 'Vrijedi jednom i samo dvije minute. Tko ga prvi otvori, dobiva mjesto: nikome ga drugom ne pokazujte.',
	link: 'Poveznica za drugi mobitel',
	qr: 'QR kod za drugi mobitel',
	expired: 'Kod je istekao. Vaše je mjesto i dalje ovdje.',
	again: 'Zatraži ponovno',
	own: 'Vaše mjesto ostaje na ovom mobitelu jer je ovaj mobitel stol. Želite li cijeli stol prenijeti na drugi uređaj, u postavkama spremite sve u datoteku.',
	wants: (p) => `${p.name} želi prijeći na drugi mobitel.`,
	allow: 'Dopusti',
	refuse: 'Odbij',
	give: 'Daj mjesto drugom mobitelu',
	giveTitle: (p) => `Drugi mobitel: ${p.name}`,
	giveScan: (p) =>
		`Neka ${p.name} ovo skenira drugim mobitelom ili ondje otvori poveznicu. Stari mobitel tada gubi mjesto.`,
	arriving: 'Vaše mjesto prelazi na ovaj mobitel …',

	refused: {
		moved: 'Vaše je mjesto prešlo na drugi mobitel. Nastavite ondje.',
		badTicket:
			'Ovaj je kod već iskorišten ili je istekao. Zatražite novi na starom mobitelu ili od domaćina.',
		ticketDenied: 'Domaćin je odbio. Vaše mjesto ostaje na ovom mobitelu.',
		hostStays: 'Domaćinovo mjesto ostaje na mobitelu koji je stol.',
		notStored: 'Domaćinov mobitel to nije uspio spremiti. Pričekajte malo i pokušajte ponovno.',
		olderApp:
			'U drugoj kartici otvorena je starija verzija aplikacije i drži ono što ovaj preglednik čuva. Zatvorite tu karticu, pa ponovno učitajte ovu stranicu.',
		newerApp:
			'U drugoj kartici ovog preglednika otvorena je novija verzija aplikacije, pa je ova stranica stala. Ponovno je učitajte za nastavak.'
	}
} satisfies AppWords['moving'];
