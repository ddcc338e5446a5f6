import type { Bot } from '$lib/table/match';
import { options } from '../rules/game';
import type { View } from '../rules/state';
import type { Asking, Todo } from '../rules/todo';
import { act, obey } from './act';
import { answer } from './answers';
import { chooseKind, chooseTask, pickFinal, pickSeat, selectEvent } from './cards';
import { chooseDamage, placeOne, removeToken, resupply } from './damage';
import { afterRepair, discardExcess, gather, retrieve } from './dice';
import { infectedAct, interfere, payDie } from './infected';
import { look, type Taste } from './sight';
import { breakTie, castVote, decideQuarantine } from './votes';
import { join, submit } from './work';

/** What a bot likes at every step that asks. */
const TASTES: { [Name in Asking]: Taste<Name> } = {
	pickFinal,
	readStatus: () => 0,
	selectEvent,
	retrieve,
	act,
	chooseTask,
	gather,
	submit,
	removeToken,
	afterRepair,
	castVote,
	breakTie,
	obey,
	placeOne,
	infectedAct,
	payDie,
	interfere,
	chooseKind,
	join,
	pickSeat,
	answer,
	chooseDamage,
	decideQuarantine,
	resupply,
	discardExcess
};

/** Has simple sense for its side; of what it likes equally, chance picks. */
export const sensible: Bot = (view, seat, chance) => {
	const G = view.G as View;
	const open = options(G, seat).filter((option) => !option.blocked);
	if (open.length < 2) return open[0]!;
	const todo = G.todo[0] as Extract<Todo, { step: Asking }>;
	const taste = TASTES[todo.step] as Taste<Asking>;
	const sight = look(view, seat, chance);
	const liked = open.map((option) => taste(sight, option, todo as never));
	const most = Math.max(...liked);
	return chance.pick(open.filter((_, i) => liked[i]! > most - 1e-9));
};
