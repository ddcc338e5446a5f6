const phrases = {
	hello: 'Hello, everybody.',
	trustMe: 'Trust me.',
	doubt: 'I do not believe you.',
	voteYes: 'Vote yes.',
	voteNo: 'Vote no.',
	wait: 'Let us wait.',
	hurry: 'Come on, decide.',
	badRoll: 'I rolled badly.',
	goodRoll: 'I rolled well.',
	suspicious: 'That looks suspicious.',
	notMe: 'It was not me.',
	wellDone: 'Well done.',
	thanks: 'Thank you.',
	sorry: 'Sorry.'
};

/** Words of the talk at the table. */
export default {
	title: 'Talk',
	unread: (p: { n: number }) => `Talk, ${p.n} new`,
	log: 'What has been said',
	empty: 'Nobody has said anything yet.',
	write: 'Say something',
	send: 'Send',
	quick: 'Quick phrases',
	muting: 'Mute somebody',
	mute: (p: { name: string }) => `Mute ${p.name}`,
	unmute: (p: { name: string }) => `Hear ${p.name} again`,
	watching: 'Only those who have a seat talk here.',
	phrases
};
