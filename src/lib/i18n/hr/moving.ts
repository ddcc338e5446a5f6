import type { AppWords } from '../en';

export default {
	menu: 'Prijeđi na drugi mobitel',
	about:
		'Najprije pitamo domaćina. Zatim se ovdje pojavi kod za drugi mobitel, a vaše mjesto prelazi onamo čim ga taj mobitel preuzme.',
	ask: 'Pitaj domaćina',
	asked: 'Domaćin je upitan. Čim dopusti, ovdje će se pojaviti kod za drugi mobitel.',
	scan: 'Skenirajte ovo drugim mobitelom ili ondje otvorite poveznicu. Vaše mjesto prelazi onamo, a ovaj ga mobitel zaboravlja.',
	once: 'Vrijedi jednom i samo dvije minute. Tko prvi preuzme mjesto, njegovo je: nikome drugom ne pokazujte kod.',
	link: 'Poveznica za drugi mobitel',
	qr: 'QR kod za drugi mobitel',
	expired: 'Kod je istekao. Vaše je mjesto i dalje ovdje.',
	again: 'Zatraži ponovno',
	wants: (p) => `${p.name} želi prijeći na drugi mobitel.`,
	allow: 'Dopusti',
	refuse: 'Odbij',
	give: 'Daj mjesto drugom mobitelu',
	giveTitle: (p) => `Drugi mobitel: ${p.name}`,
	giveScan: (p) =>
		`Neka ${p.name} ovo skenira drugim mobitelom ili ondje otvori poveznicu. Stari mobitel tada gubi mjesto.`,
	giveExpired: 'Kod je istekao. Mjesto je i dalje ondje gdje je bilo.',
	giveNone: 'Za ovo mjesto sada nema koda.',
	newCode: 'Novi kod',
	take: 'Preuzmi mjesto ovdje',
	takeAbout:
		'Mjesto za ovim stolom prelazi na ovaj mobitel, a stari ga mobitel zaboravlja. Ništa se ne događa dok ne dodirnete gumb.',
	arriving: 'Vaše mjesto prelazi na ovaj mobitel …',

	refused: {
		moved: 'Vaše je mjesto prešlo na drugi mobitel. Nastavite ondje.',
		badTicket:
			'Ovaj je kod već iskorišten ili je istekao. Zatražite novi na starom mobitelu ili od domaćina.',
		ticketVoid:
			'Stari je mobitel opet za stolom, pa ovaj kod više ne vrijedi. Ako mjesto ipak treba prijeći, zatražite novi kod na starom mobitelu.',
		hasSeat:
			'Ovaj mobitel već ima svoje mjesto za ovim stolom, pa kod nije iskorišten. Otvorite ga na mobitelu koji treba preuzeti mjesto.',
		ticketDenied: 'Domaćin je odbio. Vaše mjesto ostaje na ovom mobitelu.',
		hostStays: 'Domaćinovo mjesto ostaje na mobitelu koji je stol.',
		notStored: 'Domaćinov mobitel to nije uspio spremiti. Pričekajte malo i pokušajte ponovno.',
		olderApp:
			'U drugoj kartici otvorena je starija verzija aplikacije i drži ono što ovaj preglednik čuva. Zatvorite tu karticu, pa ponovno učitajte ovu stranicu.',
		newerApp:
			'U drugoj kartici ovog preglednika otvorena je novija verzija aplikacije, pa je ova stranica stala. Ponovno je učitajte za nastavak.'
	}
} satisfies AppWords['moving'];
