import type { SeatFor } from '../../rules/todo';
import type { Questions } from '../asking';

const plain = (label: string, means = '') => ({ label, means });

const PICK: Record<SeatFor, { heading: string; explain: string; waits: string; rule: string }> = {
	actOfTrust: {
		heading: 'Od koga tražite povjerenje?',
		explain: 'Pristane li, jedno mjesto za kocku trajno je vaše umjesto njegovo.',
		waits: 'bira od koga tražiti povjerenje.',
		rule: 'Imenujete drugog igrača, bio u karanteni ili ne. Pristane li, on uzima oznaku kocke −1, a vi +1, oboje trajno, i zadatak uspijeva. Odbije li, zadatak propada.'
	},
	failureToLead: {
		heading: 'Tko bi umjesto toga trebao voditi?',
		explain: 'Zapovjednik može predati titulu ili odbiti.',
		waits: 'imenuje novog zapovjednika.',
		rule: 'Imenujete novog zapovjednika: igrača na slobodi, možda sebe. Preda li zapovjednik titulu, zadatak uspijeva. Ne preda li je, propada.'
	},
	mandatoryQuarantine: {
		heading: 'Koga glasanje treba zaključati?',
		explain: 'Zadatak uspijeva samo ako na kraju bude u karanteni.',
		waits: 'predlaže nekoga za karantenu.',
		rule: 'Imenujete bilo kojeg igrača, i sebe ili nekoga u karanteni. Svi glasaju. Uđe li u karantenu ili ostane u njoj, zadatak uspijeva. Inače: jedna oznaka premora.'
	},
	bloodTest: {
		heading: 'Čiju krv želite vidjeti?',
		explain: 'Pristane li, njegov status vidjet ćete samo vi.',
		waits: 'bira koga zamoliti za test krvi.',
		rule: 'Imenujete drugog igrača. Pristane li, vidite njegov status i nitko drugi ga ne vidi. O tome smijete reći što god želite. Odbije li, zadatak propada.'
	},
	forcedVote: {
		heading: 'Previše sumnje. O kome se glasa?',
		explain: 'Nekoga morate imenovati. Smijete i sebe.',
		waits: 'mora imenovati nekoga za glasanje.',
		rule: 'Kad je kockica na posljednjem polju, igrač na potezu mora imenovati nekoga za glasanje o karanteni, smije i igrača koji je već u njoj. Oštećen laboratorij to ne sprječava. Zatim se kockica vraća na prvo polje.'
	},
	passCommand: {
		heading: 'Predajte zapovjedništvo. Kome?',
		explain: 'Zadržati ga ne možete.',
		waits: 'predaje zapovjedništvo.',
		rule: 'Zapovjednik mora predati titulu drugom igraču koji nije u karanteni. Plava kocka ide u zalihu.'
	}
};

const ANSWER = {
	actOfTrust: {
		heading: (asker: string) => `Vaše povjerenje traži ${asker}.`,
		explain: 'Pristanete li, vaš je limit trajno manji za jedan, a njegov veći.',
		yes: 'Pristani',
		yesMeans: 'Vaš limit −1, njegov +1. Zadatak uspijeva.',
		no: 'Odbij',
		waits: 'odgovara na molbu za povjerenje.',
		rule: 'Pristanete li, vi uzimate oznaku kocke −1, igrač na potezu +1, i zadatak uspijeva. Nijedna kocka ne mijenja vlasnika. Odbijete li, zadatak propada.'
	},
	failureToLead: {
		heading: (heir: string) => `Predlažu novo vodstvo: ${heir}. Predajete li?`,
		explain: 'Plava kocka otišla bi u zalihu.',
		yes: 'Predaj zapovjedništvo',
		yesMeans: 'Zadatak uspijeva.',
		no: 'Zadrži ga',
		waits: 'odlučuje o predaji zapovjedništva.',
		rule: 'Preda li zapovjednik kartu, plava kocka ide u zalihu i zadatak uspijeva. Ne preda li je, stavlja se jedna oznaka štita i štitovi se testiraju.'
	},
	bloodTest: {
		heading: (asker: string) => `Vašu krv želi vidjeti ${asker}.`,
		explain: 'Pristanete li, vaš status vidi samo igrač na potezu.',
		yes: 'Pokaži status',
		yesMeans: 'Jedan igrač doznaje što ste. Zadatak uspijeva.',
		no: 'Odbij',
		waits: 'odgovara na molbu za test krvi.',
		rule: 'Pristanete li, vaš status vidi samo igrač na potezu i zadatak uspijeva. Odbijete li, vuče se jedna oznaka postaje.'
	}
};

/** Naming somebody, and answering when asked. */
export const answers: Pick<Questions, 'pickSeat' | 'answer'> = {
	pickSeat: {
		heading: ({ todo }) => PICK[todo.why].heading,
		explain: ({ todo }) => PICK[todo.why].explain,
		waits: ({ todo, who }) => `${who} ${PICK[todo.why].waits}`,
		rule: ({ todo }) => PICK[todo.why].rule,
		choice: { name: ({ args: [seat], name }) => plain(name(seat)) }
	},
	answer: {
		heading: ({ todo, name }) => ANSWER[todo.why].heading(name(todo.on)),
		explain: ({ todo }) => ANSWER[todo.why].explain,
		waits: ({ todo, who }) => `${who} ${ANSWER[todo.why].waits}`,
		rule: ({ todo }) => ANSWER[todo.why].rule,
		choice: {
			agree: ({ args: [agrees], todo }) =>
				agrees
					? plain(ANSWER[todo.why].yes, ANSWER[todo.why].yesMeans)
					: plain(ANSWER[todo.why].no, 'Zadatak propada.')
		}
	}
};
