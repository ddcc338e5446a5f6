import type { Area, Ballot } from '../../rules/state';
import { signed, total } from '../figures';
import type { Journal, Notes } from '../shape';
import { cards } from './cards';
import { list } from './counts';
import { task } from './missions';

const BALLOT: Record<Ballot, string> = {
	strong: 'чисто',
	weak: 'заражение',
	none: 'пустая рука'
};
const RETURNED: Record<Area, string> = {
	shield: 'Жетоны щита возвращаются в стопку.',
	outpost: 'Жетоны базы возвращаются в стопку.',
	lifeSupport: 'Жетоны усталости возвращаются в стопку.'
};

/** What the whole table saw. Names stay in the nominative and verbs in the present: no gender, no case. */
export const journal: Journal = {
	briefed: () => 'Статусы прочитаны. Смена начинается.',
	finalChosen: ({ id, by, name }) =>
		by === null
			? `Финальное событие: ${cards.finals[id].name}.`
			: `${name(by)} выкладывает финальное событие: ${cards.finals[id].name}.`,
	eventBegins: ({ id, by, name }) => `${name(by)} начинает событие: ${cards.events[id].name}.`,
	eventDone: ({ id }) => `Событие завершено: ${cards.events[id].name}.`,
	finalBegins: ({ id }) => `Начинается финальное событие: ${cards.finals[id].name}.`,
	turn: ({ by, name }) => `На вахте: ${name(by)}.`,
	retrieved: ({ by, dice, name }) =>
		none(dice) ? `${name(by)} не берёт кубиков.` : `${name(by)} берёт ${cards.handful(dice)}.`,
	passed: ({ by, name }) => `${name(by)} ничего не предпринимает.`,
	repairs: ({ by, area, name }) => `${name(by)} берётся чинить: ${lower(area)}.`,
	loneWolf: ({ by, name }) => `${name(by)} идёт одиноким волком.`,
	rerolled: ({ by, name }) => `${name(by)} пока ничего не отправляет и перебрасывает всё.`,
	submitted: ({ by, dice, name }) => `${name(by)} отправляет ${cards.faces(dice)}.`,
	submittedNothing: ({ by, name }) => `${name(by)}: отправить нечего.`,
	repairWorked: ({ by, name }) => `Починка удаётся: ${name(by)}.`,
	repairFailed: ({ by, name }) => `Починка не удаётся: ${name(by)}.`,
	wolfWorked: ({ by, name }) => `Одинокий волк справляется: ${name(by)}.`,
	wolfFailed: ({ by, name }) => `Одинокий волк не справляется: ${name(by)}.`,
	shieldMended: ({ left }) => `Один жетон щита уходит. На шкале: ${left}.`,
	stationMended: ({ station }) => `Снова работает: ${cards.stations[station].name}.`,
	rested: ({ character }) => `Усталость проходит: ${cards.characters[character].name}.`,
	bonusDeclined: ({ by, name }) => `${name(by)} не снимает жетонов.`,
	tookFreeDie: ({ by, dice, name }) =>
		none(dice)
			? `${name(by)} не берёт кубик за починку.`
			: `${name(by)} берёт за починку ${cards.handful(dice)}.`,
	paidSabotage: ({ by, dice, name }) =>
		none(dice)
			? `Саботаж. ${name(by)}: сбросить нечего.`
			: `Саботаж. ${name(by)} сбрасывает ${cards.handful(dice)}.`,
	voteCalled: ({ by, on, why, name }) =>
		why === 'action'
			? `${name(by)} созывает голосование. Решается судьба: ${name(on)}.`
			: why === 'forced'
				? `Слишком много подозрений. ${name(by)} обязательно созывает голосование. Решается судьба: ${name(on)}.`
				: `Принудительный карантин. ${name(by)} требует голосования. Решается судьба: ${name(on)}.`,
	voted: ({ on, ballots, clear, infected, name }) =>
		`Голосование, ${name(on)}: чисто ${clear}, заражение ${infected}. ${Object.entries(ballots)
			.map(([seat, ballot]) => `${name(seat)}: ${BALLOT[ballot]}`)
			.join('; ')}.`,
	tieBroken: ({ by, on, quarantine, name }) =>
		quarantine
			? `Поровну. ${name(by)} решает. Карантин: ${name(on)}.`
			: `Поровну. ${name(by)} решает. На свободе: ${name(on)}.`,
	quarantined: ({ on, name }) => `${name(on)} отправляется в карантин.`,
	staysIn: ({ on, name }) => `${name(on)} остаётся в карантине.`,
	released: ({ on, name }) => `${name(on)} выходит из карантина.`,
	staysFree: ({ on, name }) => `${name(on)} остаётся на свободе.`,
	newCommander: ({ seat, name }) => `${name(seat)} принимает командование.`,
	discarded: ({ by, dice, name }) => `${name(by)} сбрасывает ${cards.handful(dice)}.`,
	ordered: ({ by, on, name }) => `${name(by)} отдаёт приказ. Получает его ${name(on)}.`,
	obeys: ({ by, how, name }) =>
		how === 'dice'
			? `${name(by)} по приказу берёт кубики.`
			: how === 'actions'
				? `${name(by)} по приказу действует.`
				: `${name(by)} оставляет приказ без внимания.`,
	revealed: ({ by, status, name }) =>
		`${name(by)} раскрывает заражение. ${cards.statuses[status].name}.`,
	powerRoll: ({ face, again }) =>
		again
			? `Сила может ударить ещё раз: ${signed(face)}. Бьёт.`
			: `Сила может ударить ещё раз: ${signed(face)}. Не бьёт.`,
	allRevealed: () => 'Все Заражённые известны. Подозрения больше не считаются.',
	infectedActs: ({ by, action, on, name }) =>
		on === null
			? `${name(by)}: ${cards.infectedActions[action].name}.`
			: `${name(by)}: ${cards.infectedActions[action].name}, ${lower(on)}.`,
	interfered: ({ by, discarded, kept, name }) =>
		`${name(by)} смотрит задания. Сброшено: ${discarded}, возвращено: ${kept}.`,
	commanderTest: ({ commander, passed, name }) =>
		passed ? `${name(commander)} проходит испытание.` : `${name(commander)} не проходит испытание.`,
	demoralized: ({ swaps, name }) => {
		const swapped = Object.entries(swaps).filter(([, n]) => n > 0);
		return swapped.length
			? `Мощные кубики становятся слабыми: ${list(swapped.map(([seat, n]) => `${name(seat)} ${n}`))}.`
			: 'Менять никому нечего.';
	},
	paidDie: ({ by, dice, name }) => `${name(by)} платит за действие: ${cards.handful(dice)}.`,
	taskPlayed: (p) => `${p.name(p.by)} играет задание: ${task(p, p.id)}.`,
	kindChosen: ({ by, area, name }) => `${name(by)} называет, что отказывает: ${lower(area)}.`,
	isIn: ({ by, name }) => `${name(by)} участвует.`,
	isOut: ({ by, name }) => `${name(by)} пропускает.`,
	taskDone: ({ success, total: sent, difficulty }) => {
		const result = success ? 'Задание удаётся' : 'Задание проваливается';
		return sent === null || difficulty === null
			? `${result}.`
			: `${result}: ${total(sent)} из ${difficulty}.`;
	},
	seatPicked: ({ by, on, why, name }) =>
		why === 'failureToLead'
			? `${name(by)} предлагает сменить командира: ${name(on)}.`
			: why === 'actOfTrust'
				? `${name(by)} просит о доверии. Отвечает ${name(on)}.`
				: why === 'bloodTest'
					? `${name(by)} просит анализ крови. Отвечает ${name(on)}.`
					: why === 'passCommand'
						? `${name(by)} передаёт звание. Получает его ${name(on)}.`
						: `${name(by)} называет имя: ${name(on)}.`,
	answered: ({ by, agrees, name }) =>
		agrees ? `${name(by)} соглашается.` : `${name(by)} отказывается.`,
	bloodSeen: ({ by, on, name }) => `${name(on)} показывает статус. Видит его только ${name(by)}.`,
	shieldPlaced: ({ now }) => `Жетон щита: ${now} из 6.`,
	stationBroke: ({ station }) =>
		`Повреждение: ${cards.stations[station].name}, ${cards.stations[station].forbids}.`,
	fatigued: ({ character }) => `Жетон усталости: ${cards.characters[character].name}.`,
	returned: ({ area }) => RETURNED[area],
	shieldTest: ({ face, failed }) =>
		face === null
			? 'Проверка щитов: жетонов так мало, что отказать они не могут.'
			: failed
				? `Проверка щитов: ${signed(face)}. Щиты не выдерживают.`
				: `Проверка щитов: ${signed(face)}. Щиты держат.`,
	damageChosen: ({ by, area, name }) =>
		`${name(by)} выбирает урон: ${cards.areas[area].damage.toLowerCase()}.`,
	cube: ({ on, cubes, of }) =>
		on === 'final'
			? `Маркер на финальном событии: ${cubes} из ${of}.`
			: `Маркер на событии: ${cubes} из ${of}.`,
	suspicion: ({ space }) =>
		space === 4
			? 'Подозрения: деление 4 из 4. Будет голосование.'
			: `Подозрения: деление ${space} из 4.`,
	resupplied: ({ by, area, name }) =>
		area === null
			? `${name(by)} ничего не снимает.`
			: `${name(by)} распределяет запасы: ${lower(area)}.`,
	exhaustedDiscard: ({ by, dice, name }) =>
		none(dice)
			? `Усталость: ${name(by)}, сбросить нечего.`
			: `Усталость: ${name(by)} сбрасывает ${cards.handful(dice)}.`,
	dieToken: ({ seat, by, name }) => `${name(seat)} получает жетон кубика ${signed(by)}.`,
	codesShown: ({ commander, status, name }) =>
		`${name(commander)} показывает статус: ${cards.statuses[status].name}.`,
	deckRebuilt: () => 'Колода заданий собрана заново: одни сбои.',
	over: ({ winners }) =>
		winners === 'uninfected' ? 'Незаражённые побеждают.' : 'Заражённые побеждают.'
};

