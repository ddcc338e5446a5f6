import type { AppWords } from '../en';

export const screen: AppWords['screen'] = {
	open: 'Prikaži stol na velikom zaslonu',
	hint: 'Televizor ili tablet nasred stola: ploča, dnevnik i tko je na potezu. Ne pokazuje ništa tajno i ne zauzima mjesto.',
	here: 'Prikaži na ovom uređaju',
	elsewhere:
		'Na drugom uređaju otvorite aplikaciju, odaberite „Pridruži se” i ondje prikažite stol; ili skenirajte ovaj kod:',
	qr: 'QR kod velikog zaslona',
	title: 'Stol',
	noCode: 'Najprije upišite kod stola, zatim prikažite stol.',
	sitDown: 'Skenirajte i sjednite za stol',
	orType: 'ili se pridružite kodom',
	late: 'Skenirajte i gledajte',
	seats: 'Za stolom',
	free: 'slobodno mjesto',
	begins: 'Domaćin počinje kad svi sjednu.',
	looking: 'Tražim stol …',
	missing: 'U ovoj adresi nema koda stola. Pridružite se kodom.'
};

export const signals: AppWords['signals'] = {
	title: 'Kad ste na potezu',
	hint: 'Znakovi pokazuju samo da ste na potezu. Nikad ne odaju što se pita.',
	yourMove: 'Vaš potez',
	named: 'Oznaka u naslovu kartice',
	sound: 'Zvuk',
	soundHint: 'Dva kratka tona.',
	volume: 'Glasnoća',
	try: 'Poslušaj',
	vibration: 'Vibracija',
	noVibration: 'Ovaj uređaj ne može vibrirati.',
	notice: 'Obavijest',
	noticeHint: 'Samo dok stranica nije na zaslonu. Ostaje na ovom uređaju.',
	noNotice: 'Ovaj preglednik ovdje ne dopušta obavijesti.',
	blocked: 'Preglednik blokira obavijesti ove stranice. Dopustite ih u njegovim postavkama.'
};
