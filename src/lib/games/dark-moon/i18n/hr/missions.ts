import { plural } from '$lib/i18n/plural';
import type { TaskId } from '../../content/tasks';
import type { Names } from '../asking';
import type { Cards } from '../shape';
import { tokensOf } from './counts';

export const events: Cards['events'] = {
	bloodTesting: {
		name: 'Testiranje krvi',
		text: 'Po dovršetku: zapovjednik bez glasanja šalje jednog igrača u karantenu ili ga pušta van.'
	},
	divertPower: {
		name: 'Preusmje\u00ADravanje energije',
		text: 'Po dovršetku: dvije oznake štita, zatim test štitova.'
	},
	foodRationing: {
		name: 'Hrana na obroke',
		text: 'Dok traje: igrači ne mogu uzeti posljednje jake kocke iz zalihe, po jednu za svako mjesto za stolom. Otkriveni Zaraženi mogu.'
	},
	jerryRigShields: {
		name: 'Krpanje štitova',
		text: 'Dok traje: svaki uspjeli zadatak testira štitove.'
	},
	lockdown: { name: 'Zatvaranje pregrada', text: 'Po dovršetku: dvije oznake postaje.' },
	passCommand: {
		name: 'Predaja zapovjed\u00ADništva',
		text: 'Po dovršetku: zapovjednik predaje titulu drugom igraču koji nije u karanteni.'
	},
	rebootShields: {
		name: 'Ponovno pokretanje štitova',
		text: 'Po dovršetku: jedna oznaka štita, dvije ako nema nijedne, zatim tri testa štitova.'
	},
	recovery: {
		name: 'Oporavak',
		text: 'Na početku: jedna oznaka premora, dvije ako nema nijedne. Svi premoreni zatim odbacuju sve kocke.'
	},
	repairTools: {
		name: 'Popravak alata',
		text: 'Dok traje: za popravak se smiju bacati samo slabe kocke.'
	},
	rescueCrewman: { name: 'Spašavanje člana posade', text: 'Po dovršetku: dvije oznake premora.' },
	restoreComm: {
		name: 'Obnova veze',
		text: 'Po dovršetku: svaki igrač redom smije dopuniti kocke do limita. Otkriveni Zaraženi ne dobivaju ništa.'
	},
	resupply: {
		name: 'Nova opskrba',
		text: 'Po dovršetku: zapovjednik smije ukloniti sve oznake jedne vrste.'
	},
	salvageParts: {
		name: 'Dijelovi iz otpada',
		text: 'Po dovršetku: oznake postaje i premora vraćaju se na hrpe i izvlači ih se isto toliko.'
	},
	systemCrash: {
		name: 'Pad sustava',
		text: 'Po dovršetku: po jedna oznaka svake vrste, zatim test štitova.'
	},
	systemReboot: {
		name: 'Ponovno pokretanje sustava',
		text: 'Po dovršetku: zapovjednik vuče pet oznaka štete, najviše tri iste vrste, zatim test štitova ako je među njima bila oznaka štita.'
	},
	tacticalPrep: {
		name: 'Taktička priprema',
		text: 'Po dovršetku: jedna kockica čeka na završnom događaju.'
	}
};

export const finals: Cards['finals'] = {
	awaitRescue: {
		name: 'U iščeki\u00ADvanju spasa',
		text: 'Kad god se vuku oznake štita, vuče se jedna više.'
	},
	escape: { name: 'Bijeg', text: 'Kad god se vuku oznake postaje, vuče se jedna više.' },
	findCure: {
		name: 'Potraga za lijekom',
		text: 'Kad god se vuku oznake premora, vuče se jedna više.'
	},
	lastStand: {
		name: 'Posljednja obrana',
		text: 'Na početku svaki neotkriveni igrač uzima oznaku kocke −1.'
	},
	blackout: { name: 'Zamračenje', text: 'Svaki je kvar teži za 2.' },
	protectCodes: {
		name: 'Zaštita kodova za samo\u00ADuništenje',
		text: 'Po dovršetku zapovjednik pokazuje status. Ako je zaražen ili premoren, pobjeđuju Zaraženi.'
	}
};

