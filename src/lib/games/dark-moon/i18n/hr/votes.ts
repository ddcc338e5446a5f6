import type { Questions } from '../asking';

const plain = (label: string, means = '') => ({ label, means });

/** Votes and what the Commander decides about people. */
export const vote: Pick<Questions, 'castVote' | 'breakTie' | 'decideQuarantine'> = {
	castVote: {
		heading: ({ todo, name }) => `Glasanje o karanteni: ${name(todo.on)}.`,
		explain: ({ variants }) =>
			variants.includes('expensiveVoting')
				? 'Nitko ne vidi dok svi ne glasaju. Kocka kojom glasate ide u zalihu.'
				: 'Nitko ne vidi dok svi ne glasaju. Kocka vam se vraća.',
		waits: ({ who }) => `Još glasaju: ${who}.`,
		rule: () =>
			'Svatko u ruci drži jaku kocku, slabu kocku ili ništa, a ruke se otvaraju istodobno. Više slabih: u karantenu ili ostaje u njoj. Više jakih: van ili ostaje na slobodi. Izjednačenje rješava zapovjednik. Plavom kockom se ne glasa.',
		choice: {
			vote: ({ args: [ballot] }) =>
				ballot === 'strong'
					? plain('Jaka kocka: čisto')
					: ballot === 'weak'
						? plain('Slaba kocka: zaraza')
						: plain('Prazna ruka', 'Ne birate stranu.')
		}
	},
	breakTie: {
		heading: ({ todo, name }) => `Izjednačeno. Vi presuđujete: ${name(todo.on)}.`,
		explain: () => 'Sve su ruke otvorene. Zadnja riječ je vaša, i kad ste u pitanju vi.',
		waits: ({ who }) => `Izjednačeno. ${who} presuđuje.`,
		rule: () =>
			'Zapovjednik rješava svako izjednačenje, i kad nitko nije glasao, i o samome sebi. Ode li zapovjednik u karantenu, titula prelazi onome tko je sazvao glasanje ili prvom slobodnom igraču slijeva.',
		choice: {
			decide: ({ args: [quarantine], todo, name, isQuarantined }) =>
				isQuarantined(todo.on)
					? quarantine
						? plain(`Ostaje u karanteni: ${name(todo.on)}`)
						: plain(`Izlazi: ${name(todo.on)}`)
					: quarantine
						? plain(`U karantenu: ${name(todo.on)}`)
						: plain(`Ostaje na slobodi: ${name(todo.on)}`)
		}
	},
	decideQuarantine: {
		heading: () => 'Stigli su nalazi krvi. Koga zaključavate ili puštate?',
		explain: () => 'Nekoga morate odabrati. Glasanja nema.',
		waits: ({ who }) => `${who} odlučuje o karanteni.`,
		rule: () =>
			'Testiranje krvi je dovršeno: zapovjednik jednog igrača šalje u karantenu ili jednoga pušta. To je obvezno i kad su svi Zaraženi poznati. Karantena znači limit manji za dva i bez zadataka.',
		choice: {
			decide: ({ args: [seat], name, isQuarantined }) =>
				isQuarantined(seat)
					? plain(`Izlazi: ${name(seat)}`, 'Limit veći za dva; kocke ne dobiva odmah.')
					: plain(`U karantenu: ${name(seat)}`, 'Limit manji za dva; bez zadataka.')
		}
	}
};
