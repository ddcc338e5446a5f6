import type { learn as en } from '../en/learn';

/** The lessons, seen from the shelf and from a waiting table. */
export const learn: typeof en = {
	title: 'Как играть',
	hint: 'Десять минут с экипажем ботов',
	newHere: 'Впервые здесь? Научитесь за десять минут',
	called: 'Ваша партия началась.'
};
