import type { DarkMoonWords } from '../shape';

/** Why an answer is not available. */
export const blocked: DarkMoonWords['blocked'] = {
	noDamage: 'Ondje ništa nije oštećeno.',
	shieldControl: 'Kontrola štitova je oštećena.',
	lifeSupport: 'Modul za održavanje života je oštećen.',
	researchLab: 'Istraživački laboratorij je oštećen.',
	communications: 'Komunikacije su oštećene.',
	hangarBay: 'Hangar je oštećen.',
	noDice: 'Nemate kocaka.',
	needsTwoDice: 'Potrebne su dvije kocke.',
	noWeakDice: 'Uz Popravak alata bacaju se samo slabe kocke, a vi ih nemate.',
	noStrong: 'Nemate jaku kocku.',
	noWeak: 'Nemate slabu kocku.',
	quarantined: 'Iz karantene to ne možete.',
	nobody: 'Nema nikoga za to.',
	atLimit: 'Već je pet takvih oznaka na ploči.',
	threeOfAKind: 'Tri takve već su izvučene.',
	ordered: 'Ne dok izvršavate zapovijed.',
	isCommander: 'Već zapovijeda.',
	isYourself: 'Ne samoga sebe.',
	isQuarantined: 'U karanteni.',
	isRevealed: 'Poznata zaraza.',
	missingTokens: 'Takve oznake nema.'
};

export const outcome: DarkMoonWords['outcome'] = {
	heading: { uninfected: 'Nezaraženi pobjeđuju', infected: 'Zaraženi pobjeđuju' },
	by: {
		finalEvent: 'Završni događaj je dovršen. Tko nije zaražen, živjet će.',
		shields: 'Šesta oznaka štita je pala. Štitova više nema.',
		outpost: 'Šesta oznaka postaje je pala. Nijedan modul više ne radi.',
		lifeSupport: 'Šesta oznaka premora je pala. Posada više ne može stajati.',
		codes: 'Završni događaj je dovršen, ali kodovi su bili u krivim rukama.'
	}
};
