import type { LessonWords } from '../lesson';

/** The lessons in English. */
export default {
	title: 'How to play',
	lead: 'Three short watches with a crew that knows its part. Ten minutes, and no rulebook.',
	crew: ['Nora', 'Ivo', 'Mila'],
	guide: 'Guide',
	step: (p) => `${p.n} of ${p.of}`,
	next: 'Go on',
	nextChapter: 'Next chapter',
	finish: 'Finish',
	leave: 'Leave the lesson',
	begin: 'Begin',
	resume: 'Go on where you were',
	again: 'Play again',
	done: 'Done',
	ready: 'That is all you need. The rest you learn by being lied to.',
	play: 'Now host a game',
	chapters: {
		first: {
			title: 'Your first watch',
			line: 'Dice, an action, a Task. You are on the right side.',
			beats: {
				status: {
					say: ({ board, me }) =>
						`Welcome aboard, tonight you are ${me}. Tap “${board.look.status}”: you have ten seconds, and nobody else sees it. You are Uninfected: keep this station alive.`
				},
				gauges: {
					say: () =>
						'Three things can kill us: Shields, Outpost, Life Support. With a sixth token on any of them the Infected have won.'
				},
				commander: {
					say: () =>
						'Mila wears the star: the Commander. The Commander looks at two Events and opens one of them.'
				},
				cameras: {
					say: () =>
						'This is our way out. Every Task that succeeds puts a cube on the open camera. Fill three Events, then the Final Event on camera 4, and we live.'
				},
				screen: {
					say: ({ hold }) =>
						`Down here is your screen, for your eyes only. Keep “${hold}” pressed, look around, and let go.`
				},
				dice: {
					say: () =>
						'Two Strong dice reach +4, two Weak ones +3. Four of the six sides are bad on all of them. Bad luck is normal here. It is also the best excuse.'
				},
				fill: {
					say: () =>
						'Your watch. First you fill up to four dice. You have four already, so take none.'
				},
				act: {
					say: ({ board }) =>
						`One action a watch, or none. There are two tokens on the Shields: choose “${board.actions.repair.name}”, then the Shields.`,
					why: 'In a match all of these are yours to choose. Today we repair the Shields.'
				},
				gather: {
					say: () => 'Choose three of your dice and roll them.',
					why: 'Take three: every die is one more chance.'
				},
				send: {
					say: () =>
						'Only you see this roll. Send one die: a plus mends the Shields. The others slide back unseen.'
				},
				mended: {
					say: ({ mended }) =>
						mended
							? 'It holds: one Shield token less. The crew saw the die you sent. Nobody saw the two you kept.'
							: 'That did not hold. The crew saw the die you sent, and nobody knows whether you had a better one. Remember that.'
				},
				task: {
					say: () =>
						'Now two Tasks, again for you alone. Play one; the other disappears, and nobody will know if it was the easier one.'
				},
				join: {
					say: () =>
						'A malfunction. In turn everybody says In or Out. Out takes two dice and stays away. Say In.',
					why: 'Out is a good choice when dice are short. This time roll with us.'
				},
				others: { say: () => 'Now the others say it, clockwise.' },
				roll: {
					say: ({ difficulty }) =>
						`All your dice roll. Send at least one; together we need ${difficulty}. You may stop, or roll the rest again and send more.`
				},
				lie: {
					say: ({ kept }) =>
						kept === null
							? 'Nora looks at you: “Is that all?” It was your best. What do you tell her?'
							: `Nora looks at you: “Is that all?” You kept a ${kept} back. What do you tell her?`,
					replies: [
						[
							'“I had nothing better.”',
							'Perhaps true, perhaps not: a roll may never be shown. Talk is free on this station, and so is lying.'
						],
						[
							'“I have something better. I am saving it.”',
							'It sounds suspicious and may well be honest. A roll may never be shown, so a word is all they get, and words may be lies.'
						],
						[
							'Say nothing',
							'That is an answer too. A roll may never be shown; the crew judges by your dice and your face.'
						]
					]
				},
				result: { say: () => 'Watch the marker: every die that is sent moves it.' },
				bonus: {
					say: () =>
						'Enough! This Task also lets you take off one token. The choice is yours, before the whole crew.'
				},
				after: {
					say: ({ done }) =>
						done
							? 'The Task is done: a cube on the open camera, one step nearer to home.'
							: 'Not enough. What that costs stands on the card: new tokens, and one step nearer to the end.'
				},
				close: {
					say: () =>
						'That was a whole watch: dice, an action, a Task. Then it is the next one’s turn. The rule of any step is one tap away, beside the question.'
				}
			}
		},
		vote: {
			title: 'Who is to blame?',
			line: 'A Task fails, and the crew votes about somebody.',
			beats: {
				evening: {
					say: ({ me }) =>
						`Another evening, and you are ${me}. You are Uninfected; one of the other three is not. Mila has the first watch.`
				},
				plays: {
					say: () => 'Mila has drawn two Tasks and chooses one.'
				},
				task: {
					say: ({ difficulty }) =>
						`Together we need ${difficulty}. Below the scale stands what success brings and what failure costs.`
				},
				join: {
					say: () => 'She is In. Now you: say In.',
					why: 'She needs your dice: say In.'
				},
				unlucky: {
					say: () =>
						'When all have answered, one after the other rolls behind the screen and sends. Mila goes first: watch her plate.'
				},
				doubt: {
					say: () =>
						'One die, a −1. Mila swears that she had nothing better. That may be true. Or she is the one.'
				},
				roll: {
					say: () => 'Your roll. Send whatever you like, the rest stays your secret.',
					why: 'Once is enough for now: send, and do not roll again.'
				},
				rest: {
					say: () => 'Now Nora, then Ivo.'
				},
				failed: {
					say: () =>
						'It failed, and damage is drawn. Every token takes something away from us. Tap a gauge at any time and it explains itself.'
				},
				suspicion: {
					say: () =>
						'The Task was suspicious, so this cube has moved too. When it stands on the last space, somebody must be put to the vote.'
				},
				fill: {
					say: () => 'Your watch. Take what the pool gives.'
				},
				call: {
					say: ({ board }) =>
						`Who was it? Let the crew decide: “${board.actions.callVote.name}”, then Mila.`,
					why: 'Next time you name whom you like. Today we vote on the one who sent a −1.'
				},
				ballot: {
					say: () =>
						'Everybody votes in secret. A Strong die says clean, a Weak die says infected, an empty hand says nothing. What do you believe?'
				},
				opened: {
					say: () => 'A tie. Then it is the Commander’s to decide.'
				},
				locked: {
					say: () =>
						'The hands are open, and Mila is in quarantine: two dice fewer, no repairs, no Tasks. She still votes, rolls with us, and may call the next vote.'
				},
				truth: {
					say: () =>
						'Now what you would learn only at the end. Every die Mila rolled was bad: she told the truth. Nora sent a −1 as well, with a +4 in her hand. She is the Infected, and her vote was against Mila.'
				},
				moral: {
					say: () =>
						'One bad die proves nothing. Watch for habits: who is unlucky every time, whose Tasks are always the hard ones. The journal forgets nothing.'
				}
			}
		},
		infected: {
			title: 'On the other side',
			line: 'Tonight you are Infected. Nobody must notice, until it is too late.',
			beats: {
				later: {
					say: ({ me }) =>
						`A late watch on a tired station. You are ${me}. Look at the gauges: it will not take much.`
				},
				look: {
					say: ({ hold }) =>
						`Look behind your screen: keep “${hold}” pressed. Tonight something is different.`
				},
				infected: {
					say: () =>
						'You are Infected, one against three. You win when a sixth token falls, on any gauge. Until then look like everybody else.'
				},
				plays: {
					say: () => 'Nora draws two Tasks and plays one.'
				},
				join: {
					say: () => 'Say In. Whoever never helps is soon locked in.',
					why: 'Out would be allowed. From the inside you do more harm: say In.'
				},
				wait: { say: () => 'Patience: your roll is coming.' },
				keep: {
					say: () =>
						'One good die, three bad ones. Keep the +2 and send a −1: a little bad luck looks better than a −2.',
					why: 'One roll will do: send, and do not roll again.'
				},
				alibi: {
					say: ({ kept }) =>
						kept === null
							? 'You sent your best? A good cover, sometimes worth its price. Mila nods: “And the others?”'
							: `Mila frowns: “Nothing better than that?” You have a ${kept} behind your screen.`,
					replies: [
						[
							'“These dice hate me.”',
							'They all know such rolls. Whoever wants to believe you can, and nobody can prove anything.'
						],
						[
							'“Look who is talking!”',
							'Suspicion can be turned around. Do it rarely: people count.'
						]
					]
				},
				damage: {
					say: () =>
						'Failed. And there is an honest explanation for every die on the table, yours included.'
				},
				order: {
					say: () => 'Ivo has the watch. Instead of acting he may give somebody an order.'
				},
				obey: {
					say: () => 'He trusts you: two dice, or two actions. This is your moment: choose “Act”.',
					why: 'Dice would be the humble answer. We have other plans: two actions.'
				},
				reveal: {
					say: ({ board }) =>
						`Everybody has this button. Only yours does anything: “${board.actions.reveal.name}”, then “${board.revealNow}”.`,
					why: 'The mask first: reveal yourself.'
				},
				power: {
					say: () =>
						'Your Infection Power strikes at once: you have drawn two Fatigue tokens. Choose the one to place; the other goes back.'
				},
				bare: {
					say: () => 'From now on you hold two dice at most. The others go to the pool.'
				},
				sabotage: {
					say: ({ cards }) =>
						`One action of the order is left, and now you have new ones. Choose “${cards.infectedActions.sabotage.name}”: whoever repairs there loses two more dice.`,
					why: 'All of these are yours from now on, one each turn. Today: sabotage.'
				},
				openly: {
					say: () =>
						'Play in the open now. In: roll and send the worst you have. Out: take dice and watch. One more failure may be enough.'
				},
				won: {
					say: () => 'A sixth token. The station is lost and you have won. Every Status lies open.'
				},
				story: {
					say: () =>
						'After every match you find the truth here: what was kept back, roll by roll. And somebody at the table says: “I knew it!”'
				}
			}
		}
	}
} satisfies LessonWords;
