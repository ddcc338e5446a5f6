import { plural } from '$lib/i18n/plural';
import type { BoardWords } from './board.en';
import { listed, total } from './figures';
import { presets } from './ru/presets';
import { sending } from './ru/sending';
import { end } from './ru/end';

/** Labels of the board in Russian. */
export default {
	listed: (items) => listed('ru', items),

	regions: {
		board: 'Поле',
		screen: 'Моя ширма',
		crew: 'Экипаж',
		journal: 'Журнал',
		move: 'Ваш ход'
	},
	menu: 'Меню',
	briefing: 'инструктаж',
	turn: (p) => `ход ${p.n} · на вахте: ${p.name}`,
	working: 'Минуту …',

	// gauges, cameras, the Task
	track: (p) => `${p.name}: ${p.n} из 6`,
	station: (p) => `${p.name}: ${p.damaged ? 'повреждение' : 'работает'}`,
	stationBroken: 'Сейчас повреждение.',
	stationWorks: 'Сейчас работает.',
	allWork: 'все отсеки работают',
	allFit: 'все в строю',
	exhausted: (p) => `без сил: ${p.who}`,
	shieldScale: (fails) => [
		`2 жетона: ${fails[2]}. 3: ${fails[3]}. 4: ${fails[4]}. 5: ${fails[5]}. 6: Заражённые побеждают.`
	],
	cam: 'Кам',
	final: 'финал',
	noSignal: 'нет сигнала',
	camera: (p) =>
		`Камера ${p.n}: ${p.name}, ${p.state === 'done' ? 'завершено' : `маркеры: ${p.filled} из ${p.of}`}`,
	finalCamera: (p) =>
		`Камера 4, финальное событие: ${p.name}, ${p.begun ? 'идёт' : 'ещё не началось'}, маркеры: ${p.filled} из ${p.of}`,
	finalWins: 'Когда оно заполнено, побеждают Незаражённые, если на карте не сказано иное.',
	suspicious: 'Подозрительно',
	noTask: 'Задания пока нет',
	noTaskYet: (p) => `${p.name} сначала действует, потом играет задание.`,
	noTaskBriefing: 'Смена ещё не началась.',
	result: { success: 'Удалось', failure: 'Провал' },
	success: (p) => `Маркер успеха на ${p.total}, трудность ${p.of}`,
	soFar: (p) => `${p.total} из ${p.of}.`,
	succeeds: (p) => `Успех: ${p.what}`,
	fails: (p) => `Провал: ${p.what}`,
	suspicionShort: 'Подозрения',
	suspicion: (p) =>
		p.space === null
			? 'Подозрения больше не считаются'
			: `Подозрения: деление ${p.space} из ${p.of}. На делении ${p.of} голосование неизбежно.`,
	pool: 'Резерв',
	inPool: (p) => `${p.die}: ${p.n} в резерве`,
	spent: 'Отправлено',
	spentDie: (p) => `${p.die}, отправляет ${p.who}`,

	// the crew
	seat: (p) => (p.name === p.character ? p.name : `${p.name} · ${p.character}`),
	you: (p) => p.name,
	limit: (p) =>
		plural('ru', p.n, {
			one: 'Лимит: # кубик.',
			few: 'Лимит: # кубика.',
			many: 'Лимит: # кубиков.',
			other: 'Лимит: # кубика.'
		}),
	revealedNow:
		'Открытый враг: два кубика, ни заданий, ни голосований, и одно действие Заражённых каждый ход.',
	standing: {
		clean: 'без заразы',
		infected: 'заражение',
		voting: 'голосует',
		voted: 'голос отдан',
		reading: 'читает',
		rolls: 'бросает',
		inRolls: 'участвует · бросает',
		decides: 'решает',
		sent: (p) => `отправлено ${p.sum}`,
		in: 'участвует',
		out: 'пропускает',
		locked: 'карантин',
		exhausted: 'без сил',
		watch: 'на вахте'
	},

	// my screen and the shutter
	behind: 'За моей ширмой',
	mine: (p) => `${p.character} · лимит ${p.limit}`,
	screenLater: 'Откроется после инструктажа.',
	stayOpen: 'Держать открытым',
	cover: 'Закрыть',
	myDice: 'Мои кубики',
	myRoll: 'Мой бросок',
	drawn: (p) => `На руке: ${p.what}.`,
	notes: 'Мои заметки, новые сверху',
	partner: (p) => `Вы знаете: ${p.name} на стороне Заражённых, как и вы.`,
	known: (p) => `Вы знаете: ${p.name}, ${p.status}.`,
	look: {
		status: 'Посмотреть свой статус',
		dice: 'Посмотреть свои кубики',
		roll: 'Посмотреть свой бросок',
		tasks: 'Посмотреть свои задания',
		events: 'Посмотреть свои события',
		tokens: 'Посмотреть свои жетоны',
		vote: 'Голосовать тайно'
	},

	// panels
	briefingWaits: (p) => `Отсчёт начнётся, когда все будут здесь. Ещё нет: ${p.who}.`,
	secondsLeft: (p) =>
		plural('ru', p.n, {
			one: 'осталась # секунда',
			few: 'осталось # секунды',
			many: 'осталось # секунд',
			other: 'осталось # секунды'
		}),
	more: (p) => `Ещё один: ${p.die}`,
	fewer: (p) => `На один меньше: ${p.die}`,
	nothing: 'Ничего',
	chooseDice: 'Выберите, что отправить',
	chooseAndGoOn: 'Отправить часть, остальное перебросить',
	sendNothing: 'Отправить нечего',
	chooseCard: 'Выберите карту',
	choose: (p) => `Начать: ${p.what}`,
	chooseBallot: 'Выберите свой голос',
	cast: (p) => `Отдать голос: ${p.what}`,
	now: (p) => `Сейчас ${p.n} из ${p.of}.`,
	onTop: (p) => (p.n === 1 ? 'На верху колоды' : `${p.n}-е в колоде`),
	away: 'Сброшено',
	raise: (p) => `Поднять выше: ${p.task}`,
	keep: (p) => `Вернуть: ${p.task}`,
	discard: (p) => `Сбросить: ${p.task}`,
	actions: {
		repair: { name: 'Починка', cost: 'Бросок до трёх кубиков, один тратится.' },
		callVote: { name: 'Созвать голосование', cost: 'Все голосуют о карантине.' },
		loneWolf: { name: 'Одинокий волк', cost: 'Два кубика; оба +: маркер.' },
		order: { name: 'Отдать приказ', cost: 'Кто-то другой сможет действовать или взять кубики.' },
		reveal: { name: 'Раскрыть заражение', cost: 'Маска падает навсегда.' },
		pass: { name: 'Без действия', cost: 'Сразу дальше.' }
	},
	nothingToReveal:
		'Это может только Заражённый, и не по всякому приказу. Вам сейчас раскрывать нечего.',
	revealAlike: 'Эта кнопка есть у всех.',
	cannotReveal: 'Раскрывать нечего',
	revealFinal: 'Отменить это нельзя.',
	revealNow: 'Раскрыть сейчас',
	goAlone: 'Идти в одиночку',
	otherAction: 'Другое действие',

	// the end
	end,

	// switches of the lobby
	presets,
	sending,
	helps: {
		infected: 'Помогает Заражённым',
		uninfected: 'Помогает Незаражённым',
		table: 'Для всего стола'
	},
	needsSeats: (p) => plural('ru', p.n, { one: 'От # игрока.', other: 'От # игроков.' }),
	notWith: (p) => `Не вместе с «${p.other}».`,

	// the page of all cards
	cards: {
		title: 'Все карты и жетоны',
		search: 'Поиск',
		none: 'Ничего не нашлось. Попробуйте другое слово.',
		characters: 'Персонажи',
		statuses: 'Карты статуса',
		dice: 'Кубики',
		tasks: 'Задания',
		tasksHint: 'Трудность серебряной колоды (3, 5 или 7 игроков); чёрная (4 или 6) добавляет 2.',
		events: 'События',
		finals: 'Финальные события',
		stations: 'Отсеки',
		tokens: 'Жетоны',
		powers: 'Действия Заражённых',
		variants: 'Варианты'
	},
	difficulty: (p) => `Трудность ${total(p.n)}`
} satisfies BoardWords;
