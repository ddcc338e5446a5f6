import type { DamageFor, RemovalFor } from '../../rules/todo';
import type { Questions } from '../asking';
import { cards } from './cards';
import { tokens } from './counts';

const plain = (label: string, means = '') => ({ label, means });

const REMOVE: Record<RemovalFor, { heading: string; explain: string; rule: string }> = {
	repair: {
		heading: 'Починка удалась. Какой жетон уходит?',
		explain: 'Выбор за вами именно теперь, когда починка удалась.',
		rule: 'Удачная починка снимает самый дальний жетон щита или любой жетон базы или усталости. Он возвращается в свою стопку. Починка никогда не вызывает проверку щитов.'
	},
	bonus: {
		heading: 'Получилось. Снимете ещё и жетон?',
		explain: 'Задание это позволяет; выбор за вами, и его видят все.',
		rule: 'Когда задание с этим бонусом удаётся, игрок, чей ход, может снять один жетон его вида до того, как ляжет маркер. Можно и оставить.'
	},
	compromise: {
		heading: 'Сначала: какой урон снимаете?',
		explain: 'Один жетон уходит сейчас; потом придётся вытянуть два.',
		rule: 'Стратегический компромисс: снимите один жетон урона любого вида, затем вытяните два, один за другим. Щиты проверяются после обоих, если среди них был жетон щита.'
	}
};

const DAMAGE: Record<DamageFor, { heading(left: number): string; explain: string; rule: string }> =
	{
		test: {
			heading: () => 'Щиты не выдержали. Что ломается?',
			explain: 'Один жетон того вида, что вы выберете.',
			rule: 'Проваленная проверка щитов стоит одного жетона усталости или базы, выбирает игрок, чей ход. Новой проверки за этим не следует, но игра может закончиться.'
		},
		acceptableLoss: {
			heading: () => 'Какие потери приемлемы?',
			explain: 'Один жетон того вида, что вы выберете. Задание удаётся.',
			rule: 'Приемлемые потери: вы тянете один жетон урона выбранного вида, но не того, которого уже пять. После жетона щита следует проверка. Задание удаётся всегда.'
		},
		compromise: {
			heading: (left) =>
				left > 1 ? 'Теперь цена: два жетона. Какой вид первым?' : 'Ещё один. Какого вида?',
			explain: 'Каждый жетон вы видите до того, как выберете следующий.',
			rule: 'Стратегический компромисс: два жетона урона, один за другим, виды на ваш выбор, но не тот, которого уже пять. Щиты проверяются после обоих, если среди них был жетон щита.'
		},
		reboot: {
			heading: (left) => `Система перезагружается, впереди ${tokens(left)}. Какой вид?`,
			explain: 'Не больше трёх одного вида. Каждый видно до следующего.',
			rule: 'Перезагрузка системы: командир тянет пять жетонов урона, один за другим, не больше трёх одного вида и никогда не шестой. В конце щиты проверяются, если среди них был жетон щита.'
		},
		testCommander: {
			heading: () => 'Командир не справился. Что ломается?',
			explain: 'Один жетон любого вида. Он может закончить игру.',
			rule: 'Если командир не проходит испытание, Заражённый, который испытывал, тянет один жетон урона любого вида. После жетона щита следует проверка.'
		}
	};

/** Choosing what breaks and what is mended. */
export const damage: Pick<
	Questions,
	'removeToken' | 'placeOne' | 'chooseKind' | 'chooseDamage' | 'resupply'
> = {
	removeToken: {
		heading: ({ todo }) => REMOVE[todo.why].heading,
		explain: ({ todo }) => REMOVE[todo.why].explain,
		waits: ({ who }) => `${who} выбирает, какой жетон снять.`,
		rule: ({ todo }) => REMOVE[todo.why].rule,
		choice: {
			remove: ({ args: [area, token] }) =>
				area === 'shield' || token === null
					? plain('Самый дальний жетон щита')
					: area === 'outpost'
						? plain(station(token), 'Отсек снова работает.')
						: plain(character(token), 'Усталость проходит.'),
			decline: () => plain('Оставить всё')
		}
	},
	placeOne: {
		heading: () => 'Вытянуты эти два. Какой ляжет на поле?',
		explain: () => 'Другой вернётся в стопку, и о нём знаете только вы.',
		waits: ({ who }) => `${who} выкладывает жетон.`,
		rule: () =>
			'Сила заражения тянет два жетона и выкладывает один. Другой замешивается обратно втёмную. Если остался только один, ложится он.',
		choice: {
			place: ({ args: [token], todo }) =>
				todo.area === 'outpost'
					? plain(station(token), cards.stations[token as keyof typeof cards.stations].text)
					: plain(character(token), `${cards.areas.lifeSupport.damage}.`)
		}
	},
	chooseKind: {
		heading: () => 'Назовите, что отказывает.',
		explain: () => 'При провале жетоны будут этого вида.',
		waits: ({ who }) => `${who} называет, что отказывает.`,
		rule: () =>
			'При неизвестном сбое игрок, чей ход, называет щиты, базу или жизнеобеспечение до того, как кто-либо решит участвовать. При провале жетоны будут этого вида.',
		choice: { nameKind: ({ args: [area] }) => plain(cards.areas[area].name) }
	},
	chooseDamage: {
		heading: ({ todo }) => DAMAGE[todo.why].heading(todo.left),
		explain: ({ todo }) => DAMAGE[todo.why].explain,
		waits: ({ who }) => `${who} выбирает урон.`,
		rule: ({ todo }) => DAMAGE[todo.why].rule,
		choice: {
			draw: ({ args: [area], tokens }) =>
				plain(cards.areas[area].damage, tokens(area) >= 5 ? 'Шестой: Заражённые победят.' : '')
		}
	},
	resupply: {
		heading: () => 'Запасы доставлены. Снимете один вид жетонов?',
		explain: () => 'Все жетоны одного вида уходят с поля.',
		waits: ({ who }) => `${who} распределяет запасы.`,
		rule: () =>
			'Пополнение запасов завершено: командир может снять все жетоны одного вида. Они возвращаются в свою стопку. Можно и не снимать ничего.',
		choice: {
			clear: ({ args: [area] }) =>
				area === null
					? plain('Ничего не снимать')
					: plain(`Снять все: ${cards.areas[area].name.toLowerCase()}`)
		}
	}
};

const station = (token: string) => cards.stations[token as keyof typeof cards.stations].name;
const character = (token: string) => cards.characters[token as keyof typeof cards.characters].name;
