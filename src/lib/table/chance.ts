import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Plugin } from 'boardgame.io';

/** Where all luck of a match comes from. */
export interface Chance {
	/** A fair die: 1 to `sides`. */
	die(sides: number): number;
	/** A shuffled copy. */
	shuffle<T>(list: readonly T[]): T[];
	/** One element of a list that is not empty. */
	pick<T>(list: readonly T[]): T;
}

/** Position in a stream; plain JSON, so that it is saved and replayed with the match. */
interface Position {
	seed: string;
	/** 32-bit words drawn so far. */
	drawn: number;
}

const WORDS_PER_BLOCK = 8;
const RANGE = 2 ** 32;

/**
 * A stream of 32-bit words: SHA-256 over seed and block number. What has come out of it does not
 * tell what comes next, unlike with a statistical generator.
 */
function stream(at: Position): Chance & { at: Position } {
	let block: DataView | undefined;
	let blockNumber = -1;
	const word = () => {
		const wanted = Math.floor(at.drawn / WORDS_PER_BLOCK);
		if (!block || wanted !== blockNumber) {
			block = new DataView(sha256(utf8ToBytes(`${at.seed}:${wanted}`)).buffer);
			blockNumber = wanted;
		}
		return block.getUint32((at.drawn++ % WORDS_PER_BLOCK) * 4);
	};
	/** 0 to n - 1, each equally likely: words of the uneven rest are drawn again. */
	const below = (n: number) => {
		const fair = RANGE - (RANGE % n);
		let drawn = word();
		while (drawn >= fair) drawn = word();
		return drawn % n;
	};
	return {
		at,
		die: (sides) => below(sides) + 1,
		pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
		shuffle: <T>(list: readonly T[]) => {
			const shuffled = [...list];
			for (let last = shuffled.length - 1; last > 0; last--) {
				const other = below(last + 1);
				[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
			}
			return shuffled;
		}
	};
}

/** A stream of its own, for bots and tools. */
export const chanceFrom = (seed: string): Chance => stream({ seed, drawn: 0 });

/** Gives every move and hook `chance`; its position lives beside the state and no seat ever sees it. */
export const chancePlugin: Plugin<Chance & { at: Position }, Position> = {
	name: 'chance',
	setup: ({ game }) => ({ seed: String(game.seed), drawn: 0 }),
	api: ({ data }) => stream({ ...data }),
	flush: ({ api }) => ({ ...api.at }),
	playerView: () => null
};