export const tasks: Cards['tasks'] = {
	any6: 'Nepoznat kvar',
	any8: 'Nepoznat kvar',
	shield5: 'Kvar štitova',
	shield6: 'Kvar štitova',
	shield7: 'Kvar štitova',
	shield8: 'Kvar štitova',
	outpost3: 'Kvar postaje',
	outpost4: 'Kvar postaje',
	outpost5: 'Kvar postaje',
	outpost6: 'Kvar postaje',
	life4: 'Kvar održavanja života',
	life5: 'Kvar održavanja života',
	life6: 'Kvar održavanja života',
	life7: 'Kvar održavanja života',
	acceptableLoss: 'Prihvatljiv gubitak',
	actOfTrustOutpost: 'Čin povjerenja (postaja)',
	actOfTrustShield: 'Čin povjerenja (štitovi)',
	failureToLead: 'Nesposobno vodstvo',
	mandatoryQuarantine: 'Obvezna karantena',
	strategicCompromise: 'Strateški kompromis',
	bloodTest: 'Dobrovoljno testiranje krvi'
};

/** A Task with its difficulty, since many malfunctions share a name. */
export function task({ printed }: Pick<Names, 'printed'>, id: TaskId): string {
	const difficulty = printed(id);
	return difficulty === null ? tasks[id] : `${tasks[id]} ${difficulty}`;
}

export const malfunction: Cards['malfunction'] = {
	text: ({ area, difficulty }) =>
		area === 'any'
			? `Najprije imenujte vrstu. Zajedno morate poslati ${difficulty} ili više.`
			: `Zajedno morate poslati ${difficulty} ili više.`,
	succeeds: ({ bonus }) =>
		bonus
			? 'Jedna kockica događaja, a jedna oznaka ove vrste smije otići.'
			: 'Jedna kockica događaja.',
	fails: ({ area, consequence }) =>
		area === 'any'
			? `${plural('hr', consequence, { one: '# oznaka', few: '# oznake', other: '# oznaka' })} vrste koju imenujete.`
			: area === 'shield'
				? `${tokensOf({ area, n: consequence })}, zatim test štitova.`
				: `${tokensOf({ area, n: consequence })}.`
};

const TRUST =
	'Od drugog igrača tražite mjesto za kocku. Ako pristane, njegov je limit trajno manji za jedan, a vaš veći.';

export const complications: Cards['complications'] = {
	acceptableLoss: {
		text: 'Birate vrstu štete i vučete jednu takvu oznaku.',
		succeeds: 'Uvijek: jedna kockica događaja.',
		fails: 'Ne može propasti.'
	},
	actOfTrustOutpost: {
		text: TRUST,
		succeeds: 'Pristanak: jedna kockica događaja.',
		fails: 'Odbijanje: jedna oznaka postaje.'
	},
	actOfTrustShield: {
		text: TRUST,
		succeeds: 'Pristanak: jedna kockica događaja.',
		fails: 'Odbijanje: jedna oznaka štita, zatim test štitova.'
	},
	failureToLead: {
		text: 'Imenujete novog zapovjednika, možda sebe. Sadašnji mora odgovoriti.',
		succeeds: 'Predaja titule: jedna kockica događaja.',
		fails: 'Odbijanje: jedna oznaka štita, zatim test štitova.'
	},
	mandatoryQuarantine: {
		text: 'Imenujete igrača, možda sebe, i svi glasaju.',
		succeeds: 'Ulazi u karantenu ili ostaje u njoj: jedna kockica događaja.',
		fails: 'Ostaje na slobodi ili izlazi: jedna oznaka premora.'
	},
	strategicCompromise: {
		text: 'Uklanjate jednu oznaku štete, zatim vučete dvije, vrstu po vrstu.',
		succeeds: 'Uvijek: jedna kockica događaja.',
		fails: 'Ne može propasti.'
	},
	bloodTest: {
		text: 'Od drugog igrača tražite da vam pokaže status. Vidjet ćete ga samo vi.',
		succeeds: 'Pristanak: jedna kockica događaja.',
		fails: 'Odbijanje: jedna oznaka postaje.'
	}
};
