import type { Area, Ballot } from '../../rules/state';
import { signed, total } from '../figures';
import type { Journal, Notes } from '../shape';
import { cards } from './cards';
import { list } from './counts';
import { task } from './missions';

const BALLOT: Record<Ballot, string> = { strong: 'čisto', weak: 'zaraza', none: 'prazna ruka' };
const RETURNED: Record<Area, string> = {
	shield: 'Oznake štita vraćaju se na hrpu.',
	outpost: 'Oznake postaje vraćaju se na hrpu.',
	lifeSupport: 'Oznake premora vraćaju se na hrpu.'
};

/** What the whole table saw. Names stay in the nominative and verbs in the present: no gender, no case. */
export const journal: Journal = {
	briefed: () => 'Svi su statusi pročitani. Smjena počinje.',
	finalChosen: ({ id, by, name }) =>
		by === null
			? `Završni događaj: ${cards.finals[id].name}.`
			: `${name(by)} postavlja završni događaj: ${cards.finals[id].name}.`,
	eventBegins: ({ id, by, name }) => `${name(by)} pokreće događaj: ${cards.events[id].name}.`,
	eventDone: ({ id }) => `Događaj dovršen: ${cards.events[id].name}.`,
	finalBegins: ({ id }) => `Počinje završni događaj: ${cards.finals[id].name}.`,
	turn: ({ by, name }) => `Na straži: ${name(by)}.`,
	retrieved: ({ by, dice, name }) =>
		none(dice) ? `${name(by)} ne uzima kocke.` : `${name(by)} uzima ${cards.handful(dice)}.`,
	passed: ({ by, name }) => `${name(by)} ne poduzima ništa.`,
	repairs: ({ by, area, name }) =>
		`${name(by)} pokušava popravak: ${cards.areas[area].name.toLowerCase()}.`,
	loneWolf: ({ by, name }) => `${name(by)} kreće kao vuk samotnjak.`,
	rerolled: ({ by, name }) => `${name(by)} još ništa ne šalje i baca sve ponovno.`,
	submitted: ({ by, dice, name }) => `${name(by)} šalje ${cards.faces(dice)}.`,
	submittedNothing: ({ by, name }) => `${name(by)} nema kocke za slanje.`,
	repairWorked: ({ by, name }) => `Popravak uspijeva: ${name(by)}.`,
	repairFailed: ({ by, name }) => `Popravak ne uspijeva: ${name(by)}.`,
	wolfWorked: ({ by, name }) => `Vuk samotnjak uspijeva: ${name(by)}.`,
	wolfFailed: ({ by, name }) => `Vuk samotnjak ne uspijeva: ${name(by)}.`,
	shieldMended: ({ left }) => `Jedna oznaka štita odlazi. Na traci: ${left}.`,
	stationMended: ({ station }) => `Opet radi: ${cards.stations[station].name}.`,
	rested: ({ character }) => `Premor prolazi: ${cards.characters[character].name}.`,
	bonusDeclined: ({ by, name }) => `${name(by)} ne uklanja nijednu oznaku.`,
	tookFreeDie: ({ by, dice, name }) =>
		none(dice)
			? `${name(by)} ne uzima kocku za popravak.`
			: `${name(by)} za popravak uzima ${cards.handful(dice)}.`,
	paidSabotage: ({ by, dice, name }) =>
		none(dice)
			? `Sabotaža. ${name(by)} nema što odbaciti.`
			: `Sabotaža. ${name(by)} odbacuje ${cards.handful(dice)}.`,
	voteCalled: ({ by, on, why, name }) =>
		why === 'action'
			? `${name(by)} saziva glasanje. Na glasanju: ${name(on)}.`
			: why === 'forced'
				? `Previše sumnje. ${name(by)} mora sazvati glasanje. Na glasanju: ${name(on)}.`
				: `Obvezna karantena. ${name(by)} traži glasanje. Na glasanju: ${name(on)}.`,
	voted: ({ on, ballots, clear, infected, name }) =>
		`Glasanje, ${name(on)}: čisto ${clear}, zaraza ${infected}. ${Object.entries(ballots)
			.map(([seat, ballot]) => `${name(seat)}: ${BALLOT[ballot]}`)
			.join('; ')}.`,
	tieBroken: ({ by, on, quarantine, name }) =>
		quarantine
			? `Izjednačeno. ${name(by)} presuđuje. Karantena: ${name(on)}.`
			: `Izjednačeno. ${name(by)} presuđuje. Na slobodi: ${name(on)}.`,
	quarantined: ({ on, name }) => `${name(on)} ulazi u karantenu.`,
	staysIn: ({ on, name }) => `${name(on)} ostaje u karanteni.`,
	released: ({ on, name }) => `${name(on)} izlazi iz karantene.`,
	staysFree: ({ on, name }) => `${name(on)} ostaje na slobodi.`,
	newCommander: ({ seat, name }) => `${name(seat)} preuzima zapovjedništvo.`,
	discarded: ({ by, dice, name }) => `${name(by)} odbacuje ${cards.handful(dice)}.`,
	ordered: ({ by, on, name }) => `${name(by)} izdaje zapovijed. Prima je ${name(on)}.`,
	obeys: ({ by, how, name }) =>
		how === 'dice'
			? `${name(by)} po zapovijedi uzima kocke.`
			: how === 'actions'
				? `${name(by)} po zapovijedi djeluje.`
				: `${name(by)} se na zapovijed ne obazire.`,
	revealed: ({ by, status, name }) => `${name(by)} otkriva zarazu. ${cards.statuses[status].name}.`,
	powerRoll: ({ face, again }) =>
		again
			? `Moć može udariti još jednom: ${signed(face)}. Udara.`
			: `Moć može udariti još jednom: ${signed(face)}. Ne udara.`,
	allRevealed: () => 'Svi su Zaraženi poznati. Sumnja se više ne broji.',
	infectedActs: ({ by, action, on, name }) =>
		on === null
			? `${name(by)}: ${cards.infectedActions[action].name}.`
			: `${name(by)}: ${cards.infectedActions[action].name}, ${cards.areas[on].name.toLowerCase()}.`,
	interfered: ({ by, discarded, kept, name }) =>
		`${name(by)} pregledava zadatke. Odbačeno: ${discarded}, vraćeno: ${kept}.`,
	commanderTest: ({ commander, passed, name }) =>
		passed ? `${name(commander)} prolazi kušnju.` : `${name(commander)} pada na kušnji.`,
	demoralized: ({ swaps, name }) => {
		const swapped = Object.entries(swaps).filter(([, n]) => n > 0);
		return swapped.length
			? `Jake kocke postaju slabe: ${list(swapped.map(([seat, n]) => `${name(seat)} ${n}`))}.`
			: 'Nitko nema kocku za zamjenu.';
	},
	paidDie: ({ by, dice, name }) => `${name(by)} za akciju plaća ${cards.handful(dice)}.`,
	taskPlayed: (p) => `${p.name(p.by)} igra zadatak: ${task(p, p.id)}.`,
	kindChosen: ({ by, area, name }) =>
		`${name(by)} kaže što otkazuje: ${cards.areas[area].name.toLowerCase()}.`,
	isIn: ({ by, name }) => `${name(by)} sudjeluje.`,
	isOut: ({ by, name }) => `${name(by)} preskače.`,
	taskDone: ({ success, total: sent, difficulty }) => {
		const result = success ? 'Zadatak uspijeva' : 'Zadatak propada';
		return sent === null || difficulty === null
			? `${result}.`
			: `${result}: ${total(sent)} od ${difficulty}.`;
	},
	seatPicked: ({ by, on, why, name }) =>
		why === 'failureToLead'
			? `${name(by)} traži novo vodstvo: ${name(on)}.`
			: why === 'actOfTrust'
				? `${name(by)} traži povjerenje. Odgovara ${name(on)}.`
				: why === 'bloodTest'
					? `${name(by)} traži test krvi. Odgovara ${name(on)}.`
					: why === 'passCommand'
						? `${name(by)} predaje titulu. Prima je ${name(on)}.`
						: `${name(by)} imenuje: ${name(on)}.`,
	answered: ({ by, agrees, name }) => (agrees ? `${name(by)} pristaje.` : `${name(by)} odbija.`),
	bloodSeen: ({ by, on, name }) => `${name(on)} pokazuje status. Vidi ga samo ${name(by)}.`,
	shieldPlaced: ({ now }) => `Oznaka štita: ${now} od 6.`,
	stationBroke: ({ station }) =>
		`Oštećeno: ${cards.stations[station].name}, ${cards.stations[station].forbids}.`,
	fatigued: ({ character }) => `Oznaka premora: ${cards.characters[character].name}.`,
	returned: ({ area }) => RETURNED[area],
	shieldTest: ({ face, failed }) =>
		face === null
			? 'Test štitova: s ovako malo oznaka ne može pasti.'
			: failed
				? `Test štitova: ${signed(face)}. Štitovi popuštaju.`
				: `Test štitova: ${signed(face)}. Štitovi drže.`,
	damageChosen: ({ by, area, name }) =>
		`${name(by)} bira štetu: ${cards.areas[area].damage.toLowerCase()}.`,
	cube: ({ on, cubes, of }) =>
		on === 'final'
			? `Kockica na završnom događaju: ${cubes} od ${of}.`
			: `Kockica na događaju: ${cubes} od ${of}.`,
	suspicion: ({ space }) =>
		space === 4 ? 'Sumnja: polje 4 od 4. Slijedi glasanje.' : `Sumnja: polje ${space} od 4.`,
	resupplied: ({ by, area, name }) =>
		area === null
			? `${name(by)} ne uklanja ništa.`
			: `${name(by)} raspoređuje opskrbu: ${cards.areas[area].name.toLowerCase()}.`,
	exhaustedDiscard: ({ by, dice, name }) =>
		none(dice)
			? `Premor: ${name(by)} nema što odbaciti.`
			: `Premor: ${name(by)} odbacuje ${cards.handful(dice)}.`,
	dieToken: ({ seat, by, name }) => `${name(seat)} uzima oznaku kocke ${signed(by)}.`,
	codesShown: ({ commander, status, name }) =>
		`${name(commander)} pokazuje status: ${cards.statuses[status].name}.`,
	deckRebuilt: () => 'Špil zadataka složen je ponovno: samo kvarovi.',
	over: ({ winners }) =>
		winners === 'uninfected' ? 'Nezaraženi pobjeđuju.' : 'Zaraženi pobjeđuju.'
};

