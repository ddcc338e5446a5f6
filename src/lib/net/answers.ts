import type { Reason } from './protocol';

/** What something said got: counted as number `n`, or refused. */
export type Answer = { ok: true; n: number } | { ok: false; why: Reason };

/** Answers kept for each speaker, so that what is repeated gets the one it had. */
const MOST_ANSWERS = 64;

/** Remembers what was answered to whom. */
export class Answers {
	private readonly given = new Map<string, Map<string, Answer>>();

	/** The answer that this speaker already had to what bears this id. */
	of(speaker: string, id: string): Answer | undefined {
		return this.given.get(speaker)?.get(id);
	}

	remember(speaker: string, id: string, answer: Answer): Answer {
		const answers = this.given.get(speaker) ?? new Map<string, Answer>();
		this.given.set(speaker, answers.set(id, answer));
		const oldest = answers.keys().next();
		if (answers.size > MOST_ANSWERS && !oldest.done) answers.delete(oldest.value);
		return answer;
	}
}
