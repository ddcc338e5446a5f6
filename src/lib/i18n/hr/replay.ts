import type { AppWords } from '../en';
import { plural } from '../plural';

export const replay: AppWords['replay'] = {
	title: 'Pogledaj partiju ponovno',
	hint: 'Otvorite datoteku završene partije. Prođite je potez po potez, očima bilo koga za stolom ili s otvorenim kartama.',
	open: 'Otvori datoteku',
	drop: 'Datoteku možete i ispustiti ovdje.',
	dropNow: 'Pustite je i otvorit će se.',
	many: 'U ovoj je datoteci više partija. Koju želite?',
	kept: 'Na ovom uređaju',
	watch: 'Pogledaj',
	watchOne: (p) => `Pogledaj: ${p.name}`,
	other: 'Otvori drugu partiju',
	opening: 'Partija se igra iznova …',
	trouble: {
		otherRules:
			'Ova je partija igrana po drugim pravilima od onih koja zna ova verzija aplikacije, pa se ne može prikazati.',
		brokenMoves: 'Jedan potez u ovoj partiji nije moguć. Datoteka je izmijenjena ili oštećena.',
		altered: 'Ova je partija izmijenjena nakon spremanja. Uzmite izvornu datoteku.',
		notOver: 'Ova partija nije bila gotova kad je datoteka spremljena. Otvorit će se kad završi.',
		running:
			'Ovo je zapis partije koja još traje, sa svim njezinim tajnama. Ostaje zatvoren dok partija ne završi.',
		noMatch: 'U ovoj datoteci nema završene partije.',
		unknownGame: 'Ova je partija igre koju ova verzija aplikacije nema.',
		notHere: 'Ove partije nema na ovom uređaju. Otvorite njezinu datoteku.'
	},

	matches: {
		title: 'Završene partije',
		all: (p) =>
			plural('hr', p.n, {
				one: '# završena partija',
				few: '# završene partije',
				other: '# završenih partija'
			}),
		none: 'Na ovom uređaju još nije završena nijedna partija. Prva će ležati ovdje.',
		file: 'Pogledaj partiju iz datoteke',
		sides: 'Tko je pobijedio',
		bySeats: 'Po broju igrača',
		players: 'Igrača',
		played: 'Partija',
		unknown: 'Nepoznato',
		deeper: 'Imena i kocke',
		deeperHint:
			'Tko je koliko puta bio zaražen, tko je pobjeđivao i jesu li kocke poštene: za to se svaka partija igra iznova.',
		deeperNow: 'Prebroji',
		counting: (p) => `Partija ${p.n} od ${p.of} …`,
		left: (p) =>
			plural('hr', p.n, {
				one: '# partija ne može se ponovno odigrati i nije uračunata.',
				few: '# partije ne mogu se ponovno odigrati i nisu uračunate.',
				other: '# partija ne može se ponovno odigrati i nije uračunato.'
			}),
		list: 'Sve partije'
	}
};
