import { plural } from '../plural';

/** Finished matches: opened again, and counted. */
export const replay = {
	title: 'Watch a match again',
	hint: 'Open the file of a finished match. Walk through it move by move, with anybody’s eyes or with open cards.',
	open: 'Open a file',
	drop: 'A file can also be dropped here.',
	dropNow: 'Let go, and it opens.',
	many: 'This file holds several matches. Which one?',
	kept: 'On this device',
	watch: 'Watch',
	watchOne: (p: { name: string }) => `Watch: ${p.name}`,
	other: 'Open another match',
	opening: 'The match is played again …',
	trouble: {
		otherRules:
			'This match was played by other rules than this version of the app knows, so it cannot be shown.',
		brokenMoves: 'A move in this match is not possible. The file was changed or is broken.',
		altered: 'This match was changed after it was saved. Take the original file.',
		notOver: 'This match was not over when the file was written. It opens once it is.',
		running:
			'This is the save of a match that is still running, with everybody’s secrets in it. It stays closed until the match is over.',
		noMatch: 'There is no finished match in this file.',
		unknownGame: 'This match is of a game that this version of the app does not have.',
		notHere: 'This match is not on this device. Open its file instead.'
	},

	matches: {
		title: 'Finished matches',
		all: (p: { n: number }) =>
			plural('en', p.n, { one: '# finished match', other: '# finished matches' }),
		none: 'No match has been finished on this device yet. The first one will lie here.',
		file: 'Watch a match from a file',
		sides: 'Who won',
		bySeats: 'By players',
		players: 'Players',
		played: 'Matches',
		unknown: 'Not known',
		deeper: 'Names and dice',
		deeperHint:
			'Who was Infected how often, who won, and whether the dice are fair: for this every match is played again.',
		deeperNow: 'Count them',
		counting: (p: { n: number; of: number }) => `Match ${p.n} of ${p.of} …`,
		left: (p: { n: number }) =>
			plural('en', p.n, {
				one: '# match could not be played again and is not counted.',
				other: '# matches could not be played again and are not counted.'
			}),
		list: 'All of them'
	}
};
