import { malfunction, type TaskId } from '../content/tasks';
import { count, drawerOf, tokensOf } from '../rules/queries';
import { crewOf, bySeat, says, type Cue } from './crew';
import { asks, hears, not, type Beat, type Chapter } from './chapter';
import { ME, TRUSTING } from './seats';

/** The malfunction that would hurt most. */
const likesHard: Cue = ({ args: [id] }, { G }) => {
	const row = malfunction(id as TaskId);
	return row && row.area !== 'any' ? 1 + tokensOf(G, row.area) + row.consequence : 0;
};

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
	{ id: 'story', at: 'story' }
] as const satisfies Beat[];

/** The other side: sent dice that look like bad luck, an order, the mask off, the station lost. */
export const infected: Chapter<(typeof beats)[number]['id']> = {
	id: 'infected',
	seed: 'infected-205812',
	before: [
		['0', 'read'],
		['1', 'read'],
		['2', 'read'],
		['3', 'read'],
		['2', 'pickEvent', 'rebootShields'],
		['3', 'takeDice', 0, 0, 0],
		['3', 'pass'],
		['3', 'playTask', 'shield5'],
		['3', 'join', true],
		['0', 'join', true],
		['1', 'join', true],
		['2', 'join', true],
		['3', 'submit', [0, 1, 2, 3], false],
		['0', 'submit', [0, 1, 2, 3], false],
		['1', 'submit', [0, 1, 2, 3], false],
		['2', 'submit', [0, 1, 2, 3, 4], false],
		['0', 'takeDice', 4, 0, 0],
		['0', 'pass'],
		['0', 'playTask', 'mandatoryQuarantine'],
		['0', 'name', '0'],
		['0', 'vote', 'strong'],
		['1', 'vote', 'none'],
		['2', 'vote', 'none'],
		['3', 'vote', 'none'],
		['1', 'takeDice', 4, 0, 0],
		['1', 'pass']
	],
	bot: crewOf({
		act: bySeat({ [TRUSTING]: says('order', ME) }, says('pass')),
		chooseTask: likesHard,
		join: ({ args: [isIn] }, { G, seat }) =>
			isIn === (seat === G.active || count(drawerOf(G, seat).dice) > 2) ? 1 : 0
	}),
	beats
};
