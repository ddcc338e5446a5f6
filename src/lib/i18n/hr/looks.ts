import type { AppWords } from '../en';

export const looks: AppWords['looks'] = {
	title: 'Izgled i pokret',
	theme: 'Boje',
	themes: { system: 'Kao uređaj', dark: 'Noć', light: 'Papir', stark: 'Visoki kontrast' },
	motion: 'Pokret',
	motions: { system: 'Kao uređaj', less: 'Smanjen' }
};
