import type { Questions } from '../asking';
import { signed, total as shown } from '../figures';
import { cards } from './cards';
import { diceCount, list } from './counts';

const plain = (label: string, means = '') => ({ label, means });
const hand = (strong: number, weak: number, commander: number) =>
	cards.handful({ strong, weak, commander });

/** Taking, rolling, sending and losing dice. */
export const rolls: Pick<
	Questions,
	'retrieve' | 'gather' | 'submit' | 'afterRepair' | 'payDie' | 'join' | 'discardExcess'
> = {
	retrieve: {
		heading: ({ todo }) =>
			todo.why === 'turn'
				? 'Dopunite svoje kocke.'
				: todo.why === 'out'
					? `Preskačete. Uzmite do ${limit(todo.upTo ?? 0)}.`
					: todo.why === 'order'
						? `Zapovijed: uzmite do ${limit(todo.upTo ?? 2)}.`
						: 'Veza radi. Dopunite kocke ako želite.',
		explain: ({ todo }) =>
			todo.must
				? 'Do limita, u bojama kojih u zalihi ima.'
				: 'U bojama kojih u zalihi ima, nikad preko limita.',
		waits: ({ who }) => `${who} uzima kocke iz zalihe.`,
		rule: ({ todo }) =>
			todo.must
				? 'Na početku poteza morate uzeti kocke do svojeg limita, u bilo kojim bojama. Ako ih u zalihi nema dovoljno, uzimate što ima. Plavu kocku smije uzeti samo zapovjednik; ona ima svoje mjesto izvan limita.'
				: 'Smijete uzeti i manje, ili ništa. Limit vrijedi. Plavu kocku smije uzeti samo zapovjednik, i broji se među uzete.',
		choice: {
			takeDice: ({ args }) =>
				plain(args.every((n) => n === 0) ? 'Ne uzimaj kocke' : `Uzmi ${hand(...args)}`)
		}
	},
	gather: {
		heading: ({ todo }) =>
			todo.roll === 'repair'
				? 'Koje kocke bacate za popravak?'
				: 'Koje kocke bacate kao vuk samotnjak?',
		explain: ({ todo }) =>
			todo.roll === 'repair'
				? 'Do tri. Jednu šaljete, ostale vam se vraćaju.'
				: 'Dvije ili tri. Šaljete dvije, i obje moraju biti +.',
		waits: ({ who, todo }) =>
			todo.roll === 'repair'
				? `${who} bira kocke za popravak.`
				: `${who} bira kocke za samotni pothvat.`,
		rule: ({ todo }) =>
			todo.roll === 'repair'
				? 'Iza zaslona bacate do tri svoje kocke i šaljete jednu. Na + popravak uspijeva. Ne morate poslati najbolju.'
				: 'Iza zaslona bacate do tri svoje kocke i šaljete dvije. Ako su obje +, jedna kockica ide na događaj.',
		choice: { rollDice: ({ args }) => plain(`Baci ${hand(...args)}`) }
	},
	submit: {
		heading: ({ todo }) =>
			todo.roll === 'malfunction' && todo.atMost > 1
				? 'Kocke su pale. Pošaljite barem jednu.'
				: todo.roll === 'loneWolf'
					? 'Kocke su pale. Pošaljite dvije.'
					: todo.roll === 'testCommander'
						? 'Na kušnji ste. Pošaljite jednu kocku.'
						: 'Kocke su pale. Pošaljite jednu.',
		explain: () => 'Što zadržite, ostaje iza vašeg zaslona. Nitko ne može provjeriti.',
		waits: ({ who }) => `Kocke su pale. ${who} bira što poslati.`,
		rule: ({ todo }) =>
			todo.roll === 'malfunction'
				? 'Tko sudjeluje, baca sve kocke i šalje barem jednu. Ostale smije baciti ponovno, i opet šalje barem jednu. Premoreni igrač baca jednom i šalje točno jednu. Bačeno se ne smije pokazati.'
				: todo.roll === 'loneWolf'
					? 'Od bačenih kocaka šaljete dvije. Ako su obje +, na događaj odmah ide kockica. Bačeno se ne smije pokazati.'
					: todo.roll === 'testCommander'
						? 'Zapovjednik baca sve kocke i šalje jednu. Na minus Zaraženi koji ga kuša vuče jednu oznaku štete bilo koje vrste.'
						: 'Od bačenih kocaka šaljete jednu. Na + popravak uspijeva. Bačeno se ne smije pokazati.',
		choice: {
			submit: ({ args: [places, again], todo, roll, total, difficulty }) => {
				if (!places.length) return plain('Nemam što poslati', 'Kušnja propada.');
				const sent = places.map((place) => roll[place]?.face ?? 0);
				const said = `Pošalji ${list(sent.map(signed))}`;
				const left = roll.length - places.length;
				if (todo.roll === 'malfunction') {
					const sum = sent.reduce((all, face) => all + face, total);
					if (again)
						return plain(
							`${said} i baci ostale ponovno`,
							`Ukupno ${shown(sum)}; zatim mora ići barem još jedna.`
						);
					const reach =
						difficulty === null
							? ''
							: sum >= difficulty
								? `Treba ${difficulty}, dovoljno je. `
								: `Treba ${difficulty}, nedostaje ${difficulty - sum}. `;
					return plain(
						`${said}, ukupno ${shown(sum)}`,
						`${reach}${left ? `Zadržavate ${diceCount(left)}.` : 'Ne zadržavate ništa.'}`
					);
				}
				const good = sent.every((face) => face > 0);
				return plain(
					said,
					todo.roll === 'repair'
						? good
							? 'Popravak uspijeva.'
							: 'Popravak ne uspijeva.'
						: todo.roll === 'loneWolf'
							? good
								? 'Jedna kockica na događaj.'
								: 'Bez kockice.'
							: good
								? 'Prolazite.'
								: 'Padate, a štetu biraju Zaraženi.'
				);
			},
			reroll: () => plain('Baci sve ponovno', 'Jednom po potezu. Zatim morate slati.')
		}
	},
	afterRepair: {
		heading: ({ todo }) =>
			todo.freeDie && todo.sabotaged
				? 'Popravak je gotov: jedna kocka vama, a sabotažu treba platiti.'
				: todo.sabotaged
					? 'Sabotaža. Platite još dvije kocke.'
					: 'Vaš zanat: uzmite jednu kocku.',
		explain: ({ todo }) =>
			todo.freeDie && todo.sabotaged
				? 'Sami birate što je prvo.'
				: todo.sabotaged
					? 'Ako ih nemate dvije, platite što imate. Oznaka odlazi.'
					: 'U boji koje u zalihi ima, unutar limita.',
		waits: ({ who }) => `${who} završava popravak.`,
		rule: () =>
			'Neki likovi nakon vlastitog popravka uzimaju jednu kocku, uspio on ili ne, ali nikad po zapovijedi. Tko popravlja sabotirano mjesto, odbacuje još dvije kocke; zatim oznaka sabotaže odlazi. Redoslijed birate sami.',
		choice: {
			takeFree: ({ args: [kind] }) => plain(`Uzmi kocku: ${KIND[kind]}`),
			declineFree: () => plain('Ne uzimaj kocku'),
			pay: ({ args }) =>
				plain(
					args.every((n) => n === 0) ? 'Nemam što platiti' : `Plati ${hand(...args)}`,
					'Oznaka sabotaže odlazi.'
				)
		}
	},
	payDie: {
		heading: () => 'Najprije platite jednu kocku.',
		explain: () => 'Skupe akcije: svaka akcija Zaraženih stoji kocku.',
		waits: ({ who }) => `${who} plaća akciju Zaraženih.`,
		rule: () =>
			'Uz Skupe akcije svaka akcija Zaraženih najprije stoji jednu kocku bilo koje boje, u zalihu. Bez kocke nema akcije.',
		choice: { payDie: ({ args: [kind] }) => plain(`Plati kocku: ${KIND[kind]}`) }
	},
	join: {
		heading: () => 'Sudjelujete ili preskačete?',
		explain: () => 'Svi vas čuju. Nitko ne baca dok svi ne odgovore.',
		waits: ({ who }) => `${who} bira: sudjelovati ili preskočiti.`,
		rule: () =>
			'Redom svatko kaže sudjeluje li ili preskače. Tko preskače, odmah uzima do dvije kocke iz zalihe. Tko sudjeluje, kad dođe na red baca sve kocke i šalje barem jednu. Bez kocaka možete samo preskočiti.',
		choice: {
			join: ({ args: [isIn] }) =>
				isIn
					? plain('Sudjelujem', 'Bacit ćete sve i poslati barem jednu kocku.')
					: plain('Preskačem', 'Sada uzimate kocke i ostajete po strani.')
		}
	},
	discardExcess: {
		heading: () => 'Provjera limita. Koje kocke odlaze?',
		explain: () => 'Što je preko limita, ide u zalihu, svima pred očima.',
		waits: ({ who }) => `${who} svodi kocke na limit.`,
		rule: () =>
			'Kad limit padne ispod onoga što držite, višak odmah odbacujete, boje birate sami. Plava kocka ima svoje mjesto i ne broji se. Limit nikad nije manji od jedan.',
		choice: {
			discard: ({ args: [strong, weak] }) =>
				plain(strong + weak === 0 ? 'Nema viška' : `Odbaci ${hand(strong, weak, 0)}`)
		}
	}
};

const KIND = { strong: 'jaka', weak: 'slaba', commander: 'plava' };
/** Genitive after „do”. */
const limit = (n: number) => (n === 1 ? 'jedne kocke' : n === 2 ? 'dvije kocke' : `${n} kocke`);
