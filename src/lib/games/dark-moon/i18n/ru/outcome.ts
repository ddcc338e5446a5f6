import type { DarkMoonWords } from '../shape';

/** Why an answer is not available. */
export const blocked: DarkMoonWords['blocked'] = {
	noDamage: 'Там ничего не повреждено.',
	shieldControl: 'Управление щитами повреждено.',
	lifeSupport: 'Отсек жизнеобеспечения повреждён.',
	researchLab: 'Лаборатория повреждена.',
	communications: 'Связь повреждена.',
	hangarBay: 'Ангар повреждён.',
	noDice: 'У вас нет кубиков.',
	needsTwoDice: 'Нужны два кубика.',
	noWeakDice: 'Пока идёт ремонт инструментов, бросают только слабые кубики, а их у вас нет.',
	noStrong: 'У вас нет мощного кубика.',
	noWeak: 'У вас нет слабого кубика.',
	quarantined: 'Из карантина этого не сделать.',
	nobody: 'Для этого никого нет.',
	atLimit: 'Таких жетонов уже пять.',
	threeOfAKind: 'Три таких уже вытянуты.',
	ordered: 'Не во время чужого приказа.',
	isCommander: 'Уже командует.',
	isYourself: 'Себя нельзя.',
	isQuarantined: 'В карантине.',
	isRevealed: 'Заражение раскрыто.',
	missingTokens: 'Такого жетона нет.'
};

export const outcome: DarkMoonWords['outcome'] = {
	heading: { uninfected: 'Незаражённые побеждают', infected: 'Заражённые побеждают' },
	by: {
		finalEvent: 'Финальное событие завершено. Кто не заражён, будет жить.',
		shields: 'Лёг шестой жетон щита. Щитов больше нет.',
		outpost: 'Лёг шестой жетон базы. Не работает ни один отсек.',
		lifeSupport: 'Лёг шестой жетон усталости. Экипаж больше не держится на ногах.',
		codes: 'Финальное событие завершено, но коды были не в тех руках.'
	}
};
