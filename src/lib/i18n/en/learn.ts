/** The lessons, seen from the shelf and from a waiting table. */
export const learn = {
	title: 'How to play',
	hint: 'Ten minutes with a crew of bots',
	newHere: 'New here? Learn in ten minutes',
	called: 'Your match has begun.'
};
