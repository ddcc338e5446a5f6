import type { Component } from 'svelte';
import type { Asking } from '../../rules/todo';
import Act from './Act.svelte';
import AfterRepair from './AfterRepair.svelte';
import Briefing from './Briefing.svelte';
import CastVote from './CastVote.svelte';
import ChooseTask from './ChooseTask.svelte';
import HiddenOptions from './HiddenOptions.svelte';
import HiddenTokens from './HiddenTokens.svelte';
import Interfere from './Interfere.svelte';
import Options from './Options.svelte';
import OwnDice from './OwnDice.svelte';
import PickFinal from './PickFinal.svelte';
import SelectEvent from './SelectEvent.svelte';
import Submit from './Submit.svelte';
import TakeDice from './TakeDice.svelte';

/** The panel of every step that asks. */
export const panels = {
	pickFinal: PickFinal,
	readStatus: Briefing,
	selectEvent: SelectEvent,
	retrieve: TakeDice,
	act: Act,
	chooseTask: ChooseTask,
	gather: OwnDice,
	submit: Submit,
	removeToken: Options,
	afterRepair: AfterRepair,
	castVote: CastVote,
	breakTie: Options,
	obey: Options,
	placeOne: HiddenTokens,
	infectedAct: Options,
	payDie: HiddenOptions,
	interfere: Interfere,
	chooseKind: Options,
	join: Options,
	pickSeat: Options,
	answer: Options,
	chooseDamage: Options,
	decideQuarantine: Options,
	resupply: Options,
	discardExcess: OwnDice
} satisfies Record<Asking, Component>;
