import type { learn as en } from '../en/learn';

/** The lessons, seen from the shelf and from a waiting table. */
export const learn: typeof en = {
	title: 'Kako se igra',
	hint: 'Deset minuta s posadom botova',
	newHere: 'Prvi put ovdje? Naučite za deset minuta',
	called: 'Vaša je partija počela.'
};
