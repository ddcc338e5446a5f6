import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import type * as Games from '../../src/lib/games';
import type * as Variants from '../../src/lib/games/dark-moon/content/variants';
import type * as Steps from '../../src/lib/games/dark-moon/rules/steps';
import type { Replay } from '../../src/lib/replay/format';
import type * as Plays from '../../src/lib/replay/play';
import type * as Records from '../../src/lib/replay/record';
import type * as Files from '../../src/lib/saves/file';
import type { SavedMove, SavedTable } from '../../src/lib/saves/saves';
import type * as Matches from '../../src/lib/table/match';
import { withSources, type Load } from './sources';

/** A moment of a match in which `seat` is asked `name`; the other seats are bots. */
export interface Scene {
	/** The step that is asked, `waiting` when others are, `ended` after the match. */
	name: string;
	/** Room code under which a page that has loaded the scenes shows it. */
	code: string;
}

/** Scenes, and the file that brings them to a page. */
export interface Scenes {
	list: Scene[];
	file: string;
}

const GOLDEN = 'tests/replays/dark-moon';
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
/** Matches of bots that are searched for what the golden ones never ask, and where it was found last. */
const SEARCHED = [67, 90, ...Array(200).keys()];
const NAMES = ['Ana', 'Boris', 'Čedo', 'Даша', 'Eva', 'Filip', 'Галя'];

/** Every question of Dark Moon, one that waits, and an end: each the first time it comes. */
export const darkMoonScenes = (): Promise<Scenes> => withSources(collect);

/** A table as a device keeps it, where somebody sits among bots. */
export const tableOf = (
	deal: Pick<Replay, 'game' | 'rules' | 'seed' | 'options'> & { seats: readonly unknown[] },
	code: string,
	seat: string,
	over = false
): SavedTable => ({
	format: 1,
	code,
	role: 'alone',
	game: deal.game,
	rules: deal.rules,
	peerToken: '0'.repeat(32),
	ownToken: '1'.repeat(32),
	epoch: 1,
	seats: deal.seats.map((_, i) => ({
		kind: String(i) === seat ? 'person' : 'bot',
		name: NAMES[i]!,
		token: String(i) === seat ? '1'.repeat(32) : null
	})),
	barred: [],
	options: deal.options,
	seed: deal.seed,
	over,
	at: 0
});

async function collect(load: Load): Promise<Scenes> {
	const { GAMES } = await load<typeof Games>('/src/lib/games/index.ts');
	const { STEPS } = await load<typeof Steps>('/src/lib/games/dark-moon/rules/steps/index.ts');
	const { play } = await load<typeof Plays>('/src/lib/replay/play.ts');
	const { act, viewOf } = await load<typeof Matches>('/src/lib/table/match.ts');
	const { playOut } = await load<typeof Records>('/src/lib/replay/record.ts');
	const { writeFile } = await load<typeof Files>('/src/lib/saves/file.ts');
	const { VARIANTS } = await load<typeof Variants>('/src/lib/games/dark-moon/content/variants.ts');
	const game = await GAMES['dark-moon']!();
	const variants = Object.keys(VARIANTS);
	const wanted = Object.entries(STEPS).flatMap(([name, step]) => ('options' in step ? [name] : []));
	wanted.push('waiting', 'ended');
	const found = new Map<string, { table: SavedTable; moves: SavedMove[] }>();

	const search = (replay: Replay) => {
		const match = play(game, replay, 0);
		for (let n = 0; n <= replay.moves.length && found.size < wanted.length; n++) {
			const { asked, over } = viewOf(match, null);
			const keep = (name: string, seat: string) => {
				if (wanted.includes(name) && !found.has(name)) found.set(name, moment(replay, n, seat));
			};
			if (over) keep('ended', '0');
			// Early in a match the board is bare: who waits is shown later on.
			else if (n > 150 && !('0' in asked)) keep('waiting', '0');
			for (const [seat, name] of Object.entries(asked)) keep(name, seat);
			const next = replay.moves[n];
			if (next) act(match, next[0] as string, next[1] as string, next.slice(2));
		}
	};

	const moment = (replay: Replay, n: number, seat: string) => {
		const page = Math.floor(found.size / LETTERS.length);
		const code = `SCEN${2 + page}${LETTERS[found.size % LETTERS.length]}`;
		const table = tableOf(replay, code, seat, n === replay.moves.length);
		const moves = replay.moves.slice(0, n).map(([by, move, ...args], i) => ({
			seat: by as string,
			move: move as string,
			args,
			id: `m${i}`
		}));
		return { table, moves };
	};

	for (const file of readdirSync(GOLDEN))
		search(JSON.parse(readFileSync(`${GOLDEN}/${file}`, 'utf8')) as Replay);
	for (const i of SEARCHED) {
		if (found.size === wanted.length) break;
		const options = { variants: [variants[i % variants.length]] };
		const deal = { seats: 5 + (i % 3), seed: `scene/${i}`, options };
		const { moves } = playOut(game, deal, () => game.bots.random);
		const seats = NAMES.slice(0, deal.seats);
		search({ format: 1, game: game.id, rules: game.rules, ...deal, seats, moves, checks: {} });
	}
	const missing = wanted.filter((name) => !found.has(name));
	if (missing.length > 0) throw new Error(`no match asks ${missing.join(', ')}`);
	const content = { tables: [...found.values()], held: [], finished: [], settings: null };
	return {
		list: wanted.map((name) => ({ name, code: found.get(name)!.table.code })),
		file: writeFile(content, '0.0.0', new Date(0))
	};
}

/** Brings the scenes to the device of a page, which shows the settings afterwards. */
export async function bring(
	page: Page,
	{ file }: Pick<Scenes, 'file'>,
	root: string
): Promise<void> {
	await page.goto(new URL('settings/', root).href);
	await page.locator('fieldset:enabled').first().waitFor();
	await page.locator('input[type="file"]').setInputFiles({
		name: 'scenes.json',
		mimeType: 'application/json',
		buffer: Buffer.from(file)
	});
	await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
}

/** Goes to a scene that has been brought, and waits until it is drawn. */
export async function show(page: Page, { name, code }: Scene, root: string): Promise<void> {
	await page.goto(new URL(`table/#${code}`, root).href);
	const match = page.locator('.match', { hasText: code });
	await match.waitFor();
	// The whole match is played again before its end can be told.
	if (name === 'ended') await match.locator('.stepper').first().waitFor();
}
