import type { AppWords } from '../en';

/** Words of the talk at the table. */
const talk: AppWords['talk'] = {
	title: 'Разговор',
	unread: (p) => `Разговор, новых реплик: ${p.n}`,
	log: 'Что было сказано',
	empty: 'Пока никто ничего не сказал.',
	write: 'Скажите что-нибудь',
	send: 'Сказать',
	quick: 'Готовые фразы',
	muting: 'Кого не слышать',
	mute: (p) => `Не слышать: ${p.name}`,
	unmute: (p) => `Снова слышать: ${p.name}`,
	watching: 'Здесь говорят только те, у кого есть место.',
	phrases: {
		hello: 'Всем привет.',
		trustMe: 'Поверьте мне.',
		doubt: 'Я тебе не верю.',
		voteYes: 'Голосуйте за.',
		voteNo: 'Голосуйте против.',
		wait: 'Давайте подождём.',
		hurry: 'Ну же, решайте.',
		badRoll: 'Бросок не удался.',
		goodRoll: 'Бросок удался.',
		suspicious: 'Это подозрительно.',
		notMe: 'Это не я.',
		wellDone: 'Молодец.',
		thanks: 'Спасибо.',
		sorry: 'Простите.'
	}
};
export default talk;
