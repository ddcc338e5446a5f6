import { bySeat, crewOf, says, sendsBest, sendsUnluckily } from './crew';
import { asks, hears, type Beat, type Chapter } from './chapter';
import { ME, TRAITOR, UNLUCKY } from './seats';

const beats = [
	{ id: 'evening', at: 'crew' },
	{ id: 'plays', at: 'task', until: hears('taskPlayed') },
	{ id: 'task', at: 'task' },
	{
		id: 'join',
		at: 'move',
		until: hears('isIn', ME),
		lets: ({ args: [isIn] }) => isIn === true
	},
	{ id: 'unlucky', at: 'crew', until: hears('submitted', UNLUCKY) },
	{ id: 'doubt', at: 'crew' },
	{
		id: 'roll',
		at: 'move',
		until: hears('submitted', ME),
		lets: ({ args: [, again] }) => again === false
	},
	{ id: 'rest', at: 'task', until: hears('taskDone') },
	{ id: 'failed', at: 'gauges' },
	{ id: 'suspicion', at: 'supplies' },
	{ id: 'fill', at: 'move', until: asks('act') },
	{
		id: 'call',
		at: 'move',
		until: hears('voteCalled', ME),
		lets: ({ move, args: [on] }) => move === 'callVote' && on === UNLUCKY
	},
	{ id: 'ballot', at: 'move', until: hears('voted') },
	{ id: 'opened', at: 'crew', until: hears('quarantined') },
	{ id: 'locked', at: 'crew' },
	{ id: 'truth', at: 'crew' },
	{ id: 'moral', at: 'journal' }
] as const satisfies Beat[];

/** A malfunction that fails, and a vote about who is to blame. */
export const vote: Chapter<(typeof beats)[number]['id']> = {
	id: 'vote',
	seed: 'vote-66442',
	before: [
		['0', 'read'],
		['1', 'read'],
		['2', 'read'],
		['3', 'read'],
		['2', 'pickEvent', 'rescueCrewman'],
		['3', 'takeDice', 0, 0, 0],
		['3', 'pass']
	],
	bot: crewOf({
		submit: bySeat({ [TRAITOR]: sendsUnluckily }, sendsBest),
		castVote: bySeat({ [UNLUCKY]: says('vote', 'strong') }, says('vote', 'weak')),
		breakTie: says('decide', true)
	}),
	beats
};
