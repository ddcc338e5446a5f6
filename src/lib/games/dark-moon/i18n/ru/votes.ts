import type { Questions } from '../asking';

const plain = (label: string, means = '') => ({ label, means });

/** Votes and what the Commander decides about people. */
export const vote: Pick<Questions, 'castVote' | 'breakTie' | 'decideQuarantine'> = {
	castVote: {
		heading: ({ todo, name }) => `Голосование о карантине: ${name(todo.on)}.`,
		explain: ({ variants }) =>
			variants.includes('expensiveVoting')
				? 'Никто не видит, пока не проголосуют все. Кубик, которым вы голосуете, уйдёт в резерв.'
				: 'Никто не видит, пока не проголосуют все. Кубик вернётся к вам.',
		waits: ({ who }) => `Ещё голосуют: ${who}.`,
		rule: () =>
			'Каждый держит в руке мощный кубик, слабый кубик или ничего, и все открывают руки разом. Слабых больше: в карантин или остаётся в нём. Мощных больше: на выход или остаётся на свободе. При равенстве решает командир. Синим кубиком не голосуют.',
		choice: {
			vote: ({ args: [ballot] }) =>
				ballot === 'strong'
					? plain('Мощный кубик: чисто')
					: ballot === 'weak'
						? plain('Слабый кубик: заражение')
						: plain('Пустая рука', 'Вы не выбираете сторону.')
		}
	},
	breakTie: {
		heading: ({ todo, name }) => `Поровну. Решаете вы: ${name(todo.on)}.`,
		explain: () => 'Все руки открыты. Последнее слово за вами, даже если речь о вас.',
		waits: ({ who }) => `Поровну. ${who} решает.`,
		rule: () =>
			'При равенстве решает командир, даже если не голосовал никто и даже о себе. Если в карантин уходит командир, звание переходит тому, кто созвал голосование, или первому свободному игроку слева.',
		choice: {
			decide: ({ args: [quarantine], todo, name, isQuarantined }) =>
				isQuarantined(todo.on)
					? quarantine
						? plain(`Остаётся в карантине: ${name(todo.on)}`)
						: plain(`Выходит: ${name(todo.on)}`)
					: quarantine
						? plain(`В карантин: ${name(todo.on)}`)
						: plain(`Остаётся на свободе: ${name(todo.on)}`)
		}
	},
	decideQuarantine: {
		heading: () => 'Анализы готовы. Кого запираете или выпускаете?',
		explain: () => 'Кого-то выбрать придётся. Голосования не будет.',
		waits: ({ who }) => `${who} решает о карантине.`,
		rule: () =>
			'Анализ крови завершён: командир отправляет одного игрока в карантин или одного выпускает. Это обязательно, даже если все Заражённые известны. Карантин — это лимит меньше на два и никаких заданий.',
		choice: {
			decide: ({ args: [seat], name, isQuarantined }) =>
				isQuarantined(seat)
					? plain(`Выходит: ${name(seat)}`, 'Лимит больше на два; кубиков сейчас не получает.')
					: plain(`В карантин: ${name(seat)}`, 'Лимит меньше на два; никаких заданий.')
		}
	}
};
