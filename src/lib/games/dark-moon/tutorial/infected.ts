import { crewOf, bySeat, says } from './crew';
import { asks, hears, not, type Beat, type Chapter } from './chapter';
import { ME, TRUSTING } from './seats';

const beats = [
	{ id: 'later', at: 'gauges' },
	{ id: 'look', at: 'screen', looks: true },
	{ id: 'infected', at: 'screen' },
	{ id: 'plays', at: 'task', until: hears('taskPlayed') },
	{
		id: 'join',
		at: 'move',
		until: hears('isIn', ME),
		lets: ({ args: [isIn] }) => isIn === true
	},
	{ id: 'wait', at: 'crew', until: asks('submit') },
	{
		id: 'keep',
		at: 'move',
		until: hears('submitted', ME),
		lets: ({ args: [, again] }) => again === false
	},
	{ id: 'alibi', at: 'crew' },
	{ id: 'rest', at: 'task', until: hears('taskDone') },
	{ id: 'damage', at: 'gauges' },
	{ id: 'order', at: 'crew', until: asks('obey') },
	{
		id: 'obey',
		at: 'move',
		until: hears('obeys', ME),
		lets: ({ move }) => move === 'doTwo'
	},
	{
		id: 'reveal',
		at: 'move',
		until: hears('revealed', ME),
		lets: ({ move }) => move === 'reveal'
	},
	{ id: 'power', at: 'move', until: not(asks('placeOne')) },
	{ id: 'bare', at: 'move', until: asks('infectedAct') },
	{
		id: 'sabotage',
		at: 'move',
		until: hears('infectedActs', ME),
		lets: ({ args: [action] }) => action === 'sabotage'
	},
	{ id: 'openly', at: 'move', until: ({ view }) => view.over !== null },
	{ id: 'won', at: 'end' },
	{ id: 'story', at: 'end' }
] as const satisfies Beat[];

/** The other side: sent dice that look like bad luck, an order, the mask off, the station lost. */
export const infected: Chapter<(typeof beats)[number]['id']> = {
	id: 'infected',
	seed: 'infected-0',
	before: [],
	bot: crewOf({ act: bySeat({ [TRUSTING]: says('order', ME) }, says('pass')) }),
	beats
};
