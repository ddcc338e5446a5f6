import type { Dice } from '../rules/state';
import type { Taste } from './sight';

/** A Strong die before a Weak one, the blue one before both, and one of each to vote with. */
function handWorth({ strong, weak, commander }: Dice): number {
	const votes = (strong > 0 ? 0.5 : 0) + (weak > 0 ? 0.5 : 0);
	return 1.2 * strong + weak + 1.4 * commander + votes;
}

function changed(dice: Dice, args: unknown[], sign: 1 | -1): Dice {
	const [strong = 0, weak = 0, commander = 0] = args as number[];
	return {
		strong: dice.strong + sign * strong,
		weak: dice.weak + sign * weak,
		commander: dice.commander + sign * commander
	};
}

/** As many as there are, the better ones first. */
export const retrieve: Taste<'retrieve'> = ({ dice }, { args }) =>
	handWorth(changed(dice, args, 1));

/** The worse ones go. */
export const discardExcess: Taste<'discardExcess'> = ({ dice }, { args }) =>
	handWorth(changed(dice, args, -1));

/** Every die has two good faces: as many as allowed, the weaker ones, for one of them is gone. */
export const gather: Taste<'gather'> = (_sight, { args }) => {
	const [strong = 0, weak = 0, commander = 0] = args as number[];
	return 10 * (strong + weak + commander) - strong - 2 * commander;
};

/** A free die whenever there is room; the payment last, when there is most to pay from. */
export const afterRepair: Taste<'afterRepair'> = ({ dice }, { move, args }) => {
	if (move === 'declineFree') return 0;
	if (move === 'pay') return 0.1 * handWorth(changed(dice, args, -1)) - 5;
	return args[0] === 'commander' ? 3 : args[0] === 'strong' ? 2 : 1;
};
