import type { Learning } from '../shape';

/** How to play a side, told to its players alone; both sides at the same length. */
export const sides: Learning['sides'] = {
	title: 'Kako igram za svoju stranu?',
	uninfected: [
		'Na početku šaljite najbolje kocke, da ostali nauče računati na vas.',
		'Uspoređujte što tko kaže da je bacio i što pošalje, iz kvara u kvar.',
		'Katkad preskočite zadatak: posada bez kocaka gubi jednako sigurno kao izdana.',
		'Popravljajte prije nego što bude pet oznaka iste vrste i čuvajte zapovjedništvo i komunikacije.',
		'Glasajte i zaključavajte dok je rano: u završnom događaju ostaje malo vremena.',
		'Povjerenje vrijedi više od dokaza. Netko mora voditi, pa otvoreno recite što mislite.'
	],
	infected: [
		'Na početku šaljite dobre kocke, da nitko ne gleda u vas kad bude važno.',
		'Lošu kocku najbolje je poslati kad je netko prije vas već poslao lošu.',
		'Tražite pomoć i žalite se na bacanja: lošu sreću imaju i svi drugi.',
		'Trošite ono što posadi treba: krivi popravak, zadatak koji teško uspijeva, glasanje bez razloga.',
		'Pustite da se svađaju dvoje poštenih. Ne morate započeti, dovoljno je da ne prestane.',
		'Otkrijte se izvan karantene, kad vaša moć završava igru ili je na korak do toga.'
	]
};
