import { CHARACTERS } from '$lib/games/dark-moon/content/characters';
import { BOX_DICE, KINDS } from '$lib/games/dark-moon/content/dice';
import { EVENTS } from '$lib/games/dark-moon/content/events';
import { STATIONS } from '$lib/games/dark-moon/content/stations';
import { INFECTED_BY_SEATS, STATUSES } from '$lib/games/dark-moon/content/statuses';
import { malfunction, TASKS, type TaskId } from '$lib/games/dark-moon/content/tasks';
import { AREAS, type State, type View } from '$lib/games/dark-moon/rules/state';
import { excess, isRevealed, LIMIT, tokensOf } from '$lib/games/dark-moon/rules/queries';
import { act, asked, viewOf, type Match } from '$lib/table/match';

/** Throws when a law is broken. Thousands hold after each move, too many for `expect`. */
function law(holds: boolean, what: string) {
	if (!holds) throw new Error(`broken: ${what}`);
}

const stateOf = (match: Match) => match.state.G as unknown as State;
const drawers = (G: State) => Object.values(G.players);

/** Every die is somewhere: behind a screen, on the pool, or spent (DM-3.4, DM-2.2). */
function diceAreKept(G: State) {
	const seats = drawers(G).length;
	for (const kind of KINDS) {
		const held = drawers(G).reduce((sum, { dice }) => sum + dice[kind], 0);
		const spent = G.spent.filter((die) => die.kind === kind).length;
		const all = kind === 'commander' ? 1 : G.variants.includes('richPool') ? BOX_DICE : 2 * seats;
		law(held + G.pool[kind] + spent === all, `there are ${all} ${kind} dice`);
		for (const dice of [G.pool, ...drawers(G).map((drawer) => drawer.dice)])
			law(dice[kind] >= 0, `no ${kind} dice are owed`);
	}
}

const once = (cards: string[], all: string[]) =>
	law([...cards].sort().join() === [...all].sort().join(), `each once: ${all.join()}`);

/** Every card and token is in exactly one place. */
function cardsAreKept(G: State) {
	const { secret } = G;
	const inHand = drawers(G).flatMap(({ cards }) => cards);
	const isTask = (id: string) => Object.hasOwn(TASKS, id);
	const open = G.task?.result === 'open' ? [G.task.id] : [];
	const tasks = [...secret.tasks, ...secret.taskDiscards, ...open, ...inHand.filter(isTask)];
	const rebuilt = G.journal.some(({ say }) => say === 'deckRebuilt');
	const inPlay = (Object.keys(TASKS) as TaskId[]).filter(
		(id) => (!rebuilt || malfunction(id)) && (id !== 'bloodTest' || drawers(G).length > 4)
	);
	once(tasks, inPlay);
	const events = inHand.filter((id) => Object.hasOwn(EVENTS, id));
	once([...secret.events, ...secret.eventDiscards, ...G.events, ...events], Object.keys(EVENTS));
	once([...secret.stationBag, ...G.outpost], Object.keys(STATIONS));
	const tokens = Object.entries(CHARACTERS).filter(([, { fatigueToken }]) => fatigueToken);
	once(
		[...secret.fatigueBag, ...G.fatigue],
		tokens.map(([id]) => id)
	);
}

/** The Status cards are those that were dealt, and what lies open is true (DM-2.5, DM-9.1). */
function statusesAreTrue(G: State) {
	const infected = drawers(G)
		.map(({ status }) => status)
		.filter((status) => STATUSES[status].infected);
	law(infected.length === INFECTED_BY_SEATS[drawers(G).length], 'the Infected that were dealt');
	law(new Set(infected).size === infected.length, 'no two Infected are alike');
	for (const [seat, { revealed }] of Object.entries(G.crew))
		law(!revealed || revealed === G.players[seat]!.status, 'a revealed Status is the true one');
}

/** Nobody holds more dice than the limit unless they are to discard (DM-3.5, DM-3.6). */
function limitsHold(G: State) {
	for (const [seat, { dice }] of Object.entries(G.players)) {
		const mustDiscard = G.todo.some((todo) => todo.step === 'discardExcess' && todo.by === seat);
		law(mustDiscard || excess(G, seat, dice) === 0, `seat ${seat} keeps its limit`);
	}
}

