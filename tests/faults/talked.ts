import type { HostFrame, TalkLine } from '$lib/net/protocol';
import type { Disk } from './disk';
import type { Listener, Violation } from './laws';

const textOf = ({ said }: TalkLine) => ('text' in said ? said.text : said.phrase);

/**
 * Watches what people say to each other, every line of which is another: what was acknowledged is
 * not lost while the host lives, nor afterwards if it was safe; nothing is told twice, or as somebody
 * else's.
 */
export class Talked {
	/** Ids of lines on their way -> who says what. */
	private readonly spoken = new Map<string, { by: string; text: string }>();
	/** Lines of this life of the host, by text. */
	private told = new Map<string, number>();
	private life = 0;
	/** Acknowledged lines that may not be missing. */
	private readonly owed = new Map<string, { n: number; life: number; safe: boolean }>();
	/** Lines that their speakers know to be refused. */
	private readonly refused = new Set<string>();

	constructor(
		private readonly broken: (law: Violation['law'], what: string) => void,
		private readonly disk: Disk
	) {}

	/** A host opens the table. */
	begins() {
		this.life += 1;
		this.told = new Map();
	}

	/** A device sends a line, for the first time or again. */
	spoke(by: Listener, id: string, text: string) {
		this.spoken.set(id, { by: by.name, text });
	}

	/** The host answers; `false` when that is about something else. */
	answered(frame: HostFrame & { t: 'ack' }): boolean {
		const line = this.spoken.get(frame.id);
		if (!line) return false;
		if (!frame.ok) return true;
		const safe = this.disk.table?.talk?.some(({ id }) => id === frame.id) ?? false;
		this.owed.set(line.text, { n: frame.n, life: this.life, safe });
		return true;
	}

	/** A device hears an answer; `false` when that is about something else. */
	heard(frame: HostFrame & { t: 'ack' }): boolean {
		const line = this.spoken.get(frame.id);
		if (line && !frame.ok) this.refused.add(line.text);
		return line !== undefined;
	}

	/** The host tells lines. */
	sent({ lines }: HostFrame & { t: 'talk' }) {
		for (const line of lines) {
			const text = textOf(line);
			const before = this.told.get(text) ?? line.n;
			if (before !== line.n) this.broken('S3', `"${text}" is told as ${before} and as ${line.n}`);
			this.told.set(text, line.n);
			if (![...this.spoken.values()].some((one) => one.text === text && one.by === line.name))
				this.broken('S1', `"${text}" is told as said by ${line.name}`);
		}
	}

	/** Once everything is at rest: what somebody has on the screen. */
	settled(whose: string, talk: TalkLine[]) {
		const texts = talk.map(textOf);
		const oldest = talk[0]?.n ?? 0;
		if (new Set(texts).size !== texts.length) this.broken('S3', `${whose} reads a line twice`);
		for (const text of texts)
			if (this.refused.has(text)) this.broken('S3', `"${text}" was refused, and ${whose} reads it`);
		for (const [text, { n, life, safe }] of this.owed)
			if ((safe || life === this.life) && n >= oldest && !texts.includes(text))
				this.broken('S3', `"${text}" was acknowledged, and ${whose} does not read it`);
	}
}
