import type { Learning } from '../shape';

/** One sentence for the first time somebody meets a question; it knows the question and nothing else. */
export const coach: Learning['coach'] = {
	pickFinal: 'Najprije poslušajte ostale: karta koju odaberete određuje koliko će težak biti kraj.',
	readStatus: 'Gledajte samo u svoj mobitel i zadržite isto lice kao i svi drugi.',
	selectEvent:
		'Recite ostalima koja ste dva događaja izvukli, ili nemojte: nitko to ne može provjeriti.',
	retrieve:
		'Jake kocke bacaju više, a na glasanju trebaju obje vrste, pa zadržite ponešto od svake.',
	act: 'Akcija troši kocke koje vam mogu zatrebati u zadatku, pa je često bolje ne učiniti ništa.',
	chooseTask:
		'O odbačenoj karti smijete reći što god želite, a nitko je nikad neće moći pogledati.',
	gather: 'Više kocaka daje veći izbor; one koje ne pošaljete vraćaju vam se.',
	submit:
		'Vidi se samo ono što pošaljete, pa recite naglas što ste bacili prije nego što vas pitaju.',
	removeToken: 'Mislite na vrstu koja je najbliže broju šest: šesta oznaka završava igru.',
	afterRepair: 'Besplatna se kocka smije odbiti, ali za to rijetko ima razloga.',
	castVote: 'Jaka kaže čisto, slaba kaže zaraza; poslije svi vide tko je kako glasao.',
	breakTie: 'Ovu će odluku svi pamtiti, pa recite zašto je donosite.',
	obey: 'Zapovijed je ponuda: uzmite što vam koristi, a ostalo pustite.',
	placeOne: 'Stavlja se samo jedna od dvije; druga ostaje između vas i hrpe.',
	infectedAct: 'Vaše su akcije sada javne; odaberite onu koja u ovom krugu najviše boli.',
	payDie: 'Vrijedi bilo koja boja, pa platite kockom koja vam najmanje treba.',
	interfere: 'Prva karta u vašem redoslijedu prva će se i vući.',
	chooseKind: 'Neuspjeh donosi oznake ove vrste, pa imenujte onu koja ih najlakše podnosi.',
	join: 'Ako preskočite, dopunjujete kocke; ako sudjelujete, pomažete, ali vas mogu i okriviti.',
	pickSeat: 'Najprije porazgovarajte: ime izrečeno u žurbi izgleda kao plan.',
	answer: 'Vaš je odgovor javan i pamtit će se, što god vas stajao.',
	chooseDamage: 'Rasporedite štetu: važno je da se nijedna vrsta ne približi broju šest.',
	decideQuarantine: 'Odlučujete sami i odmah, pa pitajte ostale na koga sumnjaju.',
	resupply: 'Uklonite vrstu koja je najbliže broju šest ili onu koja vas najviše priječi.',
	discardExcess: 'Što vratite, leži u zalihi i sljedeći to smije uzeti bilo tko.'
};
