import { plural } from '$lib/i18n/plural';
import type { BoardWords } from './board.en';
import { listed, total } from './figures';
import { presets } from './hr/presets';
import { sending } from './hr/sending';
import { end } from './hr/end';

/** Labels of the board in Croatian. */
export default {
	listed: (items) => listed('hr', items),

	regions: {
		board: 'Ploča',
		screen: 'Moj zaslon',
		crew: 'Posada',
		journal: 'Dnevnik',
		move: 'Vaš potez'
	},
	menu: 'Izbornik',
	briefing: 'upute',
	turn: (p) => `potez ${p.n} · na straži: ${p.name}`,
	working: 'Trenutak …',

	// gauges, cameras, the Task
	track: (p) => `${p.name}: ${p.n} od 6`,
	station: (p) => `${p.name}: ${p.damaged ? 'oštećeno' : 'radi'}`,
	stationBroken: 'Sada je oštećeno.',
	stationWorks: 'Sada radi.',
	allWork: 'svi moduli rade',
	allFit: 'svi su za službu',
	exhausted: (p) => `premor: ${p.who}`,
	shieldScale: (fails) => [
		`2 oznake: ${fails[2]}. 3: ${fails[3]}. 4: ${fails[4]}. 5: ${fails[5]}. 6: pobjeđuju Zaraženi.`
	],
	cam: 'Kam',
	final: 'završni',
	noSignal: 'nema signala',
	camera: (p) =>
		`Kamera ${p.n}: ${p.name}, ${p.state === 'done' ? 'dovršeno' : `kockice: ${p.filled} od ${p.of}`}`,
	finalCamera: (p) =>
		`Kamera 4, završni događaj: ${p.name}, ${p.begun ? 'u tijeku' : 'još nije počeo'}, kockice: ${p.filled} od ${p.of}`,
	finalWins: 'Kad se napuni, pobjeđuju Nezaraženi, osim ako na njemu piše drukčije.',
	suspicious: 'Sumnjivo',
	noTask: 'Još nema zadatka',
	noTaskYet: (p) => `${p.name} najprije bira akciju, a zatim igra zadatak.`,
	noTaskBriefing: 'Smjena još nije počela.',
	result: { success: 'Uspjelo', failure: 'Propalo' },
	success: (p) => `Oznaka uspjeha na ${p.total}, težina ${p.of}`,
	soFar: (p) => `${p.total} od ${p.of}.`,
	succeeds: (p) => `Uspjeh: ${p.what}`,
	fails: (p) => `Neuspjeh: ${p.what}`,
	suspicionShort: 'Sumnja',
	suspicion: (p) =>
		p.space === null
			? 'Sumnja se više ne broji'
			: `Sumnja: polje ${p.space} od ${p.of}. Na polju ${p.of} glasanje je obvezno.`,
	pool: 'Zaliha',
	inPool: (p) => `${p.die}: ${p.n} u zalihi`,
	spent: 'Poslano',
	spentDie: (p) => `${p.die}, šalje ${p.who}`,

	// the crew
	seat: (p) => (p.name === p.character ? p.name : `${p.name} · ${p.character}`),
	you: (p) => p.name,
	limit: (p) =>
		plural('hr', p.n, {
			one: 'Limit: # kocka.',
			few: 'Limit: # kocke.',
			other: 'Limit: # kocaka.'
		}),
	revealedNow:
		'Otvoreni neprijatelj: dvije kocke, bez zadataka i glasanja, u svakom potezu jedna akcija Zaraženih.',
	standing: {
		clean: 'bez zaraze',
		infected: 'zaraza',
		voting: 'glasa',
		voted: 'glas je dan',
		reading: 'čita',
		rolls: 'baca',
		inRolls: 'sudjeluje · baca',
		decides: 'odlučuje',
		sent: (p) => `poslano ${p.sum}`,
		in: 'sudjeluje',
		out: 'preskače',
		locked: 'karantena',
		exhausted: 'premor',
		watch: 'na straži'
	},

	// my screen and the shutter
	behind: 'Iza mojeg zaslona',
	mine: (p) => `${p.character} · limit ${p.limit}`,
	screenLater: 'Otvara se nakon uputa.',
	stayOpen: 'Drži otvoreno',
	cover: 'Pokrij',
	myDice: 'Moje kocke',
	myRoll: 'Moje bacanje',
	drawn: (p) => `U ruci: ${p.what}.`,
	notes: 'Moje bilješke, najnovije prve',
	partner: (p) => `Znate: ${p.name} je na strani Zaraženih, kao i vi.`,
	known: (p) => `Znate: ${p.name}, ${p.status}.`,
	look: {
		status: 'Pogledaj svoj status',
		dice: 'Pogledaj svoje kocke',
		roll: 'Pogledaj svoje bacanje',
		tasks: 'Pogledaj svoje zadatke',
		events: 'Pogledaj svoje događaje',
		tokens: 'Pogledaj svoje oznake',
		vote: 'Glasaj tajno'
	},

	// panels
	briefingWaits: (p) => `Odbrojavanje počinje kad svi budu tu. Još nedostaje: ${p.who}.`,
	secondsLeft: (p) =>
		plural('hr', p.n, { one: 'još # sekunda', few: 'još # sekunde', other: 'još # sekundi' }),
	more: (p) => `Jedna više: ${p.die}`,
	fewer: (p) => `Jedna manje: ${p.die}`,
	nothing: 'Ništa',
	chooseDice: 'Odaberi što šalješ',
	chooseAndGoOn: 'Pošalji neke, ostale baci ponovno',
	sendNothing: 'Nemam kocke za slanje',
	chooseCard: 'Odaberi kartu',
	choose: (p) => `Pokreni: ${p.what}`,
	chooseBallot: 'Odaberi svoj glas',
	cast: (p) => `Predaj glas: ${p.what}`,
	now: (p) => `Sada ${p.n} od ${p.of}.`,
	onTop: (p) => (p.n === 1 ? 'Na vrhu špila' : `${p.n}. u špilu`),
	away: 'Odbačeno',
	raise: (p) => `Pomakni gore: ${p.task}`,
	keep: (p) => `Vrati: ${p.task}`,
	discard: (p) => `Odbaci: ${p.task}`,
	actions: {
		repair: { name: 'Popravak', cost: 'Baciš do tri kocke, jedna se troši.' },
		callVote: { name: 'Sazovi glasanje', cost: 'Svi glasaju o karanteni.' },
		loneWolf: { name: 'Vuk samotnjak', cost: 'Dvije kocke; obje +: kockica.' },
		order: { name: 'Izdaj zapovijed', cost: 'Netko drugi smije djelovati ili uzeti kocke.' },
		reveal: { name: 'Otkrij zarazu', cost: 'Maska pada zauvijek.' },
		pass: { name: 'Bez akcije', cost: 'Odmah dalje.' }
	},
	nothingToReveal: 'To može samo Zaraženi, i ne po svakoj zapovijedi. Vi sada nemate što otkriti.',
	revealAlike: 'Ovaj gumb imaju svi.',
	cannotReveal: 'Nema se što otkriti',
	revealFinal: 'Ovo se ne može povući.',
	revealNow: 'Otkrij sada',
	goAlone: 'Kreni sam',
	otherAction: 'Druga akcija',

	// the end
	end,

	// switches of the lobby
	presets,
	sending,
	helps: {
		infected: 'Pomaže Zaraženima',
		uninfected: 'Pomaže Nezaraženima',
		table: 'Za sve za stolom'
	},
	needsSeats: (p) =>
		plural('hr', p.n, {
			one: 'Za # igrača ili više.',
			few: 'Za # igrača ili više.',
			other: 'Za # igrača ili više.'
		}),
	notWith: (p) => `Ne ide zajedno s „${p.other}”.`,

	// the page of all cards
	cards: {
		title: 'Sve karte i oznake',
		search: 'Traži',
		none: 'Ništa ne odgovara. Pokušajte drugom riječju.',
		characters: 'Likovi',
		statuses: 'Karte statusa',
		dice: 'Kocke',
		tasks: 'Zadaci',
		tasksHint: 'Težine srebrnog špila (3, 5 ili 7 igrača); crni (4 ili 6) dodaje 2.',
		events: 'Događaji',
		finals: 'Završni događaji',
		stations: 'Moduli',
		tokens: 'Oznake',
		powers: 'Akcije Zaraženih',
		variants: 'Opcije'
	},
	difficulty: (p) => `Težina ${total(p.n)}`
} satisfies BoardWords;
