import { expect, test } from 'vitest';
import type { Told } from '$lib/games/game';
import { peopleOf } from '$lib/games/dark-moon/ui/end/records';

const match = (seats: string[], infected: string, winners: string) =>
	({
		replay: { seats },
		end: {
			G: {
				players: seats.map((name) => ({
					status: name === infected ? 'shieldPower' : 'uninfected'
				}))
			},
			over: { winners, by: 'shields' }
		}
	}) as unknown as Told;

test('every name is told how often it played, was Infected and won, on whichever side', () => {
	const matches = [
		match(['Ana', 'Boris', 'Cira'], 'Ana', 'infected'),
		match(['Cira', 'Ana', 'Dan'], 'Cira', 'uninfected')
	];
	expect(peopleOf(matches)).toEqual([
		{ name: 'Ana', played: 2, infected: 1, won: 2 },
		{ name: 'Cira', played: 2, infected: 1, won: 0 },
		{ name: 'Boris', played: 1, infected: 0, won: 0 },
		{ name: 'Dan', played: 1, infected: 0, won: 1 }
	]);
});
