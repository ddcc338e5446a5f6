/** What leaves the phone, and to whom. */
export default {
	title: 'What leaves your phone',
	intro:
		'Nothing but what the phones need to find each other, and the packets to the other players. No accounts, no counting of visitors, no advertising. Matches are kept on this device alone.',
	now: 'In use now',
	none: 'none',
	change: 'Change the addresses in the settings',
	kind: {
		own: 'from your settings',
		beside: 'the one beside this page',
		public: 'the public server of PeerJS'
	},
	signalling: {
		to: 'To the signalling server',
		what: 'The room code and your network address, so that the phones find each other. No names, no moves.'
	},
	stun: {
		to: 'To the STUN servers',
		what: 'One question: “what is my address?”. So they learn your network address.'
	},
	players: {
		to: 'To the phones at your table',
		what: 'Your name, your moves and what you write, encrypted, straight from phone to phone. They learn your network address.'
	},
	turn: {
		to: 'To a TURN server',
		what: 'Only if you set one: the same packets, still encrypted. It cannot read them.'
	},
	page: {
		to: 'To whoever serves this page',
		what: 'What every web page tells: your network address, when you open the app or it looks for a newer version.'
	}
};
