import type { AppWords } from '../en';

const install: AppWords['install'] = {
	hint: 'Instalirajte Umbru i pokretat će se kao svaka aplikacija, i bez interneta.',
	now: 'Instaliraj',
	steps: 'Instalacija na ovom uređaju:',
	share: 'Dodirnite Dijeli u traci Safarija.',
	add: 'Pomaknite se do „Dodaj na početni zaslon”.',
	confirm: 'Dodirnite Dodaj. Umbra je među vašim aplikacijama.'
};

export default install;
