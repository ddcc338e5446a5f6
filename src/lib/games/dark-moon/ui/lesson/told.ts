import { i18n } from '$lib/i18n/index.svelte';
import type { SeatView } from '$lib/table/match';
import type { Told } from '../../i18n/lesson';
import { signed } from '../../i18n/figures';
import { malfunction } from '../../content/tasks';
import { difficulty, drawerOf } from '../../rules/queries';
import type { View } from '../../rules/state';
import { succeeded } from '../../tutorial/chapter';
import { ME } from '../../tutorial/seats';
import { words } from '../words.svelte';

/** The best die kept back of the learner's last roll, if it is better than all that were sent. */
function keptBack(G: View): number | null {
	const last = drawerOf(G, ME).notes.findLast(({ say }) => say === 'rolled');
	if (last?.say !== 'rolled') return null;
	const best = (faces: number[]) => Math.max(-9, ...faces);
	const sent = best(last.sent.map((place) => last.dice[place]!.face));
	const kept = best(
		last.dice.filter((_, place) => !last.sent.includes(place)).map(({ face }) => face)
	);
	return kept > sent ? kept : null;
}

/** What the guide may speak of, as the learner sees the match. */
export function toldOf({ G }: SeatView<View>): Told {
	const kept = keptBack(G);
	const mending = G.journal.findLast(({ say }) => say === 'repairWorked' || say === 'repairFailed');
	return {
		board: words.board,
		cards: words.game.cards,
		me: words.game.cards.characters[G.crew[ME]!.character].name,
		hold: i18n.app.peek.hold,
		difficulty: G.task && malfunction(G.task.id) ? difficulty(G, G.task.id) : 0,
		done: succeeded({ told: G.journal }),
		mended: mending?.say === 'repairWorked',
		kept: kept === null ? null : signed(kept)
	};
}