/** One Commander, not revealed, and nobody else has the blue die (DM-3.7, DM-9.1). */
function oneCommands(G: State) {
	law(Object.hasOwn(G.crew, G.commander), 'a seat commands');
	law(!isRevealed(G, G.commander), 'no revealed Infected commands');
	for (const [seat, { dice }] of Object.entries(G.players))
		law(seat === G.commander || dice.commander === 0, 'the blue die is the Commander’s');
}

function tracksHold(G: State) {
	for (const area of AREAS) {
		const tokens = tokensOf(G, area);
		law(tokens >= 0 && tokens <= LIMIT, `a track of ${area} with no token too many`);
		law(tokens < LIMIT || G.outcome !== null, 'the sixth token ends the match');
	}
}

const seen = new WeakSet<object>();

/** Nothing that JSON would lose. Parts that have been looked at are frozen and stay as they were. */
function isPlain(value: unknown): boolean {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
	if (typeof value === 'number') return Number.isFinite(value);
	if (typeof value !== 'object') return false;
	if (seen.has(value)) return true;
	const proto: unknown = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== Array.prototype) return false;
	if (!Object.values(value).every(isPlain)) return false;
	if (Object.isFrozen(value)) seen.add(value);
	return true;
}

/** A seat sees its own drawer at most, a watcher none, and nobody what is secret (DM-11). */
function screensHold(match: Match) {
	if (match.state.ctx.gameover) return;
	for (const seat of [null, ...Object.keys(stateOf(match).crew)]) {
		const G = viewOf(match, seat).G as View;
		law(Object.keys(G.players).join() === (seat ?? ''), `seat ${seat} sees its own drawer alone`);
		law(!('secret' in G), 'nobody sees what is secret');
	}
}

/** Whoever is asked has an answer, and no answer is listed twice. */
function everybodyCanAnswer(match: Match) {
	const G = stateOf(match);
	const waitsFor = asked(match);
	law(waitsFor.length > 0 === (G.outcome === null), 'somebody is asked until the end');
	for (const seat of waitsFor) {
		const options = match.game.options(viewOf(match, seat), seat);
		const texts = options.map(({ move, args }) => JSON.stringify([move, args]));
		law(new Set(texts).size === texts.length, 'no answer is listed twice');
		law(
			options.some(({ blocked }) => !blocked),
			`an answer to ${G.todo[0]?.step}`
		);
	}
}

/** Holds after every move of every match. */
export function lawsHold(match: Match) {
	const G = stateOf(match);
	diceAreKept(G);
	cardsAreKept(G);
	statusesAreTrue(G);
	limitsHold(G);
	oneCommands(G);
	tracksHold(G);
	law(isPlain(G), 'the state is plain JSON');
	screensHold(match);
	everybodyCanAnswer(match);
}

/** Blocked and unlisted answers, and those of seats that are not asked, are refused and change nothing. */
export function wrongAnswersAreRefused(match: Match, foreign: [string, unknown[]][]) {
	const before = match.state;
	const waitsFor = asked(match);
	const over = stateOf(match).outcome !== null;
	const tried = (seat: string, move: string, args: unknown[], why: string) =>
		law(act(match, seat, move, args) === why, `${move} by ${seat} is refused: ${why}`);
	for (const seat of Object.keys(stateOf(match).crew)) {
		const options = match.game.options(viewOf(match, seat), seat);
		const blocked = options.filter((option) => option.blocked);
		const listed = new Set(options.map(({ move, args }) => JSON.stringify([move, args])));
		const unlisted = foreign.filter((answer) => !listed.has(JSON.stringify(answer)));
		const why = over ? 'over' : waitsFor.includes(seat) ? 'notAllowed' : 'notAsked';
		for (const { move, args } of blocked) tried(seat, move, args, why);
		for (const [move, args] of unlisted) tried(seat, move, args, why);
	}
	law(match.state === before, 'a refused answer changes nothing');
}
