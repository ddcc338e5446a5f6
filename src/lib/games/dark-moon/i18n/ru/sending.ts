import type { BoardWords } from '../board.en';

export const sending: BoardWords['sending'] = {
	choose: 'Выберите ответ',
	send: (p) => `Отправить: ${p.what}`
};
