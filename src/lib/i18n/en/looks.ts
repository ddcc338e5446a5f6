export const looks = {
	title: 'Look and motion',
	theme: 'Colours',
	themes: { system: 'As the device', dark: 'Night', light: 'Paper', stark: 'High contrast' },
	motion: 'Motion',
	motions: { system: 'As the device', less: 'Reduced' }
};
