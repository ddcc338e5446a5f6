import type { StepName } from '../todo';
import type { Step } from '../state';
import { act, obey } from './act';
import { dealEvents, pickFinal, readStatus, selectEvent } from './briefing';
import { answer, pickSeat } from './complication';
import { chooseDamage, testShield } from './damage';
import { addCube, beginFinal, completeEvent, nextEvent, resupply } from './events';
import { infectedAct, infectedEffect, interfere, payDie, settleCommanderTest } from './infected';
import { chooseKind, join, settleMalfunction, work, workTogether } from './malfunction';
import { afterRepair, removeToken, settleLoneWolf, settleRepair } from './repair';
import { discardExcess, retrieve } from './retrieve';
import { placeOne, power, rollForPower, turnInfected } from './reveal';
import { gather, submit } from './roll';
import { chooseTask, dealTasks, resolveTask, settleTask } from './task';
import { advanceSuspicion, breakTie, castVote, decideQuarantine, forcedVote } from './vote';

/** Every step of a match, by the name of its entry. */
export const STEPS = {
	pickFinal,
	readStatus,
	dealEvents,
	selectEvent,
	retrieve,
	act,
	dealTasks,
	chooseTask,
	resolveTask,
	settleTask,
	advanceSuspicion,
	forcedVote,
	gather,
	submit,
	settleRepair,
	removeToken,
	afterRepair,
	settleLoneWolf,
	castVote,
	breakTie,
	decideQuarantine,
	obey,
	power,
	placeOne,
	rollForPower,
	turnInfected,
	infectedAct,
	payDie,
	infectedEffect,
	interfere,
	settleCommanderTest,
	chooseKind,
	join,
	workTogether,
	work,
	settleMalfunction,
	pickSeat,
	answer,
	testShield,
	chooseDamage,
	addCube,
	completeEvent,
	nextEvent,
	beginFinal,
	resupply,
	discardExcess
} satisfies { [Name in StepName]: Step<Name> };
