import type { HintsWords } from '../en/hints';

/** The coach of the first matches. */
export default {
	title: 'Подсказки',
	hint: 'Подсказка',
	gotIt: 'Понятно',
	noMore: 'Без подсказок',
	show: 'Подсказки во время партии',
	showHint: 'Одно предложение, когда вас впервые спрашивают о новом.',
	again: 'Показать все ещё раз',
	reset: 'Все они появятся ещё раз.'
} satisfies HintsWords;
