import type en from '../en/privacy';

export default {
	title: 'Što odlazi s vašeg mobitela',
	intro:
		'Samo ono što mobitelima treba da se pronađu i paketi za druge igrače. Nema računa, brojanja posjeta ni oglasa. Partije se čuvaju samo na ovom uređaju.',
	now: 'Sada se koristi',
	none: 'ništa',
	change: 'Adrese možete promijeniti u postavkama',
	kind: {
		own: 'iz vaših postavki',
		beside: 'onaj uz ovu stranicu',
		public: 'javni PeerJS poslužitelj'
	},
	signalling: {
		to: 'Poslužitelju za povezivanje',
		what: 'Kod stola i vaša mrežna adresa, da se mobiteli pronađu. Bez imena i bez poteza.'
	},
	stun: {
		to: 'STUN poslužiteljima',
		what: 'Jedno pitanje: „koja je moja adresa?”. Tako saznaju vašu mrežnu adresu.'
	},
	players: {
		to: 'Mobitelima za vašim stolom',
		what: 'Vaše ime, vaši potezi i ono što napišete, šifrirano, izravno s mobitela na mobitel. Oni saznaju vašu mrežnu adresu.'
	},
	turn: {
		to: 'TURN poslužitelju',
		what: 'Samo ako ga upišete: isti paketi, i dalje šifrirani. On ih ne može pročitati.'
	},
	page: {
		to: 'Onome tko poslužuje ovu stranicu',
		what: 'Ono što i svakoj stranici na internetu: vaša mrežna adresa kad otvorite aplikaciju ili kad ona potraži noviju verziju.'
	}
} satisfies typeof en;
