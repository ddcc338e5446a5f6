import type { PlayerID } from 'boardgame.io';
import type { Chance } from '$lib/table/chance';
import { CHARACTERS, type CharacterId } from '../content/characters';
import { BOX_DICE, START_DICE } from '../content/dice';
import { EVENTS, type EventId } from '../content/events';
import { FINALS, type FinalId } from '../content/finals';
import { STATIONS, type StationId } from '../content/stations';
import { INFECTED_BY_SEATS, isInfected, STATUSES, type StatusId } from '../content/statuses';
import { TASKS, type TaskId } from '../content/tasks';
import { variantRow, VARIANTS, type VariantId } from '../content/variants';
import { learnPartner } from './command';
import { note, tell } from './journal';
import type { Drawer, Member, State } from './state';

/** What the lobby hands over. */
export interface Options {
	variants: VariantId[];
}

const ids = <Id extends string>(rows: Record<Id, unknown>) => Object.keys(rows) as Id[];

/** Why these options cannot be played with so many seats, in a sentence; undefined when they can. */
export function whyNotPlayable(options: unknown, seats: number): string | undefined {
	if (!(seats in INFECTED_BY_SEATS)) return `Dark Moon is for 3 to 7 players, not ${seats}.`;
	const variants = (options as Options | undefined)?.variants;
	if (!Array.isArray(variants)) return 'The options must list their variants.';
	for (const id of variants) {
		if (typeof id !== 'string' || !Object.hasOwn(VARIANTS, id))
			return `There is no variant called ${JSON.stringify(id)}.`;
		const { seats: least = 0, not = [] } = variantRow(id);
		if (seats < least) return `The variant ${id} needs ${least} or more players.`;
		const clash = not.find((other) => variants.includes(other));
		if (clash) return `The variants ${id} and ${clash} do not go together.`;
	}
	return new Set(variants).size < variants.length ? 'A variant is listed twice.' : undefined;
}

/** The Status cards of a match, dealt (DM-2.5). */
function dealStatuses(seats: number, chance: Chance): StatusId[] {
	const infected = INFECTED_BY_SEATS[seats]!;
	const cards = ids<StatusId>(STATUSES).filter((id) => STATUSES[id].infected);
	const clean = Array.from({ length: seats - infected }, (): StatusId => 'uninfected');
	return chance.shuffle([...chance.shuffle(cards).slice(0, infected), ...clean]);
}

/** Sets the table (DM-2). */
export function setup(seats: number, { variants }: Options, chance: Chance): State {
	const has = (variant: VariantId) => variants.includes(variant);
	const order: PlayerID[] = Array.from({ length: seats }, (_, seat) => String(seat));
	const characters = chance.shuffle(ids<CharacterId>(CHARACTERS)).slice(0, seats);
	const statuses = dealStatuses(seats, chance);
	const stations = chance.shuffle(ids<StationId>(STATIONS));
	const fatigueBag = ids<CharacterId>(CHARACTERS).filter((id) => CHARACTERS[id].fatigueToken);
	// The first token drawn that has somebody at the table: the others go back (DM-2.3).
	const commander = String(
		characters.indexOf(chance.shuffle(fatigueBag).find((id) => characters.includes(id))!)
	);
	const rest = (held: number) => (has('richPool') ? BOX_DICE - held * seats : 0);
	const member = (seat: number): Member => ({
		character: characters[seat]!,
		quarantined: false,
		tokens: 0,
		revealed: null
	});
	const drawer = (seat: number): Drawer => ({
		status: statuses[seat]!,
		dice: { ...START_DICE, commander: String(seat) === commander ? 1 : 0 },
		roll: [],
		cards: [],
		learnt: {},
		notes: []
	});
	const dropped = seats <= 4 ? 'bloodTest' : null;
	const G: State = {
		variants: [...variants],
		deck: seats % 2 ? 'silver' : 'black',
		active: String((Number(commander) + 1) % seats),
		crew: Object.fromEntries(order.map((seat, i) => [seat, member(i)])),
		infected: INFECTED_BY_SEATS[seats]!,
		commander,
		pool: { strong: rest(START_DICE.strong), weak: rest(START_DICE.weak), commander: 0 },
		spent: [],
		shields: 2,
		outpost: stations.slice(0, 2),
		fatigue: [],
		sabotage: null,
		events: [],
		completed: 0,
		cubes: 0,
		final: {
			id: has('tablePicksFinal') ? null : chance.pick(ids<FinalId>(FINALS)),
			cubes: 0,
			begun: false
		},
		task: null,
		joined: {},
		success: 0,
		suspicion: 1,
		rerolled: false,
		journal: [],
		todo: [],
		question: 0,
		chosen: [],
		outcome: null,
		players: Object.fromEntries(order.map((seat, i) => [seat, drawer(i)])),
		secret: {
			tasks: chance.shuffle(ids<TaskId>(TASKS).filter((id) => id !== dropped)),
			taskDiscards: [],
			events: chance.shuffle(ids<EventId>(EVENTS)),
			eventDiscards: [],
			stationBag: stations.slice(2),
			fatigueBag,
			sealed: {}
		}
	};
	if (G.final.id) tell(G, 'finalChosen', { id: G.final.id, by: null });
	for (const seat of order) note(G, seat, 'status', { status: G.players[seat]!.status });
	if (has('telepathicInfected')) introduceInfected(G);
	return G;
}

/** Telepathic Infected: they know each other before the first Event (9.3). */
function introduceInfected(G: State) {
	const infected = Object.keys(G.players).filter((seat) => isInfected(G.players[seat]!.status));
	for (const seat of infected)
		for (const other of infected) if (other !== seat) learnPartner(G, seat, other);
}
