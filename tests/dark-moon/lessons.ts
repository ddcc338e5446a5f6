import { darkMoon } from '$lib/games/dark-moon';
import type { View } from '$lib/games/dark-moon/rules/state';
import { lets, onward, type Chapter } from '$lib/games/dark-moon/tutorial/chapter';
import { ME } from '$lib/games/dark-moon/tutorial/seats';
import { play } from '$lib/replay/play';
import { act, asked, viewOf, type Match, type Option, type SeatView } from '$lib/table/match';
import { chanceFrom } from '$lib/table/chance';

/** One moment of a chapter that is being played. */
export interface Moment {
	match: Match;
	at: number;
	view: SeatView<View>;
}

const viewFor = (match: Match) => viewOf(match, ME) as SeatView<View>;

/** The match of a chapter as it is before the first beat. */
export const dealt = ({ seed, before }: Chapter): Match =>
	play(darkMoon, {
		format: 1,
		game: 'dark-moon',
		rules: darkMoon.rules,
		seed,
		seats: ['Ana', 'Nora', 'Ivo', 'Mila'],
		options: { variants: [] },
		moves: before.map((move) => [...move]),
		checks: {}
	});

/** What the learner may answer at a moment with the lesson's leave. */
export function answers(chapter: Chapter, { match, at, view }: Moment): Option[] {
	if (!asked(match).includes(ME)) return [];
	return darkMoon
		.options(view, ME)
		.filter((option) => !option.blocked && lets(chapter, at, option));
}

/** Enough of many answers to tell them apart: the first, the last, and two between. */
const spread = (all: Option[]) =>
	all.filter((_, i) =>
		[0, 1 / 3, 2 / 3, 1].some((part) => i === Math.round(part * (all.length - 1)))
	);

/**
 * Plays a chapter in all ways that differ. `each` is told every moment, `end` the last one
 * of each way. Throws a sentence where a lesson would stand still.
 */
export function playAllWays(
	chapter: Chapter,
	each: (moment: Moment) => void,
	end: (moment: Moment) => void
) {
	const begun = dealt(chapter);
	const since = viewFor(begun).G.journal.length;
	const arrive = (match: Match, from: number) => {
		const view = viewFor(match);
		const at = onward(chapter, from, { view, told: view.G.journal.slice(since) });
		visit({ match, at, view });
	};
	const answer = (match: Match, at: number, seat: string, { move, args }: Option) => {
		const next = { ...match };
		const why = act(next, seat, move, args);
		if (why) throw new Error(`${seat} may not ${move} ${JSON.stringify(args)}: ${why}`);
		arrive(next, at);
	};
	function visit(moment: Moment) {
		const { match, at } = moment;
		const beat = chapter.beats[at];
		if (!beat) return end(moment);
		each(moment);
		if (!beat.until) return arrive(match, at + 1);
		const [bot] = asked(match).filter((seat) => seat !== ME);
		if (asked(match).includes(ME)) {
			const open = answers(chapter, moment);
			if (!open.length) throw new Error(`${chapter.id}, ${beat.id}: no answer is let through`);
			for (const option of spread(open)) answer(match, at, ME, option);
		} else if (bot !== undefined)
			answer(match, at, bot, chapter.bot(viewOf(match, bot), bot, chanceFrom('')));
		else throw new Error(`${chapter.id}, ${beat.id}: nobody is asked`);
	}
	arrive(begun, 0);
}