/** What one seat alone saw or did; read by the owner, and by all at the end. */
export const notes: Notes = {
	status: ({ status }) => `Status: ${cards.statuses[status].name}.`,
	partner: ({ seat, name }) => `Na istoj strani: ${name(seat)}.`,
	rolled: ({ dice, sent, rerolled }) => {
		const rolled = `Bačeno: ${cards.faces(dice)}`;
		return rerolled
			? `${rolled}; sve ponovno bačeno.`
			: `${rolled}; poslano: ${cards.faces(sent.map((place) => dice[place]!))}.`;
	},
	tasks: (p) =>
		`Izvučeno: ${list(p.drawn.map((id) => task(p, id)))}; odigrano: ${task(p, p.played)}.`,
	events: ({ drawn, played }) =>
		`Izvučeno: ${list(drawn.map((id) => cards.events[id].name))}; odabrano: ${cards.events[played].name}.`,
	tokens: ({ area, drawn, placed }) =>
		`Izvučeno: ${list(drawn.map((id) => tokenName(area, id)))}; stavljeno: ${tokenName(area, placed)}.`,
	interference: (p) => {
		const put = p.kept.length ? list(p.kept.map((id) => task(p, id))) : 'ništa';
		return `Viđeno: ${list(p.seen.map((id) => task(p, id)))}; vraćeno: ${put}.`;
	},
	blood: ({ seat, status, name }) => `Test krvi, ${name(seat)}: ${cards.statuses[status].name}.`
};

const none = (dice: Record<string, number>) => Object.values(dice).every((n) => n === 0);

function tokenName(area: Area, id: string): string {
	return area === 'outpost'
		? cards.stations[id as keyof typeof cards.stations].name
		: cards.characters[id as keyof typeof cards.characters].name;
}
