import type en from '../en/trial';

export default {
	start: 'Isprobaj vezu',
	stop: 'Zaustavi provjeru',
	hint: 'Isprobava ono što piše u poljima iznad, spremljeno ili ne. Najviše 10 sekundi.',
	trying: 'Isprobavam …',
	stopped: 'Zaustavljeno prije odgovora.',
	signalling: {
		name: 'Povezivanje',
		works: (p) => `Odgovara, nakon ${p.time}.`,
		silent:
			'Ne odgovara. Provjerite adresu, priključak, putanju i internetsku vezu te dopustite lokalnu mrežu ako preglednik to zatraži.'
	},
	stun: {
		name: 'STUN poslužitelj',
		works: (p) => `Odgovara, nakon ${p.time}.`,
		unset: 'Nije upisan. Na istom Wi-Fiju i ne treba, a preko interneta je potreban.',
		silent:
			'Ne odgovara. Na istom Wi-Fiju svejedno možete igrati, a preko interneta treba vam drugi.',
		unreadable:
			'Preglednik ne može upotrijebiti jednu od adresa. Treba izgledati kao stun:stun.example.org:3478.'
	},
	turn: {
		name: 'TURN poslužitelj',
		works: (p) => `Odgovara i prosljeđuje pakete, nakon ${p.time}.`,
		unset: 'Nije upisan. Treba samo ondje gdje se mobiteli ne mogu izravno povezati.',
		silent: 'Ne odgovara. Provjerite adresu i priključak.',
		refused: 'Odgovara, ali ne prihvaća ovog korisnika i lozinku.',
		unreadable:
			'Preglednik ga ne može upotrijebiti. Adresa treba izgledati kao turn:turn.example.org:3478, uz korisnika i lozinku.'
	},
	pair: {
		name: 'S mobitela na mobitel',
		works: (p) => `Dvije su se veze na ovom mobitelu s ovim postavkama spojile, nakon ${p.time}.`,
		silent:
			'Dvije se veze na ovom mobitelu s ovim postavkama nisu spojile. Dopustite lokalnu mrežu ako preglednik to zatraži ili dopustite kameru (ništa se ne snima), pa isprobajte ponovno.',
		skipped: 'Nije isprobano: za to se mora javiti poslužitelj za povezivanje.'
	}
} satisfies typeof en;
