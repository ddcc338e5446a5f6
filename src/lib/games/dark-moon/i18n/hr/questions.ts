import type { Questions } from '../asking';
import { answers } from './answers';
import { cards } from './cards';
import { damage } from './damage';
import { task } from './missions';
import { rolls } from './rolls';
import { vote } from './votes';

const plain = (label: string, means = '') => ({ label, means });

/** One entry per step that asks. */
export const questions: Questions = {
	...answers,
	...damage,
	...rolls,
	...vote,
	pickFinal: {
		heading: () => 'Zapovjedništvo, postavite završni događaj.',
		explain: () => 'Najprije saslušajte stol. Ležat će na kameri 4 do kraja.',
		waits: ({ who }) => `${who} postavlja završni događaj.`,
		rule: () =>
			'Završni događaj leži otkriven od početka. Počinje kad su dovršena tri događaja. Kad se napuni, pobjeđuju Nezaraženi, osim ako na njemu piše drukčije.',
		choice: {
			pickFinal: ({ args: [id] }) => plain(cards.finals[id].name, cards.finals[id].text)
		}
	},
	readStatus: {
		heading: () => 'Pročitajte svoj status. Ostanite mirna lica.',
		explain: () =>
			'Svi čitaju istih deset sekundi, bili zaraženi ili ne. Kako igrati za svoju stranu piše iza vašeg zaslona.',
		waits: ({ who }) => `Još čitaju: ${who}.`,
		rule: () =>
			'Status kaže na kojoj ste strani. Odbrojavanje nitko ne može skratiti, pa vrijeme ništa ne odaje. Poslije ga možete ponovno pogledati dok držite svoj zaslon.',
		choice: { read: () => plain('Status je pročitan') }
	},
	selectEvent: {
		heading: () => 'Odaberite sljedeći događaj.',
		explain: () => 'Izvučena su dva i vidite ih samo vi. Drugi odlazi neviđen.',
		waits: ({ who }) => `${who} bira događaj.`,
		rule: () =>
			'Zapovjednik vuče dva događaja i jedan stavlja na sljedeću kameru. Svaki uspjeli zadatak dodaje kockicu. Nakon tri dovršena događaja počinje završni.',
		choice: {
			pickEvent: ({ args: [id], tokens }) =>
				plain(
					cards.events[id].name,
					id === 'recovery' && tokens('lifeSupport') >= 5
						? `Pet je oznaka premora već na ploči: ova bi završila igru. ${cards.events[id].text}`
						: cards.events[id].text
				)
		}
	},
	act: {
		heading: ({ todo }) =>
			todo.ordered === 0
				? 'Vi ste na straži. Što ćete učiniti?'
				: todo.ordered === 1
					? 'Po zapovijedi: prva akcija?'
					: 'Po zapovijedi: druga akcija?',
		explain: ({ todo }) =>
			todo.ordered === 0
				? 'Jedna akcija ili nijedna.'
				: 'Sposobnosti po zapovijedi ne vrijede. Možete stati kad želite.',
		waits: ({ who }) => `${who} bira akciju.`,
		rule: ({ todo }) =>
			todo.ordered === 0
				? 'Smijete izvesti jednu akciju. Iz karantene ostaju samo glasanje, zapovijed i otkrivanje. Oštećeni modul oduzima svoju akciju. Popravak postaje nikad nije blokiran.'
				: 'Tko primi zapovijed, smije izvesti do dvije akcije koje bi smio u svojem potezu, i dvaput istu. Zapovijed dalje ne može izdati. Sposobnosti likova ne vrijede.',
		choice: {
			repair: ({ args: [area], sabotage }) =>
				plain(
					cards.areas[area].repair,
					sabotage === area
						? 'Stoji jednu kocku i još dvije: mjesto je sabotirano. Na + odlazi jedna oznaka.'
						: area === 'shield'
							? 'Stoji jednu kocku; na + odlazi najdalja oznaka.'
							: area === 'outpost'
								? 'Stoji jednu kocku; na + opet radi modul po vašem izboru.'
								: 'Stoji jednu kocku; na + odlazi oznaka premora po vašem izboru.'
				),
			callVote: ({ args: [seat], name, isQuarantined }) =>
				plain(
					`Sazovi glasanje: ${name(seat)}`,
					isQuarantined(seat) ? 'Ostaje u karanteni ili izlazi.' : 'Karantena ili ne.'
				),
			loneWolf: () =>
				plain('Vuk samotnjak', 'Stoji dvije kocke; ako su obje +, na događaj ide kockica.'),
			order: ({ args: [seat], name }) =>
				plain(
					`Izdaj zapovijed: ${name(seat)}`,
					'Ne stoji nijednu kocku. Može uzeti dvije kocke, dvaput djelovati ili se oglušiti.'
				),
			reveal: () =>
				plain(
					'Otkrij zarazu',
					'Vaša moć udara odmah. Ostajete u igri kao otvoreni neprijatelj, s dvije kocke.'
				),
			pass: ({ todo }) => plain(todo.ordered === 0 ? 'Bez akcije' : 'Ništa više')
		}
	},
	chooseTask: {
		heading: () => 'Odigrajte jedan od ovih zadataka.',
		explain: () => 'Vidite ih samo vi. Što odbacite, ostaje licem prema dolje.',
		waits: ({ who }) => `${who} bira zadatak.`,
		rule: () =>
			'Vucite dva zadatka, jedan odigrajte otkriveno, drugi odbacite neviđen. Nitko ne može dokazati što je odbačeno. O tome smijete reći što god želite.',
		choice: { playTask: (p) => plain(`Odigraj: ${task(p, p.args[0])}`) }
	},
	obey: {
		heading: () => 'Imate zapovijed. Što ćete s njom?',
		explain: () => 'Nikome ne dugujete poslušnost.',
		waits: ({ who }) => `${who} ima zapovijed i odlučuje.`,
		rule: () =>
			'Tko primi zapovijed, uzima do dvije kocke unutar limita, ili izvodi do dvije akcije, ili ne čini ništa. Zapovijed se ne može izdati dalje. Sposobnosti likova ne vrijede.',
		choice: {
			takeTwo: () => plain('Uzmi kocke', 'Do dvije, unutar limita.'),
			doTwo: () => plain('Djeluj', 'Do dvije akcije, jedna za drugom.'),
			refuse: () => plain('Ne čini ništa')
		}
	},
	infectedAct: {
		heading: () => 'Znaju što ste. Što ćete učiniti?',
		explain: () => 'Jedna akcija Zaraženih ili nijedna.',
		waits: ({ who }) => `Zaraza bira akciju: ${who}.`,
		rule: () =>
			'Otkriveni Zaraženi u svojem potezu izvodi jednu akciju Zaraženih i ne igra zadatke. Kod kvara sudjeluje ili preskače i šalje kocke kao prije. O njemu se ne glasa i ne može primiti zapovijed.',
		choice: {
			infected: ({ args: [action, area] }) =>
				plain(
					area === null
						? cards.infectedActions[action].name
						: `${cards.infectedActions[action].name}: ${cards.areas[area].name.toLowerCase()}`,
					cards.infectedActions[action].text
				),
			pass: () => plain('Bez akcije')
		}
	},
	interfere: {
		heading: () => 'Pred vama su sljedeći zadaci.',
		explain: () => 'Odbacite koje želite; ostali idu na vrh vašim redom.',
		waits: ({ who }) => `${who} gleda sljedeće zadatke.`,
		rule: () =>
			'Vidite sljedeća tri zadatka. Koje god želite, idu licem prema dolje među odbačene. Ostali se vraćaju na vrh špila redom koji odredite, prvi na samom vrhu.',
		choice: {
			arrange: (p) =>
				p.args[0].length
					? plain(
							`Vrati: ${p.args[0].map((id) => task(p, id)).join(', zatim ')}`,
							'Prvi će biti prvi izvučen.'
						)
					: plain('Odbaci sve')
		}
	}
};
