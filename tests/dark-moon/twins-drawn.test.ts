import { describe, test } from 'vitest';
import { infect, oneAction, onTop } from './arrange';
import { ana, bad, best, boris, cira, good, hand, slip, type Given } from './given';
import { current } from './occasions';
import { pair, state } from './worlds';

const LONG = { timeout: 120_000 };

describe('over a real host nobody learns what somebody drew or rolled (DM-11)', () => {
	test(
		'faces rolled and not sent, in a repair, a Task and a test of the Commander',
		LONG,
		async () => {
			const rolls = (faces: number[], others: number[]): [Given, Given] => [
				{ rolls: faces },
				{ rolls: others }
			];
			await pair(
				[ana],
				{ todo: oneAction(ana), state: (G) => (G.outpost = ['command']) },
				rolls([good, bad], [good, best]),
				[
					[ana, 'repair', 'outpost'],
					[ana, 'rollDice', 0, 2, 0],
					[ana, 'submit', [0], false]
				]
			);
			await pair(
				[ana],
				{
					todo: [{ step: 'dealTasks' }],
					state: (G) => (onTop(G, 'outpost3'), hand(G, ana, { strong: 3 }))
				},
				rolls([good, bad, best, slip, bad], [good, slip, bad, slip, good]),
				[
					[ana, 'playTask', 'outpost3'],
					[ana, 'join', true],
					[boris, 'join', false],
					[cira, 'join', false],
					[ana, 'submit', [0], true],
					[ana, 'submit', [0], false]
				]
			);
			await pair(
				[ana],
				{
					turn: cira,
					todo: [{ step: 'infectedAct', by: cira }],
					state: (G) => {
						G.players[cira]!.status = 'shieldPower';
						G.crew[cira]!.revealed = 'shieldPower';
						hand(G, ana, { strong: 2 });
					}
				},
				rolls([good, bad], [good, slip]),
				[
					[cira, 'infected', 'testCommander', null],
					[ana, 'submit', [0], false]
				]
			);
		}
	);

	test('the other Task, and the cards of Interference', LONG, async () => {
		await pair(
			[ana],
			{ todo: [{ step: 'dealTasks' }] },
			[state((G) => onTop(G, 'outpost3', 'life4')), state((G) => onTop(G, 'outpost3', 'life5'))],
			[[ana, 'playTask', 'outpost3']]
		);
		await pair(
			[cira],
			{
				turn: cira,
				todo: [{ step: 'infectedAct', by: cira }],
				state: (G) => {
					G.players[cira]!.status = 'shieldPower';
					G.crew[cira]!.revealed = 'shieldPower';
				}
			},
			[
				state((G) => onTop(G, 'life4', 'life5', 'life6')),
				state((G) => onTop(G, 'life6', 'any6', 'bloodTest'))
			],
			[
				[cira, 'infected', 'interference', null],
				[
					[cira, 'arrange', ['life5', 'life4']],
					[cira, 'arrange', ['any6', 'life6']]
				]
			]
		);
	});

	test('the other Event', LONG, () =>
		pair(
			[ana],
			{
				turn: boris,
				todo: [{ step: 'addCube' }],
				state: (G) => (current(G, 'lockdown'), (G.cubes = 1))
			},
			[
				state((G) => (G.secret.events = ['bloodTesting', 'recovery', 'divertPower'])),
				state((G) => (G.secret.events = ['bloodTesting', 'resupply', 'systemCrash']))
			],
			[[ana, 'pickEvent', 'bloodTesting']]
		)
	);

	test('the token of an Infection Power that went back', LONG, async () => {
		const bag = (other: 'luba' | 'steve') =>
			state((G) => {
				const rest = G.secret.fatigueBag.filter((id) => id !== 'jon' && id !== other);
				G.secret.fatigueBag = ['jon', other, ...rest];
			});
		await pair(
			[boris],
			{
				turn: boris,
				todo: oneAction(boris),
				rolls: [bad],
				state: (G) => infect(G, boris, 'lifeSupportPower')
			},
			[bag('luba'), bag('steve')],
			[
				[boris, 'reveal'],
				[boris, 'place', 'jon'],
				[boris, 'discard', 1, 1]
			]
		);
	});
});
