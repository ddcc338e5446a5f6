import type { AppWords } from '../en';

const named = (app: string) => (app ? ` (${app})` : '');

/** Words for phones whose versions of the app do not go together. */
const versions: AppWords['versions'] = {
	both: (p) => `Ваша версия: ${p.own}. Версия хозяина: ${p.host}.`,
	older: (p) =>
		`Кто-то с более старой версией${named(p.app)} хотел войти. Попросите его обновить страницу.`,
	newer: (p) =>
		`Кто-то с более новой версией${named(p.app)} хотел войти. Чтобы играть вместе, обновите эту страницу и откройте новый стол.`,
	understood: 'Понятно'
};
export default versions;
