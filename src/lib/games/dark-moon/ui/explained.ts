import { i18n } from '$lib/i18n/index.svelte';
import type { PlayerID } from '$lib/table/match';
import { EVENTS, type EventId } from '../content/events';
import { FINALS, type FinalId } from '../content/finals';
import type { StationId } from '../content/stations';
import type { StatusId } from '../content/statuses';
import { malfunction, TASKS, type TaskId } from '../content/tasks';
import type { DieKind } from '../content/dice';
import { RULED, type ComplicationId, type TokenId } from '../i18n';
import { dieLimit, isDamaged, isFatigued, isQuarantined, tokensOf } from '../rules/queries';
import type { Area } from '../rules/state';
import type { Sight } from './sight.svelte';
import { words } from './words.svelte';

/** A thing on the table that somebody tapped to have it explained. */
export type Explained =
	| { of: 'seat'; id: PlayerID }
	| { of: 'event'; id: EventId }
	| { of: 'final'; id: FinalId }
	| { of: 'task'; id: TaskId }
	| { of: 'station'; id: StationId }
	| { of: 'area'; id: Area }
	| { of: 'token'; id: TokenId }
	| { of: 'die'; id: DieKind }
	| { of: 'status'; id: StatusId }
	| { of: 'step'; rules: readonly string[]; text: string };

/** An explanation: a heading, sentences, and where more is told. */
export interface Explanation {
	title: string;
	lines: string[];
	/** Rules about it, by their ids; the most telling one first. */
	rules: readonly string[];
	/** Where it is among all cards; '' where it is none. */
	anchor: string;
}

/** What a Task card says, sentence by sentence. */
export function taskLines(sight: Pick<Sight, 'figures'>, id: TaskId): string[] {
	const { cards } = words.game;
	const { board } = words;
	const figures = sight.figures(id);
	const { text, succeeds, fails } = figures
		? {
				text: cards.malfunction.text(figures),
				succeeds: cards.malfunction.succeeds(figures),
				fails: cards.malfunction.fails(figures)
			}
		: cards.complications[id as ComplicationId];
	return [text, board.succeeds({ what: succeeds }), board.fails({ what: fails })];
}

/** Explains a thing on the table, as it stands now. */
export function explain(sight: Sight, what: Explained): Explanation {
	const { cards } = words.game;
	const { board } = words;
	const { G } = sight;
	switch (what.of) {
		case 'seat': {
			const member = G.crew[what.id]!;
			const character = cards.characters[member.character];
			const lines = member.revealed
				? [cards.statuses[member.revealed].name, board.revealedNow]
				: [
						board.limit({ n: dieLimit(G, what.id) }),
						...(what.id === G.commander ? [cards.tokens.commander.text] : []),
						...(isQuarantined(G, what.id) ? [cards.tokens.quarantine.text] : []),
						...(isFatigued(G, what.id) ? [cards.tokens.fatigue.text] : [])
					];
			return {
				title: board.seat({ name: sight.name(what.id), character: character.name }),
				lines: [...(member.revealed ? [] : [character.text]), ...lines],
				rules: [
					...(member.revealed ? RULED.revealed : RULED.character),
					...(what.id === G.commander ? RULED.token.commander : []),
					...(isQuarantined(G, what.id) ? RULED.token.quarantine : []),
					...(member.tokens ? RULED.token.plusDie : [])
				],
				anchor: `character-${member.character}`
			};
		}
		case 'event':
			return {
				title: cards.events[what.id].name,
				lines: [cards.events[what.id].text, cards.cubes(EVENTS[what.id].cubes)],
				rules: RULED.event,
				anchor: `event-${what.id}`
			};
		case 'final':
			return {
				title: cards.finals[what.id].name,
				lines: [cards.finals[what.id].text, cards.cubes(FINALS[what.id].cubes), board.finalWins],
				rules: RULED.final,
				anchor: `final-${what.id}`
			};
		case 'task':
			return {
				title: cards.tasks[what.id],
				lines: [
					...taskLines(sight, what.id),
					...(TASKS[what.id].suspicious ? [cards.suspicious.text] : [])
				],
				rules: [
					...RULED[malfunction(what.id) ? 'malfunction' : 'complication'],
					...(TASKS[what.id].suspicious ? RULED.suspicious : [])
				],
				anchor: `task-${what.id}`
			};
		case 'station':
			return {
				title: cards.stations[what.id].name,
				lines: [
					cards.stations[what.id].text,
					isDamaged(G, what.id) ? board.stationBroken : board.stationWorks
				],
				rules: RULED.station,
				anchor: `station-${what.id}`
			};
		case 'area':
			return {
				title: cards.areas[what.id].name,
				lines: [
					cards.tokens[what.id === 'lifeSupport' ? 'fatigue' : what.id].text,
					cards.tokensOf({ area: what.id, n: tokensOf(G, what.id) }),
					...(what.id === 'shield' ? board.shieldScale(cards.shieldFails) : []),
					...(G.sabotage === what.id ? [cards.tokens.sabotage.text] : [])
				],
				rules: [...RULED.area[what.id], ...(G.sabotage === what.id ? RULED.token.sabotage : [])],
				anchor: `token-${what.id === 'lifeSupport' ? 'fatigue' : what.id}`
			};
		case 'token':
			return {
				title: cards.tokens[what.id].name,
				lines: [cards.tokens[what.id].text],
				rules: RULED.token[what.id],
				anchor: `token-${what.id}`
			};
		case 'die':
			return {
				title: cards.dice[what.id].name,
				lines: [cards.dice[what.id].text],
				rules: RULED.die[what.id],
				anchor: `die-${what.id}`
			};
		case 'status':
			return {
				title: cards.statuses[what.id].name,
				lines: [cards.statuses[what.id].text, cards.statuses[what.id].play],
				rules: RULED.status,
				anchor: `status-${what.id}`
			};
		case 'step':
			return {
				title: i18n.app.rules.rule({ id: what.rules[0]! }),
				lines: [what.text],
				rules: what.rules,
				anchor: ''
			};
	}
}
