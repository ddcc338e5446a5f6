import type { BoardWords } from '../board.en';

export const sending: BoardWords['sending'] = {
	choose: 'Odaberi odgovor',
	send: (p) => `Pošalji: ${p.what}`
};
