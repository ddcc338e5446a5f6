import { describe, expect, test } from 'vitest';
import { infect, oneAction, onTop } from './arrange';
import { ana, boris, cira, dino, ema, hand } from './given';
import { pair, state, type Answer } from './worlds';

const LONG = { timeout: 120_000 };

describe('over a real host nobody can tell two worlds apart that differ in a secret (DM-11)', () => {
	test('another’s Status, from the briefing on', LONG, () =>
		pair(
			[boris],
			{ briefing: true },
			[state((G) => infect(G, boris, 'shieldPower')), state(() => undefined)],
			[
				[cira, 'read'],
				[boris, 'read'],
				[ana, 'read'],
				[ana, 'pickEvent', 'bloodTesting']
			]
		)
	);

	test('another’s Status, while it acts, votes and refuses', LONG, () =>
		pair(
			[boris],
			{
				state: (G) => (onTop(G, 'actOfTrustOutpost'), (G.outpost = []))
			},
			[state((G) => infect(G, boris, 'shieldPower')), state(() => undefined)],
			[
				[ana, 'takeDice', 0, 0, 0],
				[ana, 'order', boris],
				[boris, 'doTwo'],
				[boris, 'callVote', cira],
				...[boris, cira, ana].map((seat): Answer => [seat, 'vote', 'strong']),
				[boris, 'pass'],
				[ana, 'playTask', 'actOfTrustOutpost'],
				[ana, 'name', boris],
				[boris, 'agree', false],
				[boris, 'takeDice', 0, 0, 0],
				[boris, 'pass']
			]
		)
	);

	test('which Infection Power a hidden Infected has, and what a partner knows', LONG, () =>
		pair(
			[boris, dino],
			{ seats: 5, todo: oneAction(cira), turn: cira },
			[
				state((G) => {
					infect(G, boris, 'shieldPower');
					infect(G, dino, 'outpostPower');
					G.players[dino]!.learnt = { [boris]: 'shieldPower' };
				}),
				state((G) => infect(G, boris, 'outpostPower'))
			],
			[
				[cira, 'callVote', boris],
				...[ana, boris, cira, dino, ema].map((seat): Answer => [seat, 'vote', 'none']),
				[ana, 'decide', true],
				[boris, 'discard', 1, 1]
			]
		)
	);

	test('a Status shown in a blood test, but to the one who saw it', LONG, () =>
		pair(
			[ana, boris],
			{ seats: 5, todo: [{ step: 'dealTasks' }], state: (G) => onTop(G, 'bloodTest') },
			[state((G) => infect(G, boris, 'outpostPower')), state(() => undefined)],
			[
				[ana, 'playTask', 'bloodTest'],
				[ana, 'name', boris],
				[boris, 'agree', true]
			]
		)
	);

	test('the number and colours of dice behind a screen', LONG, () =>
		pair(
			[boris],
			{ state: (G) => onTop(G, 'outpost5') },
			[
				state((G) => hand(G, boris, { strong: 2, weak: 2 })),
				state((G) => hand(G, boris, { strong: 1 }))
			],
			[
				[ana, 'takeDice', 0, 0, 0],
				[ana, 'callVote', cira],
				[boris, 'vote', 'strong'],
				[ana, 'vote', 'none'],
				[cira, 'vote', 'none'],
				[ana, 'playTask', 'outpost5'],
				...[ana, boris, cira].map((seat): Answer => [seat, 'join', false])
			]
		)
	);

	test('a vote before all are opened', LONG, () =>
		pair(
			[],
			{ seats: 4, todo: [{ step: 'castVote', on: cira, caller: ana, why: 'action' }] },
			[{}, {}],
			[
				[
					[ana, 'vote', 'weak'],
					[ana, 'vote', 'strong']
				],
				[
					[boris, 'vote', 'none'],
					[boris, 'vote', 'weak']
				],
				[cira, 'vote', 'strong']
			]
		)
	);

	test(
		'the order of decks and piles, a deck laid anew, where the generator stands: nobody',
		LONG,
		() => {
			const reversed = state(({ secret }) => {
				for (const pile of [secret.tasks, secret.events, secret.stationBag, secret.fatigueBag])
					pile.reverse();
			});
			return pair(
				[],
				{ todo: [{ step: 'beginFinal' }, ...oneAction(ana)] },
				[state(() => undefined), reversed],
				[[ana, 'pass']]
			);
		}
	);

	test('what is open does tell the worlds apart', LONG, async () => {
		const told = pair(
			[],
			{ todo: oneAction(ana) },
			[state((G) => (G.shields = 3)), state((G) => (G.shields = 4))],
			[[ana, 'pass']]
		);
		await expect(told).rejects.toThrow(/seat-0 at first sight/);
	});
});
