import { CHARACTERS, type CharacterId } from '../content/characters';
import { KINDS } from '../content/dice';
import { EVENTS, type EventId } from '../content/events';
import { FINALS, type FinalId } from '../content/finals';
import { STATIONS, type StationId } from '../content/stations';
import { STATUSES, type StatusId } from '../content/statuses';
import { malfunction, TASKS, type TaskId } from '../content/tasks';
import { VARIANTS, type VariantId } from '../content/variants';
import type { ComplicationId, TokenId } from '../i18n';
import type { InfectedAction } from '../rules/todo';
import { words } from './words.svelte';

/** One card or token as the page of all cards shows it. */
export interface Item {
	/** The fragment that leads to it. */
	anchor: string;
	name: string;
	/** A figure in the corner: cubes, difficulty. */
	figure?: string;
	tape?: boolean;
	lines: string[];
	/** What is drawn beside it. */
	portrait?: CharacterId;
	die?: (typeof KINDS)[number];
	glyph?: StationId | InfectedAction | 'infected' | 'clear';
}
export interface Group {
	title: string;
	hint?: string;
	items: Item[];
}

const ids = <Id extends string>(rows: Record<Id, unknown>) => Object.keys(rows) as Id[];

function task(id: TaskId): Item {
	const { cards } = words.game;
	const { board } = words;
	const figures = malfunction(id);
	const { text, succeeds, fails } = figures
		? {
				text: cards.malfunction.text(figures),
				succeeds: cards.malfunction.succeeds(figures),
				fails: cards.malfunction.fails(figures)
			}
		: cards.complications[id as ComplicationId];
	return {
		anchor: `task-${id}`,
		name: cards.tasks[id],
		...(figures ? { figure: board.difficulty({ n: figures.difficulty }) } : {}),
		tape: TASKS[id].suspicious,
		lines: [text, board.succeeds({ what: succeeds }), board.fails({ what: fails })]
	};
}

/** Every row of every table with its text, in the language now chosen. */
export function catalogue(): Group[] {
	const { cards } = words.game;
	const { board } = words;
	const titles = board.cards;
	return [
		{
			title: titles.characters,
			items: ids<CharacterId>(CHARACTERS).map((id) => ({
				anchor: `character-${id}`,
				name: cards.characters[id].name,
				lines: [cards.characters[id].text],
				portrait: id
			}))
		},
		{
			title: titles.statuses,
			items: ids<StatusId>(STATUSES).map((id) => ({
				anchor: `status-${id}`,
				name: cards.statuses[id].name,
				figure: `× ${STATUSES[id].copies}`,
				lines: [cards.statuses[id].text, cards.statuses[id].play],
				glyph: STATUSES[id].infected ? 'infected' : 'clear'
			}))
		},
		{
			title: titles.dice,
			items: KINDS.map((id) => ({
				anchor: `die-${id}`,
				name: cards.dice[id].name,
				lines: [cards.dice[id].text],
				die: id
			}))
		},
		{
			title: titles.stations,
			items: ids<StationId>(STATIONS).map((id) => ({
				anchor: `station-${id}`,
				name: cards.stations[id].name,
				lines: [cards.stations[id].text],
				glyph: id
			}))
		},
		{ title: titles.tasks, hint: titles.tasksHint, items: ids<TaskId>(TASKS).map(task) },
		{
			title: titles.events,
			items: ids<EventId>(EVENTS).map((id) => ({
				anchor: `event-${id}`,
				name: cards.events[id].name,
				figure: cards.cubes(EVENTS[id].cubes),
				lines: [cards.events[id].text]
			}))
		},
		{
			title: titles.finals,
			items: ids<FinalId>(FINALS).map((id) => ({
				anchor: `final-${id}`,
				name: cards.finals[id].name,
				figure: cards.cubes(FINALS[id].cubes),
				lines: [cards.finals[id].text]
			}))
		},
		{
			title: titles.tokens,
			items: ids<TokenId>(cards.tokens).map((id) => ({
				anchor: `token-${id}`,
				name: cards.tokens[id].name,
				lines: [cards.tokens[id].text]
			}))
		},
		{
			title: titles.powers,
			items: ids<InfectedAction>(cards.infectedActions).map((id) => ({
				anchor: `power-${id}`,
				name: cards.infectedActions[id].name,
				lines: [cards.infectedActions[id].text],
				glyph: id
			}))
		},
		{
			title: titles.variants,
			items: ids<VariantId>(VARIANTS).map((id) => ({
				anchor: `variant-${id}`,
				name: cards.variants[id].name,
				figure: board.helps[VARIANTS[id].helps],
				lines: [cards.variants[id].text]
			}))
		}
	];
}
