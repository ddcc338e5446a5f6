import type { Told } from '../../../game';
import { isInfected } from '../../content/statuses';
import type { State } from '../../rules/state';

/** What became of everybody who played under one name. */
export interface Person {
	name: string;
	played: number;
	/** How often of those with an Infected Status. */
	infected: number;
	won: number;
}

/** Who played in these matches, whoever played most first. */
export function peopleOf(matches: readonly Told[]): Person[] {
	const people = new Map<string, Person>();
	for (const { replay, end } of matches) {
		const { players } = end.G as State;
		replay.seats.forEach((name, seat) => {
			const person = people.get(name) ?? { name, played: 0, infected: 0, won: 0 };
			const infected = isInfected(players[seat]!.status);
			person.played += 1;
			person.infected += Number(infected);
			person.won += Number(end.over?.winners === (infected ? 'infected' : 'uninfected'));
			people.set(name, person);
		});
	}
	return [...people.values()].sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}