/** What one seat alone saw or did; read by the owner, and by all at the end. */
export const notes: Notes = {
	status: ({ status }) => `Статус: ${cards.statuses[status].name}.`,
	partner: ({ seat, name }) => `На одной стороне: ${name(seat)}.`,
	rolled: ({ dice, sent, rerolled }) => {
		const rolled = `Выпало: ${cards.faces(dice)}`;
		return rerolled
			? `${rolled}; всё переброшено.`
			: `${rolled}; отправлено: ${cards.faces(sent.map((place) => dice[place]!))}.`;
	},
	tasks: (p) =>
		`Вытянуто: ${list(p.drawn.map((id) => task(p, id)))}; сыграно: ${task(p, p.played)}.`,
	events: ({ drawn, played }) =>
		`Вытянуто: ${list(drawn.map((id) => cards.events[id].name))}; выбрано: ${cards.events[played].name}.`,
	tokens: ({ area, drawn, placed }) =>
		`Вытянуто: ${list(drawn.map((id) => tokenName(area, id)))}; выложено: ${tokenName(area, placed)}.`,
	interference: (p) => {
		const put = p.kept.length ? list(p.kept.map((id) => task(p, id))) : 'ничего';
		return `Просмотрено: ${list(p.seen.map((id) => task(p, id)))}; возвращено: ${put}.`;
	},
	blood: ({ seat, status, name }) => `Анализ крови, ${name(seat)}: ${cards.statuses[status].name}.`
};

const none = (dice: Record<string, number>) => Object.values(dice).every((n) => n === 0);
const lower = (area: Area) => cards.areas[area].name.toLowerCase();

function tokenName(area: Area, id: string): string {
	return area === 'outpost'
		? cards.stations[id as keyof typeof cards.stations].name
		: cards.characters[id as keyof typeof cards.characters].name;
}
