import type { AppWords } from '../en';

export const looks: AppWords['looks'] = {
	title: 'Вид и движение',
	theme: 'Цвета',
	themes: { system: 'Как на устройстве', dark: 'Ночь', light: 'Бумага', stark: 'Высокий контраст' },
	motion: 'Движение',
	motions: { system: 'Как на устройстве', less: 'Меньше' }
};
