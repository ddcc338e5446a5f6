import type { Cards } from '../shape';

/** Stations, variants, tokens, dice and tracks. */
export const pieces: Pick<
	Cards,
	'stations' | 'variants' | 'helps' | 'tokens' | 'dice' | 'areas' | 'shieldFails'
> = {
	stations: {
		shieldControl: {
			short: 'ŠTIT',
			name: 'Kontrola štitova',
			text: 'Dok je oštećena, nitko ne može popravljati štitove.',
			forbids: 'bez popravka štitova'
		},
		lifeSupport: {
			short: 'ŽIVOT',
			name: 'Održavanje života',
			text: 'Dok je oštećeno, nitko ne može popravljati održavanje života.',
			forbids: 'bez popravka života'
		},
		researchLab: {
			short: 'LAB',
			name: 'Istraživački laboratorij',
			text: 'Dok je oštećen, nitko ne može sazvati glasanje. Prisilna glasanja ostaju.',
			forbids: 'bez sazivanja glasanja'
		},
		communications: {
			short: 'KOM',
			name: 'Komunikacije',
			text: 'Dok su oštećene, nitko ne može izdati zapovijed.',
			forbids: 'bez zapovijedi'
		},
		hangarBay: {
			short: 'HANG',
			name: 'Hangar',
			text: 'Dok je oštećen, nitko ne može krenuti kao vuk samotnjak.',
			forbids: 'bez vuka samotnjaka'
		},
		command: {
			short: 'ZAP',
			name: 'Zapovjedništvo',
			text: 'Dok je oštećeno, igrači koji preskaču kvar uzimaju kocku manje.',
			forbids: 'kocka manje pri preskakanju'
		}
	},
	variants: {
		tablePicksFinal: {
			name: 'Stol bira završni događaj',
			text: 'Zapovjednik ga postavlja nakon razgovora svih, prije nego što itko pročita status.'
		},
		richPool: {
			name: 'Bogata zaliha',
			text: 'Sve neiskorištene kocke iz kutije počinju u zalihi.'
		},
		expensiveVoting: {
			name: 'Skupo glasanje',
			text: 'Kocke kojima se glasalo idu u zalihu.'
		},
		firstIsLast: {
			name: 'Prvi je zadnji',
			text: 'Kod kvara se prvi izjašnjava i baca igrač slijeva, a posljednji onaj na potezu.'
		},
		flimsyQuarantine: {
			name: 'Šuplja karantena',
			text: 'Igrači u karanteni vuku i igraju zadatke kao i inače.'
		},
		telepathicInfected: {
			name: 'Zaraženi telepati',
			text: 'Prije prvog događaja Zaraženi saznaju tko su im suučesnici. Za pet do sedam igrača.'
		},
		deadlyEvents: {
			name: 'Smrtonosni događaji',
			text: 'Oznake dovršenih događaja smiju završiti igru.'
		},
		noMoreComplications: {
			name: 'Nema više komplikacija',
			text: 'Kad su svi Zaraženi otkriveni, špil zadataka slaže se ponovno, bez komplikacija.'
		},
		nerfedRevealExtreme: {
			name: 'Nemoćno otkrivanje',
			text: 'Otkrivanje ne donosi nikakvu moć zaraze.'
		},
		nerfedRevealNormal: {
			name: 'Oslabljeno otkrivanje',
			text: 'Moć zaraze djeluje jednom, bez bacanja za drugi put.'
		},
		safeOrders: {
			name: 'Sigurne zapovijedi',
			text: 'Tko izvršava zapovijed, ne može se otkriti.'
		},
		fatiguedInfected: {
			name: 'Umorni Zaraženi',
			text: 'Otkriveni Zaraženi kod kvara šalje samo jednu kocku.'
		},
		costlyActions: {
			name: 'Skupe akcije',
			text: 'Svaka akcija Zaraženih najprije stoji jednu kocku bilo koje boje.'
		}
	},
	helps: {
		infected: 'pomaže Zaraženima',
		uninfected: 'pomaže Nezaraženima',
		table: 'ne pomaže nijednoj strani'
	},
	tokens: {
		shield: {
			name: 'Oznaka štita',
			text: 'Leži na traci štita; što je dalje, test lakše pada. Šesta je kraj za sve.'
		},
		outpost: {
			name: 'Oznaka postaje',
			text: 'Isključuje jedan modul. Šesta je kraj za sve.'
		},
		fatigue: {
			name: 'Oznaka premora',
			text: 'Taj je lik premoren: bez sposobnosti, jedna kocka po kvaru. Šesta je kraj za sve.'
		},
		plusDie: { name: 'Oznaka kocke +1', text: 'Vaš je limit trajno veći za jedan.' },
		minusDie: { name: 'Oznaka kocke −1', text: 'Vaš je limit trajno manji za jedan.' },
		quarantine: {
			name: 'Oznaka karantene',
			text: 'Limit manji za dva, bez zadataka; ostaju samo glasanje, zapovijed ili otkrivanje.'
		},
		sabotage: {
			name: 'Oznaka sabotaže',
			text: 'Tko ondje sljedeći popravlja, odbacuje još dvije kocke. Zatim oznaka odlazi.'
		},
		suspicion: {
			name: 'Kockica sumnje',
			text: 'Na četvrtom polju glasanje je obvezno; zatim se vraća na prvo.'
		},
		success: {
			name: 'Oznaka uspjeha',
			text: 'Pokazuje koliko ste zajedno poslali. Počinje na 0 i mora dosegnuti težinu.'
		},
		cube: { name: 'Kockica događaja', text: 'Jedna za svaki uspjeh. Pun događaj je dovršen.' },
		commander: {
			name: 'Karta zapovjednika',
			text: 'Rješava izjednačenja, bira događaje i smije držati plavu kocku povrh limita.'
		}
	},
	dice: {
		strong: {
			letter: 'J',
			name: 'Jaka kocka',
			text: 'Crna: −2, −2, −2, −1, +2, +4. Na glasanju kaže: čisto.'
		},
		weak: {
			letter: 'S',
			name: 'Slaba kocka',
			text: 'Crvena: −2, −2, −2, −1, +1, +3. Na glasanju kaže: zaraza.'
		},
		commander: {
			letter: 'Z',
			name: 'Zapovjednička kocka',
			text: 'Plava: −2, −2, −2, −1, +3, +5. Drži je samo zapovjednik; njome se ne glasa.'
		}
	},
	areas: {
		shield: { name: 'Štitovi', repair: 'Popravi štitove', damage: 'Oznaka štita' },
		outpost: { name: 'Postaja', repair: 'Popravi postaju', damage: 'Oznaka postaje' },
		lifeSupport: {
			name: 'Održavanje života',
			repair: 'Popravi održavanje života',
			damage: 'Oznaka premora'
		}
	},
	shieldFails: [
		'ne može pasti',
		'ne može pasti',
		'pada na −1',
		'pada na svaki +',
		'pada na −2',
		'pada na svaki −',
		'probijeni'
	]
};
