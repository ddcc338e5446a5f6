import { i18n } from '$lib/i18n/index.svelte';
import type { Finished } from '$lib/session/carrying';

const gameOf = ({ replay: { game } }: Finished) => {
	const { games } = i18n.app.shelf;
	return Object.hasOwn(games, game) ? games[game as keyof typeof games] : null;
};

/** The name of the game a match was of. */
export const titleOf = (match: Finished): string =>
	gameOf(match)?.title ?? i18n.app.shelf.finished.unknown;

/** Who has won it, in a sentence. */
export function resultOf(match: Finished): string {
	const won: Record<string, string> = gameOf(match)?.won ?? {};
	const { winners } = match;
	return winners !== null && Object.hasOwn(won, winners)
		? won[winners]!
		: i18n.app.shelf.finished.noWinner;
}

/** When it was played; empty when that is not known. */
export const dateOf = ({ at }: Finished): string =>
	at > 0 ? new Intl.DateTimeFormat(i18n.lang, { dateStyle: 'medium' }).format(at) : '';

/** How many matches each side has won, those of an unknown winner under null; the most frequent first. */
export function sidesOf(matches: readonly Finished[]): { winners: string | null; n: number }[] {
	const sides = [...new Set(matches.map(({ winners }) => winners))];
	return sides
		.map((winners) => ({ winners, n: matches.filter((match) => match.winners === winners).length }))
		.sort((a, b) => b.n - a.n);
}
