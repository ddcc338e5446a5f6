import { bySeat, crewOf, says } from './crew';
import { asks, both, hears, not, succeeded, type Beat, type Chapter } from './chapter';
import { ME } from './seats';

const beats = [
	{ id: 'status', at: 'move', until: hears('briefed') },
	{ id: 'gauges', at: 'gauges' },
	{ id: 'commander', at: 'crew', until: hears('eventBegins') },
	{ id: 'cameras', at: 'cameras' },
	{ id: 'screen', at: 'screen', looks: true },
	{ id: 'dice', at: 'screen' },
	{ id: 'fill', at: 'move', until: asks('act') },
	{
		id: 'act',
		at: 'move',
		until: hears('repairs', ME),
		lets: ({ move, args: [area] }) => move === 'repair' && area === 'shield'
	},
	{
		id: 'gather',
		at: 'move',
		until: asks('submit'),
		lets: ({ args }) => (args as number[]).reduce((dice, n) => dice + n, 0) === 3
	},
	{ id: 'send', at: 'move', until: hears('submitted', ME) },
	{ id: 'mended', at: 'gauges' },
	{ id: 'task', at: 'move', until: hears('taskPlayed') },
	{
		id: 'join',
		at: 'move',
		until: hears('isIn', ME),
		lets: ({ args: [isIn] }) => isIn === true
	},
	{ id: 'others', at: 'crew', until: asks('submit') },
	{ id: 'roll', at: 'move', until: both(hears('isIn', ME), not(asks('submit'))) },
	{ id: 'lie', at: 'crew' },
	{ id: 'result', at: 'task', until: hears('taskDone') },
	{ id: 'bonus', at: 'move', until: not(asks('removeToken')) },
	{ id: 'after', at: (seen) => (succeeded(seen) ? 'cameras' : 'gauges') },
	{ id: 'close', at: 'cameras' }
] as const satisfies Beat[];

/** The first watch of an Uninfected: dice, an action, a Task. */
export const first: Chapter<(typeof beats)[number]['id']> = {
	id: 'first',
	seed: 'first-29218',
	before: [],
	bot: crewOf({ join: bySeat({ '2': says('join', false) }, says('join', true)) }),
	beats
};
